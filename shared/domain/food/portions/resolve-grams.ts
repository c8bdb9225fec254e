import { units } from "../../../language/mod.ts";
import type { FoodCandidate } from "../candidates/food-names.ts";
import groupData from "../data/food-groups.json" with { type: "json" };
import portionWords from "../data/portion-words.json" with { type: "json" };
import type { Measure } from "../text/measures.ts";
import { densityOf } from "./density-of.ts";
import { isLiquid } from "./is-liquid.ts";
import { findBestRow, type PortionRow, type PortionWish, readPortionRows } from "./portion-rows.ts";
import { largestSide, type PortionRole, roleGrams, saysSide } from "./role-grams.ts";
import { isDishful, piecesOfPortion, rowsOfPiece, shareOfPiece } from "./rows-of-piece.ts";
import { servedMl, sizedCupGrams } from "./served-sizes.ts";
import { sizeFactor } from "./size-factor.ts";
import {
  drinkGroups,
  findUsual,
  groupPortions,
  kinPortion,
  mainPortion,
  type PortionWords,
  type UsualGrams,
  type UsualPortions,
} from "./usual-grams.ts";

/** Grams of an item and how sure they are: 1 for a mass or a fitting row, down to 0 for a default. */
export type ResolvedGrams = {
  readonly grams: number;
  readonly confidence: number;
};

/** What is known of a food beside the measure: its rows, the words of the text, its usual portion. */
type Known = {
  readonly rows: readonly PortionRow[];
  readonly words: PortionWords;
  readonly usual: UsualPortions;
  readonly defaultGrams: number;
};

const groups = new Map(Object.entries(groupData.groups));

const vesselMl = new Map(Object.entries(units.vesselMl));

const headVesselMl = new Map(
  Object.entries(units.headVesselMl).map(([head, sizes]) => [head, new Map(Object.entries(sizes))]),
);

const sizeFactors = new Map(Object.entries(portionWords.sizeFactors));
const pieceGrams = new Map(Object.entries(units.pieceGrams));
const defaultUnits = new Set(units.defaults);
const eatenByPiece = new Set(groupData.eatenByPiece);
const wholeServings = new Set(portionWords.wholeServings);
const noWords: ReadonlySet<string> = new Set();
const fluidOunceMl = 29.574;
const fittingScore = 3.4;

/** A package of more than three portions is not eaten at a time. */
const largestServing = 3;
/** Words for pieces that may name the food as well: "a salmon fillet". */
const pieceUnits = ["fillet", "slice", "stick", "skewer", "link"];
const plates = new Set(portionWords.plates);
const leastBowlDensity = 0.5;
const leastShareOfDish = 0.2;
/** "a few cheerios" are less than a bowl. */
const shareOfFew = 0.5;

/** Grams of a volume of a food, by its own rows or else its group. */
function resolveVolume(food: FoodCandidate, millilitres: number, known: Known): ResolvedGrams {
  const density = densityOf(known, millilitres);
  if (density !== null) return { grams: density * millilitres, confidence: 1 };
  const fallback =
    drinkGroups.has(food.foodGroup) || isLiquid(known.words)
      ? 1.02
      : (groups.get(food.foodGroup)?.density ?? groupData.default.density);
  return { grams: fallback * millilitres, confidence: 0.2 };
}

/** Millilitres of a glass or bowl, smaller where the text or the drink says so: a glass of wine is not one of water. */
function sizeVessel({ unit, sizes }: Measure, { words }: Known): number | null {
  const head = [...words.heads].find((word) => headVesselMl.has(word)) ?? "";
  const millilitres = headVesselMl.get(head)?.get(unit) ?? vesselMl.get(unit);
  return millilitres === undefined ? null : millilitres * (sizeFactors.get(sizes[0] ?? "") ?? 1);
}

