import { matchingForm } from "../../../language/mod.ts";

import words from "../data/limit-words.json" with { type: "json" };
import { indexNeeds, phraseAt, phraseBefore } from "./find-needs.ts";
import { isBreak, type Reading, wordAt } from "./reading.ts";

/** An amount of a compound as a limit tells it, in the compound's unit. */
export type LimitAmount = {
  readonly compoundId: number;
  readonly isNet: boolean;
  readonly threshold: number;
  readonly unit: string;
  /** What one of the unit that was said is in the compound's unit. */
  readonly perUnit: number;
  /** First token of what a bounding word stands before ("protein under 30 g" begins at the 30). */
  readonly start: number;
  readonly end: number;
};

type Compound = (typeof words.compounds)[number];

const compounds = indexNeeds<Compound>(
  words.compounds.flatMap((compound) => compound.names.map((name) => [name, compound] as const)),
);
/** Grams in a unit of mass, by the form in which it is found. */
export const massUnits = readUnits(words.massUnits);
const kcalPerUnit = readUnits(words.energyUnits);
const bounding = indexNeeds(Object.keys(words.before).map((cue) => [cue, cue] as const));
const gramsOf: ReadonlyMap<string, number> = new Map([
  ["g", 1],
  ["mg", 0.001],
  ["µg", 0.000001],
]);

/** Reads "600 kcal", "30 g of protein", "protein >= 30 g", "calories under 500" with the number at `at`. */
export function readLimitAmount(reading: Reading, at: number): LimitAmount | null {
  const number = reading.tokens[at];
  if (number?.kind !== "number") return null;
  const word = matchingForm(wordAt(reading, at + 1));
  const kcal = kcalPerUnit.get(word);
  if (kcal !== undefined) {
    const energy = { compoundId: 1008, isNet: false, unit: "kcal", perUnit: kcal, start: at, end: at + 2 };
    return { ...energy, threshold: number.value * kcal };
  }
  const grams = massUnits.get(word);
  const end = grams === undefined ? at + 1 : at + 2;
  const named = findCompound(reading, at, end);
  if (named === null) return null;
  const { compoundId, unit, isNet, perUnit: share } = named.compound;
  if (grams === undefined && unit !== "kcal") return null;
  const perUnit = grams === undefined ? 1 : (grams / (gramsOf.get(unit) ?? 1)) * share;
  return { compoundId, isNet, unit, perUnit, threshold: number.value * perUnit, start: at, end: named.end };
}

/** The compound behind the amount, or before the words that bound it: "keep sodium below". */
function findCompound(reading: Reading, at: number, end: number): { compound: Compound; end: number } | null {
  const skipped = ["of", "in"].includes(wordAt(reading, end)) ? end + 1 : end;
  const more = ["or", "and"].includes(wordAt(reading, end)) ? end + 2 : skipped;
  const behind = phraseAt(compounds, reading, skipped) ?? phraseAt(compounds, reading, more);
  if (behind !== null) return { compound: behind.meaning, end: behind.end };
  const cue = phraseBefore(bounding, reading, at)?.start ?? at;
  for (let last = cue; last > cue - 3 && last > 0 && !isBreak(reading, last - 1); last--) {
    const ahead = phraseBefore(compounds, reading, last);
    if (ahead !== null) return { compound: ahead.meaning, end };
  }
  return null;
}

function readUnits(units: Readonly<Record<string, number>>): ReadonlyMap<string, number> {
  return new Map(Object.entries(units).map(([unit, size]) => [matchingForm(unit), size]));
}
