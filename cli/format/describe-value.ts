import type { Schemas } from "../../client/src/mod.ts";
import { formatAmount } from "./format-amount.ts";

type NutrientRow = Schemas["NutrientRow"];

type Measured = Pick<
  NutrientRow,
  "measurement_value" | "measurement_value_type" | "measurement_unit" | "incomplete"
>;

/** Marks a figure as incomplete: a part of the meal has no published value. */
export const incompleteMark = "+ ?";

/** Describes the amount of a row: "12.3 g", "< 0.1 mg", "> 4 g", "trace" or "unknown", marked if incomplete. */
export function describeValue(row: Measured): string {
  return markIncomplete(describeAmount(row), row);
}

/** Marks an amount that covers only a part of the meal; an incomplete zero becomes "unknown". */
export function markIncomplete(
  amount: string,
  { measurement_value: value, incomplete }: Pick<Measured, "measurement_value" | "incomplete">,
): string {
  if (!incomplete || amount === "unknown") return amount;
  return value === 0 ? "unknown" : `${amount} ${incompleteMark}`;
}

function describeAmount({
  measurement_value: value,
  measurement_value_type: type,
  measurement_unit: unit,
}: Measured): string {
  if (type === "trace" && value === null) return "trace";
  if (value === null) return "unknown";
  const amount = `${formatAmount(value)} ${unit}`;
  if (type === "less_than") return `< ${amount}`;
  return type === "greater_than" ? `> ${amount}` : amount;
}

type Ranged = Pick<
  NutrientRow,
  | "measurement_value"
  | "measurement_value_min"
  | "measurement_value_max"
  | "measurement_value_type"
  | "measurement_value_max_type"
>;

/** Describes the published range of a row: "11.2–13"; empty if there is only the value itself. */
export function describeRange(row: Ranged): string {
  const { measurement_value_min: min, measurement_value_max: max } = row;
  if (row.measurement_value_type === "less_than") return "";
  if (min === null && max === null) return "";
  if (min === null) return `up to ${formatAmount(max ?? 0)}`;
  if (max === null) {
    const above = row.measurement_value_max_type === "trace" ? ", trace more" : "";
    return `from ${formatAmount(min)}${above}`;
  }
  const [least, most] = [formatAmount(min), formatAmount(max)];
  return least === most ? "" : `${least}–${most}`;
}
