import words from "../data/goal-words.json" with { type: "json" };
import { indexNeeds, phraseAt } from "./find-needs.ts";
import type { Reading } from "./reading.ts";

const followers = indexNeeds(words.followers.map((word) => [word, word] as const));

/** Whether the word at a place may name a food: what stands before it describes the food then, it wishes for nothing. */
export function isBeforeFood(reading: Reading, at: number): boolean {
  return reading.tokens[at]?.kind === "word" && phraseAt(followers, reading, at) === null;
}
