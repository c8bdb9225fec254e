import type { FoodTable } from "../../shared/dishes/foods/food-table.ts";
import { compoundIds } from "../../shared/nutrition/compound-ids.ts";
import type { Recipe } from "../../shared/recipes/recipe.ts";
import type { Brief } from "./brief.ts";
import { buildCandidates } from "./build-candidates.ts";
import type { Candidate } from "./candidate.ts";
import { listVariants } from "./list-variants.ts";

/** Portions of a recipe that are tried where it stands by itself. */
const RECIPE_FACTORS = [0.5, 0.75, 1, 1.25, 1.5, 2];

/** Recipes in every variant and size in which they may be served by themselves. */
export function listServings(
  { limits, servings }: Brief,
  recipes: readonly Recipe[],
  table: FoodTable,
): Candidate[] {
  const options = { table, servings, factors: RECIPE_FACTORS };
  return recipes.flatMap((recipe) =>
    listVariants(recipe, limits).flatMap(({ suffix, recipe: variant }) =>
      buildCandidates(variant, suffix, options),
    ),
  );
}

/** Recipes as a plan serves them: as written, with little of what is limited; the portions are the plan's. */
export function listPlanDishes({ limits }: Brief, recipes: readonly Recipe[], table: FoodTable): Candidate[] {
  const ofDishes = limits.filter(({ measure }) => measure.compoundId !== compoundIds.energyKcal);
  return recipes.flatMap((recipe) => {
    const lightest = listVariants(recipe, ofDishes).at(-1)?.recipe ?? recipe;
    return buildCandidates(lightest, "", { table, servings: null, factors: [1] });
  });
}
