import language from "../data/language.json" with { type: "json" };
import { wordClasses } from "../text/vocabulary.ts";
import type { Segment } from "./segment.ts";

/** Words behind which another time begins. */
const turns = new Set(language.anotherTime);

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
  const words = between.toLowerCase().split(/\W+/);
  return words.some((word) => wordClasses.mealTimes.has(word) || turns.has(word));
}
