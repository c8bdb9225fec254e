import type { Schemas } from "../../../../client/src/mod.ts";

/** A reference of a row to a source; only rows of decode contain the citation itself. */
export type RowReference = { id: number; citation?: string };

type Described = Omit<
  Schemas["NutrientRow"],
  "confidence" | "references" | "references_min" | "references_max"
>;

/** The total of one compound, of a meal or of a dish. */
export type NutrientRow = Described & {
  references: readonly RowReference[];
  references_min: readonly RowReference[];
  references_max: readonly RowReference[];
};

/** The type of a figure or bound. */
export type ValueType = NutrientRow["measurement_value_type"];

/** A full source; rows refer to its `id`. */
export type Citation = Schemas["Citation"];
