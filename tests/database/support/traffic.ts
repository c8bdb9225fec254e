import { latencyEdgesMs } from "../../../shared/platform/kernel/latency-buckets.ts";

/** Counts as a function flushes them: `requests` responses, with their `latency` by bucket. */
export function trafficOf(change: Record<string, unknown> = {}) {
  return {
    operation: "decode",
    version: "v1",
    route: "call",
    requests: 0,
    server_errors: 0,
    latency: countsOf({}),
    jobs_completed: 0,
    jobs_failed: 0,
    contract_checks: 0,
    contract_mismatches: 0,
    ...change,
  };
}

/** A histogram with some buckets filled, by their place. */
export function countsOf(filled: Record<number, number>): number[] {
  return Array.from({ length: latencyEdgesMs.length + 1 }, (_, place) => filled[place] ?? 0);
}
