import type { MealItem } from "../../shared/food/meal-item.ts";
import { ENGLISH } from "../../shared/kernel/language-name.ts";
import type { DisplayName, NamedFood } from "../../shared/reading/localise-names.ts";
import type { FoodIdentity } from "./contract.ts";

/** A food as its display name is looked up. */
export function nameFood({ name, food }: MealItem): NamedFood {
  return { name, foodId: food?.id ?? null };
}

/** What a food is called and how much of it was told; the amount is null where none was. */
export function identifyFood(item: MealItem, index: number, display: DisplayName | undefined): FoodIdentity {
  return {
    item_id: index + 1,
    canonical_name: item.name,
    display_name: display?.name ?? item.name,
    display_language: display?.language ?? ENGLISH.name,
    quantity: item.isAmountTold ? item.grams : null,
    unit: item.isAmountTold ? "g" : null,
  };
}
