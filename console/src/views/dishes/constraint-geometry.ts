import type { Verification } from "./dish.ts";

/** The positions of limit, value and range of a constraint, in percent; `allowed` is the range that satisfies it. */
type ConstraintGeometry = {
  limit: number;
  allowed: { from: number; to: number };
  value: number | null;
  band: { from: number; to: number } | null;
};

type Constrained = Pick<Verification, "value" | "value_min" | "value_max" | "operator" | "limit">;

const full = 100;
/** Leaves room right of the greatest figure. */
const room = 1.25;
/** `=` is satisfied within this share of the limit (contract). */
const equalWithin = 0.05;

/** Scales a constraint from zero to slightly above its greatest figure. */
export function placeConstraint(row: Constrained): ConstraintGeometry {
  const { value, value_min: min, value_max: max, limit, operator } = row;
  const edge = Math.max(limit, value ?? 0, max ?? 0) * room || 1;
  const place = (amount: number) => Math.min(full, (Math.max(0, amount) / edge) * full);
  const at = place(limit);
  const allowed = {
    "<": { from: 0, to: at },
    "<=": { from: 0, to: at },
    "=": { from: place(limit * (1 - equalWithin)), to: place(limit * (1 + equalWithin)) },
    ">=": { from: at, to: full },
    ">": { from: at, to: full },
  }[operator];
  return {
    limit: at,
    allowed,
    value: value === null ? null : place(value),
    band: min === null || max === null || min === max ? null : { from: place(min), to: place(max) },
  };
}
