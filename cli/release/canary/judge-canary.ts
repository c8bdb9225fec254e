import { type Criterion, compareLatency, compareShares } from "./criteria.ts";
import type { Share } from "./fisher-exact.ts";
import { countRequests, type Sides, type SideTraffic } from "./traffic.ts";

/** Requests that each side needs before anything is decided. */
export const leastRequests = 200;
/** How likely chance alone may make a good version look worse in one criterion. */
export const significanceLevel = 0.01;

/** What to do with a canary, and the criteria behind it. */
export type Judgement = {
  verdict: "promote" | "roll back" | "undecided";
  criteria: readonly Criterion[];
  /** Requests that a side still lacks to reach {@link leastRequests}. */
  missing: { old: number; new: number };
};

/**
 * Compares the new version with the old one. Worse in one criterion: roll back. Worse in none: promote. Undecided with
 * fewer than 200 requests on a side, if the new version lacks data that it should have, and if it alone had an event
 * that is never chance, too rarely for the test.
 *
 * The tests assume that requests are independent. All requests of a key go to one side: with few keys, a difference may
 * come from the callers.
 */
export function judgeCanary(sides: Sides, { alpha = significanceLevel }: { alpha?: number } = {}): Judgement {
  const criteria = compareSides(sides, { alpha });
  const missing = {
    old: Math.max(0, leastRequests - countRequests(sides.old)),
    new: Math.max(0, leastRequests - countRequests(sides.new)),
  };
  return { verdict: decide(criteria, missing), criteria, missing };
}

function decide(criteria: readonly Criterion[], missing: Judgement["missing"]): Judgement["verdict"] {
  if (missing.old > 0 || missing.new > 0) return "undecided";
  if (criteria.some(({ finding }) => finding === "worse")) return "roll back";
  const isOpen = criteria.some(({ finding }) => finding === "missing" || finding === "suspect");
  return isOpen ? "undecided" : "promote";
}

/**
 * Every criterion in display order; `alpha` is that of each test. Latencies of calls and polls are separate: polls are
 * faster, and a new version has few old jobs to be polled for, so that together they would compare mixtures. Errors are
 * combined since both are rare: separately, each would need twice the requests.
 */
function compareSides(sides: Sides, { alpha }: { alpha: number }): Criterion[] {
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
