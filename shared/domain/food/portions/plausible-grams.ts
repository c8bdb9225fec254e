import type { FoodCandidate } from "../candidates/food-names.ts";
import groupData from "../data/food-groups.json" with { type: "json" };
import { type Measure, one } from "../text/measures.ts";
import { limitGrams } from "./largest-amounts.ts";
import { type ResolvedGrams, resolveGrams as resolveAny } from "./resolve-grams.ts";
import type { PortionRole } from "./role-grams.ts";
import { drinkGroups, findUsual, type PortionWords } from "./usual-grams.ts";

/** Grams of an item; `isAssumed` if the amount in the text was not used. */
export type PlausibleGrams = ResolvedGrams & { readonly isAssumed: boolean };

/** More of one food than anyone eats: the amount was misread or is a joke, and the usual portion is used. */
export const largestGrams = 100_000;

const pieceGroups = new Set(groupData.pieceGroups);
/** An amount above this, or of so many portions, is read another way unless the text gives a weight. */
const muchGrams = 1500;
const manyPortions = 10;
/** Nobody counts this many pieces. */
const leastBareGrams = 25;
/** Pieces of unknown weight are taken as smaller than portions if they exceed this together. */
const manyPieceGrams = 400;
const manyPiecePortions = 3;
const portionsOfPieces = 2;
const fewPieces = 2;
const leastUncounted = 100;
/** Three portions. */
const farFromPortion = Math.log(3);
/** Of larger pieces nobody counts so many. */
const largestSmallPiece = 25;
const mostKnown = 4;
/** More pieces of a portion each are no meal. */
const mostPieces = 12;
const alike = Math.log(1.3);
const onePiece: Measure = { ...one, kind: "count" };
const sure = 1;
const unsure = 0.1;

/**
 * Grams of a measure of a food. An amount that nobody eats is read another way: a bare number as grams ("salmon 140"),
 * pieces and vessels as portions. A mass or volume is used as stated.
 */
export function weighPlausibly(
  food: FoodCandidate,
  { measure, isPlural }: { readonly measure: Measure | null; readonly isPlural: boolean },
  words: PortionWords,
  role: PortionRole = "portion",
): PlausibleGrams {
  if (measure === null || (isPlural && isArticle(measure))) {
    const { grams, confidence } = resolveGrams(food, null, words, role);
    const some = isPlural ? weighSome(food, grams, words) : weighSingle(food, grams, words);
    return { grams: some, confidence, isAssumed: measure !== null };
  }
  const stated = resolveGrams(food, measure, words, role);
  if (isWeighed(measure) && stated.grams <= largestGrams) return { ...stated, isAssumed: false };
  const portion = resolveGrams(food, null, words, role).grams;
  const isDrink = drinkGroups.has(food.foodGroup);
  const isMuch = isTooMuch(stated.grams, { portion, isDrink }) && !areFewKnown(stated, measure);
  if (
    isBareCount(measure) &&
    (isMuch || stated.grams > manyPiecePortions * portion || isUncountable(food, measure, words, role))
  )
    return isEnergyOf(food, measure.count, portion)
      ? { grams: portion, confidence: unsure, isAssumed: true }
      : { grams: measure.count, confidence: unsure, isAssumed: false };
  if (stated.grams > largestGrams) return { grams: portion, confidence: unsure, isAssumed: true };
  if (isMuch && measure.unit !== "")
    return { grams: portion * likelyPortions(measure), confidence: unsure, isAssumed: true };
  if (isMuch && !isDrink && !isCountable(stated.grams, portion, measure))
    return { grams: countPortions(portion, measure), confidence: unsure, isAssumed: true };
  if (!isDrink && arePiecesTooMany(stated, portion, { food, measure }))
    return { grams: portionsOfPieces * portion, confidence: unsure, isAssumed: true };
  return { ...stated, isAssumed: false };
}

/** "beef curry 5 pcs": the pieces are of what is in a portion. */
function likelyPortions({ unit, count }: Measure): number {
  return unit === "piece" ? 1 : Math.min(count, manyPortions);
}