/** Grams of a measure of a food: mass, what is usual, the food's own rows, volume by its density, then defaults. */
export function resolveGrams(
  food: FoodCandidate,
  measure: Measure | null,
  words: PortionWords,
  role: PortionRole = "portion",
): ResolvedGrams {
  const rows = food.portionLabels.flatMap((label, index) =>
    readPortionRows(label, food.portionGrams[index] ?? 0),
  );
  const usual = findUsual(food, words);
  const isSide = saysSide(measure, words);
  const most = isSide && !drinkGroups.has(food.foodGroup) ? largestSide : Number.POSITIVE_INFINITY;
  const portion = roleGrams(usual, isSide ? "side" : role) ?? Math.min(portionGrams(food, rows, usual), most);
  const isMain = role === "main" && !isSide && isPlateful(measure) && !usual.always.has("portion");
  const main = isMain ? (mainPortion(food) ?? 0) : 0;
  const defaultGrams = Math.max(portion, main);
  if (measure === null) return { grams: defaultGrams, confidence: 0.5 };
  const stated = gramsOfCalories(food, measure);
  if (stated !== null) return { grams: stated * measure.count, confidence: 1 };
  const one = resolveOne(food, measure, { rows, words, usual, defaultGrams });
  return { grams: one.grams * measure.count, confidence: one.confidence };
}

/** "A 100-calorie pack": the grams that hold so much energy. */
function gramsOfCalories({ macros }: FoodCandidate, { kilocalories }: Measure): number | null {
  const energy = macros?.energyKcal ?? 0;
  return kilocalories === null || energy <= 0 ? null : (100 * kilocalories) / energy;
}

function isPlateful(measure: Measure | null): boolean {
  return measure === null || plates.has(measure.unit);
}

/** What people eat of a food at a time: by its kind, its tables, foods of its kind, its group. */
function portionGrams(food: FoodCandidate, rows: readonly PortionRow[], usual: UsualPortions): number {
  const group = groupPortions.get(food.foodGroup) ?? groupData.default.portionGrams;
  return (
    usual.always.get("portion") ??
    food.defaultPortionGrams ??
    servingGrams(rows, group) ??
    usual.otherwise.get("portion") ??
    mediumPortion(rows) ??
    kinPortion(food) ??
    group
  );
}

function mediumPortion(rows: readonly PortionRow[]): number | null {
  const row = rows.find(({ words }) => words.size === 2 && words.has("medium") && words.has("portion"));
  return row?.gramsEach ?? null;
}

/** One bar or container of a food that has no usual portion, unless it is a package for many. */
function servingGrams(rows: readonly PortionRow[], groupGrams: number): number | null {
  const row = rows.find(
    ({ words, millilitres, gramsEach }) =>
      millilitres === null &&
      gramsEach <= largestServing * groupGrams &&
      [...words].some((word) => wholeServings.has(word)),
  );
  return row?.gramsEach ?? null;
}

/** One piece of the kind of a food, unless the food is served as far more: a kottu roti is no single roti. */
function pieceOfKind({ defaultPortionGrams }: FoodCandidate, measure: Measure, known: Known): number | null {
  const grams = usualOne(measure, known, known.usual.otherwise);
  const isOfOther =
    grams !== null && measure.unit === "" && leastShareOfDish * (defaultPortionGrams ?? 0) > grams;
  return isOfOther ? null : grams;
}

