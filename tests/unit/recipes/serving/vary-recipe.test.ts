import { expect, it } from "vitest";
import type { Recipe } from "../../../../shared/domain/recipes/recipe.ts";
import { recipeBook } from "../../../../shared/domain/recipes/recipe-book.ts";
import { serveRecipe } from "../../../../shared/domain/recipes/serving/serve-recipe.ts";
import { varyRecipe } from "../../../../shared/domain/recipes/serving/vary-recipe.ts";

const spared = recipeBook.flatMap((recipe) =>
  recipe.ingredients
    .filter(({ least }) => least === 0)
    .map(({ key }) => ({ recipe, key, varied: varyRecipe(recipe, new Map([[key, 0]])) })),
);

it("an ingredient that is left out is removed from list and steps, and no other with it", () => {
  const left = spared.filter(({ key, varied }) => !varied.ingredients.some((one) => one.key === key));
  expect(left.length / spared.length).toBeGreaterThan(0.95);
  const named = left.filter(({ key, varied }) => new RegExp(`\\{${key}[:}]`).test(varied.steps.join()));
  expect(named.map(({ recipe, key }) => `${recipe.id} ${key}`)).toEqual([]);
  const lost = left.filter(({ recipe, key, varied }) => keysOf(recipe, key) !== keysOf(varied, key));
  expect(lost.map(({ recipe, key }) => `${recipe.id} ${key}`)).toEqual([]);
});

it("an ingredient that the steps need is kept at a quarter", () => {
  const stayed = spared.filter(({ key, varied }) => varied.ingredients.some((one) => one.key === key));
  expect(stayed).not.toEqual([]);
  for (const { recipe, key, varied } of stayed) {
    expect(gramsOf(varied, key) / gramsOf(recipe, key)).toBeCloseTo(0.25);
    expect(varied.steps).toEqual(recipe.steps);
  }
});

it("an ingredient that the dish needs is kept at its least amount", () => {
  const [recipe] = recipeBook;
  const needed = recipe?.ingredients.find(({ least }) => least > 0.25);
  if (recipe === undefined || needed === undefined) throw new Error("the book has no such recipe");
  const varied = varyRecipe(recipe, new Map([[needed.key, 0]]));
  expect(gramsOf(varied, needed.key)).toBeCloseTo(needed.grams * needed.least);
  expect(serveRecipe(varied, recipe.servings, 1).steps.join(" ")).toContain(needed.name);
});

function keysOf(recipe: Recipe, except: string): string {
  const keys = recipe.steps.flatMap((step) => [...step.matchAll(/\{([^}]*)\}/g)].map(([, key]) => key ?? ""));
  return keys.filter((key) => key.split(":")[0] !== except).join();
}

function gramsOf(recipe: Recipe, key: string): number {
  return recipe.ingredients.find((one) => one.key === key)?.grams ?? Number.NaN;
}
