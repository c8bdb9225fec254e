import type { Choosing } from "../choose/choose-substitute.ts";
import type { UnmetWish } from "../edited-recipe.ts";
import type { Line } from "../lines/line.ts";
import { isKept } from "./is-kept.ts";
import { lowerToBound } from "./lower-to-bound.ts";
import { measureBound, type PortionBound } from "./measure-bound.ts";
import { raiseToBound } from "./raise-to-bound.ts";

/** Lines after bounds were sought, and what could not be met. */
export interface Bounded {
  readonly lines: readonly Line[];
  readonly unmet: readonly UnmetWish[];
}

/** Edits the lines that bring most of a compound until each bound holds, as far as the dish allows. */
export function keepPortionBounds(
  lines: readonly Line[],
  bounds: readonly PortionBound[],
  servings: number,
  choosing: Choosing,
): Bounded {
  let current: readonly Line[] = lines;
  const unmet: UnmetWish[] = [];
  for (const bound of bounds) {
    if (bound.side === "least" && !bound.isHard) continue;
    current =
      bound.side === "most"
        ? lowerToBound(current, bound, servings, choosing)
        : raiseToBound(current, bound, servings, choosing);
    if (bound.isHard && !isKept(bound, current, servings)) {
      const value = Math.round(measureBound(bound, current, servings) * 10) / 10;
      unmet.push({
        wish: bound.label,
        reason: `the dish still has ${value} after all edits that keep it the same dish`,
      });
    }
  }
  return { lines: current, unmet };
}
