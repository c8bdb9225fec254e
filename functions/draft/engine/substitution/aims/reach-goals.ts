import aims from "../../request/data/relative-aims.json" with { type: "json" };
import type { Choosing } from "../choose/choose-substitute.ts";
import type { UnmetWish } from "../edited-recipe.ts";
import type { EditGoal } from "../edits.ts";
import type { Line } from "../lines/line.ts";
import { lowerToBound, raiseToBound } from "./bring-to-bound.ts";
import { isKept, measureBound, type PortionBound } from "./measure-bound.ts";
import { nameGoal } from "./taste-goals.ts";

/** Lines after wishes for more or less of a nutrient, and those that could not be met. */
type Reached = { readonly lines: readonly Line[]; readonly unmet: readonly UnmetWish[] };

/** The dish before its edits, against which more and less are measured. */
type Source = { readonly lines: readonly Line[]; readonly servings: number };

const compounds = new Map(Object.entries(aims.goals));

/** Sees that "less salt" and "more fibre" are measurable in a portion: what tastes and aims left too little is brought on. */
export function reachGoals(
  lines: readonly Line[],
  goals: readonly EditGoal[],
  source: Source,
  choosing: Choosing,
): Reached {
  let current = lines;
  const unmet: UnmetWish[] = [];
  for (const goal of goals) {
    const compoundId = compounds.get(goal.attribute);
    if (compoundId === undefined || goal.food) continue;
    const bound = boundOf(goal, compoundId, source);
    const enough = {
      ...bound,
      limit: (bound.limit * aims.enough[goal.direction]) / aims.usual[goal.direction],
    };
    if (isKept(enough, current, source.servings)) continue;
    current =
      bound.side === "most"
        ? lowerToBound(current, bound, source.servings, choosing)
        : raiseToBound(current, bound, source.servings, choosing);
    if (isKept(enough, current, source.servings)) continue;
    const [before, after] = [source.lines, current].map((all) =>
      round(measureBound(bound, all, source.servings)),
    );
    const detail = `a portion goes from ${before} to ${after} with all edits that keep it the same dish`;
    unmet.push({ wish: bound.label, reason: "not_possible", detail });
  }
  return { lines: current, unmet };
}

function boundOf(goal: EditGoal, compoundId: number, { lines, servings }: Source): PortionBound {
  const bound: PortionBound = {
    label: nameGoal(goal),
    compoundId,
    minusCompoundId: null,
    perEnergyFactor: null,
    side: goal.direction === "less" ? "most" : "least",
    limit: 0,
    isHard: true,
  };
  return { ...bound, limit: measureBound(bound, lines, servings) * aims.usual[goal.direction] };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
