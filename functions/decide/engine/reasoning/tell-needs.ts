import {
  conditionRules,
  dietRules,
  type NamedGoal,
  type Needs,
} from "../../../../shared/domain/constraints/mod.ts";
import { goals as goalRules } from "../../../../shared/domain/nutrition/mod.ts";
import { listWords } from "../../../../shared/platform/kernel/mod.ts";

/** What a choice was made for: " for more protein with high blood pressure on the vegan diet"; empty for nothing told. */
export function tellNeeds({ goals, conditions, diets }: Needs): string {
  const wishes = goals.filter(({ goal }) => goal !== "health").map(tellGoal);
  return [
    tellPart("for", wishes),
    tellPart(
      "with",
      conditions.map((condition) => conditionRules[condition].label),
    ),
    tellPart(
      "on",
      diets.map((diet) => `the ${dietRules[diet].label} diet`),
    ),
  ].join("");
}

function tellPart(preposition: string, words: readonly string[]): string {
  return words.length === 0 ? "" : ` ${preposition} ${listWords([...new Set(words)])}`;
}

/** A goal of one compound wants more or less of it; another stands for itself. */
function tellGoal({ goal, direction }: NamedGoal): string {
  const { label, parts } = goalRules[goal];
  if (parts.length === 1) return `${direction} ${label}`;
  return direction === "more" ? label : `less ${label}`;
}
