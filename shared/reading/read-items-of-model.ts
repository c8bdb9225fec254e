import type { MealItem } from "../food/meal-item.ts";
import { outlineMeal } from "../food/outline-meal.ts";
import { readMeal } from "../food/read-meal.ts";
import type { ReadItem } from "../model/meal-reading.ts";
import type { Store } from "../store/store.ts";

/**
 * The foods that a model read, matched and weighed as if they had been told in words: the model says what
 * and how much, the catalogue what it is. One database call.
 */
export async function readItemsOfModel(
  readItems: readonly ReadItem[],
  store: Pick<Store, "findFoods">,
): Promise<MealItem[]> {
  const told = readItems.filter(({ eatenShare }) => eatenShare !== 0);
  const outlines = told.map((item) => outlineMeal(tellItem(item)));
  const queries = outlines.flatMap((outline) => outline.queries);
  if (queries.length === 0) return [];
  const found = await store.findFoods(queries);
  return told.flatMap((item, index) => {
    const outline = outlines[index];
    return outline ? readMeal(outline, found).map((meal) => eatShare(meal, item)) : [];
  });
}

function tellItem({ quantity, size, unit, brand, attributes, name }: ReadItem): string {
  const amount = quantity === null ? null : String(quantity);
  const food = [brand, ...attributes, name].filter((words) => words !== null).join(" ");
  const measure = [amount, size, unit].filter((words) => words !== null).join(" ");
  return unit === null ? `${measure} ${food}` : `${measure} of ${food}`;
}

function eatShare(meal: MealItem, { eatenShare }: ReadItem): MealItem {
  return eatenShare === null ? meal : { ...meal, grams: meal.grams * eatenShare };
}
