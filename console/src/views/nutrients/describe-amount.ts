import { formatNumber } from "../../format/format-number.ts";
import { type AmountKind, readAmountKind } from "./amount-kind.ts";
import type { NutrientRow } from "./nutrient-row.ts";

/** An amount as it is shown: a sign before the figure with the words that are read for it. */
export type AmountText = { sign: string; spoken: string; figure: string; unit: string };

const SIGNS: Readonly<Record<AmountKind, { sign: string; spoken: string }>> = {
  figure: { sign: "", spoken: "" },
  zero: { sign: "", spoken: "" },
  at_least: { sign: "\u2265", spoken: "at least" },
  less_than: { sign: "<", spoken: "less than" },
  trace: { sign: "", spoken: "" },
  unknown: { sign: "", spoken: "" },
};

/** The amount of a row; a trace and the unknown are words without a unit. */
export function describeAmount(row: NutrientRow): AmountText {
  const kind = readAmountKind(row);
  if (kind === "trace" || kind === "unknown") return { ...SIGNS[kind], figure: kind, unit: "" };
  const figure = formatNumber(row.measurement_value ?? 0);
  return { ...SIGNS[kind], figure, unit: row.measurement_unit };
}
