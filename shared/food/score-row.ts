import type { Measure } from "./measure.ts";
import type { PortionRow } from "./portion-row.ts";

/** What the words of the text say about the portion: the measure and the terms of the food. */
export interface PortionWish {
  readonly measure: Measure;
  readonly terms: ReadonlySet<string>;
  readonly heads: ReadonlySet<string>;
  readonly defaultGrams: number | null;
}

const sizeWords = new Set([
  "small",
  "medium",
  "large",
  "extra",
  "miniature",
  "mini",
  "bite",
  "size",
  "regular",
  "thick",
  "thin",
  "very",
  "any",
  "nf",
  "ns",
  "as",
  "to",
  "or",
  "fun",
  "snack",
  "king",
  "jumbo",
  "individual",
  "personal",
  "single",
  "serving",
  "whole",
  "baby",
  "slider",
  "sized",
  "child",
  "senior",
  "footlong",
  "standard",
  "average",
  "nfs",
]);
const unspecified = new Set(["nf", "nfs", "any", "ns"]);
const middleRank = 2;
const sizeRanks: ReadonlyMap<string, number> = new Map([
  ["miniature", 0],
  ["mini", 0],
  ["slider", 0],
  ["small", 1],
  ["medium", middleRank],
  ["regular", middleRank],
  ["standard", middleRank],
  ["average", middleRank],
  ["large", 3],
  ["jumbo", 4],
]);
const unusual = new Set([
  "miniature",
  "mini",
  "bite",
  "fun",
  "king",
  "jumbo",
  "extra",
  "slider",
  "snack",
  "child",
  "cocktail",
  "sharing",
  "footlong",
  "theater",
  "guideline",
  "large",
  "small",
  "thick",
  "thin",
  "dollar",
]);
const partial = new Set(["half", "triangular", "section", "segment", "quarter", "surface"]);
const generic = new Set([
  "full",
  "circle",
  "item",
  "whole",
  "fruit",
  "piece",
  "unit",
  "each",
  "sandwich",
  "serving",
  "order",
  "individual",
  "packet",
]);
const vessels = new Set([
  "bag",
  "can",
  "bottle",
  "container",
  "package",
  "box",
  "pouch",
  "tub",
  "tube",
  "jar",
  "carton",
  "glass",
  "bar",
  "stick",
  "drink",
  "fillet",
  "meal",
  "roll",
  "patty",
  "link",
]);
const bulk = new Set([
  "cup",
  "oz",
  "ounce",
  "fl",
  "tablespoon",
  "tbsp",
  "teaspoon",
  "tsp",
  "inch",
  "cubic",
  "surface",
  "lb",
  "pint",
  "quart",
  "gallon",
  "slice",
  "gram",
  "g",
  "ml",
  "liter",
]);
const alike: ReadonlyMap<string, readonly string[]> = new Map([
  ["piece", ["slice", "item", "whole", "wedge", "section", "square", "unit"]],
  ["slice", ["piece", "wedge"]],
  ["package", ["packet", "pouch", "bag", "box", "container", "bar"]],
  ["packet", ["package", "pouch", "envelope"]],
  ["pouch", ["package", "packet", "bag", "box"]],
  ["container", ["tub", "cup", "carton", "package", "individual", "serving", "box"]],
  ["tub", ["container"]],
  ["tube", ["container", "package", "stick"]],
  ["carton", ["container", "box", "school"]],
  ["box", ["package", "pouch", "carton"]],
  ["bag", ["package", "pouch"]],
  ["can", ["bottle"]],
  ["bottle", ["container", "can"]],
  ["glass", ["drink"]],
  ["stick", ["piece", "bar"]],
  ["strip", ["slice", "piece"]],
  ["wedge", ["slice", "piece"]],
  ["bowl", ["container"]],
  ["cube", ["inch"]],
  ["chunk", ["piece", "slice"]],
  ["square", ["piece"]],
  ["serving", ["order", "drink"]],
  ["order", ["serving"]],
  ["scoop", ["ball"]],
]);

/** How well a portion row fits what the text said; null when it cannot be meant. */
export function scoreRow(row: PortionRow, wish: PortionWish): number | null {
  const { measure } = wish;
  if (row.millilitres !== null) return null;
  const unitScore = measure.unit === "" ? scoreCount(row, wish) : scoreUnit(row, measure);
  if (unitScore === null) return null;
  return unitScore + scoreSizes(row, measure.sizes) + scoreWords(row, wish);
}

function scoreUnit(row: PortionRow, measure: Measure): number | null {
  const { unit } = measure;
  if (measure.kilocalories !== null)
    return row.words.has("calorie") || row.words.has("calory") ? 6 : row.words.has(unit) ? 3 : null;
  if (row.words.has(unit)) return 5;
  const near = (alike.get(unit) ?? []).findIndex((word) => row.words.has(word));
  return near < 0 ? null : 3 - near * 0.1;
}

function scoreCount(row: PortionRow, { terms, heads }: PortionWish): number | null {
  const words = [...row.words];
  if (words.some((word) => heads.has(word))) return 4.5;
  if (words.every((word) => sizeWords.has(word))) return 4.2;
  if (words.some((word) => terms.has(word) && !bulk.has(word))) return 4;
  if (words.some((word) => bulk.has(word) || partial.has(word))) return null;
  if (words.some((word) => generic.has(word))) return 3.4;
  return words.some((word) => vessels.has(word)) ? 2 : 2.5;
}

function scoreSizes(row: PortionRow, sizes: readonly string[]): number {
  const wanted = sizes.flatMap((size) => size.split(" "));
  const wantedRanks = ranksOf(wanted);
  const rowRanks = ranksOf([...row.words]);
  let score = 0;
  for (const word of row.words) {
    if (sizeRanks.has(word)) continue;
    if (wanted.includes(word)) score += 2;
    else if (unspecified.has(word)) score += wanted.length === 0 ? 0.8 : 0.1;
    else if (unusual.has(word)) score -= wanted.length === 0 ? 0.8 : 1.5;
  }
  if (wantedRanks.length === 0)
    return score + (rowRanks.length === 0 ? 0 : rowRanks.includes(middleRank) ? 0.4 : -0.8);
  if (rowRanks.length === 0) return score;
  const distance = Math.min(...wantedRanks.flatMap((wish) => rowRanks.map((rank) => Math.abs(wish - rank))));
  return score + 2 - 1.5 * distance;
}

function ranksOf(words: readonly string[]): number[] {
  const isExtra = words.includes("extra");
  return words.flatMap((word) => {
    const rank = sizeRanks.get(word);
    return rank === undefined ? [] : [isExtra && word === "large" ? rank + 1 : rank];
  });
}

function scoreWords(row: PortionRow, { terms, defaultGrams, measure }: PortionWish): number {
  let score = row.isIndirect ? -2 : 0;
  for (const word of [...row.words, ...row.details]) {
    if (sizeWords.has(word) || word === measure.unit) continue;
    score += terms.has(word) ? 0.5 : -0.2;
  }
  if (defaultGrams !== null && Math.abs(row.gramsEach / defaultGrams - 1) < 0.01) score += 0.4;
  return score;
}
