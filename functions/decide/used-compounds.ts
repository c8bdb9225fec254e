import { conditionRules } from "../../shared/nutrition/check-condition.ts";
import { dietRules } from "../../shared/nutrition/check-diet.ts";
import { compoundIds } from "../../shared/nutrition/compound-ids.ts";
import goals from "../../shared/nutrition/data/goals.json" with { type: "json" };

/** Every compound that a score, a goal or a rule can ask for. */
export const usedCompoundIds: readonly number[] = listUsed();

function listUsed(): number[] {
  const rules = [...Object.values(conditionRules), ...Object.values(dietRules)];
  const ofRules = rules.flatMap(({ targets }) => targets);
  const ofGoals = Object.values(goals.goals).flatMap(({ parts }) => parts);
  const named = [...ofRules, ...ofGoals].flatMap(({ compoundId, minusCompoundId }) => [
    compoundId,
    ...(minusCompoundId === null ? [] : [minusCompoundId]),
  ]);
  return [...new Set([...Object.values(compoundIds), ...named])].sort((a, b) => a - b);
}
