import type { CompoundLimit } from "../../../../shared/domain/constraints/mod.ts";
import type { Relaxation } from "./plan-outcome.ts";
import type { PlanProblem } from "./plan-problem.ts";
import { measureBreach } from "./plan-row.ts";
import { listOptions, type PlanTables, type SlotOption } from "./plan-tables.ts";
import { solveRelaxation } from "./solve-relaxation.ts";

const leastMove = 1e-6;
/** A margin of nothing is no margin: a bound that moves to zero still gets this share of what it was. */
const leastWidth = 0.1;

/**
 * How far each hard bound has to move, in its own unit, up > 0, by demand: the cheapest moves of the relaxed problem
 * in relative terms, and where a slot has no dish left, what its nearest dish needs. Bounds that protect stay: where
 * nothing is possible within them, no bound moves.
 */
export function relaxBounds(tables: PlanTables): number[] {
  const isFixed = tables.demands.map((demand) => demand.hard && demand.isProtecting === true);
  const isElastic = tables.demands.map((demand, at) => demand.hard && !isFixed[at]);
  const still = isElastic.map(() => 0);
  const options = tables.slotDishes.map((_, slot) => listOptions(tables, slot, isFixed));
  if (options.some((ofSlot) => ofSlot.length === 0)) return still;
  const relaxed = solveRelaxation(tables, options, isElastic, isFixed)?.moves;
  if (relaxed === undefined) return still;
  const alone = moveToNearest(tables, options);
  return tables.demands.map((demand, at) => {
    const [inDay = 0, inSlot = 0] = [relaxed[at], alone[at]];
    const move = Math.abs(inSlot) > Math.abs(inDay) ? inSlot : inDay;
    if (Math.abs(move) <= leastMove) return 0;
    if (!("compoundId" in demand)) return roundCount(move * (demand.limit || 1));
    const ofZero = demand.per ? 1 : (tables.rows.find((row) => row.source === at)?.scale ?? 1);
    return move * (Math.abs(demand.limit) || ofZero);
  });
}

/** The problem with its bounds moved; those of compounds go beyond it by a margin relative to where it ends. */
export function moveBounds(problem: PlanProblem, moves: readonly number[], margin: number): PlanProblem {
  const first = problem.limits.length;
  return {
    ...problem,
    limits: problem.limits.map((limit, at) => ({
      ...limit,
      limit: moveLimit(limit, moves[at] ?? 0, margin),
    })),
    counts: problem.counts.map((rule, at) => ({
      ...rule,
      limit: Math.max(0, rule.limit + (moves[first + at] ?? 0)),
    })),
  };
}

/** A move in the form of an answer. */
export function describeRelaxation(constraint: string, limit: number, neededLimit: number): Relaxation {
  const relativeChange = limit === 0 ? null : Math.abs(neededLimit - limit) / Math.abs(limit);
  return { constraint, limit, neededLimit, relativeChange };
}

/** For each slot the dish and portions that break the least of what holds for the slot alone. */
function moveToNearest(tables: PlanTables, options: readonly (readonly SlotOption[])[]): number[] {
  const moves = tables.demands.map(() => 0);
  for (const [slot, ofSlot] of options.entries()) {
    const rows = tables.rows.filter(
      (row) => row.hard && !row.wholePlan && row.slots.length === 1 && row.slots[0] === slot,
    );
    const breaches = ofSlot.flatMap(({ dish, portions }) =>
      portions.map((count) =>
        rows.map((row) => measureBreach(row, (row.coefficients[dish] ?? 0) * (row.byPortion ? count : 1))),
      ),
    );
    const least = breaches.reduce((best, one) => (sum(one) < sum(best) ? one : best), breaches[0] ?? []);
    for (const [at, row] of rows.entries()) {
      const move = row.sign * (least[at] ?? 0);
      if (Math.abs(move) > Math.abs(moves[row.source] ?? 0)) moves[row.source] = move;
    }
  }
  return moves;
}

/** Lower bounds on amounts are not moved below zero. */
function moveLimit(demand: CompoundLimit, move: number, margin: number): number {
  if (move === 0) return demand.limit;
  const needed = demand.limit + move;
  const width = Math.max(Math.abs(needed), leastWidth * Math.abs(demand.limit));
  const moved = needed + Math.sign(move) * margin * width;
  return demand.limit >= 0 ? Math.max(0, moved) : moved;
}

/** Dishes are whole: away from zero, up to the error of the solver. */
function roundCount(move: number): number {
  return Math.sign(move) * Math.ceil(Math.abs(move) - leastMove);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
