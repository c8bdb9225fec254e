import { LATENCY_EDGES_MS } from "../../../shared/kernel/latency-buckets.ts";
import type { Row } from "../../operate/project/read-rows.ts";
import type { RouteTraffic, SideTraffic } from "./traffic.ts";

/** What one version did, of rows of `nas_api.traffic_by_version`. */
export function readSide(rows: readonly Row[], version: string): SideTraffic {
  const own = rows.filter((row) => row.version === version);
  return {
    call: readRoute(own, "call"),
    poll: readRoute(own, "poll"),
    jobs: { completed: total(own, "jobs_completed"), failed: total(own, "jobs_failed") },
    contract: { checks: total(own, "contract_checks"), mismatches: total(own, "contract_mismatches") },
  };
}

/** When the first minute began that a version did something in, in ms since 1970; null where it did nothing. */
export function readFirstMinute(rows: readonly Row[], version: string): number | null {
  const minutes = rows.filter((row) => row.version === version).map(readMinute);
  return minutes.length === 0 ? null : Math.min(...minutes);
}

/** When the first minute began that a row counts, in ms since 1970. */
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
  const counts = new Array<number>(LATENCY_EDGES_MS.length + 1).fill(0);
  for (const { latency } of rows) {
    if (!Array.isArray(latency)) continue;
    for (const [bucket, count] of latency.entries()) counts[bucket] = (counts[bucket] ?? 0) + Number(count);
  }
  return counts;
}

function total(rows: readonly Row[], column: string): number {
  return rows.reduce((sum, row) => sum + Number(row[column] ?? 0), 0);
}
