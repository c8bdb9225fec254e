/** Requests of callers on one route; `latency` counts them by the buckets of LATENCY_EDGES_MS. */
export type RouteTraffic = { requests: number; serverErrors: number; latency: readonly number[] };

/** What one version did: requests that make work, polls, jobs that ended, answers held against the contract. */
export type SideTraffic = {
  call: RouteTraffic;
  poll: RouteTraffic;
  jobs: { completed: number; failed: number };
  contract: { checks: number; mismatches: number };
};

/** Both sides of a canary over the same minutes. */
export type Sides = { old: SideTraffic; new: SideTraffic };

/** Requests that callers sent to a side. */
export function countRequests({ call, poll }: SideTraffic): number {
  return call.requests + poll.requests;
}
