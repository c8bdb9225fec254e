import { gatherSensoryFoods } from "../../../functions/decode_sensory/gather-sensory-foods.ts";
import { readText } from "../../../shared/reading/read-text.ts";
import type { MealProfile } from "../../../shared/sensory/meal-profile.ts";
import { profileFood } from "../../../shared/sensory/profile-food.ts";
import { profileMeal } from "../../../shared/sensory/profile-meal.ts";
import { createStore } from "../../../shared/store/create-store.ts";
import type { Store } from "../../../shared/store/store.ts";
import { startThrowawayStack } from "../../support/throwaway-stack.ts";

/** Tastes texts as the service reads them, against a stack that is started for it. */
export interface Taster {
  /** The profile of the meal a text tells, null where it tells none. */
  readonly tasteMeal: (text: string) => Promise<MealProfile | null>;
  readonly close: () => Promise<void>;
}

/** Starts a stack with the catalogue and a taster on it. */
export async function startTaster(): Promise<Taster> {
  const { url, serviceKey, remove } = await startThrowawayStack();
  const limits = { backlogPerOperation: 1, inFlightPerKey: 1 };
  const store = createStore({ url, serviceKey, timeoutMs: 30_000, fetch, ...limits });
  return { tasteMeal: (text) => tasteMeal(text, store), close: remove };
}

async function tasteMeal(text: string, store: Store): Promise<MealProfile | null> {
  const items = await readText(text, store);
  if (items.length === 0) return null;
  const { foods } = await gatherSensoryFoods(items, store);
  return profileMeal(foods, foods.map(profileFood), text);
}
