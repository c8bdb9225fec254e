import { units } from "../../../language/mod.ts";
import type { FoodCandidate } from "../candidates/food-names.ts";
import groupData from "../data/food-groups.json" with { type: "json" };
import portionWords from "../data/portion-words.json" with { type: "json" };
import type { Measure } from "../text/measures.ts";
import { type PortionRow, type PortionWish, readPortionRow, scoreRow } from "./portion-rows.ts";

/** Grams of an item and how sure the way to them is: 1 for a mass or a fitting row, down to 0 for a default. */
export type ResolvedGrams = {
  readonly grams: number;
  readonly confidence: number;
};

/** The words of the text that help to pick a portion row. */
export type PortionWords = {
  readonly terms: ReadonlySet<string>;
  readonly heads: ReadonlySet<string>;
};

/** What is known of a food beside the measure: its rows, the words of the text, its usual portion. */
type Known = {
  readonly rows: readonly PortionRow[];
  readonly words: PortionWords;
  readonly defaultGrams: number;
};

const groups = new Map(Object.entries(groupData.groups));

/** Food groups of drinks. */
export const drinkGroups = new Set(groupData.drinkGroups);

const vesselMl = new Map(Object.entries(units.vesselMl));

const headVesselMl = new Map(
  Object.entries(units.headVesselMl).map(([head, sizes]) => [head, new Map(Object.entries(sizes))]),
);

const sizeFactors = new Map(Object.entries(portionWords.sizeFactors));
const plainWords = new Set(portionWords.plainVolume);
const pieceGrams = new Map(Object.entries(units.pieceGrams));
const defaultUnits = new Set(units.defaults);
const eatenByPiece = new Set(groupData.eatenByPiece);
const sizeRanks = new Set(Object.keys(portionWords.sizeRanks));
const wholeServings = new Set(portionWords.wholeServings);
const noWords: ReadonlySet<string> = new Set();
const fluidOunceMl = 29.574;

/** Grams of a volume of a food, by its own rows or else its group. */
function resolveVolume(food: FoodCandidate, millilitres: number, known: Known): ResolvedGrams {
  const density = densityOf(known, millilitres);
  if (density !== null) return { grams: density * millilitres, confidence: 1 };
  const fallback = drinkGroups.has(food.foodGroup)
    ? 1.02
    : (groups.get(food.foodGroup)?.density ?? groupData.default.density);
  return { grams: fallback * millilitres, confidence: 0.2 };
}

/** Grams per millilitre from the food's own rows: the row nearest in size, plain before qualified. */
function densityOf({ rows, words }: Known, millilitres: number): number | null {
  let best: { density: number; score: number } | null = null;
  for (const row of rows) {
    if (row.millilitres === null || row.gramsEach <= 0) continue;
    const unsaid = [...row.words, ...row.details].filter(
      (word) => !plainWords.has(word) && !words.terms.has(word),
    );
    const said = [...row.words].filter((word) => words.terms.has(word) && !plainWords.has(word));
    const distance = Math.abs(Math.log(row.millilitres / millilitres));
    const score = said.length - 0.3 * unsaid.length - 0.25 * distance - (row.isIndirect ? 3 : 0);
    if (best === null || score > best.score + 1e-9)
      best = { density: row.gramsEach / row.millilitres, score };
  }
  return best?.density ?? null;
}

/** Millilitres of a glass or bowl, smaller where the text or the drink says so: a glass of wine is not one of water. */
function sizeVessel({ unit, sizes }: Measure, { words }: Known): number | null {
  const head = [...words.heads].find((word) => headVesselMl.has(word)) ?? "";
  const millilitres = headVesselMl.get(head)?.get(unit) ?? vesselMl.get(unit);
  return millilitres === undefined ? null : millilitres * (sizeFactors.get(sizes[0] ?? "") ?? 1);
}

/** Grams of a measure of a food: mass, the food's own rows, volume by its density, then defaults. */
export function resolveGrams(
  food: FoodCandidate,
  measure: Measure | null,
  words: PortionWords,
): ResolvedGrams {
  const defaultGrams =
    food.defaultPortionGrams ?? groups.get(food.foodGroup)?.portionGrams ?? groupData.default.portionGrams;
  const rows = food.portionLabels.map((label, index) => readPortionRow(label, food.portionGrams[index] ?? 0));
  if (measure === null) return { grams: servingGrams(food, rows) ?? defaultGrams, confidence: 0.5 };
  const one = resolveOne(food, measure, { rows, words, defaultGrams });
  return { grams: one.grams * measure.count, confidence: one.confidence };
}

