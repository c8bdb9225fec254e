import type { Line } from "../lines/line.ts";
import { measureBound, type PortionBound } from "./measure-bound.ts";

/** Whether one portion keeps a bound. */
export function isKept(bound: PortionBound, lines: readonly Line[], servings: number): boolean {
  const value = measureBound(bound, lines, servings);
  return bound.side === "most" ? value <= bound.limit : value >= bound.limit;
}
