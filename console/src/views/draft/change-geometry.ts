import type { NutrientChange } from "./draft-result.ts";

/** Where a change stands, in percent; zero is always in the middle. */
export type ChangeGeometry = { value: number | null; band: { from: number; to: number } | null };

const MIDDLE = 50;
const REACH = 46;

/** Scales a change by the greater of what was, what is and the change's own bounds. */
export function placeChange(row: NutrientChange): ChangeGeometry {
  const { before, after, change, change_min: min, change_max: max } = row;
  const sizes = [before, after, change, min, max].map((value) => Math.abs(value ?? 0));
  const edge = Math.max(...sizes) || 1;
  const place = (amount: number) => MIDDLE + (amount / edge) * REACH;
  return {
    value: change === null ? null : place(change),
    band: min === null || max === null ? null : { from: place(min), to: place(max) },
  };
}
