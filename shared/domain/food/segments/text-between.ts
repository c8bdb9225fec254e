import language from "../data/language.json" with { type: "json" };
import { wordClasses } from "../text/vocabulary.ts";
import type { Segment } from "./segment.ts";

/** Words behind which another time begins. */
const turns = new Set(language.anotherTime);
const mealLetters = language.mealLetters.join("|");
/** "10am", "18:00", "L:", "17h" */
const timePattern = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:\d{1,2}(?:[:.]\d\d)? ?(?:am|pm|h)\b|\d{1,2}:\d\d|(?:${mealLetters}) ?[:-])`,
  "iu",
);

/** What stands between two mentions. */
export function textBetween(text: string, earlier: Segment, later: Segment): string {
  return text.slice(earlier.chunks.at(-1)?.span?.end ?? 0, later.chunks[0]?.span?.start ?? 0);
}

/** Whether what stands between two mentions ends a sentence. */
export function hasSentenceEnd(between: string): boolean {
  return /[.;!?\n]/.test(between);
}

/** Whether what stands between two mentions names another time or meal: "quince, later a pear". */
export function namesTime(between: string): boolean {
  return wordsOf(between).some((word) => wordClasses.mealTimes.has(word) || turns.has(word));
}

/** Whether another meal begins between two mentions: "toast, butter. lunch: roll", unlike "pizza for lunch. The pizza". */
export function beginsMeal(between: string): boolean {
  if (timePattern.test(between)) return true;
  const clauses = between.split(/[.,;!?\n]/).slice(1);
  return clauses.some((clause) => wordsOf(clause).some((word) => wordClasses.mealTimes.has(word)));
}

function wordsOf(between: string): string[] {
  return between.toLowerCase().split(/[^\p{L}\p{N}]+/u);
}
