import type { Recipe, RecipeIngredient } from "../recipe.ts";

/**
 * The recipe with some ingredients scaled by `factors` (by key), each held within its `least` and `most`, and never
 * below a quarter: an ingredient that steps name does not vanish.
 */
export function varyRecipe(recipe: Recipe, factors: ReadonlyMap<string, number>): Recipe {
  const ingredients = recipe.ingredients.map((ingredient) =>
    vary(ingredient, factors.get(ingredient.key) ?? 1),
  );
  return { ...recipe, ingredients };
}

const LEAST_FACTOR = 0.25;

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
