import words from "../data/goal-words.json" with { type: "json" };
import { phraseTerms } from "./need-token.ts";
import type { NamedGoal } from "./needs.ts";
import { isBreak, type Reading, wordAt } from "./reading.ts";

/** The words by which more or less of a compound is wanted; from `start` up to `end`, the compound included. */
export type NutrientCue = {
  readonly direction: NamedGoal["direction"];
  readonly start: number;
  readonly end: number;
  /** "Sugar-free", "protein-rich": the cue follows the compound. */
  readonly isBehind: boolean;
};

const more = listTerms(words.more);
const less = listTerms(words.less);
const afterMore = listTerms(words.afterMore);
const afterLess = listTerms(words.afterLess);
const between = new Set(words.between);
const negators = new Set(["no", "not", "without", "don't", "can't", "cannot"]);
const measures = new Set(["better", "best", "good"]);
/** Words before "low" by which somebody tells of a lack and not of a food. */
const shortOf = new Set(["i", "am", "i'm", "im", "are", "been", "running", "run", "getting", "feeling"]);
const lookBack = 5;

/** Finds the cue of a compound that stands from `start` up to `end`; of a limited one "better" means less. */
export function findNutrientCue(
  reading: Reading,
  start: number,
  end: number,
  isLimited: boolean,
): NutrientCue | null {
  const behind = reading.terms[end] ?? "";
  if (afterLess.has(behind)) return { direction: "less", start, end: end + 1, isBehind: true };
  if (afterMore.has(behind)) return { direction: "more", start, end: end + 1, isBehind: true };
  for (let at = start - 1; at >= start - lookBack && !isBreak(reading, at); at--) {
    const direction = readDirection(reading, at, isLimited);
    if (direction !== null) return { direction, start: at, end, isBehind: false };
    if (!between.has(wordAt(reading, at))) return null;
  }
  return null;
}

function readDirection(reading: Reading, at: number, isLimited: boolean): NutrientCue["direction"] | null {
  const word = wordAt(reading, at);
  const term = reading.terms[at] ?? "";
  if (isShortage(reading, at, isLimited)) return "more";
  if (less.has(term) || negators.has(word)) return "less";
  if (more.has(term)) {
    const isTooMuch = ["too", "not"].includes(wordAt(reading, at - 1)) || (isLimited && measures.has(word));
    return isTooMuch ? "less" : "more";
  }
  return word === "for" && !isLimited ? "more" : null;
}

/** "I am low in iron", "running low on iron", "as much iron as possible" ask for more of it. */
function isShortage(reading: Reading, at: number, isLimited: boolean): boolean {
  const before = wordAt(reading, at - 1);
  if (wordAt(reading, at) === "much") return before === "as";
  return wordAt(reading, at) === "low" && !isLimited && shortOf.has(before);
}

function listTerms(list: readonly string[]): ReadonlySet<string> {
  return new Set(list.flatMap(phraseTerms));
}
