import { checkAvoided } from "../../nutrition/check-avoided.ts";
import { conditionRules } from "../../nutrition/check-condition.ts";
import { dietRules } from "../../nutrition/check-diet.ts";
import { allergens, findAllergen } from "../../nutrition/find-allergens.ts";
import type { Finding } from "../../nutrition/finding.ts";
import { judgeRules } from "../../nutrition/judge-rules.ts";
import type { RuleSet } from "../../nutrition/rule-set.ts";
import type { Exclusion } from "./exclusion.ts";
import type { ToldRules } from "./told-rules.ts";

/** What the rules leave out, whatever the amounts: one exclusion for each rule that has any. */
export function listExclusions({ diets, conditions, allergens: told, avoided }: ToldRules): Exclusion[] {
  return [
    ...diets.flatMap(({ field, rule }) => excludeByRules(field, dietRules[rule])),
    ...conditions.flatMap(({ field, rule }) => excludeByRules(field, conditionRules[rule])),
    ...told.map(({ field, rule }): Exclusion => {
      const { label } = allergens[rule];
      return {
        name: `${field}: no ${label}`,
        description: `nothing with ${label}`,
        findBreach: (facts) => describe(findAllergen(rule, facts)),
      };
    }),
    ...avoided.map(
      ({ field, rule }): Exclusion => ({
        name: `${field}: no ${rule}`,
        description: `nothing with ${rule}`,
        findBreach: (facts) => describe(checkAvoided(rule, facts)),
      }),
    ),
  ];
}

/** Doubtful foods are out too: whoever keeps to a rule relies on it. */
function excludeByRules(field: string, rules: RuleSet): Exclusion[] {
  const { label, excludes, neverTogether, limits = [] } = rules;
  if (excludes.length + neverTogether.length + limits.length === 0) return [];
  const kindsAlone: RuleSet = { ...rules, targets: [] };
  const findBreach: Exclusion["findBreach"] = (facts, portionGrams) => {
    const { verdict, reason } = judgeRules(kindsAlone, facts, portionGrams);
    return verdict === "allowed" ? null : reason;
  };
  return [{ name: `${field}: ${label}`, description: `only foods that suit: ${label}`, findBreach }];
}

function describe(finding: Finding | null): string | null {
  if (!finding) return null;
  const verb = finding.certainty === "contains" ? "contains" : "may contain";
  return `${verb} ${finding.ingredient ?? finding.term}`;
}
