import aims from "../../request/data/relative-aims.json" with { type: "json" };
import type { Choosing } from "../choose/choose-substitute.ts";
import type { UnmetWish } from "../edited-recipe.ts";
import type { EditGoal } from "../edits.ts";
import type { Line } from "../lines/line.ts";
import { type Addition, addMissing } from "./add-for-goal.ts";
import { lowerToBound, raiseToBound } from "./bring-to-bound.ts";
import { amountOf, isKept, measureBound, type PortionBound } from "./measure-bound.ts";
import { readCourse } from "./read-course.ts";
import { nameGoal, tasteGoals } from "./taste-goals.ts";

/** Lines and additions after wishes for more or less of a nutrient, and those that could not be met. */
type Reached = {
  readonly lines: readonly Line[];
  readonly added: readonly Addition[];
  readonly unmet: readonly UnmetWish[];
};

/** The dish before its edits, against which more and less are measured. */
type Source = { readonly lines: readonly Line[]; readonly servings: number; readonly title: string };

/** The dish as the edits before left it. */
type Edited = { readonly lines: readonly Line[]; readonly added: readonly Addition[] };

const compounds = new Map(Object.entries(aims.goals));
const floors = new Map(Object.entries(aims.floors));
/** The goals by which foods are added to reach a bound. */
const goalNames = new Map(
  ["protein", "fibre"].map((attribute) => [
    compounds.get(attribute),
    nameGoal({ attribute, direction: "more" }),
  ]),
);

/** Sees that "less salt" and "more fibre" are measurable in a portion: what tastes and aims left too little is brought on. */
export function reachGoals(
  edited: Edited,
  goals: readonly EditGoal[],
  source: Source,
  choosing: Choosing,
): Reached {
  let { lines, added } = edited;
  const unmet: UnmetWish[] = [];
  const { servings } = source;
  for (const goal of goals) {
    const compoundId = compounds.get(goal.attribute);
    if (compoundId === undefined || goal.food) continue;
    const { bound, enough } = boundsOf(goal, compoundId, source);
    const brought = () =>
      amountOf(
        added.map(({ part }) => part),
        bound,
      ) / servings;
    const rest = (one: PortionBound) => ({ ...one, limit: one.limit - brought() });
    if (isKept(rest(enough), lines, servings)) continue;
    if (bound.side === "most") lines = lowerToBound(lines, rest(bound), servings, choosing);
    else {
      lines = raiseToBound(lines, rest(bound), servings, choosing);
      if (isKept(rest(enough), lines, servings)) continue;
      added = bringMissing({ lines, added }, bound, source, choosing);
    }
    if (isKept(rest(enough), lines, servings)) continue;
    const before = round(measureBound(bound, source.lines, servings));
    const after = round(measureBound(bound, lines, servings) + brought());
    const detail = `a portion goes from ${before} to ${after} with all edits that keep it the same dish`;
    unmet.push({ wish: bound.label, reason: "not_possible", detail });
  }
  return { lines, added, unmet };
}

/** The additions with what the lines lack to a bound from below, of foods that are known to bring it. */
export function bringMissing(
  { lines, added }: Edited,
  bound: PortionBound,
  { servings, title }: Pick<Source, "servings" | "title">,
  choosing: Choosing,
): readonly Addition[] {
  const name = goalNames.get(bound.compoundId);
  const additions = tasteGoals[name ?? ""]?.adds ?? [];
  const value =
    measureBound(bound, lines, servings) +
    amountOf(
      added.map(({ part }) => part),
      bound,
    ) /
      servings;
  if (bound.perEnergyFactor !== null || value >= bound.limit || additions.length === 0) return added;
  const grams = (bound.limit - value) * servings;
  const missing = { compoundId: bound.compoundId, grams, additions, reason: name ?? bound.label };
  return addMissing(added, missing, { lines, course: readCourse(title, lines), servings }, choosing);
}

/** What a goal wants of a portion, and what of it is enough to be noticed. */
function boundsOf(
  goal: EditGoal,
  compoundId: number,
  { lines, servings, title }: Source,
): { bound: PortionBound; enough: PortionBound } {
  const bound: PortionBound = {
    label: nameGoal(goal),
    compoundId,
    minusCompoundId: null,
    perEnergyFactor: null,
    side: goal.direction === "less" ? "most" : "least",
    limit: 0,
    isHard: true,
  };
  const before = measureBound(bound, lines, servings);
  const floor = goal.direction === "less" ? 0 : (floors.get(goal.attribute)?.[readCourse(title, lines)] ?? 0);
  const limit = Math.max(before * aims.usual[goal.direction], before + floor);
  const least = before * aims.enough[goal.direction];
  return {
    bound: { ...bound, limit },
    enough: { ...bound, limit: goal.direction === "less" ? least : Math.max(least, before + floor / 2) },
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
