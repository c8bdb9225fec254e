import { asGoal } from "../../nutrition/mod.ts";
import words from "../data/goal-words.json" with { type: "json" };
import { indexNeeds } from "./find-needs.ts";
import type { NamedGoal } from "./needs.ts";

/** Phrases that tell a goal without naming a direction: "to stay full", "post workout". */
export const goalPhrases = indexNeeds<NamedGoal>(
  words.phrases.map(({ phrase, goal, direction, weight }) => [
    phrase,
    { goal: asGoal(goal), direction: direction === "less" ? "less" : "more", weight },
  ]),
);
