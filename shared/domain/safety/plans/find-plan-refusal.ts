import type { HoldingRule } from "../rules/list-rules.ts";

/** The sentence of care where signs of self-harm, an emergency or the like mean that no dish is planned; null for none. */
export function findPlanRefusal(rules: readonly HoldingRule[]): string | null {
  const found = rules.find(({ rule }) => rule.inPlans === "refused");
  if (found === undefined) return null;
  const { says, effect } = found.rule;
  return effect === "refuse" || effect === "remark" ? says : `Nothing is planned ${found.setting}: ${says}`;
}