function resolveOne(food: FoodCandidate, measure: Measure, known: Known): ResolvedGrams {
  if (measure.grams !== null) return resolveMass(food, measure, measure.grams, known);
  const usual = usualOf(food, measure, known);
  if (usual !== null) return usual;
  if (measure.millilitres !== null) return resolvePoured(food, measure, measure.millilitres, known);
  if (isEatenByPiece(measure, known))
    return resolveOne(food, { ...measure, kind: "piece", unit: "piece" }, known);
  const wish: PortionWish = { measure, ...known.words, defaultGrams: food.defaultPortionGrams };
  if (isWholeOrShare(measure, known)) {
    const whole = known.rows.filter(({ words }) => isWhole(words, measure));
    const row = findBestRow(whole, wish);
    if (row !== null || (measure.count < 1 && measure.sizes.length === 0))
      return { grams: row?.row.gramsEach ?? known.defaultGrams, confidence: 0.5 };
  }
  if (measure.isShare) return { grams: wholeGrams(known, wish), confidence: 0.4 };
  if (isPlainDrink(food, measure)) return { grams: known.defaultGrams, confidence: 0.7 };
  const row = findBestRow(rowsOfPiece(food, measure, known), wish);
  const otherwise = pieceOfKind(food, measure, known);
  if (otherwise !== null && (row?.score ?? 0) < fittingScore) return { grams: otherwise, confidence: 0.7 };
  if (row !== null && !isOfDefault(measure, row.score)) {
    const grams = row.row.gramsEach * sizeFactor(measure, row.row);
    return { grams, confidence: row.score > 3.5 ? 1 : 0.7 };
  }
  return resolveCounted(food, measure, known) ?? resolveLoose(food, measure, known);
}

/** A serving is the food's default portion unless a row of the food fits it well. */
function isOfDefault({ unit, sizes }: Measure, rowScore: number): boolean {
  return defaultUnits.has(unit) && rowScore < 4 && sizes.length === 0;
}

/** "4 pcs falafel" are "4 falafel" where no row is of a piece. */
function resolveCounted(food: FoodCandidate, measure: Measure, known: Known): ResolvedGrams | null {
  if (measure.unit !== "piece") return null;
  const one: Measure = { ...measure, kind: "count", unit: "" };
  // What is eaten by the piece has been looked up as such.
  if (isEatenByPiece(one, known)) return null;
  const rows = measure.count > 1 ? known.rows.filter((row) => !isDishful(row)) : known.rows;
  const counted = resolveOne(food, one, { ...known, rows });
  return counted.confidence >= 0.7 ? counted : null;
}

/** A volume; "a medium cup of ice cream" may be the food's own. */
function resolvePoured(food: FoodCandidate, measure: Measure, ml: number, known: Known): ResolvedGrams {
  const cup = sizedCupGrams(measure, known.rows);
  return cup === null ? resolveVolume(food, ml, known) : { grams: cup, confidence: 1 };
}

/** What is always usual: as chains serve a drink of the size, or for the kind of food. */
function usualOf(food: FoodCandidate, measure: Measure, known: Known): ResolvedGrams | null {
  const served = servedMl(food, measure, known.rows);
  if (served !== null) return resolveVolume(food, served, known);
  const usual = usualOne(measure, known, known.usual.always);
  return usual === null ? null : { grams: usual, confidence: 1 };
}

/** Grams of one of a measure as usual for the kind of food; null if a row of the food has the stated size. */
function usualOne(measure: Measure, known: Known, grams: UsualGrams): number | null {
  const { rows, words, defaultGrams } = known;
  const { unit, sizes, kilocalories, count } = measure;
  const few = unit === "" && measure.isVague ? grams.get("few") : undefined;
  if (few !== undefined) return few / count;
  const sized = sizedGrams(measure, grams);
  if (sized !== null) return sized;
  const whole = unit === "" ? grams.get(count < 1 || sizes.includes("whole") ? "whole" : "each") : undefined;
  const named = pieceUnits.find((each) => words.heads.has(each) && grams.has(each)) ?? "piece";
  const usual = kilocalories === null ? (whole ?? grams.get(unit === "" ? named : unit)) : undefined;
  const isBit = measure.isBareSize === true && (usual ?? 0) * piecesOfPortion < defaultGrams;
  if (usual === undefined || isBit) return null;
  if (rows.some(({ words }) => sizes.some((size) => words.has(size)))) return null;
  return usual * (sizeFactors.get(sizes[0] ?? "") ?? 1);
}

