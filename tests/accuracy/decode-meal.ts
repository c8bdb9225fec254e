import { type DecodeResult, decodeResult } from "../../functions/decode/contract.ts";
import { createStore } from "../../shared/store/create-store.ts";
import type { Store } from "../../shared/store/store.ts";
import { decodeText } from "../support/decode-text.ts";
import { startThrowawayStack } from "../support/throwaway-stack.ts";
import type { Macros } from "./labelled-meals.ts";

/** What decode made of a text: its foods as lines to read, and the totals; null where it found no food. */
export interface DecodedMeal {
  readonly lines: readonly string[];
  readonly foods: readonly string[];
  readonly macros: Macros | null;
  readonly catalogueRelease: string | null;
}

/** Decodes texts with the work of decode's own jobs, against a stack that is started for it. */
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
  return { decodeMeal: (text) => decodeMeal(text, store), close: remove };
}

async function decodeMeal(text: string, store: Store): Promise<DecodedMeal> {
  const options = { store, tier: "macros", compoundIds: macroIds };
  const { result, catalogueRelease } = await decodeText(text, options);
  const { items, molecular_analysis: rows } = decodeResult.parse(result);
  return {
    lines: items.map(
      ({ canonical_name, quantity_g, status }) => `${quantity_g} g ${canonical_name} (${status})`,
    ),
    foods: items.map(({ canonical_name }) => canonical_name),
    macros: items.length === 0 ? null : readMacros(rows),
    catalogueRelease,
  };
}

function readMacros(rows: DecodeResult["molecular_analysis"]): Macros {
  const amountOf = (id: number) =>
    rows.find((row) => row.compound_identifier_id === id)?.measurement_value ?? 0;
  const [carbohydrate = 0, protein = 0, fat = 0, energyKcal = 0] = macroIds.map(amountOf);
  return [carbohydrate, protein, fat, energyKcal];
}
