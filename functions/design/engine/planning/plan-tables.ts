import type { CompoundLimit, CountRule } from "../../../../shared/domain/constraints/mod.ts";
import { buildRows } from "./build-rows.ts";
import type { Dish } from "./dish.ts";
import { buildHabitTables, type HabitTables } from "./habit-tables.ts";
import type { PlanProblem } from "./plan-problem.ts";
import { measureBreach, type PlanRow } from "./plan-row.ts";
import { buildRowTable, type RowTable } from "./row-table.ts";

/** A problem as numbers: dishes, slots and demands by index. */
export type PlanTables = {
  readonly problem: PlanProblem;
  readonly dishes: readonly Dish[];
  readonly demands: readonly (CompoundLimit | CountRule)[];
  /** Portions that each dish may be served in. */
  readonly portions: readonly (readonly number[])[];
  /** Dishes of each slot. */
  readonly slotDishes: readonly (readonly number[])[];
  readonly rows: readonly PlanRow[];
  /** The rows that hold for each day alone, as the search sums them. */
  readonly dayRows: RowTable;
  /** What may stand in each slot when every hard demand on single slots holds; without that where nothing would. */
  readonly options: readonly (readonly SlotOption[])[];
  /** The same by slot and dish. */
  readonly optionOfDish: readonly ReadonlyMap<number, SlotOption>[];
  readonly habits: HabitTables;
};

/** A dish in the portions that a slot allows, in ascending order, at least one. */
export type SlotOption = {
  readonly dish: number;
  readonly portions: readonly number[];
};

type OptionTables = {
  readonly portions: readonly (readonly number[])[];
  readonly slotDishes: readonly (readonly number[])[];
  readonly rows: readonly PlanRow[];
};

const built = new WeakMap<PlanProblem, PlanTables>();

/** A problem's tables: they depend on the problem alone, so a step in another isolate may build them anew. */
export function readPlanTables(problem: PlanProblem): PlanTables {
  const before = built.get(problem);
  if (before) return before;
  const tables = buildPlanTables(problem);
  built.set(problem, tables);
  return tables;
}

/** Builds the tables of a problem. */
export function buildPlanTables(problem: PlanProblem): PlanTables {
  const indexes = new Map(problem.dishes.map((dish, at) => [dish.id, at]));
  const base = {
    problem,
    dishes: problem.dishes,
    demands: [...problem.limits, ...problem.counts],
    portions: problem.dishes.map((dish) => listPortions(dish, problem.portions)),
    slotDishes: problem.slots.map((slot) =>
      slot.dishIds.map((id) => indexes.get(id)).filter((index) => index !== undefined),
    ),
    rows: buildRows(problem),
  };
  const isActive = base.demands.map((demand) => demand.hard);
  const none = isActive.map(() => false);
  const options = problem.slots.map((_, slot) => {
    const allowed = listOptions(base, slot, isActive);
    return allowed.length > 0 ? allowed : listOptions(base, slot, none);
  });
  return {
    ...base,
    dayRows: buildRowTable(
      base.rows.filter((row) => !row.wholePlan),
      { dishCount: problem.dishes.length, slotCount: problem.slots.length },
    ),
    options,
    optionOfDish: options.map((ofSlot) => new Map(ofSlot.map((option) => [option.dish, option]))),
    habits: buildHabitTables(problem),
  };
}

/** The portions that a dish may be served in, in ascending order; all exact in binary. */
function listPortions(dish: Dish, portions: { readonly least: number; readonly most: number }): number[] {
  const first = Math.max(1, Math.ceil(portions.least / dish.portionStep));
  const last = Math.floor(portions.most / dish.portionStep);
  const grid: number[] = [];
  for (let step = first; step <= last; step += 1) grid.push(step * dish.portionStep);
  return grid;
}

/** What may stand in a slot when the active demands on that slot alone hold and their evidence is known. */
export function listOptions(tables: OptionTables, slot: number, isActive: readonly boolean[]): SlotOption[] {
  const rows = tables.rows.filter((row) => isActive[row.source] && row.slots.includes(slot));
  const alone = rows.filter((row) => row.slots.length === 1 && !row.wholePlan);
  return (tables.slotDishes[slot] ?? []).flatMap((dish) => {
    if (rows.some((row) => row.unusable[dish] === 1)) return [];
    const portions = (tables.portions[dish] ?? []).filter((count) =>
      alone.every(
        (row) => measureBreach(row, (row.coefficients[dish] ?? 0) * (row.byPortion ? count : 1)) === 0,
      ),
    );
    return portions.length > 0 ? [{ dish, portions }] : [];
  });
}
