import type { Catalogue } from "./catalogue.ts";
import { checkPlan } from "./check-plan.ts";
import { checkProofs } from "./check-proofs.ts";
import { checkRecipe } from "./check-recipe.ts";
import { type DesignRequest, type DesignResult, listRecipes, type ShownIngredient } from "./result-shape.ts";

const MOST_TRIED = 64;

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
  const readings = listReadings(listIngredients(result), catalogue);
  const attempts = readings.map((foodOf) => checkWith(result, request, { catalogue, citationIds, foodOf }));
  return attempts.sort((a, b) => a.length - b.length)[0] ?? [];
}

type Context = Parameters<typeof checkProofs>[2];

function checkWith(result: DesignResult, request: DesignRequest, context: Context): string[] {
  const recipes = listRecipes(result);
  const isFirst = !result.recipe || !result.recipes || sameText(result.recipe, result.recipes[0]);
  return [
    ...(recipes.length > 0 || result.meal_plan ? [] : ["neither a recipe nor a plan"]),
    ...(isFirst ? [] : ["recipe is not the first of recipes"]),
    ...recipes.flatMap((recipe, at) =>
      checkRecipe(recipe, { ...context, where: `recipe ${at + 1}`, tiers: ["macro", "micro"] }),
    ),
    ...(result.meal_plan ? checkPlan(result.meal_plan, context) : []),
    ...checkProofs(result, request, context),
  ];
}

function sameText(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function listIngredients(result: DesignResult): ShownIngredient[] {
  const meals = result.meal_plan?.days.flatMap(({ meals }) => meals.map(({ recipe }) => recipe)) ?? [];
  return [...listRecipes(result), ...meals].flatMap(({ ingredients }) => ingredients);
}

/** Some names stand for two foods of the catalogue: every way to read them, as many as are worth a try. */
function listReadings(ingredients: readonly ShownIngredient[], catalogue: Catalogue): Context["foodOf"][] {
  const names = new Set(ingredients.flatMap(({ canonical_name: name }) => (name === null ? [] : [name])));
  let choices = [new Map<string, number>()];
  for (const name of names) {
    const ids = catalogue.idsOf(name);
    choices = choices
      .flatMap((known) => (ids.length === 0 ? [known] : ids.map((id) => new Map([...known, [name, id]]))))
      .slice(0, MOST_TRIED);
  }
  return choices.map((choice) => (name) => choice.get(name) ?? null);
}
