import type { FoodTable } from "../../shared/dishes/foods/food-table.ts";
import { compoundIds } from "../../shared/nutrition/compound-ids.ts";
import { recipeBook } from "../../shared/recipes/recipe-book.ts";
import type { Brief } from "./brief.ts";
import { buildCandidates } from "./build-candidates.ts";
import type { Candidate } from "./candidate.ts";
import { listVariants } from "./list-variants.ts";

/** Portions of a recipe that are tried where it stands by itself. */
const RECIPE_FACTORS = [0.5, 0.75, 1, 1.25, 1.5, 2];

/**
 * Every recipe of the book as it may be served: by itself in every variant and size; in a plan as it is written, with
 * little of what the plan limits, as portions are the plan's.
 */
export function listCandidates({ type, limits, servings }: Brief, table: FoodTable): Candidate[] {
  if (type === "recipe") {
    const options = { table, servings, factors: RECIPE_FACTORS };
    return recipeBook.flatMap((recipe) =>
      listVariants(recipe, limits).flatMap(({ suffix, recipe: variant }) =>
        buildCandidates(variant, suffix, options),
      ),
    );
  }
  const ofDishes = limits.filter(({ measure }) => measure.compoundId !== compoundIds.energyKcal);
  return recipeBook.flatMap((recipe) => {
    const lightest = listVariants(recipe, ofDishes).at(-1) ?? { suffix: "", recipe };
    return buildCandidates(lightest.recipe, "", { table, servings: null, factors: [1] });
  });
}
