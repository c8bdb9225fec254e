import type { Verification } from "./verification.ts";

/** Where limit, value and range of a constraint stand, in percent; `allowed` is the side that keeps it. */
export type ConstraintGeometry = {
  limit: number;
  allowed: { from: number; to: number };
  value: number | null;
  band: { from: number; to: number } | null;
};

type Constrained = Pick<Verification, "value" | "value_min" | "value_max" | "operator" | "limit">;

const FULL = 100;
/** Room right of the greatest figure, so that nothing touches the edge. */
const ROOM = 1.25;
/** `=` is kept within this share of the limit (contract). */
const EQUAL_WITHIN = 0.05;

/** Scales a constraint from zero to a little more than its greatest figure. */
export function placeConstraint(row: Constrained): ConstraintGeometry {
  const { value, value_min: min, value_max: max, limit, operator } = row;
  const edge = Math.max(limit, value ?? 0, max ?? 0) * ROOM || 1;
  const place = (amount: number) => Math.min(FULL, (Math.max(0, amount) / edge) * FULL);
  const at = place(limit);
  const allowed = {
    "<": { from: 0, to: at },
    "<=": { from: 0, to: at },
    "=": { from: place(limit * (1 - EQUAL_WITHIN)), to: place(limit * (1 + EQUAL_WITHIN)) },
    ">=": { from: at, to: FULL },
    ">": { from: at, to: FULL },
  }[operator];
  return {
    limit: at,
    allowed,
    value: value === null ? null : place(value),
    band: min === null || max === null || min === max ? null : { from: place(min), to: place(max) },
  };
}
