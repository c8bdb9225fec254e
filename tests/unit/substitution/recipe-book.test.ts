import { describe, expect, test } from "vitest";
import { editRecipe } from "../../../functions/draft/engine/substitution/edit-recipe.ts";
import { factsOf } from "../../../functions/draft/engine/substitution/lines/food-facts.ts";
import type { SourceRecipe } from "../../../functions/draft/engine/substitution/source-recipe.ts";
import { listPantryIds } from "../../../functions/draft/engine/substitution/tables/substitute-table.ts";
import { checkDiet } from "../../../shared/domain/constraints/check-diet.ts";
import type { DietName } from "../../../shared/domain/constraints/diet-name.ts";
import { recipeBook } from "../../../shared/domain/recipes/recipe-book.ts";
import { readCatalogueFoods } from "../recipes/support/catalogue-foods.ts";

const ids = new Set([
  ...listPantryIds(),
  ...recipeBook.flatMap(({ ingredients }) => ingredients.map((one) => one.foodId)),
]);
const foods = readCatalogueFoods(ids);
const pantry = {
  foodOf: (id: number) => {
    const food = foods.get(id);
    return food === undefined ? undefined : { id, ...food };
  },
};
const sources: readonly SourceRecipe[] = recipeBook.map(({ title, servings, ingredients }) => ({
  title,
  servings,
  ingredients: ingredients.map(({ name, foodId, foodName, grams, preparation }) => ({
    name,
    food: { id: foodId, name: foodName, foodGroup: foods.get(foodId)?.foodGroup ?? "" },
    grams,
    measure: null,
    preparation,
    purpose: null,
  })),
  steps: [],
}));
const diets: readonly DietName[] = [
  "vegan",
  "vegetarian",
  "gluten_free",
  "dairy_free",
  "nut_free",
  "halal",
  "paleo",
];

describe.each(diets)("the recipe book drafted to %s", (diet) => {
  const edits = {
    diets: [diet],
    conditions: [],
    gender: null,
    allergens: [],
    health: [],
    avoided: [],
    swaps: [],
    droppedParts: [],
    goals: [],
    limits: [],
    preferences: [],
  };
  const drafts = sources.map((source) => ({ source, edited: editRecipe(source, edits, pantry) }));

  test("holds nothing that the diet forbids", () => {
    const wrong = drafts.flatMap(({ source, edited }) =>
      edited.ingredients.flatMap((one) => {
        const facts = factsOf(one, one.food === null ? null : (pantry.foodOf(one.food.id) ?? null));
        return checkDiet(diet, facts, one.grams).verdict === "excluded"
          ? [`${source.title}: ${one.name}`]
          : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test("loses no line untold, and replaces nearly all that goes", () => {
    const lines = drafts.flatMap(({ source, edited }) =>
      source.ingredients.map((_, at) => ({
        stands: edited.ingredients.some(({ fromLine }) => fromLine === at + 1),
        change: edited.changes.find(({ line }) => line === at + 1)?.kind ?? null,
      })),
    );
    expect(lines.filter(({ stands, change }) => !stands && change !== "removed")).toEqual([]);
    const removed = lines.filter(({ change }) => change === "removed").length;
    expect(removed / lines.filter(({ change }) => change !== null).length).toBeLessThan(0.05);
  });
});
