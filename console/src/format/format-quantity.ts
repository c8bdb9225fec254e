const significantDigits = 3;
const smallestPlain = 1e-6;
const largestPlain = 1e9;
const gramsPerKilogram = 1000;
const noBreakSpace = "\u00a0";
const byteUnits = ["bytes", "KB", "MB", "GB"] as const;

const significant = new Intl.NumberFormat("en", { maximumSignificantDigits: significantDigits });
const whole = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });
const exponential = new Intl.NumberFormat("en", {
  notation: "scientific",
  maximumSignificantDigits: significantDigits,
});

/** Formats a number with three significant digits, as a whole one from 1,000: "0.0412", "26.4", "1,811", "−2.76". */
export function formatNumber(value: number): string {
  const size = Math.abs(value);
  const text = chooseFormat(size).format(size);
  return value < 0 && text !== "0" ? `\u2212${text}` : text;
}

function chooseFormat(size: number): Intl.NumberFormat {
  if (size !== 0 && (size < smallestPlain || size >= largestPlain)) return exponential;
  return size >= 1000 ? whole : significant;
}

/** Formats a value with its unit: "26.4 g"; null is "unknown", never zero. */
export function formatQuantity(value: number | null, unit: string): string {
  return value === null ? "unknown" : `${formatNumber(value)}${noBreakSpace}${unit}`;
}

/** Formats a mass in grams, or in kilograms from one kilogram: "953 g", "1.25 kg". */
export function formatGrams(grams: number): string {
  return grams >= gramsPerKilogram
    ? formatQuantity(grams / gramsPerKilogram, "kg")
    : formatQuantity(grams, "g");
}

/** Formats a difference with its sign: "+1.34 g"; zero is "no change", null is "unknown". */
export function formatChange(change: number | null, unit: string): string {
  if (change === 0) return "no change";
  const text = formatQuantity(change, unit);
  return change !== null && change > 0 ? `+${text}` : text;
}

/** Formats a range: "18.3–19.9 g"; with one bound "at least 18.3 g" or "at most 19.9 g"; without any "unknown". */
export function formatRange(min: number | null, max: number | null, unit: string): string {
  if (min === null && max === null) return "unknown";
  if (max === null) return `at least ${formatQuantity(min, unit)}`;
  if (min === null) return `at most ${formatQuantity(max, unit)}`;
  const [from, to] = [formatNumber(min), formatNumber(max)];
  if (from === to) return formatQuantity(max, unit);
  // A dash between signed numbers would look like another sign.
  return min < 0 || max < 0
    ? `${from} to ${formatQuantity(max, unit)}`
    : `${from}\u2013${formatQuantity(max, unit)}`;
}

/** Formats a size in steps of 1024: "12.4 KB". */
export function formatBytes(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(byteUnits.length - 1, Math.floor(Math.log2(bytes) / 10));
  const value = bytes / 1024 ** step;
  const digits = step === 0 || value >= 100 ? 0 : 1;
  return `${value.toFixed(digits)} ${byteUnits[step]}`;
}
