import { matchingForm } from "../../../language/mod.ts";
import { compoundIds } from "../../nutrition/mod.ts";
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
  /** First token of the amount or of the compound that is named before it. */
  readonly namedFrom: number;
  /** "1800ish" is about as much. */
  readonly isAbout: boolean;
};

type Compound = (typeof words.compounds)[number];

const compounds = indexNeeds<Compound>(
  words.compounds.flatMap((compound) => compound.names.map((name) => [name, compound] as const)),
);
/** Grams in a unit of mass, by the form in which it is found. */
export const massUnits = readUnits(words.massUnits);
const kcalPerUnit = readUnits(words.energyUnits);
const bounding = indexNeeds(Object.keys(words.before).map((cue) => [cue, cue] as const));
const perPortionOrDay = indexNeeds([...words.portion, ...words.day].map((cue) => [cue, cue] as const));
const gramsOf: ReadonlyMap<string, number> = new Map([
  ["g", 1],
  ["mg", 0.001],
  ["µg", 0.000001],
]);

/** Reads "600 kcal", "30 g of protein", "protein >= 30 g", "calories under 500" with the number at `at`. */
export function readLimitAmount(reading: Reading, at: number): LimitAmount | null {
  const number = reading.tokens[at];
  if (number?.kind !== "number") return null;
  const isAbout = wordAt(reading, at + 1) === "ish";
  const unitAt = isAbout ? at + 2 : at + 1;
  const word = matchingForm(wordAt(reading, unitAt));
  const kcal = kcalPerUnit.get(word);
  const place = { start: at, namedFrom: at, isAbout };
  if (kcal !== undefined) {
    const energy = {
      compoundId: compoundIds.energyKcal,
      isNet: false,
      unit: "kcal",
      perUnit: kcal,
      end: unitAt + 1,
    };
    return { ...energy, ...place, threshold: number.value * kcal };
  }
  const grams = massUnits.get(word);
  const end = grams === undefined ? unitAt : unitAt + 1;
  const named = findCompound(reading, at, end);
  if (named === null) return null;
  const { compoundId, unit, isNet, perUnit: share } = named.compound;
  if (grams === undefined && unit !== "kcal") return null;
  const perUnit = grams === undefined ? 1 : (grams / (gramsOf.get(unit) ?? 1)) * share;
  const threshold = number.value * perUnit;
  const namedFrom = named.start;
  return { compoundId, isNet, unit, perUnit, ...place, namedFrom, threshold, end: named.end };
}

/** The compound behind the amount, or before the words that bound it: "keep sodium below". */
function findCompound(
  reading: Reading,
  at: number,
  end: number,
): { compound: Compound; start: number; end: number } | null {
  const skipped = ["of", "in"].includes(wordAt(reading, end)) ? end + 1 : end;
  const more = ["or", "and"].includes(wordAt(reading, end)) ? end + 2 : skipped;
  const behind = phraseAt(compounds, reading, skipped) ?? phraseAt(compounds, reading, more);
  if (behind !== null) return { compound: behind.meaning, start: at, end: behind.end };
  const cue = phraseBefore(bounding, reading, at)?.start ?? at;
  for (let last = cue; last > cue - 3 && last > 0 && !isBreak(reading, last - 1); last--) {
    const ahead = phraseBefore(compounds, reading, last);
    if (ahead !== null) return { compound: ahead.meaning, start: ahead.start, end };
  }
  return compoundBeforeMark(reading, cue, end);
}

/** "Less calories - max 450 per portion": the clause before names it, where nothing but a scope follows the number. */
function compoundBeforeMark(reading: Reading, cue: number, end: number) {
  const isMark = ["-", "\u2013", ",", ":", ";", "("].includes(wordAt(reading, cue - 1));
  // Of "low calories, max 4" the 4 may be anything.
  const hasUnit = reading.tokens[end - 1]?.kind !== "number";
  const isWhole = (hasUnit && isBreak(reading, end)) || phraseAt(perPortionOrDay, reading, end) !== null;
  const ahead = isMark && isWhole ? phraseBefore(compounds, reading, cue - 1) : null;
  return ahead && { compound: ahead.meaning, start: cue, end };
}

function readUnits(units: Readonly<Record<string, number>>): ReadonlyMap<string, number> {
  return new Map(Object.entries(units).map(([unit, size]) => [matchingForm(unit), size]));
}
