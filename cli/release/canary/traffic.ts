import { latencyEdgesMs, type OperationName } from "../../../shared/platform/kernel/mod.ts";
import type { Row } from "../../admin/project/read-rows.ts";
import type { VersionShare } from "../release-target.ts";

/** Requests of callers to one route; `latency` counts them by the buckets of `latencyEdgesMs`. */
export type RouteTraffic = { requests: number; serverErrors: number; latency: readonly number[] };

/** The traffic of one version: calls, polls, finished jobs, and responses checked against the contract. */
export type SideTraffic = {
  call: RouteTraffic;
  poll: RouteTraffic;
  jobs: { completed: number; failed: number };
  contract: { checks: number; mismatches: number };
};

/** Both sides of a canary over the same minutes. */
export type Sides = { old: SideTraffic; new: SideTraffic };

/** Both sides over the minutes that both have served, since `from` (ms since 1970), over `seconds`. */
export type CanaryTraffic = Sides & { from: number; seconds: number };

/** Two versions of an operation that serve side by side. */
export type Canary = { operation: OperationName; old: VersionShare; new: VersionShare };

/** Counts the requests that callers sent to a side. */
export function countRequests({ call, poll }: SideTraffic): number {
  return call.requests + poll.requests;
}

/** Reads the traffic of one version from rows of `nas_api.traffic_by_version`. */
export function readSide(rows: readonly Row[], version: string): SideTraffic {
  const own = rows.filter((row) => row.version === version);
  return {
    call: readRoute(own, "call"),
    poll: readRoute(own, "poll"),
    jobs: { completed: total(own, "jobs_completed"), failed: total(own, "jobs_failed") },
    contract: { checks: total(own, "contract_checks"), mismatches: total(own, "contract_mismatches") },
  };
}

/** Start of the first minute with traffic of a version, in ms since 1970; null without traffic. */
export function readFirstMinute(rows: readonly Row[], version: string): number | null {
  const minutes = rows.filter((row) => row.version === version).map(readMinute);
  return minutes.length === 0 ? null : Math.min(...minutes);
}

/** Start of the first minute that a row counts, in ms since 1970. */
export function readMinute({ first_minute }: Row): number {
  return Date.parse(String(first_minute));
}

function readRoute(rows: readonly Row[], route: string): RouteTraffic {
  const own = rows.filter((row) => row.route === route);
  return {
    requests: total(own, "requests"),
    serverErrors: total(own, "server_errors"),
    latency: addLatency(own),
  };
}

function addLatency(rows: readonly Row[]): number[] {
  const counts = new Array<number>(latencyEdgesMs.length + 1).fill(0);
  for (const { latency } of rows) {
    if (!Array.isArray(latency)) continue;
    for (const [bucket, count] of latency.entries()) counts[bucket] = (counts[bucket] ?? 0) + Number(count);
  }
  return counts;
}

function total(rows: readonly Row[], column: string): number {
  return rows.reduce((sum, row) => sum + Number(row[column] ?? 0), 0);
}
