import language from "../data/language.json" with { type: "json" };
import { wordClasses } from "../text/vocabulary.ts";
import type { Segment } from "./segment.ts";

/** Words behind which another time begins. */
const turns = new Set(language.anotherTime);
const mealLetters = language.mealLetters.join("|");
const days = new Set(language.courses.days);
const shortDays = language.shortDays.join("|");
/** Words for another helping. */
const helpings = new Set(["later", "again", "more"]);
const longestOfThe = 8;
/** "10am", "18:00", "17h", "at 8", "L:", "Tue:" */
const timePattern = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:\d{1,2}(?:[:.]\d\d)? ?(?:am|pm|h)\b|\d{1,2}:\d\d|at \d{1,2}(?=\s*(?:[,;.\n]|$))|(?:${mealLetters}|${shortDays}) ?[:-])`,
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
  return clauses.some((clause) => wordsOf(clause).some(isTimeOfMeal));
}

function isTimeOfMeal(word: string): boolean {
  return wordClasses.mealTimes.has(word) || days.has(word) || helpings.has(word);
}

/** Whether the words behind a mention say that it was had again: "then salad again". */
export function isHadAgain(text: string, { chunks }: Segment): boolean {
  const [next = ""] = text.slice(chunks.at(-1)?.span?.end ?? text.length).split(/[.,;!?\n]/, 1);
  return wordsOf(next).includes("again");
}

function wordsOf(between: string): string[] {
  return between.toLowerCase().split(/[^\p{L}\p{N}]+/u);
}

/** Whether a mention is named as known: "a quarter of the chicken". */
export function saysOfThe(text: string, { chunks: [first] }: Segment): boolean {
  const start = first?.wordSpans[0]?.start ?? 0;
  return /\bof the $/i.test(text.slice(Math.max(0, start - longestOfThe), start));
}
