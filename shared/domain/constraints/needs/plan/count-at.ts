import words from "../../data/plan-words.json" with { type: "json" };
import more from "../../data/request-words.json" with { type: "json" };
import { indexNeeds, phraseAt } from "../find-needs.ts";
import type { Reading } from "../reading.ts";

/** A whole number as figures or words, up to `end`. */
export type Count = {
  readonly value: number;
  readonly end: number;
  /** "A", "an": it counts only where something tells it from "twice a day". */
  readonly isArticle: boolean;
};

const numbers = indexNeeds(
  Object.entries({ ...words.numbers, ...more.numbers }).filter(([, value]) => Number.isInteger(value)),
);
const largest = 366;

/** The number at a place; null for none, for a fraction and for one that nobody counts dishes or days with. */
export function countAt(reading: Reading, at: number): Count | null {
  const token = reading.tokens[at];
  if (token?.kind === "number") return toCount(token.value, at + 1);
  const isArticle = token?.text === "a" || token?.text === "an";
  const inner = isArticle ? phraseAt(numbers, reading, at + 1) : null;
  const named = inner ?? phraseAt(numbers, reading, at);
  if (named === null) return null;
  const counted = toCount(named.meaning, named.end);
  return counted && { ...counted, isArticle: isArticle && inner === null };
}

function toCount(value: number, end: number): Count | null {
  return Number.isInteger(value) && value > 0 && value <= largest ? { value, end, isArticle: false } : null;
}
