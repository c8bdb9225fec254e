import type { Schemas } from "../../../client/src/mod.ts";

/** A row of a response: 10 g of protein, with changes. */
export function nutrientRow(change: Partial<Schemas["NutrientRow"]> = {}): Schemas["NutrientRow"] {
  return {
    compound_identifier_id: 1003,
    compound_identifier_name: "Protein",
    compound_identifier_value: "CHEBI:36080",
    measurement_value: 10,
    measurement_value_min: null,
    measurement_value_max: null,
    measurement_value_type: "calculated",
    measurement_value_min_type: "unquantified",
    measurement_value_max_type: "unquantified",
    measurement_unit: "g",
    provenance: "source",
    confidence: null,
    incomplete: false,
    references: [{ id: 1 }],
    references_min: [],
    references_max: [],
    ...change,
  };
}
