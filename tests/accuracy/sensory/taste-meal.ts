import { gatherSensoryFoods } from "../../../functions/decode_sensory/run-decode-sensory.ts";
import { createCatalogue } from "../../../shared/domain/catalogue/create-catalogue.ts";
import { readWords } from "../../../shared/domain/intake/read-intake.ts";
import { profileFood } from "../../../shared/domain/sensory/food/profile-food.ts";
import { profileMeal } from "../../../shared/domain/sensory/meal/profile-meal.ts";
import type { MealProfile } from "../../../shared/domain/sensory/profiles.ts";
import type { Store } from "../../../shared/platform/store/store.ts";

/** The profile of the meal of a text, as the service reads it; null if it has none. */
export async function tasteMeal(text: string, store: Store): Promise<MealProfile | null> {
  const catalogue = createCatalogue(store.call);
  const { items } = await readWords(text, { catalogue, log: () => {} }, null);
  if (items.length === 0) return null;
  const { foods } = await gatherSensoryFoods(items, catalogue);
  return profileMeal(foods, foods.map(profileFood), text);
}
