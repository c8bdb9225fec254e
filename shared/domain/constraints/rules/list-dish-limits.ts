import { listRuleLimits } from "../limits/list-rule-limits.ts";
import type { LimitPlace, RuleLimit } from "../limits/rule-limit.ts";
import type { DishLimit } from "./dish-limit.ts";
import type { StatedRules } from "./stated-rules.ts";

/** The bounds that diets and conditions set for a recipe or for a plan, and what an answer says with them. */
export function listDishLimits(
  { diets, conditions }: StatedRules,
  { gender, isPlan }: { gender: "male" | "female" | null; isPlan: boolean },
): { limits: DishLimit[]; notices: readonly string[] } {
  const settled = listRuleLimits({
    diets: diets.map(({ rule }) => rule),
    conditions: conditions.map(({ rule }) => rule),
    gender,
  });
  const fields = new Map([...diets, ...conditions].map(({ field, rule }) => [rule as string, field]));
  const limits = settled.limits.flatMap((limit) => {
    const field = fields.get(limit.ruleName) ?? limit.rule;
    return listScopes(limit, isPlan).flatMap((scope) => toDishLimit(field, limit, scope));
  });
  return { limits, notices: settled.notices };
}

function listScopes({ everyMeal }: RuleLimit, isPlan: boolean): LimitPlace[] {
  if (!isPlan) return ["portion"];
  return everyMeal ? ["day", "portion"] : ["day"];
}

function toDishLimit(field: string, limit: RuleLimit, scope: LimitPlace): DishLimit[] {
  const bound = limit[scope];
  if (bound === null) return [];
  const { label, what, compoundId, minusCompoundId, perEnergyFactor, carrier, unit, hard, weight } = limit;
  return [
    {
      name: `${field}: ${label}, ${what}${scope === "portion" ? "" : " a day"}`,
      description: `${what} of a ${scope}`,
      measure: { compoundId, minusCompoundId, perEnergyFactor, carrier },
      operator: bound.operator,
      limit: bound.limit,
      unit,
      scope,
      hard,
      isProtecting: hard,
      weight,
    },
  ];
}
