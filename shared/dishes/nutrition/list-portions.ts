import type { Portion } from "../../composition/meal-total.ts";

/** What one serving of a recipe holds, `portions` times. */
export function listPortions(
  {
    servings,
    ingredients,
  }: { servings: number; ingredients: readonly { foodId: number | null; grams: number }[] },
  portions = 1,
): Portion[] {
  return ingredients.map(({ foodId, grams }) => ({ foodId, grams: (grams * portions) / servings }));
}
