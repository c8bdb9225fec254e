import type { MealTotal } from "../../shared/domain/composition/mod.ts";
import { drinkGroups, type MealItem } from "../../shared/domain/food/mod.ts";
import { compoundIds } from "../../shared/domain/nutrition/mod.ts";

const largestGrams = 1_500;
const largestDrinkGrams = 3_000;
const largestKcal = 4_000;

/** `implausible_amount` if a meal has more of a food, or more energy, than anyone eats at a time. */
export function listAmountWarnings(
  items: readonly Pick<MealItem, "food" | "grams">[],
  totals: readonly Pick<MealTotal, "compound_identifier_id" | "measurement_value">[],
): string[] {
  const energy = totals.find(
    ({ compound_identifier_id }) => compound_identifier_id === compoundIds.energyKcal,
  );
  const isMuch = items.some(({ food, grams }) => grams > limitOf(food?.foodGroup ?? ""));
  return isMuch || (energy?.measurement_value ?? 0) > largestKcal ? ["implausible_amount"] : [];
}

function limitOf(foodGroup: string): number {
  return drinkGroups.has(foodGroup) ? largestDrinkGrams : largestGrams;
}
