/** From here on Stirling's series is exact to a double. */
const SERIES_FROM = 32;
const TABLE = sumLogs(SERIES_FROM);
const HALF_LOG_TWO_PI = Math.log(2 * Math.PI) / 2;

/** ln(n!) of a whole n >= 0; Stirling's series for large n (NIST DLMF, 5.11.1). */
export function logFactorial(n: number): number {
  const exact = TABLE[n];
  if (exact !== undefined) return exact;
  const square = n * n;
  const series = (1 / 12 - (1 / 360 - (1 / 1260 - 1 / (1680 * square)) / square) / square) / n;
  return (n + 0.5) * Math.log(n) - n + HALF_LOG_TWO_PI + series;
}

function sumLogs(count: number): readonly number[] {
  const sums = [0];
  for (let n = 1; n < count; n++) sums.push((sums[n - 1] ?? 0) + Math.log(n));
  return sums;
}
