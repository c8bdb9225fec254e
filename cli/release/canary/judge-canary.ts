import { compareSides } from "./compare-sides.ts";
import type { Criterion } from "./criterion.ts";
import { countRequests, type Sides } from "./traffic.ts";

/** Requests that each side needs before anything is decided. */
export const LEAST_REQUESTS = 200;
/** How likely chance alone may make one criterion of a good version look worse. */
export const ALPHA = 0.01;

/** What to do with a canary, and by which criteria. */
export type Judgement = {
  verdict: "promote" | "roll back" | "undecided";
  criteria: readonly Criterion[];
  /** Requests that a side is short of {@link LEAST_REQUESTS}. */
  missing: { old: number; new: number };
};

/**
 * Compares the new version with the old one. Worse by one criterion: roll back. Worse by none: promote. Undecided with
 * fewer than 200 requests on a side, however they ended, where what the new version should have met is missing, and where
 * it alone has met what is never chance, too rarely for the test.
 *
 * The tests take requests for independent of each other. Those of one key go to one side: where few keys call, what
 * differs may be the callers.
 */
export function judgeCanary(sides: Sides, { alpha = ALPHA }: { alpha?: number } = {}): Judgement {
  const criteria = compareSides(sides, { alpha });
  const missing = {
    old: Math.max(0, LEAST_REQUESTS - countRequests(sides.old)),
    new: Math.max(0, LEAST_REQUESTS - countRequests(sides.new)),
  };
  return { verdict: decide(criteria, missing), criteria, missing };
}

function decide(criteria: readonly Criterion[], missing: Judgement["missing"]): Judgement["verdict"] {
  if (missing.old > 0 || missing.new > 0) return "undecided";
  if (criteria.some(({ finding }) => finding === "worse")) return "roll back";
  const isOpen = criteria.some(({ finding }) => finding === "missing" || finding === "suspect");
  return isOpen ? "undecided" : "promote";
}
