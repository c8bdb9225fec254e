import type { Share } from "./fisher-exact.ts";

/** Stands for missing data. */
export const nothing = "-";

const leastShown = 1e-12;

/** Formats a share in percent with two significant digits, and its counts: "3.2 % (16/500)". */
export function formatShare({ hits, total }: Share): string {
  if (total === 0) return nothing;
  const percent = (hits / total) * 100;
  const figure = percent >= 10 ? Math.round(percent * 10) / 10 : Number(percent.toPrecision(2));
  return `${figure} % (${hits}/${total})`;
}

/** Formats the upper edge of a latency bucket: "<= 30 ms", "<= 1.2 s". */
export function formatLatency(edgeMs: number): string {
  return edgeMs === Number.POSITIVE_INFINITY ? "> 30 s" : `<= ${formatMs(edgeMs)}`;
}

/** Formats milliseconds: "30 ms", "1.2 s". */
export function formatMs(ms: number): string {
  if (ms === Number.POSITIVE_INFINITY) return "30 s";
  return ms < 1_000 ? `${ms} ms` : `${ms / 1_000} s`;
}

/** Formats a p-value with two significant digits. */
export function formatPValue(pValue: number | null): string {
  if (pValue === null) return nothing;
  if (pValue < leastShown) return "< 1e-12";
  return pValue < 0.0001 ? pValue.toExponential(1) : String(Number(pValue.toPrecision(2)));
}

/** Formats a count with its noun: "1,234 requests", "1 request". */
export function formatCount(count: number, noun: string): string {
  return `${count.toLocaleString("en-US")} ${count === 1 ? noun : `${noun}s`}`;
}
