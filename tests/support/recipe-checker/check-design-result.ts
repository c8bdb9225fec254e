import type { Catalogue } from "./catalogue.ts";
import { checkPlan } from "./check-plan.ts";
import { checkProofs } from "./check-proofs.ts";
import { checkRecipe } from "./check-recipe.ts";
import { createFoodReader } from "./read-foods.ts";
import { type DesignRequest, type DesignResult, listRecipes } from "./result-shape.ts";

/**
 * What is wrong with the figures of a design result, computed anew from each ingredient's food and grams and from
 * the request; nothing in `verification` is trusted. Empty where all figures hold.
 */
export function checkDesignResult(
  result: DesignResult,
  request: DesignRequest,
  catalogue: Catalogue,
): string[] {
  const citationIds = new Set(result.citations.map(({ id }) => id));
  const context = { catalogue, citationIds, foodsOf: createFoodReader(catalogue, result.meal_plan) };
  const recipes = listRecipes(result);
  const isFirst = !result.recipe || !result.recipes || sameText(result.recipe, result.recipes[0]);
  return [
    ...(recipes.length > 0 || result.meal_plan ? [] : ["neither a recipe nor a plan"]),
    ...(isFirst ? [] : ["recipe is not the first of recipes"]),
    ...recipes.flatMap((recipe, at) =>
      checkRecipe(recipe, { ...context, where: `recipe ${at + 1}`, isExpected: ({ tier }) => tier !== null }),
    ),
    ...(result.meal_plan ? checkPlan(result.meal_plan, context) : []),
    ...checkProofs(result, request, context),
  ];
}

function sameText(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
