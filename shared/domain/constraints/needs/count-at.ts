import { type ReadNumber, readPlainNumber } from "../../../language/mod.ts";
import { type Reading, wordAt } from "./reading.ts";

/** A whole number as figures or words, up to `end`. */
export type Count = {
  readonly value: number;
  readonly end: number;
  /** "A", "an": it counts only where something tells it from "twice a day". */
  readonly isArticle: boolean;
};

/** Words that count a meal but ask for no number of anything. */
const uncounted = new Set(["some", "several", "another"]);
const largest = 366;

/** The number at a place, "half an" and "two and a half" included; null for none. */
export function numberAt(reading: Reading, at: number): ReadNumber | null {
  return uncounted.has(wordAt(reading, at)) ? null : readPlainNumber(reading.tokens, at);
}

/** The number at a place; null for none, for a fraction and for one that nobody counts dishes or days with. */
export function countAt(reading: Reading, at: number): Count | null {
  const number = numberAt(reading, at);
  if (number === null) return null;
  const inner = number.form === "article" ? numberAt(reading, at + 1) : null;
  const { value, next, form } = inner?.form === "words" ? inner : number;
  const isCount = Number.isInteger(value) && value > 0 && value <= largest;
  return isCount ? { value, end: next, isArticle: form === "article" } : null;
}
