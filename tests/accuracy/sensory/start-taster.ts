import type { Evidence } from "../../../shared/composition/evidence.ts";
import type { MealItem } from "../../../shared/food/meal-item.ts";
import { readText } from "../../../shared/reading/read-text.ts";
import type { MealProfile } from "../../../shared/sensory/meal-profile.ts";
import { profileFood } from "../../../shared/sensory/profile-food.ts";
import { profileMeal } from "../../../shared/sensory/profile-meal.ts";
import type { SensoryFood } from "../../../shared/sensory/sensory-food.ts";
import { sensoryCompoundIds } from "../../../shared/sensory/taste/compound-ids.ts";
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
  const foodIds = [...new Set(items.flatMap(({ food }) => food?.id ?? []))];
  const request = { tier: "molecular", compoundIds: [...sensoryCompoundIds], compoundNames: [] };
  const { evidence } = await store.mealEvidence({ foodIds, ...request });
  const foods = items.map((item, index) => toSensoryFood(item, index, evidence));
  return profileMeal(foods, foods.map(profileFood), text);
}

function toSensoryFood(item: MealItem, index: number, evidence: readonly Evidence[]): SensoryFood {
  const known = evidence.filter(({ foodId }) => foodId === item.food?.id);
  const amounts = known.flatMap(({ compoundId, amount }): [number, number][] =>
    amount === null ? [] : [[compoundId, amount]],
  );
  return {
    itemId: index + 1,
    name: item.name,
    catalogueName: item.food?.name ?? null,
    foodGroup: item.food?.foodGroup ?? null,
    terms: item.terms,
    attributes: item.attributes,
    grams: item.grams,
    amounts: new Map(amounts),
    ingredients: [],
  };
}
