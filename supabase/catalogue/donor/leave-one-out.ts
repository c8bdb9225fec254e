import type { Evidence } from "../build/catalogue-model.ts";
import { type EstimateContext, estimateGap } from "./estimate.ts";
import type { DonorRule } from "./relatives.ts";

/** The error of estimates of a compound by one rule, over foods whose own analysed value was withheld. */
export type DonorError = {
  readonly compoundId: number;
  readonly rule: DonorRule;
  readonly tested: number;
  /** Median of |estimate - value| / value. */
  readonly medianError: number;
  /** Share of the estimates within a factor of two. */
  readonly withinTwo: number;
  /** 5th and 95th percentile of value / estimate: the factors that span nine values of ten. */
  readonly lowFactor: number;
  readonly highFactor: number;
  /** Share of a second half of the foods whose value lies within the span found on the first half. */
  readonly coverage: number;
};

/** The foods whose values are withheld for a compound: 900 at most, evenly spread over the ids. */
export function selectTestFoods(foodIds: readonly number[], atMost = 900): number[] {
  const ordered = foodIds.toSorted((a, b) => a - b);
  if (ordered.length <= atMost) return ordered;
  return Array.from(
    { length: atMost },
    (_, index) => ordered[Math.floor((index * ordered.length) / atMost)] ?? 0,
  );
}

/** Withholds each food's value once and measures one rule. A zero counts as met by an estimate below `unit`. */
export function measureRule(
  truths: readonly Evidence[],
  rule: DonorRule,
  context: EstimateContext,
  unit: number,
): DonorError | null {
  const pairs = truths.flatMap(({ foodId, compoundId, amount }) => {
    const estimate = estimateGap({ foodId, compoundId }, rule, context);
    return estimate && amount !== null ? [{ value: amount, estimate: estimate.amount }] : [];
  });
  const [compoundId] = truths.map((truth) => truth.compoundId);
  if (compoundId === undefined || pairs.length === 0) return null;
  const ratios = pairs.map(({ value, estimate }) => value / estimate).sort((a, b) => a - b);
  const errors = pairs
    .map(({ value, estimate }) =>
      value > 0 ? Math.abs(estimate - value) / value : estimate < unit ? 0 : Infinity,
    )
    .sort((a, b) => a - b);
  const within = pairs.filter(({ value, estimate }) => isWithinTwo(value, estimate, unit));
  return {
    compoundId,
    rule,
    tested: pairs.length,
    medianError: quantile(errors, 0.5),
    withinTwo: within.length / pairs.length,
    lowFactor: quantile(ratios, 0.05),
    highFactor: quantile(ratios, 0.95),
    coverage: measureCoverage(pairs.map(({ value, estimate }) => value / estimate)),
  };
}

function isWithinTwo(value: number, estimate: number, unit: number): boolean {
  if (Math.abs(value - estimate) < unit) return true;
  return value >= estimate / 2 && value <= estimate * 2;
}

// The span is found on every other food and tested on the rest, never on the foods it was found on.
function measureCoverage(ratios: readonly number[]): number {
  const found = ratios.filter((_, index) => index % 2 === 0).sort((a, b) => a - b);
  const judged = ratios.filter((_, index) => index % 2 === 1);
  const [low, high] = [quantile(found, 0.05), quantile(found, 0.95)];
  return judged.filter((ratio) => ratio >= low && ratio <= high).length / Math.max(1, judged.length);
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
