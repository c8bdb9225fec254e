const SIGNIFICANT_DIGITS = 3;
const SMALLEST_PLAIN = 1e-6;
const LARGEST_PLAIN = 1e9;

const significant = new Intl.NumberFormat("en", { maximumSignificantDigits: SIGNIFICANT_DIGITS });
const whole = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });
const exponential = new Intl.NumberFormat("en", {
  notation: "scientific",
  maximumSignificantDigits: SIGNIFICANT_DIGITS,
});

/** A number in three significant digits, whole from 1,000 on: "0.0412", "26.4", "1,811", "−2.76". */
export function formatNumber(value: number): string {
  const size = Math.abs(value);
  const text = chooseFormat(size).format(size);
  return value < 0 && text !== "0" ? `\u2212${text}` : text;
}

function chooseFormat(size: number): Intl.NumberFormat {
  if (size !== 0 && (size < SMALLEST_PLAIN || size >= LARGEST_PLAIN)) return exponential;
  return size >= 1000 ? whole : significant;
}
