import type { MealItem } from "../food/meal-item.ts";
import { outlineMeal } from "../food/outline-meal.ts";
import { readMeal } from "../food/read-meal.ts";
import type { Store } from "../store/store.ts";

/** The foods of a meal told in words, by the embedded reader; one database call. */
export async function readText(text: string, store: Pick<Store, "findFoods">): Promise<MealItem[]> {
  const outline = outlineMeal(text);
  if (outline.queries.length === 0) return [];
  return readMeal(outline, await store.findFoods(outline.queries));
}
