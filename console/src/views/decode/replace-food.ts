import type { DecodeRequest, DecodeResult } from "../../../../client/src/mod.ts";

/** The most items of a request. */
const mostItems = 25;

/** The foods of a result as a structured request with one of them replaced and the filter of the first request. */
export function replaceFood(
  items: DecodeResult["items"],
  { itemId, name }: { itemId: number; name: string },
  request: DecodeRequest | null,
): Record<string, unknown> {
  const asked = items.filter(({ quantity_g: grams }) => grams > 0);
  const kept = asked.length <= mostItems ? asked : asked.filter(({ item_id: id }) => id === itemId);
  return {
    input_mode: "structured",
    items: kept.map(({ item_id: id, canonical_name: known, quantity_g: quantity }) => {
      return { canonical_name: id === itemId ? name : known, quantity, unit: "g" };
    }),
    ...filterOf(request),
  };
}

function filterOf(request: DecodeRequest | null) {
  const { compound_identifier_ids: ids, compound_identifier_names: names } = request ?? {};
  return {
    ...(ids !== undefined && { compound_identifier_ids: ids }),
    ...(names !== undefined && { compound_identifier_names: names }),
  };
}
