import type { Catalogue } from "./catalogue.ts";
import { checkRows, type Expectation } from "./check-rows.ts";
import type { FoodOf, FoodsOf } from "./read-foods.ts";
import type { ShownRecipe } from "./result-shape.ts";
import { helpingsOf } from "./total-parts.ts";

/** What every check of a result needs. */
export type CheckContext = {
  catalogue: Catalogue;
  citationIds: ReadonlySet<number>;
  foodsOf: FoodsOf;
};

/** What is wrong with a recipe: its times, its words, and every figure of a portion. */
export function checkRecipe(
  recipe: ShownRecipe,
  { needsSteps = true, ...context }: CheckContext & Expectation & { needsSteps?: boolean },
): string[] {
  const foodOf = context.foodsOf(recipe);
  const helpings = helpingsOf(recipe.ingredients, 1 / recipe.servings, foodOf);
  return [
    ...(needsSteps && recipe.steps.length === 0 ? [`${context.where}: no steps`] : []),
    ...checkWords(recipe, foodOf).map((problem) => `${context.where}: ${problem}`),
    ...checkTimes(recipe).map((problem) => `${context.where}: ${problem}`),
    ...checkRows(recipe.nutrition.per_portion, helpings, context),
  ];
}

function checkWords({ title, ingredients, steps, servings }: ShownRecipe, foodOf: FoodOf) {
  const unknown = ingredients.filter(({ canonical_name: name }) => name !== null && foodOf(name) === null);
  return [
    ...(title.trim() === "" ? ["no title"] : []),
    ...(ingredients.length === 0 ? ["no ingredients"] : []),
    ...(steps.some((step) => step.trim() === "") ? ["a step is empty"] : []),
    ...(steps.some((step) => /[{}]|undefined|null|NaN/.test(step)) ? ["a step has a placeholder"] : []),
    ...(servings > 0 ? [] : [`${servings} servings`]),
    ...unknown.map((one) => `the catalogue has no ${one.canonical_name}`),
    ...ingredients.filter((one) => !(one.quantity_g > 0)).map((one) => `${one.quantity_g} g of ${one.name}`),
  ];
}

function checkTimes({ prep_minutes: prep, cook_minutes: cook, total_minutes: total }: ShownRecipe): string[] {
  if (prep === null || cook === null) return [];
  return total !== null && total >= prep + cook ? [] : [`${prep} and ${cook} minutes make no ${total}`];
}
