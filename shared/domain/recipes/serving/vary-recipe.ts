import type { Recipe, RecipeIngredient } from "../recipe.ts";
import { rewriteSteps } from "../steps/rewrite-steps.ts";

const leastFactor = 0.25;

/**
 * The recipe with some ingredients scaled by `factors` (by key), each kept within its `least` and `most`. 0 leaves an
 * ingredient out if the dish and its steps allow it; otherwise the factor is at least a quarter.
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
  const factor = Math.min(most, Math.max(least, wanted, leastFactor));
  if (factor === 1) return ingredient;
  return {
    ...ingredient,
    grams: grams * factor,
    measure: measure === null ? null : { ...measure, count: measure.count * factor },
  };
}

/**
 * The recipe without the ingredient of this key in its list and its steps; null if the steps would lose another
 * ingredient with it.
 */
function leaveOut(recipe: Recipe, key: string): Recipe | null {
  const gone = recipe.ingredients.find((ingredient) => ingredient.key === key);
  if (gone === undefined) return null;
  const ingredients = recipe.ingredients.filter((ingredient) => ingredient !== gone);
  const placeholder = new RegExp(`\\{${key}(?::[^}]*)?\\}`, "g");
  const named = recipe.steps.map((step) => step.replace(placeholder, gone.name));
  const kept = ingredients.map(({ name }) => name);
  const steps = rewriteSteps(named, [{ from: gone.name, alsoCalled: [], to: null }], kept);
  return placeholders(steps) === placeholders(recipe.steps.map((step) => step.replace(placeholder, "")))
    ? { ...recipe, ingredients, steps }
    : null;
}

function placeholders(steps: readonly string[]): string {
  return steps.flatMap((step) => step.match(/\{[^}]*\}/g) ?? []).join();
}
