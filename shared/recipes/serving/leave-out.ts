import type { Recipe } from "../recipe.ts";
import { rewriteSteps } from "../steps/rewrite-steps.ts";

/**
 * The recipe without the ingredient of this key, in its list and in its steps; null where the steps cannot do without
 * naming it, because they would lose another ingredient.
 */
export function leaveOut(recipe: Recipe, key: string): Recipe | null {
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
