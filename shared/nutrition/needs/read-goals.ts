import words from "../data/goal-words.json" with { type: "json" };
import type { GoalName } from "../goal-name.ts";
import { findPhrasesAt } from "../kinds/phrase-index.ts";
import { findNeeds } from "./find-needs.ts";
import { goalPhrases } from "./goal-phrases.ts";
import { isBeforeFood } from "./is-before-food.ts";
import { findNegation } from "./is-negated.ts";
import type { NamedGoal } from "./needs.ts";
import { readNutrientGoals } from "./read-nutrient-goals.ts";
import { isUsed, markUsed, type Reading } from "./reading.ts";

const ofNutrients = new Set<string>(words.nutrients.map(({ goal }) => goal));

/**
 * Reads what more or less of is wanted: "high in protein and fibre", "to stay full", "less salt", "post workout".
 * Words that a condition took count as well: who is anaemic wants iron.
 */
export function readGoals(reading: Reading): NamedGoal[] {
  const goals = new Map<GoalName, NamedGoal>();
  const before = new Set(reading.used);
  for (const goal of readNutrientGoals(reading)) keepHeaviest(goals, goal);
  const taken = { ...reading, used: new Set([...reading.used].filter((at) => !before.has(at))) };
  for (const { start, end, meaning } of findNeeds(goalPhrases, reading)) {
    if (isUsed(taken, start, end) || findNegation(reading, start) !== null) continue;
    if (ofNutrients.has(meaning.goal) && isBeforeFood(reading, end)) continue;
    markUsed(reading, start, end);
    for (const same of findPhrasesAt(goalPhrases, reading.terms, start)) {
      if (same.end === end) keepHeaviest(goals, same.meaning);
    }
  }
  return [...goals.values()];
}

function keepHeaviest(goals: Map<GoalName, NamedGoal>, goal: NamedGoal): void {
  const known = goals.get(goal.goal);
  if (known === undefined || known.weight < goal.weight) goals.set(goal.goal, goal);
}
