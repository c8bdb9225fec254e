import type { NutrientRow } from "./nutrient-row.ts";

/** What is known of an amount: a figure, a figure and more, a ceiling, a trace, nothing at all, or nothing known. */
export type AmountKind = "figure" | "at_least" | "less_than" | "trace" | "zero" | "unknown";

/** Tells apart what must never look alike: zero, trace, less than, incomplete and unknown. */
export function readAmountKind(row: NutrientRow): AmountKind {
  const { measurement_value: value, measurement_value_type: type, measurement_value_max: max } = row;
  if (type === "trace") return "trace";
  if (value === null) return "unknown";
  if (type === "less_than") return "less_than";
  if (row.incomplete || type === "greater_than") return "at_least";
  return value === 0 && (max === null || max === 0) ? "zero" : "figure";
}
