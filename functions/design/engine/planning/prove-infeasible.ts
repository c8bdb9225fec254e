import { listOptions, type PlanTables } from "./plan-tables.ts";
import { listServings, searchDay } from "./search-day.ts";
import { solveRelaxation } from "./solve-relaxation.ts";

/** Far above the solver's error, far below any move that matters. */
const provenMove = 1e-6;
const mostNodes = 300_000;

/** Whether it is proven that no plan meets the active demands; false leaves it open. */
export function isProvenInfeasible(tables: PlanTables, isActive: readonly boolean[]): boolean {
  const options = tables.slotDishes.map((_, slot) => listOptions(tables, slot, isActive));
  if (options.some((ofSlot) => ofSlot.length === 0)) return true;
  if (!isActive.includes(true)) return false;
  const relaxed = solveRelaxation(tables, options, isActive);
  if (relaxed && relaxed.total > provenMove) return true;
  const isOneDay = tables.problem.days === 1;
  const rows = tables.rows.filter((row) => isActive[row.source] && (isOneDay || !row.wholePlan));
  const { day, isSettled } = searchDay(rows, options.map(listServings), mostNodes);
  return isSettled && day === null;
}
