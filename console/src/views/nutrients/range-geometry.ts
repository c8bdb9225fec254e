import { readAmountKind } from "./amount-kind.ts";
import type { NutrientRow } from "./nutrient-row.ts";

/** Where the marks of a range bar stand, in percent of its width; null where there is no such mark. */
export type RangeGeometry = {
  /** The figure. */
  value: number | null;
  /** From the lowest to the highest figure. */
  band: { from: number; to: number } | null;
  /** Below this, and nothing more is known. */
  ceiling: number | null;
  /** From here on more may follow. */
  openFrom: number | null;
  /** The band goes on beyond the right edge. */
  overflows: boolean;
};

const FULL = 100;
/** The right edge stands for twice the figure, so the figures of all rows stand in one line. */
const EDGE_FACTOR = 2;
/** A range above zero has no figure to scale by: its highest stands here. */
const HIGHEST_OF_ZERO = 0.8;

/** Scales a row for its bar: from zero to twice its figure. */
export function placeRange(row: NutrientRow): RangeGeometry {
  const kind = readAmountKind(row);
  const value = row.measurement_value;
  const empty = { value: null, band: null, ceiling: null, openFrom: null, overflows: false };
  if (kind === "unknown" || kind === "trace" || value === null) return empty;
  const edge = findEdge(value, row.measurement_value_max);
  const place = (amount: number) => Math.min(FULL, (Math.max(0, amount) / edge) * FULL);
  const openFrom = row.incomplete || kind === "at_least" ? place(value) : null;
  if (kind === "less_than") return { ...empty, ceiling: place(value), openFrom };
  const { measurement_value_min: min, measurement_value_max: max } = row;
  const band = min === null || max === null ? null : { from: place(min), to: place(max) };
  return { ...empty, value: place(value), band, openFrom, overflows: max !== null && max > edge };
}

function findEdge(value: number, max: number | null): number {
  if (value > 0) return value * EDGE_FACTOR;
  return max !== null && max > 0 ? max / HIGHEST_OF_ZERO : 1;
}
