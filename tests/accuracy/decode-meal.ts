import { type DecodeResult, decodeResult } from "../../functions/decode/contract.ts";
import type { Store } from "../../shared/platform/store/store.ts";
import { decodeText } from "../support/decode-text.ts";
import type { Macros } from "./labelled-meals.ts";

/** What decode made of a text: its foods as lines to read, and the totals; null where it found no food. */
export type DecodedMeal = {
  readonly lines: readonly string[];
  readonly foods: readonly string[];
  readonly macros: Macros | null;
  readonly catalogueRelease: string | null;
};

const macroIds = [1005, 1003, 1004, 1008];

/** Decodes a text with the work of decode's own jobs. */
export async function decodeMeal(text: string, store: Store): Promise<DecodedMeal> {
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
