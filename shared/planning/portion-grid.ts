import type { Dish } from "./dish.ts";

/** The portions that a dish may be served in, in ascending order; all exact in binary. */
export function listPortions(
  dish: Dish,
  portions: { readonly least: number; readonly most: number },
): number[] {
  const first = Math.max(1, Math.ceil(portions.least / dish.portionStep));
  const last = Math.floor(portions.most / dish.portionStep);
  const grid: number[] = [];
  for (let step = first; step <= last; step += 1) grid.push(step * dish.portionStep);
  return grid;
}
