import { formatNumber, formatRange } from "../../format/format-quantity.ts";
import type { NutrientRow } from "./nutrient-row.ts";

/** How an amount is known: a figure, a lower bound, an upper bound, a trace, a known zero, or unknown. */
type AmountKind = "figure" | "at_least" | "less_than" | "trace" | "zero" | "unknown";

/** The text of an amount; `spoken` replaces the sign for screen readers. */
type AmountText = { sign: string; spoken: string; figure: string; unit: string };

const signs: Readonly<Record<AmountKind, { sign: string; spoken: string }>> = {
  figure: { sign: "", spoken: "" },
  zero: { sign: "", spoken: "" },
  at_least: { sign: "\u2265", spoken: "at least" },
  less_than: { sign: "<", spoken: "less than" },
  trace: { sign: "", spoken: "" },
  unknown: { sign: "", spoken: "" },
};

/** Distinguishes what must never look alike: zero, trace, less than, incomplete and unknown. */
export function readAmountKind(row: NutrientRow): AmountKind {
  const { measurement_value: value, measurement_value_type: type, measurement_value_max: max } = row;
  if (type === "trace") return "trace";
  if (value === null) return "unknown";
  if (type === "less_than") return "less_than";
  if (row.incomplete || type === "greater_than") return "at_least";
  return value === 0 && (max === null || max === 0) ? "zero" : "figure";
}

/** Describes the amount of a row; a trace and an unknown amount are words without a unit. */
export function describeAmount(row: NutrientRow): AmountText {
  const kind = readAmountKind(row);
  if (kind === "trace" || kind === "unknown") return { ...signs[kind], figure: kind, unit: "" };
  const figure = formatNumber(row.measurement_value ?? 0);
  return { ...signs[kind], figure, unit: row.measurement_unit };
}

/** Describes the range of an amount, or why it has none. */
export function describeBounds(row: NutrientRow): string {
  const { measurement_value_min: min, measurement_value_max: max, measurement_unit: unit } = row;
  const kind = readAmountKind(row);
  if (row.incomplete) return describeIncomplete(kind);
  if (min !== null || max !== null) return formatRange(min, max, unit);
  if (row.measurement_value_max_type === "trace") return "and a trace";
  if (kind === "at_least") return "no upper bound";
  if (kind === "less_than") return "below what can be measured";
  if (kind === "trace") return "present, too little to measure";
  return kind === "unknown" ? "no figure published" : "no range published";
}

function describeIncomplete(kind: AmountKind): string {
  return kind === "unknown" ? "incomplete: no food has a figure" : "incomplete: a food has no figure";
}
