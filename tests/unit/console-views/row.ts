import type { NutrientRow } from "../../../console/src/views/nutrients/nutrient-row.ts";

/** A row of a compound with what a test needs of it. */
export function createRow(row: Partial<NutrientRow> = {}): NutrientRow {
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
    incomplete: false,
    references: [],
    references_min: [],
    references_max: [],
    ...row,
  };
}