/** Grams of a measure, no more than anyone takes of the kind of food. */
function resolveGrams(
  food: FoodCandidate,
  measure: Measure | null,
  words: PortionWords,
  role: PortionRole = "portion",
): ResolvedGrams {
  const resolved = resolveAny(food, measure, words, role);
  return { ...resolved, grams: limitGrams(food, measure, resolved.grams) };
}

/** "some grapes" is not a count. */
function isArticle({ kind, unit, sizes }: Measure): boolean {
  return kind === "article" && unit === "" && sizes.length === 0;
}

/** "Eggs" are two where a portion of the food is a piece of it, and no other portion is known of the kind. */
function weighSome(food: FoodCandidate, portion: number, words: PortionWords): number {
  if (findUsual(food, words).always.has("portion")) return portion;
  const piece = resolveGrams(food, onePiece, words);
  const isPortion = piece.confidence >= sure && Math.abs(Math.log(portion / piece.grams)) < alike;
  return isPortion ? fewPieces * piece.grams : portion;
}

/** "Hash brown" is one, though a portion of them is more. */
function weighSingle(food: FoodCandidate, portion: number, words: PortionWords): number {
  const { always, otherwise } = findUsual(food, words);
  return always.get("single") ?? otherwise.get("single") ?? portion;
}

function isWeighed({ grams, millilitres }: Measure): boolean {
  return grams !== null || millilitres !== null;
}

function isTooMuch(
  grams: number,
  { portion, isDrink }: { readonly portion: number; readonly isDrink: boolean },
): boolean {
  return grams > manyPortions * portion || (!isDrink && grams > muchGrams);
}

/** "2 red peppers": a portion of the food is a slice of it, but the pieces that are counted have a known weight. */
function areFewKnown({ grams, confidence }: ResolvedGrams, { unit, count }: Measure): boolean {
  return confidence >= sure && unit === "" && count <= mostKnown && grams <= muchGrams;
}

function isBareCount({ unit, kind, count, sizes }: Measure): boolean {
  const isBare = kind === "count" && unit === "" && sizes.length === 0;
  return isBare && Number.isInteger(count) && count >= leastBareGrams;
}

/** A dozen apples may be eaten or bought; eight whole pizzas are slices. */
function isCountable(grams: number, portion: number, { count }: Measure): boolean {
  return count <= mostPieces && Math.log(grams / (count * portion)) < alike;
}

/** As many portions as are counted, or one where they would be too much as well. */
function countPortions(portion: number, { count }: Measure): number {
  const grams = portion * Math.max(1, count);
  return grams > muchGrams ? portion : grams;
}

/** "Cottage cheese 150", "chips 150": it is weighed, its pieces are too large for so many, or nobody counts them. */
function isUncountable(
  food: FoodCandidate,
  { count }: Measure,
  words: PortionWords,
  role: PortionRole,
): boolean {
  if (count >= leastUncounted) return true;
  const piece = resolveGrams(food, onePiece, words, role);
  return piece.confidence < sure || piece.grams > largestSmallPiece;
}

/** "Snickers (250)": the figure is the energy of a portion rather than its grams. */
function isEnergyOf({ macros }: FoodCandidate, figure: number, portion: number): boolean {
  if (macros == null || macros.energyKcal <= 0) return false;
  const fromEnergy = Math.abs(Math.log(figure / ((macros.energyKcal * portion) / 100)));
  const fromGrams = Math.abs(Math.log(figure / portion));
  return fromEnergy < alike && fromGrams > farFromPortion;
}

/** "10 pieces of salmon": no row of the food weighs them, and they are not fillets. */
function arePiecesTooMany(
  { grams, confidence }: ResolvedGrams,
  portion: number,
  { food, measure }: { readonly food: FoodCandidate; readonly measure: Measure },
): boolean {
  const { unit, sizes, count } = measure;
  const isUnknown = confidence < sure && sizes.length === 0 && !pieceGroups.has(food.foodGroup);
  const isCounted = (unit === "" || unit === "piece") && count > manyPiecePortions - 1;
  return isUnknown && isCounted && grams > manyPieceGrams && grams > manyPiecePortions * portion;
}
