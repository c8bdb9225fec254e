import type { PlanProblem } from "./plan-problem.ts";

/** Moves for each slot of the plan in one cooling, and the most of a long plan. */
const movesPerSlot = 20_000;
const mostMoves = 600_000;
/** Slots of a day weighed by a step's moves: 0.1 s of a slow core. */
const slotsPerStep = 120_000;

/** The part of a whole cooling that one step does: moves `from` up to `to` of `of`. */
export type AnnealingRange = {
  readonly from: number;
  readonly to: number;
  readonly of: number;
};

/** The moves of a step, counted from 0. */
export function readAnnealingRange(problem: PlanProblem, step: number): AnnealingRange {
  const of = countMoves(problem);
  const ofStep = countStepMoves(problem);
  const from = step * ofStep;
  return { from, to: Math.min(from + ofStep, of), of };
}

/** Steps of one cooling. */
export function countAnnealingSteps(problem: PlanProblem): number {
  return Math.ceil(countMoves(problem) / countStepMoves(problem));
}

/** A move weighs all slots of its day. */
function countStepMoves({ slots }: PlanProblem): number {
  return Math.ceil(slotsPerStep / Math.max(1, slots.length));
}

function countMoves(problem: PlanProblem): number {
  return Math.min(mostMoves, movesPerSlot * problem.days * problem.slots.length);
}
