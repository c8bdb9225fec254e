const digits = 3;
const wholeFrom = 1_000;
const exponentBelow = 1e-6;

const whole = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });
const short = new Intl.NumberFormat("en", { maximumSignificantDigits: digits });

/** Formats a number with three significant digits, or all its whole ones; a non-zero value is never shown as zero. */
export function formatAmount(value: number): string {
  const size = Math.abs(value);
  if (size > 0 && size < exponentBelow) return value.toExponential(digits - 1);
  return (size >= wholeFrom ? whole : short).format(value);
}
