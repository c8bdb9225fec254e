import type { ConditionName } from "../condition-name.ts";
import { labelOf, limitsOfRule } from "./design-rules.ts";

/** The conditions, in plain words, whose bounds depend on the sex of who eats; empty where none does. */
export function needsGender(conditions: readonly ConditionName[]): string[] {
  const rules = conditions.map((ruleName) => ({ rule: "condition", ruleName }) as const);
  return rules.filter((rule) => limitsOfRule(rule).some(({ gender }) => gender !== null)).map(labelOf);
}
