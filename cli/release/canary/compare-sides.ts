import { compareLatency } from "./compare-latency.ts";
import { compareShares } from "./compare-shares.ts";
import type { Criterion } from "./criterion.ts";
import type { Share } from "./fisher-exact.ts";
import { countRequests, type Sides, type SideTraffic } from "./traffic.ts";

/**
 * Every criterion, in the order in which it is shown; `alpha` is that of each test. Latencies of calls and polls stand
 * apart: polls are quicker, and a new version has few old jobs to be polled for, so that together they would compare
 * mixtures. Errors stand together, as both are rare: apart, each would need twice the requests to be seen.
 */
export function compareSides(sides: Sides, { alpha }: { alpha: number }): Criterion[] {
  const requests = { old: countRequests(sides.old), new: countRequests(sides.new) };
  const share = (name: string, shareOf: (side: SideTraffic) => Share, isNeverChance = false) =>
    compareShares(
      name,
      { old: shareOf(sides.old), new: shareOf(sides.new) },
      { alpha, requests, isNeverChance },
    );
  const latency = (name: string, route: "call" | "poll") =>
    compareLatency(name, { old: sides.old[route].latency, new: sides.new[route].latency }, { alpha });
  return [
    share("5xx", (side) => ({
      hits: side.call.serverErrors + side.poll.serverErrors,
      total: countRequests(side),
    })),
    latency("p95 of calls", "call"),
    latency("p95 of polls", "poll"),
    share("failed jobs", ({ jobs }) => ({ hits: jobs.failed, total: jobs.completed + jobs.failed })),
    share(
      "contract mismatches",
      ({ contract }) => ({ hits: contract.mismatches, total: contract.checks }),
      true,
    ),
  ];
}
