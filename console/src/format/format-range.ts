import { formatNumber } from "./format-number.ts";
import { formatQuantity } from "./format-quantity.ts";

/** "18.3–19.9 g"; with one bound "at least 18.3 g" or "at most 19.9 g"; without any "unknown". */
export function formatRange(min: number | null, max: number | null, unit: string): string {
  if (min === null && max === null) return "unknown";
  if (max === null) return `at least ${formatQuantity(min, unit)}`;
  if (min === null) return `at most ${formatQuantity(max, unit)}`;
  const [from, to] = [formatNumber(min), formatNumber(max)];
  if (from === to) return formatQuantity(max, unit);
  // A dash between signed numbers reads as one more sign.
  return min < 0 || max < 0
    ? `${from} to ${formatQuantity(max, unit)}`
    : `${from}\u2013${formatQuantity(max, unit)}`;
}
