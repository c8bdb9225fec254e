import type { FoodCandidate } from "../candidates/food-names.ts";
import groupData from "../data/food-groups.json" with { type: "json" };
import portionWords from "../data/portion-words.json" with { type: "json" };
import type { Measure } from "../text/measures.ts";
import type { PortionRow } from "./portion-rows.ts";
import { drinkGroups } from "./usual-grams.ts";

/** The rows of a food and its usual portion. */
type Portions = { readonly rows: readonly PortionRow[]; readonly defaultGrams: number };

const pieceGroups = new Set(groupData.pieceGroups);
/** If the pieces have no known weight, three or more are a portion. */
export const piecesOfPortion = 3;
const dishfuls = new Set(portionWords.dishfuls);
const sizeWords = new Set(portionWords.sizeWords);
const leastDishGrams = 100;
/** So many are pieces, however small a portion is. */
const manyPieces = 6;
const leastPieces = 2;
/** A piece of a dish is at most so many portions of it, and one whose size is stated at most twice as much. */
const largestPiece = 1.25;
const largestSized = 2;

/**
 * The rows that may be meant: nobody eats pieces that are each more than a portion ("2 small fried fish" are no two
 * whole fish, "1 piece of fried fish" is not one), a plate of a dish is none of its pieces ("adobo 2 pcs"), and a size
 * behind a dish is that of a portion and not of a small piece ("kottu small").
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
  const pieces = rows.filter(({ gramsEach }) => gramsEach <= largest * defaultGrams);
  return isOfPieces(measure) ? pieces.filter((row) => !isDishful(row)) : pieces;
}

/** "2 pieces", "4 of it": two of a dish may be two plates. */
function isOfPieces({ unit, count }: Measure): boolean {
  return unit !== "" || count >= piecesOfPortion;
}

/** Whether a row weighs a portion or a plate, of whatever size. */
export function isDishful({ words }: PortionRow): boolean {
  const units = [...words].filter((word) => !sizeWords.has(word) || dishfuls.has(word));
  return units.length > 0 && units.every((word) => dishfuls.has(word));
}

/** "4 fried chicken": several of a food that is not a drink and whose portion is not a piece. */
function isPieceOfDish(food: FoodCandidate, measure: Measure, portionGrams: number): boolean {
  return isCounted(food, measure, leastPieces) && portionGrams >= leastDishGrams;
}

/** What each of several pieces is of a portion where no row weighs one: they are a portion together. */
export function shareOfPiece(food: FoodCandidate, measure: Measure, portionGrams: number): number {
  const isPiece = isPieceOfDish(food, measure, portionGrams) || isCounted(food, measure, manyPieces);
  return isPiece ? 1 / Math.max(measure.count, piecesOfPortion) : 1;
}

function isCounted({ foodGroup }: FoodCandidate, { count, unit }: Measure, least: number): boolean {
  const isPortion = !drinkGroups.has(foodGroup) && !pieceGroups.has(foodGroup);
  return isPortion && count >= least && (unit === "" || unit === "piece" || unit === "slice");
}
