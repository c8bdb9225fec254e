import type { PlanTables } from "./plan-tables.ts";
import { nextIndex, type RandomState } from "./random.ts";

/** A plan by index, as plain JSON: dish and portions of each day's slots. */
export type PlanDraft = {
  readonly dishes: number[][];
  readonly portions: number[][];
};

/** A copy that shares nothing. */
export function copyDraft(draft: PlanDraft): PlanDraft {
  return { dishes: draft.dishes.map((day) => [...day]), portions: draft.portions.map((day) => [...day]) };
}

/** A first draft: any dish of each slot, in the portion nearest to one. Every slot needs an option. */
export function draftPlan(tables: PlanTables, random: RandomState): PlanDraft {
  const dishes: number[][] = [];
  const portions: number[][] = [];
  for (let day = 0; day < tables.problem.days; day += 1) {
    const chosen = tables.options.map((options) => options[nextIndex(random, options.length)]);
    dishes.push(chosen.map((option) => option?.dish ?? 0));
    portions.push(chosen.map((option) => nearestToOne(option?.portions ?? [1])));
  }
  return { dishes, portions };
}

/** Of these portions the one nearest to one, the smaller of two. */
export function nearestToOne(portions: readonly number[]): number {
  return portions.reduce(
    (best, count) => (Math.abs(count - 1) < Math.abs(best - 1) ? count : best),
    portions[0] ?? 1,
  );
}