/** One bar or container of a food that has no usual portion, or null. */
function servingGrams({ defaultPortionGrams }: FoodCandidate, rows: readonly PortionRow[]): number | null {
  if (defaultPortionGrams !== null) return defaultPortionGrams;
  const row = rows.find(
    ({ words, millilitres }) => millilitres === null && [...words].some((word) => wholeServings.has(word)),
  );
  return row?.gramsEach ?? null;
}

function resolveOne(food: FoodCandidate, measure: Measure, known: Known): ResolvedGrams {
  if (measure.grams !== null) return resolveMass(food, measure, measure.grams, known);
  if (measure.millilitres !== null)
    return resolveSizedCup(measure, known) ?? resolveVolume(food, measure.millilitres, known);
  if (isEatenByPiece(measure, known))
    return resolveOne(food, { ...measure, kind: "piece", unit: "piece" }, known);
  const wish: PortionWish = { measure, ...known.words, defaultGrams: food.defaultPortionGrams };
  if (isShareOfWhole(measure, known)) {
    const whole = known.rows.filter(({ words }) => !words.has("piece") && !words.has("slice"));
    return { grams: bestRow(whole, wish)?.row.gramsEach ?? known.defaultGrams, confidence: 0.5 };
  }
  if (measure.isShare) return { grams: wholeGrams(known, wish) ?? known.defaultGrams, confidence: 0.4 };
  if (isPlainDrink(food, measure)) return { grams: known.defaultGrams, confidence: 0.7 };
  const row = bestRow(known.rows, wish);
  if (row !== null && !(defaultUnits.has(measure.unit) && row.score < 4 && measure.sizes.length === 0)) {
    const grams = row.row.gramsEach * sizeFactor(measure, row.row.words);
    return { grams, confidence: row.score > 3.5 ? 1 : 0.7 };
  }
  return resolveLoose(measure, known);
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

/** "half a pizza" is a share of the whole. */
function isShareOfWhole({ unit, count, kind }: Measure, { words }: Known): boolean {
  return (
    unit === "" && count < 1 && kind === "count" && [...words.heads].some((head) => eatenByPiece.has(head))
  );
}

/** "a medium cup of ice cream": some foods have cups of their own. */
function resolveSizedCup(measure: Measure, { rows }: Known): ResolvedGrams | null {
  if (measure.unit !== "cup" || measure.sizes.length === 0) return null;
  const sizes = measure.sizes.flatMap((size) => size.split(" "));
  const row = rows.find(
    ({ words, millilitres }) =>
      millilitres === null && words.has("cup") && sizes.every((size) => words.has(size)),
  );
  return row === undefined ? null : { grams: row.gramsEach, confidence: 1 };
}

/** "a small banana" where the food has but one row: the customary share of it. */
function sizeFactor({ sizes, unit }: Measure, words: ReadonlySet<string>): number {
  const isSized = [...words].some((word) => sizeRanks.has(word) || sizes.includes(word));
  return isSized || unit !== "" ? 1 : (sizeFactors.get(sizes[0] ?? "") ?? 1);
}

function bestRow(rows: readonly PortionRow[], wish: PortionWish): { row: PortionRow; score: number } | null {
  let best: { row: PortionRow; score: number } | null = null;
  for (const row of rows) {
    const score = scoreRow(row, wish);
    if (score !== null && score > 0.3 && (best === null || score > best.score + 1e-9)) best = { row, score };
  }
  return best;
}

function wholeGrams(known: Known, wish: PortionWish): number | null {
  return (
    bestRow(known.rows, { ...wish, measure: { ...wish.measure, kind: "article", unit: "" } })?.row
      .gramsEach ?? null
  );
}

/** Ounces of a drink in a vessel are fluid ounces. */
function resolveMass(food: FoodCandidate, measure: Measure, grams: number, known: Known): ResolvedGrams {
  const isOunces = measure.unit === "oz" || measure.unit === "ounce";
  if (!isOunces || !drinkGroups.has(food.foodGroup)) return { grams, confidence: 1 };
  return resolveVolume(food, (grams / 28.349523) * fluidOunceMl, known);
}

function resolveLoose(measure: Measure, known: Known): ResolvedGrams {
  const vessel = sizeVessel(measure, known);
  if (vessel !== null) {
    const density = densityOf(known, vessel);
    if (density !== null) return { grams: density * vessel, confidence: 0.5 };
  }
  const own = pieceGrams.get(measure.unit);
  if (own !== undefined) return { grams: own, confidence: 0.3 };
  return {
    grams: known.defaultGrams * sizeFactor({ ...measure, unit: "" }, noWords),
    confidence: defaultUnits.has(measure.unit) || measure.kind === "article" ? 0.5 : 0.1,
  };
}
