import { decodeResult } from "../../../functions/decode/contract.ts";
import type { Store } from "../../../shared/platform/store/store.ts";
import { decodeRequest } from "../../support/decode-request.ts";

/** The food that was matched to a name, with what 100 g of it hold; a value is null where nothing is known of it. */
export type MatchedFood = {
  readonly name: string;
  readonly energyKcal: number | null;
  readonly proteinGrams: number | null;
  readonly fatGrams: number | null;
};

const compounds = { energy: 1008, protein: 1003, fat: 1004 } as const;

/**
 * Decodes a name as a structured item of 100 g; null where it is unresolved. One item a request: the result has the
 * composition of the whole request only.
 */
export async function decodeName(name: string, store: Store): Promise<MatchedFood | null> {
  const request = {
    input_mode: "structured" as const,
    items: [{ canonical_name: name, quantity: 100, unit: "g" as const }],
    compound_identifier_ids: Object.values(compounds),
  };
  const { result } = await decodeRequest(request, { store, tier: "macros" });
  const { items, molecular_analysis: rows } = decodeResult.parse(result);
  const [item] = items;
  if (item?.status !== "matched") return null;
  const amountOf = (id: number) => {
    const row = rows.find((one) => one.compound_identifier_id === id);
    // A trace and a bound have no value of their own, and are next to nothing.
    return row ? (row.measurement_value ?? 0) : null;
  };
  return {
    name: item.canonical_name,
    energyKcal: amountOf(compounds.energy),
    proteinGrams: amountOf(compounds.protein),
    fatGrams: amountOf(compounds.fat),
  };
}
