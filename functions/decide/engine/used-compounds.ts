import { conditionRules, dietRules } from "../../../shared/domain/constraints/mod.ts";
import { compoundIds, goals } from "../../../shared/domain/nutrition/mod.ts";

/** Every compound that a score, a goal or a rule can ask for. */
export const usedCompoundIds: readonly number[] = listUsed();

function listUsed(): number[] {
  const targets = [...Object.values(conditionRules), ...Object.values(dietRules)].flatMap(
    (rules) => rules.targets,
  );
  const ofRules = targets.flatMap(({ compoundId, minusCompoundId }) =>
    minusCompoundId === null ? [compoundId] : [compoundId, minusCompoundId],
  );
  const ofGoals = Object.values(goals).flatMap(({ parts }) => parts.map(({ compoundId }) => compoundId));
  return [...new Set([...Object.values(compoundIds), ...ofRules, ...ofGoals])].sort((a, b) => a - b);
}
