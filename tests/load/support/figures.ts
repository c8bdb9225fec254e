/** What a scenario measured, a line each, and in which points the service fell short. */
export type Findings = { figures: string[]; problems: string[] };

/** The value below which `share` of the values lie. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
}

/** "p50 12 ms, p95 30 ms, p99 41 ms". */
export function describeTimes(timesMs: readonly number[]): string {
  return [0.5, 0.95, 0.99]
    .map((share) => `p${share * 100} ${quantile(timesMs, share).toFixed(0)} ms`)
    .join(", ");
}
