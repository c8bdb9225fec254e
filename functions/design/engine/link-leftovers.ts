import type { Candidate } from "./candidate.ts";
import { keepingDays } from "./keeping-days.ts";
import type { PlannedDays, PlannedDish } from "./planning/plan-outcome.ts";

/** Where a dish was cooked: day from 1. */
export type Cooking = { readonly day: number; readonly slot: string };

/** Which meals may be of an earlier day. */
export type Reheating = {
  readonly slots: ReadonlySet<string>;
  /** Days after cooking, at most; a dish that keeps for less is eaten sooner. */
  readonly mostDays: number;
};

/** For each meal, where it was cooked on an earlier day from which it keeps; null where it is cooked anew. */
export function linkLeftovers(
  planned: PlannedDays,
  byId: ReadonlyMap<string, Pick<Candidate, "recipe">>,
  { slots, mostDays }: Reheating,
): (Cooking | null)[][] {
  const cooked = new Map<string, Cooking>();
  const link = ({ dishId, slot }: PlannedDish, day: number): Cooking | null => {
    const before = cooked.get(dishId);
    const recipe = byId.get(dishId)?.recipe;
    const age = day - (before?.day ?? day);
    const most = recipe && slots.has(slot) ? Math.min(mostDays, keepingDays(recipe)) : 0;
    if (before && age > 0 && age <= most) return before;
    cooked.set(dishId, { day, slot });
    return null;
  };
  return planned.map((dishes, at) => dishes.map((dish) => link(dish, at + 1)));
}
