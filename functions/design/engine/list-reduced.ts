import type { PlanRequest } from "../../../shared/domain/constraints/mod.ts";
import type { DesignRequest, UnmetWish } from "../contract.ts";
import data from "./data/defaults.json" with { type: "json" };

/** The most of each that is designed: what the contract takes in the fields, and servings. */
export const mostOf = { recipes: 10, days: 14, meals: 6, servings: data.mostServings } as const;

type Counted = { plan: PlanRequest; servings: number | null; isPlan: boolean };

/** Counts of the text that are more than is designed, where no field sets them. */
export function listReduced(request: DesignRequest, { plan, servings, isPlan }: Counted): UnmetWish[] {
  const ofKind = isPlan
    ? [
        ...reduce(request.plan_days ? null : plan.planDays, mostOf.days, "days"),
        ...reduce(request.meals_per_day ? null : plan.mealsPerDay, mostOf.meals, "meals a day"),
      ]
    : reduce(request.recipe_count ? null : plan.recipeCount, mostOf.recipes, "recipes");
  return [...ofKind, ...reduce(servings, mostOf.servings, isPlan ? "people" : "servings")];
}

function reduce(stated: number | null, most: number, what: string): UnmetWish[] {
  if (stated === null || stated <= most) return [];
  return [
    {
      wish: `${stated} ${what}`,
      reason: "not_possible",
      detail: `only ${most} ${what} can be designed at once`,
    },
  ];
}
