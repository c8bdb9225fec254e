import { listOptions } from "./list-options.ts";
import type { Relaxation, VerificationRow } from "./plan-outcome.ts";
import type { PlanTables } from "./plan-tables.ts";
import { solveRelaxation } from "./solve-relaxation.ts";

const LEAST_MOVE = 1e-6;

/** The cheapest moves of the hard bounds that the relaxed problem asks for, in relative terms. */
export function relaxBounds(tables: PlanTables): Relaxation[] {
  const isHard = tables.demands.map((demand) => demand.hard);
  const none = isHard.map(() => false);
  const options = tables.slotDishes.map((_, slot) => listOptions(tables, slot, none));
  if (options.some((ofSlot) => ofSlot.length === 0)) return [];
  const moves = solveRelaxation(tables, options, isHard)?.moves ?? [];
  return tables.demands.flatMap((demand, at) => {
    const move = moves[at] ?? 0;
    if (move <= LEAST_MOVE) return [];
    const sign = demand.operator.startsWith(">") ? -1 : 1;
    const scale = tables.rows.find((row) => row.source === at)?.scale ?? 1;
    const change = demand.limit === 0 ? move * scale : move * Math.abs(demand.limit);
    if (demand.operator === "=") return [];
    return [describeRelaxation(demand.name, demand.limit, demand.limit + sign * change)];
  });
}

/** The moves that make the broken hard rows of a verification hold: its own values. */
export function readAchieved(rows: readonly VerificationRow[]): Relaxation[] {
  return rows.flatMap((row) =>
    row.hard && !row.satisfied && row.value !== null
      ? [describeRelaxation(row.constraint, row.limit, row.value)]
      : [],
  );
}

/** A move in the form of an answer. */
export function describeRelaxation(constraint: string, limit: number, neededLimit: number): Relaxation {
  const relativeChange = limit === 0 ? null : Math.abs(neededLimit - limit) / Math.abs(limit);
  return { constraint, limit, neededLimit, relativeChange };
}
