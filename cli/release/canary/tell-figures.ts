import type { Share } from "./fisher-exact.ts";

/** Stands for what there is no data of. */
export const NOTHING = "-";

const LEAST_TOLD = 1e-12;

/** A share in percent, to two digits that count, and its counts: "3.2 % (16/500)". */
export function tellShare({ hits, total }: Share): string {
  if (total === 0) return NOTHING;
  const percent = (hits / total) * 100;
  const told = percent >= 10 ? Math.round(percent * 10) / 10 : Number(percent.toPrecision(2));
  return `${told} % (${hits}/${total})`;
}

/** Where the bucket of a latency ends: "<= 30 ms", "<= 1.2 s". */
export function tellLatency(edgeMs: number): string {
  return edgeMs === Number.POSITIVE_INFINITY ? "> 30 s" : `<= ${tellMs(edgeMs)}`;
}

/** Milliseconds: "30 ms", "1.2 s". */
export function tellMs(ms: number): string {
  if (ms === Number.POSITIVE_INFINITY) return "30 s";
  return ms < 1_000 ? `${ms} ms` : `${ms / 1_000} s`;
}

/** A p-value to two digits that count. */
export function tellPValue(pValue: number | null): string {
  if (pValue === null) return NOTHING;
  if (pValue < LEAST_TOLD) return "< 1e-12";
  return pValue < 0.0001 ? pValue.toExponential(1) : String(Number(pValue.toPrecision(2)));
}

/** How often something was counted: "1,234 requests", "1 request". */
export function tellCount(count: number, noun: string): string {
  return `${count.toLocaleString("en-US")} ${count === 1 ? noun : `${noun}s`}`;
}
