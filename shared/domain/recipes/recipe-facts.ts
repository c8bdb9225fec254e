import {
  addIntervals,
  compoundIds,
  exactly,
  type FoodFacts,
  findKind,
  type Interval,
  mapRising,
} from "../nutrition/mod.ts";
import type { Recipe } from "./recipe.ts";

/** The group of a catalogue food, and its amounts per 100 g by compound id. */
type IngredientFood = {
  readonly foodGroup: string;
  readonly amounts: ReadonlyMap<number, Interval>;
};

/** Some grams of a food; `food` is undefined if it is not in the catalogue. */
type WeighedFood = {
  readonly name: string;
  readonly grams: number;
  readonly food: IngredientFood | undefined;
};

/** An ingredient with its amounts per 100 g by compound id. */
type Part = {
  readonly name: string;
  readonly foodGroup: string;
  readonly amounts: ReadonlyMap<number, number>;
};

/** A recipe as rules of diets and conditions see it: its ingredients, and the composition of 100 g of them. */
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

/** The sums by compound id, in the compound's unit, of every compound for which all foods have a value or bounds. */
export function sumIngredients(foods: readonly WeighedFood[]): Map<number, Interval> {
  const parts = foods.map(({ name, grams, food }) => {
    const ranges = food?.amounts ?? new Map<number, Interval>();
    const points = new Map([...ranges].map(([id, { value }]) => [id, value]));
    return { name, grams, foodGroup: food?.foodGroup ?? "", ranges, amounts: points };
  });
  const sums = new Map<number, Interval>();
  for (const id of new Set(parts.flatMap(({ ranges }) => [...ranges.keys()]))) {
    const shares = parts.flatMap((part) => {
      const per100g = part.ranges.get(id) ?? boundMissing(id, part);
      return per100g ? [mapRising(per100g, (figure) => (figure * part.grams) / 100)] : [];
    });
    if (shares.length === parts.length) sums.set(id, addIntervals(shares));
  }
  return sums;
}

/**
 * Bounds in grams per 100 g for a compound without a figure, null if there are none. Sugars are at most the carbohydrate
 * without fibre, and count as that much; only milk products have lactose.
 */
function boundMissing(compoundId: number, { name, foodGroup, amounts }: Part): Interval | null {
  if (compoundId === compoundIds.sugarsGrams) {
    const carbohydrate = amounts.get(compoundIds.carbohydrateGrams);
    if (carbohydrate === undefined) return null;
    const most = Math.max(0, carbohydrate - (amounts.get(compoundIds.fibreGrams) ?? 0));
    return { low: 0, value: most, high: most };
  }
  if (compoundId === compoundIds.lactoseGrams) {
    const facts = { name, words: [], foodGroup, ingredients: [], amounts: new Map() };
    return findKind(facts, "lactose_source") === null ? exactly(0) : null;
  }
  return null;
}
