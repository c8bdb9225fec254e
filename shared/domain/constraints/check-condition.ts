import type { FoodFacts } from "../nutrition/mod.ts";
import type { ConditionName } from "./condition-name.ts";
import data from "./data/conditions.json" with { type: "json" };
import { type Eater, judgeRules, type RuleJudgement } from "./judge-rules.ts";
import type { RuleSet } from "./rule-set.ts";

/** The rules of each condition. */
export const conditionRules: Readonly<Record<ConditionName, RuleSet>> = data.conditions;

/** What every answer based on a condition says. */
export const conditionNotice: string = data.notice;

/** What a condition says of a portion: whether it is ruled out, and how it stands to the bounds for one meal. */
export function checkCondition(
  condition: ConditionName,
  facts: FoodFacts,
  portionGrams: number,
  eater: Eater = { gender: null },
): RuleJudgement {
  return judgeRules(conditionRules[condition], facts, portionGrams, eater);
}
