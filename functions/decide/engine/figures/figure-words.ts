import { indexPatterns } from "../../../../shared/language/mod.ts";
import data from "../data/figure-words.json" with { type: "json" };

/** A compound as labels name it: one `unit` of what is named is `share` units of the compound. */
export type Measure = { readonly compoundId: number; readonly unit: string; readonly share: number };

/** What a daily value of a compound refers to. */
export type DailyKind = "american" | "european";

const energyMeasure: Measure = { compoundId: 1008, unit: "kcal", share: 1 };
const listed = data.compounds.map((row): readonly [string, Measure] => {
  const [pattern, compoundId, unit, share] = row;
  return [String(pattern), { compoundId: Number(compoundId), unit: String(unit), share: Number(share) }];
});

/** The measures that labels state, by their names; energy is among them. */
export const measures = indexPatterns<Measure>([
  ...listed,
  ["energy|calorie|calory|calroie|kcal|kj|cal", energyMeasure],
]);
/** Kilocalories in a unit of energy. */
export const energyUnits = indexPatterns(Object.entries(data.energy));
/** Grams in a unit that amounts of compounds are stated in. */
export const massUnits = indexPatterns(Object.entries(data.masses));
/** Grams or millilitres in a unit that portions are stated in. */
export const portionUnits = indexPatterns([
  ...Object.entries(data.portionGrams),
  ...Object.entries(data.portionMl),
]);
/** Grams in the unit of a compound. */
export const gramsOfUnit: ReadonlyMap<string, number> = new Map([
  ["g", 1],
  ["mg", 0.001],
  ["µg", 0.000001],
]);
/** "P", "C" and "F" of "30P 12C 8F". */
export const macroLetters: ReadonlyMap<string, number> = new Map(Object.entries(data.letters));
export const dailyKinds = indexPatterns<DailyKind>([
  ...data.american.map((pattern) => [pattern, "american"] as const),
  ...data.european.map((pattern) => [pattern, "european"] as const),
]);
export const holders: ReadonlySet<string> = new Set(data.holders);
export const wholes: ReadonlySet<string> = new Set(data.wholes);
export const eachWords = indexPatterns(data.each.map((pattern) => [pattern, true] as const));
export const fillers: ReadonlySet<string> = new Set(data.fillers);
export const leads: ReadonlySet<string> = new Set(data.leads);
export const corrections = indexPatterns(data.corrections.map((pattern) => [pattern, true] as const));
export const eating: ReadonlySet<string> = new Set(data.eating);
export const comparing: ReadonlySet<string> = new Set(data.comparing);
export const measuring: ReadonlySet<string> = new Set(data.measuring);
export const multiples: ReadonlyMap<string, number> = new Map(Object.entries(data.times));
export const { alcoholGramsPerUnit } = data;

/** The cues of figures that state a limit or what was had before. */
export const contextCues = {
  anywhere: indexCues(data.context.anywhere),
  before: indexCues(data.context.before),
  after: indexCues(data.context.after),
  aiming: indexCues(data.context.aiming),
  allowing: indexCues(data.context.allowing),
  used: indexCues(data.context.used),
  ofDay: indexCues(data.context.ofDay),
  most: indexCues(data.context.most),
};

const internationalUnits = new Map(Object.entries(data.internationalUnits));
const dailyValues = new Map(Object.entries(data.dailyValues));

/** The amount of a compound that is its whole daily value; null where there is none. */
export function dailyValueOf(compoundId: number, kind: DailyKind): number | null {
  const [american = null, european = null] = dailyValues.get(String(compoundId)) ?? [];
  return kind === "american" ? american : european;
}

/** What an international unit of a vitamin is in its own unit; null for other compounds. */
export function internationalUnitOf(compoundId: number): number | null {
  return internationalUnits.get(String(compoundId)) ?? null;
}

function indexCues(cues: readonly string[]) {
  return indexPatterns(cues.map((cue) => [cue, true] as const));
}
