import type { FoodCandidate } from "../candidates/food-names.ts";
import groupData from "../data/food-groups.json" with { type: "json" };
import type { Measure } from "../text/measures.ts";
import type { PortionRow } from "./portion-rows.ts";
import { drinkGroups } from "./usual-grams.ts";

/** The rows of a food and its usual portion. */
type Portions = { readonly rows: readonly PortionRow[]; readonly defaultGrams: number };

const pieceGroups = new Set(groupData.pieceGroups);
/** If the pieces have no known weight, three or more are a portion. */
export const piecesOfPortion = 3;
const leastDishGrams = 100;
/** A piece of a dish is at most so many portions of it, and one whose size is stated at most twice as much. */
const largestPiece = 1.25;
const largestSized = 2;

/**
 * The rows that may be meant: nobody eats pieces that are each more than a portion ("2 small fried fish" are no two
 * whole fish, "1 piece of fried fish" is not one), and a size behind a dish is that of a portion and not of a small piece ("kottu small").
 */
export function rowsOfPiece(
  food: FoodCandidate,
  measure: Measure,
  { rows, defaultGrams }: Portions,
): readonly PortionRow[] {
  if (measure.isBareSize === true)
    return rows.filter(({ gramsEach }) => gramsEach * piecesOfPortion >= defaultGrams);
  if (measure.unit !== "piece" && !isPieceOfDish(food, measure, defaultGrams)) return rows;
  const largest = measure.sizes.length > 0 ? largestSized : largestPiece;
  return rows.filter(({ gramsEach }) => gramsEach <= largest * defaultGrams);
}

/** "4 fried chicken": several of a food that is not a drink and whose portion is not a piece. */
export function isPieceOfDish(
  { foodGroup }: FoodCandidate,
  { count, unit }: Measure,
  portionGrams: number,
): boolean {
  const isCounted = count >= 2 && (unit === "" || unit === "piece" || unit === "slice");
  const isPortion = !drinkGroups.has(foodGroup) && !pieceGroups.has(foodGroup);
  return isCounted && isPortion && portionGrams >= leastDishGrams;
}
