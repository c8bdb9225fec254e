import { conditionRules } from "../../../shared/nutrition/check-condition.ts";
import type { NamedGoal, Needs } from "../../../shared/nutrition/needs/needs.ts";
import { goals as goalRules } from "../../../shared/nutrition/score-goal.ts";

/** What a choice was made for: "more protein and high blood pressure"; null where nothing was told. */
export function tellNeeds({ goals, conditions, diets }: Needs): string | null {
  const told = [
    ...goals.filter(({ goal }) => goal !== "health").map(tellGoal),
    ...conditions.map((condition) => conditionRules[condition].label),
    ...diets.map((diet) => `the ${diet.replaceAll("_", "-")} diet`),
  ];
  return told.length === 0 ? null : listWords(told);
}

/** A goal of one compound wants more or less of it; another stands for itself. */
function tellGoal({ goal, direction }: NamedGoal): string {
  const { label, parts } = goalRules[goal];
  if (parts.length === 1) return `${direction} ${label}`;
  return direction === "more" ? label : `less ${label}`;
}

/** "a", "a and b", "a, b and c". */
export function listWords(words: readonly string[]): string {
  return new Intl.ListFormat("en-GB", { type: "conjunction" }).format(words);
}
