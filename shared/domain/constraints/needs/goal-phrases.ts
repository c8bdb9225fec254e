import { asGoal } from "../../nutrition/mod.ts";
import words from "../data/goal-words.json" with { type: "json" };
import { indexNeeds, phraseAt } from "./find-needs.ts";
import type { NamedGoal } from "./needs.ts";
import type { Reading } from "./reading.ts";

/** Phrases that tell a goal without naming a direction: "to stay full", "post workout". */
export const goalPhrases = indexNeeds<NamedGoal>(
  words.phrases.map(({ phrase, goal, direction, weight }) => [
    phrase,
    { goal: asGoal(goal), direction: direction === "less" ? "less" : "more", weight },
  ]),
);

const followers = indexNeeds(words.followers.map((word) => [word, word] as const));

/** Whether the word at a place may name a food: what stands before it describes the food then, it wishes for nothing. */
export function isBeforeFood(reading: Reading, at: number): boolean {
  return reading.tokens[at]?.kind === "word" && phraseAt(followers, reading, at) === null;
}
