const significantDigits = 10;

/** Drops the noise of binary sums: ten significant digits are more than any source publishes. */
export function roundAmount(amount: number): number {
  return Number(amount.toPrecision(significantDigits));
}
