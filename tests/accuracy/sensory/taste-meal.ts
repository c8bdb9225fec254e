import { gatherSensoryFoods } from "../../../functions/decode_sensory/gather-sensory-foods.ts";
import { readText } from "../../../shared/reading/read-text.ts";
import type { MealProfile } from "../../../shared/sensory/meal-profile.ts";
import { profileFood } from "../../../shared/sensory/profile-food.ts";
import { profileMeal } from "../../../shared/sensory/profile-meal.ts";
import type { Store } from "../../../shared/store/store.ts";

/** The profile of the meal that a text tells, as the service reads it; null where it tells none. */
export async function tasteMeal(text: string, store: Store): Promise<MealProfile | null> {
  const items = await readText(text, store);
  if (items.length === 0) return null;
  const { foods } = await gatherSensoryFoods(items, store);
  return profileMeal(foods, foods.map(profileFood), text);
}
