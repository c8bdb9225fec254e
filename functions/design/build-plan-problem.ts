import type { CountRule } from "../../shared/planning/plan-limit.ts";
import type { PlanProblem } from "../../shared/planning/plan-problem.ts";
import type { Brief } from "./brief.ts";
import type { Candidate } from "./candidate.ts";
import type { Demands } from "./demand.ts";
import { listSlots } from "./plan-slots.ts";
import { listWishes, rateWishes } from "./rate-wishes.ts";
import { shuffle } from "./shuffle.ts";
import { toCompoundLimits, toDishAmounts } from "./to-planning.ts";

const PORTIONS = { least: 0.5, most: 2 } as const;
const COUNT_WEIGHT = 20;

/** The plan that a brief asks for, as planning takes it; every candidate is one portion of its recipe. */
export function buildPlanProblem(
  brief: Brief,
  candidates: readonly Candidate[],
  demands: Demands,
): PlanProblem {
  const wishes = listWishes({ ...brief, wishes: { ...brief.wishes, mealTypes: [] } });
  const mixed = shuffle(candidates, brief.seed);
  const counts = demands.tests.flatMap(({ name, measure, operator, limit, scope }): CountRule[] => {
    if (scope !== "plan") return [];
    const dishIds = mixed.filter((candidate) => measure(candidate) >= limit).map(({ id }) => id);
    return [{ name, operator, limit: 1, hard: true, weight: COUNT_WEIGHT, scope, dishIds, tags: [] }];
  });
  return {
    days: brief.planDays,
    slots: listSlots(
      brief.mealsPerDay,
      brief.wishes.mealTypes.map(({ rule }) => rule),
      mixed,
    ),
    dishes: mixed.map((candidate) => ({
      id: candidate.id,
      isMain: candidate.recipe.isMain,
      proteinSource: candidate.recipe.proteinSource === "none" ? null : candidate.recipe.proteinSource,
      portionStep: 0.5,
      amounts: toDishAmounts(candidate, demands),
      tags: [],
      preference: rateWishes(wishes, candidate),
    })),
    portions: PORTIONS,
    limits: toCompoundLimits(demands),
    counts,
    seed: brief.seed,
  };
}
