import type { PlanProblem } from "./plan-problem.ts";
import { measureBreach } from "./plan-row.ts";
import { buildPlanTables, type PlanTables } from "./plan-tables.ts";
import { scorePlan } from "./score-plan.ts";

/** A dish in one amount and how it stands to the demands of a day that holds nothing else. */
export interface CheckedServing {
  readonly dishId: string;
  readonly portions: number;
  /** Indexes of the hard demands that it breaks or has no evidence for. */
  readonly broken: readonly number[];
  /** Sum of its relative breaches; infinite where evidence is missing. */
  readonly breach: number;
  readonly cost: number;
}

/** Every dish of the first slot in every portion. */
export function checkServings(problem: PlanProblem): CheckedServing[] {
  const tables = buildPlanTables(problem);
  const plan = scorePlan(tables, { dishes: [[0]], portions: [[1]] });
  return (tables.slotDishes[0] ?? []).flatMap((dish) =>
    (tables.portions[dish] ?? []).map((portions) => ({
      dishId: tables.dishes[dish]?.id ?? "",
      portions,
      ...findBroken(tables, dish, portions),
      cost: plan.tryDay(0, [dish], [portions]).cost,
    })),
  );
}

function findBroken(tables: PlanTables, dish: number, portions: number) {
  const breaches = tables.rows
    .filter((row) => row.hard)
    .map((row) => {
      const sum = (row.coefficients[dish] ?? 0) * (row.byPortion ? portions : 1);
      const isUnknown = row.unusable[dish] === 1;
      return { source: row.source, breach: isUnknown ? Number.POSITIVE_INFINITY : measureBreach(row, sum) };
    })
    .filter(({ breach }) => breach > 0);
  return {
    broken: [...new Set(breaches.map(({ source }) => source))],
    breach: breaches.reduce((total, { breach }) => total + breach, 0),
  };
}
