import { compoundIds } from "../../../shared/domain/nutrition/mod.ts";
import type { RecipeLine } from "./recipe-line.ts";

/** Energy of a usual portion: three of them and a snack make the 2,000 kcal of Regulation (EU) No 1169/2011. */
const portionKcal = 600;

/** How many usual portions a recipe makes whose source does not say. */
export function assumeServings(lines: readonly RecipeLine[]): number {
  const kcal = lines.reduce((sum, { food, grams }) => {
    return sum + ((food?.amounts.get(compoundIds.energyKcal)?.value ?? 0) * grams) / 100;
  }, 0);
  return Math.max(1, Math.round(kcal / portionKcal));
}
