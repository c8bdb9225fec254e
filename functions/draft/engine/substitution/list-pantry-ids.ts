import { substituteFoods } from "./tables/substitute-table.ts";

/** The catalogue ids of all foods that the tables may put into a recipe, rising and once each. */
export function listPantryIds(): readonly number[] {
  const ids = [...substituteFoods.values()].flatMap(({ foodId }) => (foodId === null ? [] : [foodId]));
  return [...new Set(ids)].toSorted((a, b) => a - b);
}
