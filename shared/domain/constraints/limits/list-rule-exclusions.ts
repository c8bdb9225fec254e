import { conditionRules } from "../check-condition.ts";
import { dietRules } from "../check-diet.ts";
import type { ConditionName } from "../condition-name.ts";
import type { DietName } from "../diet-name.ts";
import { findDiet } from "../find-diet.ts";
import { designRuleOf, labelOf, type NamedRule, orderRules } from "./design-rules.ts";

/** A kind of food that dishes made for a rule go without. */
type RuleExclusion = {
  readonly rule: "diet" | "condition";
  readonly ruleName: DietName | ConditionName;
  /** The rule in plain words. */
  readonly label: string;
  /** The kind, as `findKind` takes it. */
  readonly kind: string;
  /** The rule forbids it everywhere; the others are kinds that the rule discourages and a made dish can go without. */
  readonly isForbidden: boolean;
};

/** Every kind of food that dishes made for these diets and conditions go without, those of safety first. */
export function listRuleExclusions(eater: {
  readonly diets: readonly DietName[];
  readonly conditions: readonly ConditionName[];
}): RuleExclusion[] {
  return orderRules(eater).flatMap((named) => {
    const own = { rule: named.rule, ruleName: named.ruleName, label: labelOf(named) };
    const forbidden = forbiddenOf(named).map((kind) => ({ ...own, kind, isForbidden: true }));
    const left = (designRuleOf(named)?.excludes ?? []).map((kind) => ({ ...own, kind, isForbidden: false }));
    return [...forbidden, ...left];
  });
}

/** The diets of a request with those that its conditions are treated with: low-FODMAP for irritable bowel syndrome. */
export function followedDiets(eater: {
  readonly diets: readonly DietName[];
  readonly conditions: readonly ConditionName[];
}): DietName[] {
  const followed = orderRules(eater).flatMap((named) => designRuleOf(named)?.followsDiets ?? []);
  return [...new Set([...eater.diets, ...followed.flatMap((name) => findDiet(name) ?? [])])];
}

function forbiddenOf(named: NamedRule): readonly string[] {
  return named.rule === "diet" ? dietRules[named.ruleName].excludes : conditionRules[named.ruleName].excludes;
}
