import { readAmountKind } from "./describe-amount.ts";
import type { NutrientRow } from "./nutrient-row.ts";

/** The positions of the marks of a range bar, in percent of its width; null without such a mark. */
export type RangeGeometry = {
  /** The figure. */
  value: number | null;
  /** From the lowest to the highest figure. */
  band: { from: number; to: number } | null;
  /** The upper bound of a "less than". */
  ceiling: number | null;
  /** The value of an incomplete amount, which may be higher. */
  openFrom: number | null;
  /** The band extends beyond the right edge. */
  overflows: boolean;
};

const full = 100;
/** The right edge is twice the figure, so that the figures of all rows are aligned. */
const edgeFactor = 2;
/** A zero has no figure to scale by: its highest figure is placed here. */
const highestOfZero = 0.8;

/** Scales a row for its bar: from zero to twice its figure. */
export function placeRange(row: NutrientRow): RangeGeometry {
  const kind = readAmountKind(row);
  const value = row.measurement_value;
  const empty = { value: null, band: null, ceiling: null, openFrom: null, overflows: false };
  if (kind === "unknown" || kind === "trace" || value === null) return empty;
  const edge = findEdge(value, row.measurement_value_max);
  const place = (amount: number) => Math.min(full, (Math.max(0, amount) / edge) * full);
  const openFrom = row.incomplete || kind === "at_least" ? place(value) : null;
  if (kind === "less_than") return { ...empty, ceiling: place(value), openFrom };
  const { measurement_value_min: min, measurement_value_max: max } = row;
  const band = min === null || max === null ? null : { from: place(min), to: place(max) };
  return { ...empty, value: place(value), band, openFrom, overflows: max !== null && max > edge };
}

function findEdge(value: number, max: number | null): number {
  if (value > 0) return value * edgeFactor;
  return max !== null && max > 0 ? max / highestOfZero : 1;
}
