import type { FoodFacts } from "../nutrition/food-facts.ts";
import { addIntervals, exactly, type Interval, mapRising } from "../nutrition/interval.ts";
import { boundMissing } from "./bound-missing.ts";
import type { Recipe } from "./recipe.ts";

/** A food of the catalogue as recipes need it: its group, and amounts per 100 g by compound id. */
export interface IngredientFood {
  readonly foodGroup: string;
  readonly amounts: ReadonlyMap<number, number>;
}

/**
 * What rules of diets and conditions judge of a recipe: its ingredients, and per 100 g of them the sum of every
 * compound that all of them have a value or bounds for.
 */
export function factsOfRecipe(
  { title, ingredients }: Recipe,
  foodOf: (foodId: number) => IngredientFood | undefined,
): FoodFacts {
  const parts = ingredients.map(({ foodId, foodName, grams }) => {
    const food = foodOf(foodId);
    return { name: foodName, foodGroup: food?.foodGroup ?? "", grams, amounts: food?.amounts ?? new Map() };
  });
  const wholeGrams = parts.reduce((sum, { grams }) => sum + grams, 0);
  const ids = new Set(parts.flatMap(({ amounts }) => [...amounts.keys()]));
  const amounts = [...ids].flatMap((id): [number, Interval][] => {
    const shares = parts.flatMap((part) => {
      const known = part.amounts.get(id);
      const amount = known === undefined ? boundMissing(id, part) : exactly(known);
      return amount === null ? [] : [mapRising(amount, (figure) => (figure * part.grams) / wholeGrams)];
    });
    return shares.length === parts.length ? [[id, addIntervals(shares)]] : [];
  });
  return {
    name: title,
    words: [],
    foodGroup: null,
    ingredients: parts,
    hasWholeRecipe: true,
    amounts: new Map(amounts),
  };
}
