import { LATENCY_EDGES_MS } from "../../../shared/kernel/latency-buckets.ts";
import type { Criterion, Measure } from "./criterion.ts";
import { countAbove, findQuantile, sum } from "./find-quantile.ts";
import { testGreaterShare } from "./fisher-exact.ts";
import { NOTHING, tellLatency, tellMs } from "./tell-figures.ts";

const QUANTILE = 0.95;
/** A p95 that rises by less than this rolls nothing back: on the network nobody notices. */
const LEAST_DIFFERENCE_MS = 5;

type Buckets = readonly number[];

/**
 * Compares how many requests are slower than the bucket that holds the old side's p95. The new side is worse where
 * they are more than chance makes them, and its own p95 is at least a bucket and 5 ms higher.
 */
export function compareLatency(
  name: string,
  buckets: { old: Buckets; new: Buckets },
  { alpha }: { alpha: number },
): Criterion {
  const oldBucket = findQuantile(buckets.old, QUANTILE);
  const newBucket = findQuantile(buckets.new, QUANTILE);
  const told = { old: measure(buckets.old, oldBucket), new: measure(buckets.new, oldBucket) };
  if (oldBucket === null || newBucket === null) return { name, ...told, pValue: null, finding: "no data" };
  const pValue = testGreaterShare(told.new, told.old);
  const matters = edgeOf(newBucket) - edgeOf(oldBucket) >= LEAST_DIFFERENCE_MS;
  if (pValue >= alpha) return { name, ...told, pValue, finding: "not worse" };
  return { name, ...told, pValue, finding: matters ? "worse" : "slightly worse" };
}

function measure(buckets: Buckets, limit: number | null): Measure {
  const bucket = findQuantile(buckets, QUANTILE);
  const slow = { hits: limit === null ? 0 : countAbove(buckets, limit), total: sum(buckets) };
  if (bucket === null || limit === null) return { ...slow, told: NOTHING };
  const { hits, total } = slow;
  return {
    ...slow,
    told: `${tellLatency(edgeOf(bucket))} (${hits}/${total} above ${tellMs(edgeOf(limit))})`,
  };
}

/** Upper edge in ms; the last bucket has none. */
function edgeOf(bucket: number): number {
  return LATENCY_EDGES_MS[bucket] ?? Number.POSITIVE_INFINITY;
}
