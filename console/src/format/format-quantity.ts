import { formatNumber } from "./format-number.ts";

const NO_BREAK_SPACE = "\u00a0";

/** A value with its unit, "26.4 g"; "unknown" for null, which is never zero. */
export function formatQuantity(value: number | null, unit: string): string {
  return value === null ? "unknown" : `${formatNumber(value)}${NO_BREAK_SPACE}${unit}`;
}
