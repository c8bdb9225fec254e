import { describe, expect, test } from "vitest";
import type { PlanHabits, SlotHabit } from "../../../functions/design/engine/planning/plan-habits.ts";
import type { PlannedDays } from "../../../functions/design/engine/planning/plan-outcome.ts";
import type { PlanProblem } from "../../../functions/design/engine/planning/plan-problem.ts";
import { solvePlan } from "./checker.ts";
import { countOf, energyId, limitOf, proteinId, randomProblem } from "./instances.ts";

const slotHabit: SlotHabit = {
  group: 1,
  isRepeated: false,
  isReheated: false,
  unwished: new Set<string>(),
  isCooked: false,
  secondChoice: new Set(),
  mostMinutes: 45,
};

/** A week of breakfasts of a few kinds, and dinners that may be lunch on the next day. */
const habits: PlanHabits = {
  slots: [
    { ...slotHabit, group: 0, isRepeated: true },
    { ...slotHabit, isReheated: true },
    { ...slotHabit, isCooked: true },
  ],
  kinds: [
    { least: 2, most: 3, mostServings: 3 },
    { least: 6, most: 9, mostServings: 3 },
  ],
  isBatch: false,
  mostFoods: 0,
  exclusions: [],
};

function weekProblem(seed: number, perSlot: number): PlanProblem {
  const base = randomProblem(seed, 7, 3, perSlot);
  const shared = [...(base.slots[1]?.dishIds ?? []), ...(base.slots[2]?.dishIds ?? [])];
  return {
    ...base,
    slots: base.slots.map((slot, at) => (at === 0 ? slot : { ...slot, dishIds: shared })),
    limits: [limitOf("energy", energyId, "=", 2000), limitOf("protein", proteinId, ">=", 100)],
    counts: [countOf("fish", ["fish"], ">=", 2)],
    habits,
  };
}

const dishIn = (days: PlannedDays, day: number, slot: number) => days[day]?.[slot]?.dishId ?? "";
const countKinds = (ids: readonly string[]) => new Set(ids).size;

describe.each([1, 2, 3])("a week, %i", (seed) => {
  const problem = weekProblem(seed, 15);
  const { days, status } = solvePlan(problem);

  test("keeps its limits", () => expect(status).toBe("found"));

  test("has few breakfasts and between six and nine main dishes, each at most three times", () => {
    const breakfasts = days.map((_, day) => dishIn(days, day, 0));
    const mains = days.flatMap((_, day) => [dishIn(days, day, 1), dishIn(days, day, 2)]);
    expect(countKinds(breakfasts)).toBeGreaterThanOrEqual(2);
    expect(countKinds(breakfasts)).toBeLessThanOrEqual(3);
    expect(countKinds(mains)).toBeGreaterThanOrEqual(6);
    expect(countKinds(mains)).toBeLessThanOrEqual(9);
    for (const ids of [breakfasts, mains])
      for (const id of ids) expect(ids.filter((other) => other === id).length).toBeLessThanOrEqual(3);
  });

  test("has a main dish again as the lunch after it was dinner, or days later", () => {
    const mains = days.flatMap((_, day) =>
      [1, 2].map((slot) => ({ id: dishIn(days, day, slot), day, slot })),
    );
    const pairs = mains.flatMap((one) =>
      mains.filter((other) => other.id === one.id && (other.day > one.day || other.slot > one.slot)),
    );
    const soon = mains.flatMap((one) =>
      mains.filter(({ id, day }) => id === one.id && day >= one.day && day - one.day < 3 && day !== one.day),
    );
    expect(pairs.length).toBeGreaterThan(0);
    for (const { slot } of soon) expect(slot).toBe(1);
    for (const [day] of days.entries()) expect(dishIn(days, day, 1)).not.toBe(dishIn(days, day, 2));
  });
});

test("a dish that does not keep is not eaten on the next day", () => {
  const problem = weekProblem(4, 15);
  const dishes = problem.dishes.map((dish) => ({ ...dish, keepsDays: 0 }));
  const { days } = solvePlan({ ...problem, dishes });
  for (let day = 1; day < 7; day += 1)
    for (const slot of [1, 2])
      for (const before of [1, 2]) expect(dishIn(days, day, slot)).not.toBe(dishIn(days, day - 1, before));
});

test("a weekday's dishes are ready in time, a weekend's may take longer", () => {
  const problem = weekProblem(5, 15);
  const dishes = problem.dishes.map((dish, at) => ({
    ...dish,
    minutes: at % 2 ? 30 : 120,
    preference: at % 2 ? 0 : 1,
  }));
  const slow = new Set(dishes.filter(({ minutes }) => minutes > 45).map(({ id }) => id));
  const { days } = solvePlan({ ...problem, dishes });
  const cooked = days.map((_, day) => [dishIn(days, day, 0), dishIn(days, day, 2)]);
  expect(
    cooked
      .slice(0, 5)
      .flat()
      .filter((id) => slow.has(id)),
  ).toEqual([]);
  expect(
    cooked
      .slice(5)
      .flat()
      .filter((id) => slow.has(id)).length,
  ).toBeGreaterThan(0);
});

test("dishes that share their foods are preferred", () => {
  const problem = weekProblem(6, 15);
  const dishes = problem.dishes.map((dish, at) => ({
    ...dish,
    foods: at % 3 === 0 ? ["onion", "rice"] : [`${at} a`, `${at} b`, `${at} c`],
  }));
  const { days } = solvePlan({ ...problem, dishes });
  const served = new Set(days.flat().map(({ dishId }) => dishId));
  const foods = new Set(dishes.filter(({ id }) => served.has(id)).flatMap((dish) => dish.foods));
  const random = solvePlan(problem)
    .days.flat()
    .map(({ dishId }) => dishId);
  const others = new Set(dishes.filter(({ id }) => random.includes(id)).flatMap((dish) => dish.foods));
  expect(foods.size).toBeLessThan(0.7 * others.size);
});

test("a dish that a day does without is not served on it", () => {
  const problem = weekProblem(7, 15);
  const fish = new Set(problem.dishes.filter(({ tags }) => tags.includes("fish")).map(({ id }) => id));
  const { days } = solvePlan({
    ...problem,
    habits: { ...habits, exclusions: [{ days: [0, 3], dishIds: fish }] },
  });
  expect([...(days[0] ?? []), ...(days[3] ?? [])].filter(({ dishId }) => fish.has(dishId))).toEqual([]);
});

test("the protein sources of a day's main dishes differ", () => {
  const problem = weekProblem(8, 15);
  const { days } = solvePlan(problem);
  const sourceOf = (id: string) => problem.dishes.find((dish) => dish.id === id)?.proteinSource;
  const same = days.filter((_, day) => sourceOf(dishIn(days, day, 1)) === sourceOf(dishIn(days, day, 2)));
  expect(same.length).toBeLessThanOrEqual(1);
});

test("with too few dishes the limits hold and the variety yields", () => {
  const problem = weekProblem(5, 15);
  const slots = problem.slots.map((slot) => ({ ...slot, dishIds: slot.dishIds.slice(0, 2) }));
  const limits = [limitOf("energy", energyId, ">=", 1000)];
  expect(solvePlan({ ...problem, slots, limits, counts: [] }).status).toBe("found");
});
