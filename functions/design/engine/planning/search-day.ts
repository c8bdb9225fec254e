import { type PlanRow, readCeiling } from "./plan-row.ts";
import type { SlotOption } from "./plan-tables.ts";

/** A day that a search found, if any. */
type DaySearch = {
  readonly day: readonly Serving[] | null;
  /** False where the search ended before it had tried all: without a day nothing is proven then. */
  readonly isSettled: boolean;
};

/** A dish in one amount. */
export type Serving = {
  readonly dish: number;
  readonly portions: number;
};

/** A slot's options, each in each of its portions. */
export function listServings(options: readonly SlotOption[]): Serving[] {
  return options.flatMap(({ dish, portions }) => portions.map((count) => ({ dish, portions: count })));
}

/**
 * A day that meets all rows, by trying all servings in the given order; leaves out what the least that the other
 * slots can add already breaks. Gives up after `mostNodes` servings.
 */
export function searchDay(
  rows: readonly PlanRow[],
  servings: readonly (readonly Serving[])[],
  mostNodes: number,
): DaySearch {
  const width = rows.length;
  const added = servings.map((ofSlot, slot) => tabulate(rows, ofSlot, slot));
  const ceilings = listCeilings(rows, servings, added);
  const sums = servings.map(() => new Float64Array(width)).concat([new Float64Array(width)]);
  const day: Serving[] = [];
  let nodes = 0;

  function visit(slot: number): boolean | null {
    if (slot === servings.length) return true;
    const [before = new Float64Array(), after = new Float64Array()] = [sums[slot], sums[slot + 1]];
    const [table = new Float64Array(), ceiling = new Float64Array()] = [added[slot], ceilings[slot]];
    for (const [at, serving] of (servings[slot] ?? []).entries()) {
      nodes += 1;
      if (nodes > mostNodes) return null;
      if (!addWithin(after, before, table.subarray(at * width, (at + 1) * width), ceiling)) continue;
      day[slot] = serving;
      const found = visit(slot + 1);
      if (found !== false) return found;
    }
    return false;
  }
  const found = visit(0);
  return { day: found ? day : null, isSettled: found !== null };
}

/** Adds into `after`; false as soon as a sum is above its ceiling. */
function addWithin(
  after: Float64Array,
  before: Float64Array,
  addition: Float64Array,
  ceiling: Float64Array,
): boolean {
  for (let at = 0; at < after.length; at += 1) {
    const sum = (before[at] ?? 0) + (addition[at] ?? 0);
    if (sum > (ceiling[at] ?? 0)) return false;
    after[at] = sum;
  }
  return true;
}

/** What each serving adds to each row. */
function tabulate(rows: readonly PlanRow[], servings: readonly Serving[], slot: number): Float64Array {
  const table = new Float64Array(rows.length * servings.length);
  for (const [at, { dish, portions }] of servings.entries()) {
    for (const [row, { slots, coefficients, byPortion }] of rows.entries()) {
      if (!slots.includes(slot)) continue;
      table[at * rows.length + row] = (coefficients[dish] ?? 0) * (byPortion ? portions : 1);
    }
  }
  return table;
}

/** For each slot the sums that it may reach when all later slots add their least. */
function listCeilings(
  rows: readonly PlanRow[],
  servings: readonly (readonly Serving[])[],
  added: readonly Float64Array[],
): Float64Array[] {
  const ceilings: Float64Array[] = [];
  let ceiling = Float64Array.from(rows, readCeiling);
  for (let slot = servings.length - 1; slot >= 0; slot -= 1) {
    ceilings.unshift(ceiling);
    const least = new Float64Array(rows.length).fill(Number.POSITIVE_INFINITY);
    for (const [at, value] of (added[slot] ?? []).entries()) {
      const row = at % rows.length;
      least[row] = Math.min(least[row] ?? 0, value);
    }
    ceiling = ceiling.map((most, row) => most - (least[row] ?? 0));
  }
  return ceilings;
}
