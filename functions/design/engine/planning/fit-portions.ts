import { type Coefficients, solve } from "yalps";
import { isBetter } from "./improve-days.ts";
import { nearestToOne } from "./plan-draft.ts";
import type { PlanRow } from "./plan-row.ts";
import type { PlanTables } from "./plan-tables.ts";
import type { ScoredPlan } from "./score-plan.ts";

const hardWeight = 1000;
const portionCost = 0.05;
/** Rounded portions and their neighbours are all tried: 3^6 days. */
const mostSlotsTried = 6;

/** Gives a day's dishes better portions: an elastic LP over them, then the best day around its rounded answer. */
export function fitPortions(tables: PlanTables, plan: ScoredPlan, day: number): void {
  const dishes = plan.draft.dishes[day] ?? [];
  const allowed = dishes.map(
    (dish, slot) => tables.options[slot]?.find((option) => option.dish === dish)?.portions ?? [1],
  );
  if (dishes.length > mostSlotsTried) return;
  const ideal = solvePortions(tables, plan, day, allowed);
  const near = allowed.map((portions, slot) => listNeighbours(portions, ideal[slot] ?? 1));
  let best = plan.readDay(day);
  let chosen: number[] | null = null;
  for (const portions of combine(near)) {
    const score = plan.tryDay(day, dishes, portions);
    if (!isBetter(score, best)) continue;
    best = score;
    chosen = portions;
  }
  if (chosen) plan.setDay(day, dishes, chosen);
}

/** Portions off the grid; each starts at the allowed one nearest to one and moves up or down at a small cost. */
function solvePortions(
  tables: PlanTables,
  plan: ScoredPlan,
  day: number,
  allowed: readonly (readonly number[])[],
): number[] {
  const dishes = plan.draft.dishes[day] ?? [];
  const starts = allowed.map(nearestToOne);
  const rows = tables.rows.filter((row) => row.byPortion);
  const constraints = new Map<string, { max: number }>();
  const variables = new Map<string, Coefficients>();
  for (const [at, row] of rows.entries()) {
    const start = row.slots.reduce(
      (sum, slot) => sum + (row.coefficients[dishes[slot] ?? 0] ?? 0) * (starts[slot] ?? 1),
      row.wholePlan ? sumOtherDays(plan, row, day) : 0,
    );
    constraints.set(`row ${at}`, { max: (row.bound - start) / row.scale });
    variables.set(`breach ${at}`, {
      [`row ${at}`]: -1,
      cost: row.hard ? hardWeight : row.weight,
    });
  }
  for (const [slot, dish] of dishes.entries()) {
    const portions = allowed[slot] ?? [1];
    const start = starts[slot] ?? 1;
    for (const [name, sign, room] of [
      ["up", 1, (portions.at(-1) ?? start) - start],
      ["down", -1, start - (portions[0] ?? start)],
    ] as const) {
      const key = `${name} ${slot}`;
      constraints.set(key, { max: room });
      const entries = rows.flatMap((row, at): [string, number][] =>
        row.slots.includes(slot) ? [[`row ${at}`, (sign * (row.coefficients[dish] ?? 0)) / row.scale]] : [],
      );
      variables.set(key, { ...Object.fromEntries(entries), [key]: 1, cost: portionCost });
    }
  }
  const { variables: solved } = solve({ direction: "minimize", objective: "cost", constraints, variables });
  const values = new Map(solved);
  return starts.map(
    (start, slot) => start + (values.get(`up ${slot}`) ?? 0) - (values.get(`down ${slot}`) ?? 0),
  );
}

function sumOtherDays(plan: ScoredPlan, row: PlanRow, day: number): number {
  let sum = 0;
  for (const [other, dishes] of plan.draft.dishes.entries()) {
    if (other === day) continue;
    for (const slot of row.slots) {
      sum += (row.coefficients[dishes[slot] ?? 0] ?? 0) * (plan.draft.portions[other]?.[slot] ?? 0);
    }
  }
  return sum;
}

function listNeighbours(portions: readonly number[], ideal: number): number[] {
  let nearest = 0;
  for (const [at, count] of portions.entries()) {
    if (Math.abs(count - ideal) < Math.abs((portions[nearest] ?? 0) - ideal)) nearest = at;
  }
  return portions.slice(Math.max(0, nearest - 1), nearest + 2);
}

function combine(choices: readonly (readonly number[])[]): number[][] {
  return choices.reduce<number[][]>(
    (combined, portions) => combined.flatMap((head) => portions.map((count) => [...head, count])),
    [[]],
  );
}
