import type { FoodFacts } from "../../../shared/domain/nutrition/food-facts.ts";
import { exactly, type Interval } from "../../../shared/domain/nutrition/interval.ts";

/** A food of a name alone. */
export function named(name: string, more: Partial<FoodFacts> = {}): FoodFacts {
  return { name, words: [], foodGroup: null, ingredients: [], amounts: new Map(), ...more };
}

/** Known amounts per 100 g by compound id. */
export function amountsOf(figures: Readonly<Record<number, number>>): Map<number, Interval> {
  return new Map(Object.entries(figures).map(([id, figure]) => [Number(id), exactly(figure)]));
}

/** A recipe of equal parts. */
export function recipeOf(...names: readonly string[]) {
  return names.map((name) => ({ name, foodGroup: "", grams: 50 }));
}
