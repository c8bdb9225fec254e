const DIGITS = 3;
const WHOLE_FROM = 1_000;
const EXPONENT_BELOW = 1e-6;

const whole = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });
const short = new Intl.NumberFormat("en", { maximumSignificantDigits: DIGITS });

/** A number to read: three digits, or all whole ones; what is not zero never becomes it. */
export function formatAmount(value: number): string {
  const size = Math.abs(value);
  if (size > 0 && size < EXPONENT_BELOW) return value.toExponential(DIGITS - 1);
  return (size >= WHOLE_FROM ? whole : short).format(value);
}
