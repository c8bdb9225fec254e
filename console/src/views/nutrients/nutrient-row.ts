import type { Schemas } from "../../../../client/src/mod.ts";

/** A source that a row refers to; only decode's rows carry the citation itself. */
export type RowReference = { id: number; citation?: string };

type Described = Omit<
  Schemas["NutrientRow"],
  "confidence" | "references" | "references_min" | "references_max"
>;

/** What the views read of a total of one compound, of a meal as of a dish. */
export type NutrientRow = Described & {
  references: readonly RowReference[];
  references_min: readonly RowReference[];
  references_max: readonly RowReference[];
};

/** How a figure is to be read; a bound has a type of its own. */
export type ValueType = NutrientRow["measurement_value_type"];
