import { latencyEdgesMs } from "../../../shared/platform/kernel/mod.ts";
import { type Share, testGreaterShare } from "./fisher-exact.ts";
import { formatLatency, formatMs, formatShare, nothing } from "./format-figures.ts";

/**
 * The result of a criterion for the new version. `slightly worse`: significant, but too small to matter. `missing`: one
 * side has data that the other should have too. `suspect`: an event that is never chance occurred only on the new side,
 * too rarely for the test. `no data`: neither good nor bad.
 */
export type Finding = "worse" | "slightly worse" | "not worse" | "missing" | "suspect" | "no data";

/** The value of one side as text, and the counts behind it. */
export type Measure = Share & { text: string };

/** One comparison of both versions. */
export type Criterion = {
  name: string;
  old: Measure;
  new: Measure;
  /** Of the one-sided test that the new version is not worse; null if nothing was tested. */
  pValue: number | null;
  finding: Finding;
};

type Pair = { old: Share; new: Share };
type Buckets = readonly number[];

/** A share that is higher by less than a tenth of a percentage point does not matter. */
const leastDifference = 0.001;
/** Zero hits on one side are significant if at least this many were expected. */
const leastExpected = 5;
const quantile = 0.95;
/** A p95 that rises by less than this does not matter: nobody notices it on the network. */
const leastDifferenceMs = 5;

/**
 * Compares the shares of an unwanted event; `requests` is the traffic of each side. If the event `isNeverChance`, a
 * single one on the new side alone makes the criterion suspect.
 */
export function compareShares(
  name: string,
  shares: Pair,
  {
    alpha,
    requests,
    isNeverChance = false,
  }: { alpha: number; requests: { old: number; new: number }; isNeverChance?: boolean },
): Criterion {
  const sides = { old: measureShare(shares.old), new: measureShare(shares.new) };
  if (shares.old.total === 0 || shares.new.total === 0)
    return { name, ...sides, pValue: null, finding: isMissing(shares, requests) ? "missing" : "no data" };
  const pValue = testGreaterShare(shares.new, shares.old);
  const isSuspect = isNeverChance && shares.new.hits > 0 && shares.old.hits === 0;
  const finding = pValue < alpha ? weigh(shares) : isSuspect ? "suspect" : "not worse";
  return { name, ...sides, pValue, finding };
}

function measureShare(share: Share): Measure {
  return { ...share, text: formatShare(share) };
}

function weigh({ old, new: suspect }: Pair): Finding {
  const difference = suspect.hits / suspect.total - old.hits / old.total;
  return difference >= leastDifference ? "worse" : "slightly worse";
}

/** The new side lacks data that it should have by now, or it fails while the old side has nothing to compare with. */
function isMissing({ old, new: suspect }: Pair, requests: { old: number; new: number }): boolean {
  if (old.total === 0) return suspect.hits > 0;
  return (old.total / Math.max(1, requests.old)) * requests.new >= leastExpected;
}

/**
 * Compares how many requests are slower than the bucket of the old side's p95. The new side is worse if significantly
 * more are, and if its own p95 is at least one bucket and 5 ms higher.
 */
export function compareLatency(
  name: string,
  buckets: { old: Buckets; new: Buckets },
  { alpha }: { alpha: number },
): Criterion {
  const oldBucket = findQuantile(buckets.old, quantile);
  const newBucket = findQuantile(buckets.new, quantile);
  const sides = {
    old: measureLatency(buckets.old, oldBucket),
    new: measureLatency(buckets.new, oldBucket),
  };
  if (oldBucket === null || newBucket === null) return { name, ...sides, pValue: null, finding: "no data" };
  const pValue = testGreaterShare(sides.new, sides.old);
  const matters = edgeOf(newBucket) - edgeOf(oldBucket) >= leastDifferenceMs;
  if (pValue >= alpha) return { name, ...sides, pValue, finding: "not worse" };
  return { name, ...sides, pValue, finding: matters ? "worse" : "slightly worse" };
}

function measureLatency(buckets: Buckets, limit: number | null): Measure {
  const bucket = findQuantile(buckets, quantile);
  const slow = { hits: limit === null ? 0 : countAbove(buckets, limit), total: sum(buckets) };
  if (bucket === null || limit === null) return { ...slow, text: nothing };
  const { hits, total } = slow;
  return {
    ...slow,
    text: `${formatLatency(edgeOf(bucket))} (${hits}/${total} above ${formatMs(edgeOf(limit))})`,
  };
}

/** Upper edge in ms; infinite for the last bucket. */
function edgeOf(bucket: number): number {
  return latencyEdgesMs[bucket] ?? Number.POSITIVE_INFINITY;
}

/** The bucket of the quantile `share`; null without requests. */
function findQuantile(buckets: readonly number[], share: number): number | null {
  const total = sum(buckets);
  if (total === 0) return null;
  let counted = 0;
  for (const [bucket, count] of buckets.entries()) {
    counted += count;
    if (counted >= share * total) return bucket;
  }
  return buckets.length - 1;
}

function countAbove(buckets: readonly number[], bucket: number): number {
  return sum(buckets.slice(bucket + 1));
}

function sum(buckets: readonly number[]): number {
  return buckets.reduce((total, count) => total + count, 0);
}
