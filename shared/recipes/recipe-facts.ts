import type { FoodFacts } from "../nutrition/food-facts.ts";
import { mapRising } from "../nutrition/interval.ts";
import type { Recipe } from "./recipe.ts";
import { type IngredientFood, sumIngredients } from "./sum-ingredients.ts";

/** What rules of diets and conditions judge of a recipe: its ingredients, and what 100 g of them hold. */
export function factsOfRecipe(
  { title, ingredients }: Recipe,
  foodOf: (foodId: number) => IngredientFood | undefined,
): FoodFacts {
  const parts = ingredients.map(({ foodId, foodName: name, grams }) => ({
    name,
    grams,
    food: foodOf(foodId),
  }));
  const wholeGrams = parts.reduce((sum, { grams }) => sum + grams, 0);
  const sums = [...sumIngredients(parts)].map(
    ([id, sum]) => [id, mapRising(sum, (figure) => (figure * 100) / wholeGrams)] as const,
  );
  return {
    name: title,
    words: [],
    foodGroup: null,
    ingredients: parts.map(({ name, grams, food }) => ({ name, grams, foodGroup: food?.foodGroup ?? "" })),
    hasWholeRecipe: true,
    amounts: new Map(sums),
  };
}
