import { expect, test } from "vitest";
import type { PlannedDays } from "../../../functions/design/engine/planning/plan-outcome.ts";
import type { PlanProblem } from "../../../functions/design/engine/planning/plan-problem.ts";
import { solvePlan } from "./checker.ts";
import { countOf, energyId, limitOf, proteinId, randomProblem } from "./instances.ts";

function weekProblem(seed: number, perSlot: number): PlanProblem {
  const base = randomProblem(seed, 14, 3, perSlot);
  const shared = [...(base.slots[1]?.dishIds ?? []), ...(base.slots[2]?.dishIds ?? [])];
  return {
    ...base,
    slots: base.slots.map((slot, at) => (at === 0 ? slot : { ...slot, dishIds: shared })),
    limits: [limitOf("energy", energyId, "=", 2000), limitOf("protein", proteinId, ">=", 100)],
    counts: [countOf("fish", ["fish"], ">=", 4)],
  };
}

/** The shortest distance in days between two servings of one dish. */
function findShortestGap(days: PlannedDays): number {
  const servings = days.flatMap((day, at) => day.map(({ dishId }) => ({ dishId, at })));
  const gaps = servings.flatMap((one, first) =>
    servings.slice(first + 1).flatMap((other) => (one.dishId === other.dishId ? [other.at - one.at] : [])),
  );
  return Math.min(Number.POSITIVE_INFINITY, ...gaps);
}

test.each([1, 2, 3])(
  "no main dish comes twice within three days, no breakfast on the next day, %i",
  (seed) => {
    const problem = weekProblem(seed, 15);
    const outcome = solvePlan(problem);
    expect(outcome.status).toBe("found");
    const isMain = (id: string): boolean => problem.dishes.find((dish) => dish.id === id)?.isMain === true;
    const only = (asked: boolean): PlannedDays =>
      outcome.days.map((day) => day.filter(({ dishId }) => isMain(dishId) === asked));
    expect(findShortestGap(only(true))).toBeGreaterThanOrEqual(3);
    expect(findShortestGap(only(false))).toBeGreaterThanOrEqual(2);
  },
);

test("the protein sources of a day's main dishes differ, of most neighbouring days too", () => {
  const problem = weekProblem(4, 15);
  const { days } = solvePlan(problem);
  const sourcesOf = (day: PlannedDays[number]): (string | null)[] =>
    day
      .map(({ dishId }) => problem.dishes.find(({ id }) => id === dishId))
      .flatMap((dish) => (dish?.isMain ? [dish.proteinSource] : []));
  const sources = days.map(sourcesOf);
  for (const ofDay of sources) expect(new Set(ofDay).size).toBe(ofDay.length);
  const repeats = sources
    .slice(1)
    .filter((ofDay, at) => ofDay.some((source) => sources[at]?.includes(source)));
  expect(repeats.length).toBeLessThan(5);
});

test("with too few dishes the limits hold and the variety yields", () => {
  const problem = weekProblem(5, 15);
  const slots = problem.slots.map((slot) => ({ ...slot, dishIds: slot.dishIds.slice(0, 2) }));
  const limits = [limitOf("energy", energyId, ">=", 1000)];
  expect(solvePlan({ ...problem, slots, limits, counts: [] }).status).toBe("found");
});
