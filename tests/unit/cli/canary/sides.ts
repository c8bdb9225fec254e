import type { Canary, SideTraffic } from "../../../../cli/release/canary/traffic.ts";
import { latencyEdgesMs } from "../../../../shared/platform/kernel/latency-buckets.ts";

export const canary: Canary = {
  operation: "decode",
  old: { version: "aaaa", share: 90 },
  new: { version: "bbbb", share: 10 },
};

type Counts = {
  calls?: number;
  errors?: number;
  /** How many of the calls took as long as this; all others took 12 ms. */
  slow?: { calls: number; ms: number };
  polls?: number;
  pollErrors?: number;
  jobs?: { completed: number; failed: number };
  contract?: { checks: number; mismatches: number };
};

/** A side with `calls` calls of 12 ms, and the other counts. */
export function createSide({
  calls = 0,
  errors = 0,
  slow,
  polls = 0,
  pollErrors = 0,
  ...others
}: Counts): SideTraffic {
  return {
    call: {
      requests: calls,
      serverErrors: errors,
      latency: countLatency([
        { calls: calls - (slow?.calls ?? 0), ms: 12 },
        { calls: slow?.calls ?? 0, ms: slow?.ms ?? 0 },
      ]),
    },
    poll: { requests: polls, serverErrors: pollErrors, latency: countLatency([{ calls: polls, ms: 3 }]) },
    jobs: others.jobs ?? { completed: 0, failed: 0 },
    contract: others.contract ?? { checks: 0, mismatches: 0 },
  };
}

/** Counts latencies by bucket as a version reports them. */
export function countLatency(latencies: readonly { calls: number; ms: number }[]): number[] {
  const buckets = new Array<number>(latencyEdgesMs.length + 1).fill(0);
  for (const { calls, ms } of latencies) {
    const edge = latencyEdgesMs.findIndex((edgeMs) => ms <= edgeMs);
    const bucket = edge < 0 ? latencyEdgesMs.length : edge;
    buckets[bucket] = (buckets[bucket] ?? 0) + calls;
  }
  return buckets;
}
