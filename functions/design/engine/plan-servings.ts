import type { Recipe } from "../../../shared/domain/recipes/mod.ts";

/** Loaves, cakes and other dishes for many are cooked whole, however few eat. */
const wholeBatch = 8;

/** The servings for which a plan writes a dish: those who eat it, so that no cook has to halve amounts. */
export function planServings(
  { servings, isMain }: Pick<Recipe, "servings" | "isMain">,
  people: number,
): number {
  return people === 1 || (!isMain && servings >= wholeBatch) ? servings : people;
}
