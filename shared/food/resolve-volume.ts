import type { FoodCandidate } from "./candidate.ts";
import groupData from "./data/food-groups.json" with { type: "json" };
import portionWords from "./data/portion-words.json" with { type: "json" };
import units from "./data/units.json" with { type: "json" };
import type { Measure } from "./measure.ts";
import type { PortionRow } from "./portion-row.ts";

/** Grams of an item and how sure the way to them is: 1 for a mass or a fitting row, down to 0 for a default. */
export interface ResolvedGrams {
  readonly grams: number;
  readonly confidence: number;
}

/** The words of the text that help to pick a portion row. */
export interface PortionWords {
  readonly terms: ReadonlySet<string>;
  readonly heads: ReadonlySet<string>;
}

/** What is known of a food beside the measure: its rows, the words of the text, its usual portion. */
export interface Known {
  readonly rows: readonly PortionRow[];
  readonly words: PortionWords;
  readonly defaultGrams: number;
}

const groups = new Map(Object.entries(groupData.groups));
const drinkGroups = new Set(groupData.drinkGroups);
const vesselMl = new Map(Object.entries(units.vesselMl));
const headVesselMl = new Map(
  Object.entries(units.headVesselMl).map(([head, sizes]) => [head, new Map(Object.entries(sizes))]),
);
const sizeFactors = new Map(Object.entries(portionWords.sizeFactors));
const plainWords = new Set(portionWords.plainVolume);

/** Grams of a volume of a food, by its own rows or else its group. */
export function resolveVolume(food: FoodCandidate, millilitres: number, known: Known): ResolvedGrams {
  const density = densityOf(known, millilitres);
  if (density !== null) return { grams: density * millilitres, confidence: 1 };
  const fallback = drinkGroups.has(food.foodGroup)
    ? 1.02
    : (groups.get(food.foodGroup)?.density ?? groupData.default.density);
  return { grams: fallback * millilitres, confidence: 0.2 };
}

/** Grams per millilitre from the food's own rows: the row nearest in size, plain before qualified. */
export function densityOf({ rows, words }: Known, millilitres: number): number | null {
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
export function sizeVessel({ unit, sizes }: Measure, { words }: Known): number | null {
  const head = [...words.heads].find((word) => headVesselMl.has(word)) ?? "";
  const millilitres = headVesselMl.get(head)?.get(unit) ?? vesselMl.get(unit);
  return millilitres === undefined ? null : millilitres * (sizeFactors.get(sizes[0] ?? "") ?? 1);
}
