import { describe, expect, it } from "vitest";
import type { MealType, Recipe } from "../../../shared/domain/recipes/recipe.ts";
import { recipeBook } from "../../../shared/domain/recipes/recipe-book.ts";
import { readCatalogueFoods } from "./support/catalogue-foods.ts";

const energy = 1008;
const placeholder = /\{([a-z0-9-]+)(?::(name|\d+\/\d+))?\}/g;
/** Plausible energy of a portion in kcal. */
const kcalRange: Record<MealType, [least: number, most: number]> = {
  breakfast: [80, 900],
  lunch: [100, 1100],
  dinner: [100, 1200],
  snack: [20, 500],
  dessert: [20, 700],
  drink: [0, 600],
};

const foods = readCatalogueFoods(
  new Set(recipeBook.flatMap(({ ingredients }) => ingredients.map(({ foodId }) => foodId))),
);

it("the book has enough recipes and cuisines, with unique ids", () => {
  expect(recipeBook.length).toBeGreaterThanOrEqual(250);
  expect(new Set(recipeBook.map(({ cuisine }) => cuisine)).size).toBeGreaterThanOrEqual(14);
  const ids = recipeBook.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

it("every name belongs to one recipe and is written in lower case", () => {
  const names = recipeBook.flatMap(({ names }) => names ?? []);
  expect(names.filter((name) => name !== name.toLowerCase().trim())).toEqual([]);
  const called = [...names, ...recipeBook.map(({ title }) => title.toLowerCase())];
  expect(called.filter((name, index) => called.indexOf(name) !== index)).toEqual([]);
});

describe.each(recipeBook.map((recipe) => [recipe.id, recipe] as const))("%s", (_, recipe) => {
  it("refers to catalogue foods by their id and name", () => {
    const written = recipe.ingredients.map(({ foodId, foodName }) => `${foodId} ${foodName}`);
    const known = recipe.ingredients.map(({ foodId }) => `${foodId} ${foods.get(foodId)?.name}`);
    expect(written).toEqual(known);
  });

  it("has a plausible energy per portion", () => {
    const kcal = portionKcal(recipe);
    const [type = "dinner"] = recipe.mealTypes;
    const [leastOfMeal, most] = kcalRange[type];
    // A sauce or a chutney is a side of a main dish.
    const least = recipe.isMain ? leastOfMeal : Math.min(leastOfMeal, 10);
    expect(kcal).toBeGreaterThanOrEqual(least);
    expect(kcal).toBeLessThanOrEqual(most);
  });

  it("has steps that use all of every ingredient and nothing else", () => {
    const used = new Map<string, number>();
    for (const step of recipe.steps) {
      for (const [, key = "", part] of step.matchAll(placeholder))
        used.set(key, (used.get(key) ?? 0) + shareOf(part));
      expect(step.replace(placeholder, "")).not.toMatch(/[{}]/);
    }
    expect([...used.keys()].sort()).toEqual(recipe.ingredients.map(({ key }) => key).sort());
    const partly = [...used].filter(([, share]) => share > 1.001 || (share > 0 && share < 0.999));
    expect(partly).toEqual([]);
  });

  it("can be scaled within its ranges", () => {
    for (const { grams, least, most } of recipe.ingredients) {
      expect(grams).toBeGreaterThan(0);
      expect(least).toBeLessThanOrEqual(1);
      expect(most).toBeGreaterThanOrEqual(1);
    }
    expect(recipe.servings).toBeGreaterThanOrEqual(1);
    expect(recipe.steps.length).toBeGreaterThanOrEqual(2);
  });
});

function portionKcal({ ingredients, servings }: Recipe): number {
  const kcal = ingredients.map(
    ({ foodId, grams }) => ((foods.get(foodId)?.amounts.get(energy) ?? Number.NaN) * grams) / 100,
  );
  return kcal.reduce((sum, one) => sum + one, 0) / servings;
}

/** A name alone uses none of the ingredient. */
function shareOf(part: string | undefined): number {
  if (part === undefined) return 1;
  if (part === "name") return 0;
  const [top = 0, bottom = 1] = part.split("/").map(Number);
  return top / bottom;
}
