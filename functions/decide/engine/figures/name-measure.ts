import { findPhraseAt } from "../../../../shared/language/mod.ts";
import type { Figure } from "./figure.ts";
import { type FigureReading, phraseEndingAt, quantityAt, termAt } from "./figure-reading.ts";
import { comparing, energyUnits, gramsOfUnit, type Measure, measures } from "./figure-words.ts";
import type { Heading } from "./heading-at.ts";

/** What was read before a place: figures state their compound before or behind the amount throughout a text. */
export type FigureState = {
  readonly reading: FigureReading;
  /** The token behind the last part; what stands before it is used. */
  readonly usedTo: number;
  readonly last: Figure | null;
  readonly layout: "before" | "behind" | null;
  /** The measure that heads a list: "Calories: soup 180, sandwich 420". */
  readonly header: Heading | null;
  /** The one compound that the text names; null where it names several. */
  readonly asked: Measure | null;
  /** Whether energy alone is asked for and several numbers stand behind names: "Mars bar 228, Bounty 268". */
  readonly hasBareEnergy: boolean;
};

/** A compound with what of the text names and measures it. */
export type Measured = {
  readonly compoundId: number;
  /** By what the number is multiplied. */
  readonly factor: number;
  readonly from: number;
  readonly to: number;
  readonly layout?: "before" | "behind";
  readonly isPerHundred?: boolean;
};

export type NamedMeasure = Measure & { readonly from: number; readonly to: number };

const separators = new Set([
  ":",
  "=",
  "of",
  "is",
  "content",
  "-",
  "–",
  "|",
  "~",
  "about",
  "<",
  "at",
  "contain",
  "(",
]);
const mostSeparators = 2;
const behindFillers = new Set(["of", "worth"]);
/** The measure named right before a number, over a colon or an "is". */
export function nameBefore({ reading, usedTo }: FigureState, at: number): NamedMeasure | null {
  let end = at;
  while (end > usedTo && at - end < mostSeparators && separators.has(termAt(reading, end - 1))) end--;
  const hit = phraseEndingAt(measures, reading, { end, from: usedTo });
  if (hit === null || comparing.has(termAt(reading, hit.start - 1))) return null;
  return { ...hit.meaning, from: hit.start, to: hit.end };
}

/** The measure named right behind an amount: "20 g of protein". */
export function nameBehind(reading: FigureReading, at: number): NamedMeasure | null {
  const from = behindFillers.has(termAt(reading, at)) ? at + 1 : at;
  const hit = findPhraseAt(measures, reading.terms, from);
  return hit === null || hit.meaning.unit === "kcal"
    ? null
    : { ...hit.meaning, from: hit.start, to: hit.end };
}

/** What grams of what is named are in the compound's unit. */
export function massFactor({ unit, share }: Measure, grams: number): number {
  return (grams / (gramsOfUnit.get(unit) ?? 1)) * share;
}

/** Whether a compound is measured in so little that many grams beside it are of food. */
export function isTraceUnit(unit: string | undefined): boolean {
  return unit === "mg" || unit === "µg";
}

/** "20g/210kcal". */
export function isEnergyAt(reading: FigureReading, at: number): boolean {
  const quantity = quantityAt(reading, at);
  return quantity !== null && findPhraseAt(energyUnits, reading.terms, quantity.end) !== null;
}
