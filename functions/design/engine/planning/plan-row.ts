/** One inequality: the sum of coefficient × portions (or × 1) over the slots' dishes is at most `bound`. */
export type PlanRow = {
  /** Index of its limit or count among the demands. */
  readonly source: number;
  readonly slots: readonly number[];
  /** 1 where it stands for an upper bound, -1 for a lower one, which is turned round. */
  readonly sign: 1 | -1;
  /** Sums over all days instead of over one. */
  readonly wholePlan: boolean;
  readonly byPortion: boolean;
  /** By dish. */
  readonly coefficients: Float64Array;
  /** By dish: 1 where the evidence is missing that the row needs. */
  readonly unusable: Uint8Array;
  readonly bound: number;
  /** Whether the bound itself is out. */
  readonly strict: boolean;
  /** What a relative breach is relative to. */
  readonly scale: number;
  readonly hard: boolean;
  readonly weight: number;
};

const sumError = 1e-9;
/** What a broken row is at least broken by. */
export const leastBreach = 1e-6;

/** The largest sum at which a row holds, up to the error of floating sums. */
export function readCeiling(row: PlanRow): number {
  const error = sumError * Math.max(1, Math.abs(row.bound), row.scale);
  return row.strict ? row.bound - 2 * error : row.bound + error;
}

/** The relative breach of a row at this sum; zero where it holds, up to the error of floating sums. */
export function measureBreach(row: PlanRow, sum: number): number {
  if (sum <= readCeiling(row)) return 0;
  return Math.max((sum - row.bound) / row.scale, leastBreach);
}
