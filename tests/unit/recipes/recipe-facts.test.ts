import { describe, expect, it } from "vitest";
import { checkDiet } from "../../../shared/domain/constraints/check-diet.ts";
import { exactly } from "../../../shared/domain/nutrition/interval.ts";
import { findKind } from "../../../shared/domain/nutrition/kinds/find-kind.ts";
import type { Recipe } from "../../../shared/domain/recipes/recipe.ts";
import { factsOfRecipe } from "../../../shared/domain/recipes/recipe-facts.ts";

const sugars = 2000;
const lactose = 1013;

function recipeOf(title: string, parts: Readonly<Record<string, number>>): Recipe {
  const ingredients = Object.entries(parts).map(([foodName, grams], index) => {
    const row = { key: foodName, name: foodName, foodId: index, foodName, grams };
    return { ...row, measure: null, role: "base" as const, least: 1, most: 1, preparation: null };
  });
  const times = { servings: 1, prepMinutes: 1, cookMinutes: 1 };
  const kind = { cuisine: "", mealTypes: [], isMain: true, proteinSource: "none" as const };
  return { id: title, title, ...kind, ...times, equipment: [], ingredients, steps: [] };
}

function factsOf(recipe: Recipe, ...amounts: readonly Readonly<Record<number, number>>[]) {
  return factsOfRecipe(recipe, (id) => {
    const known = Object.entries(amounts[id] ?? {}).map(
      ([key, figure]) => [Number(key), exactly(figure)] as const,
    );
    return { foodGroup: "", amounts: new Map(known) };
  });
}

describe("facts of a recipe", () => {
  it("take the contents from the ingredients, not from the title", () => {
    const facts = factsOf(recipeOf("Pancakes", { "Bananas, raw": 100, "Rice flour": 50 }));
    expect(findKind(facts, "egg")).toBeNull();
    expect(findKind(facts, "wheat")).toBeNull();
    expect(findKind(facts, "fruit")).not.toBeNull();
  });

  it("take the preparation from the title", () => {
    const facts = factsOf(recipeOf("Ceviche", { "Fish, cod, raw": 100, "Lime juice": 50 }));
    expect(findKind(facts, "raw_fish")).not.toBeNull();
  });

  it("count carbohydrate without fibre for an ingredient with unknown sugars", () => {
    const recipe = recipeOf("Soup", { "Carrots, raw": 90, "Spices, paprika": 10 });
    const facts = factsOf(recipe, { [sugars]: 2 }, { 1005: 50, 1079: 30 });
    expect(facts.amounts.get(sugars)).toEqual({ low: 1.8, value: 3.8, high: 3.8 });
    expect(checkDiet("low_sugar", facts, 100).verdict).toBe("allowed");
  });

  it("assume no lactose without milk, and leave it unknown for milk without a figure", () => {
    const recipe = recipeOf("Drink", { "Milk, whole": 50, "Water, tap": 50 });
    expect(factsOf(recipe, { [lactose]: 4.8 }, {}).amounts.get(lactose)?.value).toBeCloseTo(2.4);
    const cheesy = recipeOf("Dip", { "Milk, whole": 50, "Cheese, ricotta": 50 });
    expect(factsOf(cheesy, { [lactose]: 4.8 }, {}).amounts.has(lactose)).toBe(false);
  });

  it("leave out compounds that are unknown and unbounded in an ingredient", () => {
    const recipe = recipeOf("Drink", { "Milk, whole": 50, "Water, tap": 50 });
    expect(factsOf(recipe, { 1003: 3 }, {}).amounts.has(1003)).toBe(false);
  });
});
