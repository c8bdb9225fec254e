import type { Criterion, Finding, Measure } from "./criterion.ts";
import { type Share, testGreaterShare } from "./fisher-exact.ts";
import { tellShare } from "./tell-figures.ts";

/** A share that is higher by less than a tenth of a percentage point rolls nothing back. */
const LEAST_DIFFERENCE = 0.001;
/** One side's nothing is telling where this many were to be expected. */
const LEAST_EXPECTED = 5;

type Pair = { old: Share; new: Share };

/**
 * Compares shares of what must not happen; `requests` tells how much each side had to do. Where a hit `isNeverChance`, one
 * on the new side alone is enough for it not to be trusted.
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
  const told = { old: measure(shares.old), new: measure(shares.new) };
  if (shares.old.total === 0 || shares.new.total === 0)
    return { name, ...told, pValue: null, finding: isMissing(shares, requests) ? "missing" : "no data" };
  const pValue = testGreaterShare(shares.new, shares.old);
  const isSuspect = isNeverChance && shares.new.hits > 0 && shares.old.hits === 0;
  const finding = pValue < alpha ? weigh(shares) : isSuspect ? "suspect" : "not worse";
  return { name, ...told, pValue, finding };
}

function measure(share: Share): Measure {
  return { ...share, told: tellShare(share) };
}

function weigh({ old, new: suspect }: Pair): Finding {
  const difference = suspect.hits / suspect.total - old.hits / old.total;
  return difference >= LEAST_DIFFERENCE ? "worse" : "slightly worse";
}

/** The old side has data of what the new one should have met as well; or the new one fails with nothing beside it. */
function isMissing({ old, new: suspect }: Pair, requests: { old: number; new: number }): boolean {
  if (old.total === 0) return suspect.hits > 0;
  return (old.total / Math.max(1, requests.old)) * requests.new >= LEAST_EXPECTED;
}
