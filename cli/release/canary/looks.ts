import { ALPHA, LEAST_REQUESTS } from "./judge-canary.ts";

/** Requests a side after which a canary may be promoted: a bad one is to have had the chance to show. */
export const PROMOTED_FROM = 4 * LEAST_REQUESTS;

/** Looks at a canary that goes on gathering requests: how many were taken, and when the next is due. */
export type Looks = { taken: number; nextAt: number };

/** Before the first look. */
export const NO_LOOKS: Looks = { taken: 0, nextAt: LEAST_REQUESTS };

/**
 * The alpha of the next look.
 *
 * Whoever looks again and again until a test is significant will find it so in the end. So a look is due only when the
 * smaller side's requests have doubled (200, 400, 800 and on), and each spends half of the alpha that is left: 0.005,
 * 0.0025, ... However many there are and however they depend on each other, together they spend less than the 0.01 of a
 * single one (Bonferroni's inequality).
 */
export function alphaOf({ taken }: Looks): number {
  return ALPHA / 2 ** (taken + 1);
}

/** The state after a look at `requests` requests of the smaller side. */
export function countLook({ taken, nextAt }: Looks, requests: number): Looks {
  let next = nextAt;
  while (next <= requests) next *= 2;
  return { taken: taken + 1, nextAt: next };
}
