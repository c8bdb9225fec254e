/** How a figure is to be read; a bound has a type of its own. */
export type ValueType = "quantified" | "calculated" | "less_than" | "greater_than" | "trace" | "unquantified";

/** A source that a row refers to; only decode's rows carry the citation itself. */
export type RowReference = { id: number; citation?: string };

/** What the views read of a total of one compound. */
export type NutrientRow = {
  compound_identifier_id: number;
  compound_identifier_name: string;
  compound_identifier_value: string;
  measurement_value: number | null;
  measurement_value_min: number | null;
  measurement_value_max: number | null;
  measurement_value_type: ValueType;
  measurement_value_min_type: ValueType;
  measurement_value_max_type: ValueType;
  measurement_unit: string;
  provenance: "source" | "interpolation";
  incomplete: boolean;
  references: readonly RowReference[];
  references_min: readonly RowReference[];
  references_max: readonly RowReference[];
};
