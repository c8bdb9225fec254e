import { formatRange } from "../../format/format-range.ts";
import { readAmountKind } from "./amount-kind.ts";
import type { NutrientRow } from "./nutrient-row.ts";

/** What is known around an amount, in a few words: its range, or why it has none. */
export function describeBounds(row: NutrientRow): string {
  const { measurement_value_min: min, measurement_value_max: max, measurement_unit: unit } = row;
  const kind = readAmountKind(row);
  if (row.incomplete) return tellIncomplete(kind);
  if (min !== null || max !== null) return formatRange(min, max, unit);
  if (row.measurement_value_max_type === "trace") return "and a trace";
  if (kind === "at_least") return "no upper bound";
  if (kind === "less_than") return "below what can be measured";
  if (kind === "trace") return "present, too little to measure";
  return kind === "unknown" ? "no figure published" : "no range published";
}

function tellIncomplete(kind: ReturnType<typeof readAmountKind>): string {
  return kind === "unknown" ? "incomplete: no food has a figure" : "incomplete: a food has no figure";
}
