import type { PlanProblem } from "./plan-problem.ts";

/** Moves for each slot of the plan in one cooling, and moves of one step: 0.1 s of a slow core. */
const movesPerSlot = 5000;
const movesPerStep = 30_000;

/** The part of a whole cooling that one step does: moves `from` up to `to` of `of`. */
export type AnnealingRange = {
  readonly from: number;
  readonly to: number;
  readonly of: number;
};

/** The moves of a step, counted from 0. */
export function readAnnealingRange(problem: PlanProblem, step: number): AnnealingRange {
  const of = countMoves(problem);
  const from = step * movesPerStep;
  return { from, to: Math.min(from + movesPerStep, of), of };
}

/** Steps of one cooling. */
export function countAnnealingSteps(problem: PlanProblem): number {
  return Math.ceil(countMoves(problem) / movesPerStep);
}

function countMoves(problem: PlanProblem): number {
  return movesPerSlot * problem.days * problem.slots.length;
}
