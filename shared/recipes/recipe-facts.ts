import type { FoodFacts } from "../nutrition/food-facts.ts";
import { exactly } from "../nutrition/interval.ts";
import type { Recipe } from "./recipe.ts";

/** A food of the catalogue as recipes need it: its group, and amounts per 100 g by compound id. */
export interface IngredientFood {
  readonly foodGroup: string;
  readonly amounts: ReadonlyMap<number, number>;
}

/**
 * What rules of diets and conditions judge of a recipe: its ingredients, and per 100 g of them the sum of every
 * compound that all of them have a value for.
 */
export function factsOfRecipe(
  { title, ingredients }: Recipe,
  foodOf: (foodId: number) => IngredientFood | undefined,
): FoodFacts {
  const parts = ingredients.map(({ foodId, foodName, grams }) => {
    const food = foodOf(foodId);
    return { name: foodName, foodGroup: food?.foodGroup ?? "", grams, amounts: food?.amounts };
  });
  const wholeGrams = parts.reduce((sum, { grams }) => sum + grams, 0);
  const [first, ...others] = parts;
  const shared = [...(first?.amounts?.keys() ?? [])].filter((id) =>
    others.every(({ amounts }) => amounts?.has(id)),
  );
  const amounts = shared.map((id) => {
    const sum = parts.reduce(
      (total, part) => total + ((part.amounts?.get(id) ?? 0) * part.grams) / wholeGrams,
      0,
    );
    return [id, exactly(sum)] as const;
  });
  return { name: title, words: [], foodGroup: null, ingredients: parts, amounts: new Map(amounts) };
}
