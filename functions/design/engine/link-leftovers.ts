import type { Candidate } from "./candidate.ts";
import { keepingDays } from "./keeping-days.ts";
import type { PlannedDays, PlannedDish } from "./planning/plan-outcome.ts";

/** Where a dish was cooked: day from 1. */
export type Cooking = { readonly day: number; readonly slot: string };

/** For each meal, where it was cooked on an earlier day from which it keeps; null where it is cooked anew. */
export function linkLeftovers(
  planned: PlannedDays,
  byId: ReadonlyMap<string, Pick<Candidate, "recipe">>,
  isReheated: (slot: string) => boolean,
): (Cooking | null)[][] {
  const cooked = new Map<string, Cooking>();
  const link = ({ dishId, slot }: PlannedDish, day: number): Cooking | null => {
    const before = cooked.get(dishId);
    const recipe = byId.get(dishId)?.recipe;
    const age = day - (before?.day ?? day);
    if (before && recipe && isReheated(slot) && age > 0 && age <= keepingDays(recipe)) return before;
    cooked.set(dishId, { day, slot });
    return null;
  };
  return planned.map((dishes, at) => dishes.map((dish) => link(dish, at + 1)));
}
