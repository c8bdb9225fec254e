import { asGoal, type GoalName } from "../../nutrition/mod.ts";
import words from "../data/goal-words.json" with { type: "json" };
import { findNeeds, indexNeeds, phraseAt } from "./find-needs.ts";
import { goalPhrases } from "./goal-phrases.ts";
import { isBeforeFood } from "./is-before-food.ts";
import type { NamedGoal } from "./needs.ts";
import { findNutrientCue, type NutrientCue } from "./nutrient-cue.ts";
import { isUsed, markUsed, type Reading, wordAt } from "./reading.ts";

type NamedNutrient = {
  readonly goal: GoalName;
  readonly isLimited: boolean;
};

const nutrients = indexNeeds<NamedNutrient>(
  words.nutrients.flatMap(({ goal, names, isLimited }) =>
    names.map((name) => [name, { goal: asGoal(goal), isLimited }] as const),
  ),
);
const joiners = new Set(words.listJoiners);
const plainAdjectives = new Set(["low", "high", "reduced", "zero", "free", "no", "full", "rich"]);

/** Reads compounds that more or less of is wanted; in "low in sugar, salt and fat" the cue holds for all. */
export function readNutrientGoals(reading: Reading): NamedGoal[] {
  const found: NamedGoal[] = [];
  let previous: { end: number; direction: NamedGoal["direction"] } | null = null;
  for (const { start, end, meaning } of findNeeds(nutrients, reading)) {
    const phrase = phraseAt(goalPhrases, reading, start);
    if (isUsed(reading, start, end) || (phrase !== null && phrase.end > end)) continue;
    const cue = findNutrientCue(reading, start, end, meaning.isLimited);
    const carried: NamedGoal["direction"] | null =
      previous !== null && isJoined(reading, previous.end, start) ? previous.direction : null;
    const direction: NamedGoal["direction"] | null = cue?.direction ?? carried;
    if (direction === null || isOfFood(reading, start, end, cue)) continue;
    previous = { end, direction };
    markUsed(reading, cue?.start ?? start, cue?.end ?? end);
    found.push({ goal: meaning.goal, direction, weight: 1 });
  }
  return found;
}

function isJoined(reading: Reading, from: number, to: number): boolean {
  if (to - from > 2 || !joiners.has(wordAt(reading, from))) return false;
  return to - from === 1 || joiners.has(wordAt(reading, from + 1));
}

/** "Low-fat yogurt", "sugar-free cola": the words name a food, they wish for nothing. */
function isOfFood(reading: Reading, start: number, end: number, cue: NutrientCue | null): boolean {
  if (cue === null) return false;
  if (cue.isBehind)
    return plainAdjectives.has(wordAt(reading, cue.end - 1)) && isBeforeFood(reading, cue.end);
  const isAdjective = cue.start === start - 1 && plainAdjectives.has(wordAt(reading, cue.start));
  return isAdjective && isBeforeFood(reading, end);
}