/** What is served as "a large one", or sold as "a sharing bag". */
function sizedGrams({ unit, sizes: [size = ""] }: Measure, grams: UsualGrams): number | null {
  return grams.get(unit === "" || defaultUnits.has(unit) ? size : `${size} ${unit}`) ?? null;
}

/** "a coffee", "two beers": a drink without size or vessel is the usual one. */
function isPlainDrink(food: FoodCandidate, { unit, sizes }: Measure): boolean {
  return (
    unit === "" && sizes.length === 0 && drinkGroups.has(food.foodGroup) && food.defaultPortionGrams !== null
  );
}

// "a pepperoni pizza" is a portion of it; a size ("a large pizza") or "whole" makes it the whole.
function isEatenByPiece(measure: Measure, { rows, words }: Known): boolean {
  if (measure.unit !== "" || measure.sizes.length > 0 || measure.isShare || measure.count !== 1) return false;
  const isShared = [...words.heads].some((head) => eatenByPiece.has(head));
  return isShared && rows.some((row) => row.words.has("piece") || row.words.has("slice"));
}

/** "half a pizza" is a share of the whole, and "a whole pizza" and "a large pizza" are one. */
function isWholeOrShare({ unit, count, kind, sizes }: Measure, { words }: Known): boolean {
  const isWhole = (count < 1 && kind === "count") || sizes.length > 0;
  return unit === "" && isWhole && [...words.heads].some((head) => eatenByPiece.has(head));
}

/** Whether a row weighs a whole of the stated size. */
function isWhole(words: ReadonlySet<string>, { sizes }: Measure): boolean {
  const isPart = words.has("piece") || words.has("slice");
  return !isPart && sizes.every((size) => size === "whole" || words.has(size));
}

/** What a share is of: the whole, or the portion where a row weighs a part of that ("half of the fries"). */
function wholeGrams(known: Known, wish: PortionWish): number {
  const row = findBestRow(known.rows, {
    ...wish,
    measure: { ...wish.measure, kind: "article", unit: "" },
  })?.row;
  if (row === undefined || row.gramsEach * piecesOfPortion < known.defaultGrams) return known.defaultGrams;
  return row.gramsEach;
}

/** Ounces of a drink in a vessel are fluid ounces. */
function resolveMass(food: FoodCandidate, measure: Measure, grams: number, known: Known): ResolvedGrams {
  const isOunces = measure.unit === "oz" || measure.unit === "ounce";
  if (!isOunces || !drinkGroups.has(food.foodGroup)) return { grams, confidence: 1 };
  return resolveVolume(food, (grams / 28.349523) * fluidOunceMl, known);
}

function resolveLoose(food: FoodCandidate, measure: Measure, known: Known): ResolvedGrams {
  const vessel = sizeVessel(measure, known);
  if (vessel !== null) {
    const density = densityOf(known, vessel) ?? bowlDensity(food, known.words);
    if (density !== null) return { grams: density * vessel, confidence: 0.5 };
  }
  const named = pieceUnits.find((each) => measure.unit === "" && known.words.heads.has(each));
  const own = pieceGrams.get(named ?? measure.unit);
  if (own !== undefined) return { grams: own, confidence: 0.3 };
  if (measure.isVague === true && measure.unit === "")
    return { grams: (shareOfFew * known.defaultGrams) / measure.count, confidence: 0.1 };
  const share = shareOfPiece(food, measure, known.defaultGrams);
  return {
    grams:
      known.defaultGrams * share * sizeFactor(measure, { words: noWords, gramsEach: known.defaultGrams }),
    confidence: defaultUnits.has(measure.unit) || measure.kind === "article" ? 0.5 : 0.1,
  };
}

/** Grams per millilitre of what fills a bowl; null for leaves and flakes. */
function bowlDensity({ foodGroup }: FoodCandidate, words: PortionWords): number | null {
  const density = groups.get(foodGroup)?.density;
  if (drinkGroups.has(foodGroup) || isLiquid(words)) return Math.max(1, density ?? 1);
  return density === undefined || density < leastBowlDensity ? null : density;
}
