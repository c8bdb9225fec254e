import { readText } from "../../functions/decode/read-text.ts";
import { totalMeal } from "../../shared/composition/meal-total.ts";
import { createStore } from "../../shared/store/create-store.ts";
import { startThrowawayStack } from "../support/throwaway-stack.ts";
import type { Macros } from "./labelled-meals.ts";

/** What decode made of a text: its foods as lines to read, and the totals; null where it found no food. */
export interface DecodedMeal {
  readonly lines: readonly string[];
  readonly macros: Macros | null;
}

/** Decodes texts with decode's own reading and sums, against a stack that is started for it. */
export interface MealDecoder {
  readonly decodeMeal: (text: string) => Promise<DecodedMeal>;
  readonly close: () => Promise<void>;
}

const macroIds = [1005, 1003, 1004, 1008];

/** Starts a stack with the catalogue and a decoder on it. */
export async function startDecoder(): Promise<MealDecoder> {
  const { url, serviceKey, remove } = await startThrowawayStack();
  const limits = { backlogPerOperation: 1, inFlightPerKey: 1 };
  const store = createStore({ url, serviceKey, timeoutMs: 30_000, fetch, ...limits });
  const decodeMeal = async (text: string): Promise<DecodedMeal> => {
    const items = await readText(text, store);
    const foodIds = [...new Set(items.flatMap(({ foodId }) => foodId ?? []))];
    const evidence = await store.mealEvidence({
      foodIds,
      tier: "macros",
      compoundIds: macroIds,
      compoundNames: [],
    });
    const rows = totalMeal(items, evidence);
    const amountOf = (id: number) =>
      rows.find((row) => row.compound_identifier_id === id)?.measurement_value ?? 0;
    const [carbohydrate = 0, protein = 0, fat = 0, energyKcal = 0] = macroIds.map(amountOf);
    return {
      lines: items.map(({ name, grams, status }) => `${grams} g ${name} (${status})`),
      macros: items.length === 0 ? null : [carbohydrate, protein, fat, energyKcal],
    };
  };
  return { decodeMeal, close: remove };
}
