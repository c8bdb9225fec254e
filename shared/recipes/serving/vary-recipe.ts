import type { Recipe, RecipeIngredient } from "../recipe.ts";
import { leaveOut } from "./leave-out.ts";

const LEAST_FACTOR = 0.25;

/**
 * The recipe with some ingredients scaled by `factors` (by key), each held within its `least` and `most`. 0 leaves an
 * ingredient out where the dish and its steps can do without; less than a quarter is a quarter else.
 */
export function varyRecipe(recipe: Recipe, factors: ReadonlyMap<string, number>): Recipe {
  const ingredients = recipe.ingredients.map((ingredient) =>
    vary(ingredient, factors.get(ingredient.key) ?? 1),
  );
  const spare = recipe.ingredients.filter(({ key, least }) => least === 0 && factors.get(key) === 0);
  return spare.reduce<Recipe>((left, { key }) => leaveOut(left, key) ?? left, { ...recipe, ingredients });
}

function vary(ingredient: RecipeIngredient, wanted: number): RecipeIngredient {
  const { least, most, grams, measure } = ingredient;
  const factor = Math.min(most, Math.max(least, wanted, LEAST_FACTOR));
  if (factor === 1) return ingredient;
  return {
    ...ingredient,
    grams: grams * factor,
    measure: measure === null ? null : { ...measure, count: measure.count * factor },
  };
}
