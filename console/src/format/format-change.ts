import { formatQuantity } from "./format-quantity.ts";

/** A difference with its sign, "+1.34 g"; "no change" for zero, "unknown" for null. */
export function formatChange(change: number | null, unit: string): string {
  if (change === 0) return "no change";
  const text = formatQuantity(change, unit);
  return change !== null && change > 0 ? `+${text}` : text;
}
