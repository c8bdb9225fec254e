import { leastBreach, type PlanRow, readCeiling } from "./plan-row.ts";

/** Rows of one day as one table: the coefficients of a dish stand side by side, as the search reads them. */
export type RowTable = {
  readonly count: number;
  /** At `dish * count + row`. */
  readonly coefficients: Float64Array;
  /** By slot, the rows that it counts for. */
  readonly ofSlots: readonly Int32Array[];
  readonly byPortion: Uint8Array;
  readonly ceilings: Float64Array;
  readonly bounds: Float64Array;
  readonly scales: Float64Array;
  readonly weights: Float64Array;
  readonly hard: Uint8Array;
};

/** What the rows of a day cost, `hard` the sum of the breaches of hard ones. */
export type RowScore = { readonly hard: number; readonly cost: number };

/** A step for each broken hard demand, so that the search never trades a small breach for taste. */
const hardStep = 3;
const hardSlope = 30;
const largestBreach = 5;

/** The table of those rows; the slots are counted from 0. */
export function buildRowTable(
  rows: readonly PlanRow[],
  { dishCount, slotCount }: { dishCount: number; slotCount: number },
): RowTable {
  const count = rows.length;
  const coefficients = new Float64Array(dishCount * count);
  for (const [at, row] of rows.entries()) {
    for (let dish = 0; dish < dishCount; dish += 1)
      coefficients[dish * count + at] = row.coefficients[dish] ?? 0;
  }
  return {
    count,
    coefficients,
    ofSlots: Array.from({ length: slotCount }, (_, slot) =>
      Int32Array.from(rows.flatMap(({ slots }, at) => (slots.includes(slot) ? [at] : []))),
    ),
    byPortion: Uint8Array.from(rows, ({ byPortion }) => (byPortion ? 1 : 0)),
    ceilings: Float64Array.from(rows, readCeiling),
    bounds: Float64Array.from(rows, ({ bound }) => bound),
    scales: Float64Array.from(rows, ({ scale }) => scale),
    weights: Float64Array.from(rows, ({ weight }) => weight),
    hard: Uint8Array.from(rows, ({ hard }) => (hard ? 1 : 0)),
  };
}

/** What a day's dishes break; `sums` is scratch space with a place for each row. */
export function scoreRows(
  table: RowTable,
  { dishes, portions }: { readonly dishes: readonly number[]; readonly portions: readonly number[] },
  sums: Float64Array,
): RowScore {
  sumRows(table, dishes, portions, sums);
  const { count, ceilings, bounds, scales, weights } = table;
  let hard = 0;
  let cost = 0;
  for (let row = 0; row < count; row += 1) {
    const sum = sums[row] ?? 0;
    if (sum <= (ceilings[row] ?? 0)) continue;
    const breach = Math.max((sum - (bounds[row] ?? 0)) / (scales[row] ?? 1), leastBreach);
    const isHard = table.hard[row] === 1;
    if (isHard) hard += breach;
    cost += costBreach(isHard, weights[row] ?? 0, breach);
  }
  return { hard, cost };
}

function sumRows(
  { count, coefficients, ofSlots, byPortion }: RowTable,
  dishes: readonly number[],
  portions: readonly number[],
  sums: Float64Array,
): void {
  sums.fill(0);
  for (let slot = 0; slot < dishes.length; slot += 1) {
    const rows = ofSlots[slot];
    if (rows === undefined) continue;
    const first = (dishes[slot] ?? 0) * count;
    const portion = portions[slot] ?? 0;
    for (let at = 0; at < rows.length; at += 1) {
      const row = rows[at] ?? 0;
      const coefficient = coefficients[first + row] ?? 0;
      sums[row] = (sums[row] ?? 0) + (byPortion[row] === 1 ? coefficient * portion : coefficient);
    }
  }
}

/** What the breach of one row costs the search. */
export function costBreach(isHard: boolean, weight: number, breach: number): number {
  return isHard ? hardStep + hardSlope * Math.min(breach, largestBreach) : weight * breach;
}
