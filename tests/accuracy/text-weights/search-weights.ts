import { shuffle } from "../../../scripts/fit-food-ranking/random.ts";
import type { Hundredths } from "./adjustable-weights.ts";

/** The lowest and the highest value of a weight, in hundredths. */
export type Limits = readonly [low: number, high: number];

/** What a search is for. */
export type Goal = {
  /** Whether weights are better than those that were accepted last. */
  readonly isBetter: (values: Hundredths) => boolean;
  readonly accept: (values: Hundredths) => void;
};

export type SearchPlan = {
  readonly start: Hundredths;
  readonly limits: readonly Limits[];
  /** Of each pass, the share of a weight by which it is changed. */
  readonly steps: readonly number[];
  /** Gives numbers from 0 to 1. */
  readonly random: () => number;
};

const smallestStep = 5;
/** A weight of nought is changed as if it were this. */
const leastSize = 50;

/** Changes one weight at a time, in an order that is drawn anew for each pass, for as long as that is better. */
export function searchWeights(goal: Goal, { start, limits, steps, random }: SearchPlan): number[] {
  let best = [...start];

  /** Whether a change was an improvement, which is kept. */
  function attempt(at: number, change: number): boolean {
    const [low, high] = limits[at] ?? [0, 0];
    const value = Math.min(high, Math.max(low, (best[at] ?? 0) + change));
    const values = best.with(at, value);
    if (value === best[at] || !goal.isBetter(values)) return false;
    best = values;
    goal.accept(best);
    return true;
  }

  function pursue(at: number, change: number): boolean {
    let isBetter = false;
    while (attempt(at, change)) isBetter = true;
    return isBetter;
  }

  for (const share of steps) {
    for (const at of shuffle([...best.keys()], random)) {
      const step = Math.max(smallestStep, Math.round(share * Math.max(leastSize, Math.abs(best[at] ?? 0))));
      const direction = random() < 0.5 ? step : -step;
      if (!pursue(at, direction)) pursue(at, -direction);
    }
  }
  return best;
}

/**
 * Whether gains of single cases are more than chance: their sum is as large as so many standard errors of it, the root of
 * the sum of their squares.
 */
export function isSure(gains: readonly number[], standardErrors: number): boolean {
  const sum = gains.reduce((total, gain) => total + gain, 0);
  const squares = gains.reduce((total, gain) => total + gain * gain, 0);
  return sum > 0 && sum >= standardErrors * Math.sqrt(squares);
}
