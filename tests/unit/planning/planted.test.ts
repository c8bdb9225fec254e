import { expect, test } from "vitest";
import type { PlanProblem } from "../../../functions/design/engine/planning/plan-problem.ts";
import { nextIndex } from "../../../functions/design/engine/planning/random.ts";
import { listBroken, solvePlan } from "./checker.ts";
import {
  countOf,
  energyId,
  fibreId,
  limitOf,
  proteinId,
  randomProblem,
  saturatedId,
  sodiumId,
} from "./instances.ts";

/** Limits that lie within this share of one random day, so that it meets them all. */
function plantDay(problem: PlanProblem, share: number): PlanProblem {
  const random = { state: problem.seed + 1000 };
  const sums: Record<number, number> = {};
  for (const slot of problem.slots) {
    const id = slot.dishIds[nextIndex(random, slot.dishIds.length)];
    const portions = 0.5 + 0.25 * nextIndex(random, 7);
    const dish = problem.dishes.find((one) => one.id === id);
    for (const [compound, amount] of Object.entries(dish?.amounts ?? {})) {
      sums[Number(compound)] = (sums[Number(compound)] ?? 0) + portions * amount.value;
    }
  }
  const sumOf = (compoundId: number): number => sums[compoundId] ?? 0;
  const [less, more] = [1 - share, 1 + share];
  const perEnergy = (900 * sumOf(saturatedId)) / sumOf(energyId);
  const limits = [
    limitOf("energy from", energyId, ">=", less * sumOf(energyId)),
    limitOf("energy to", energyId, "<=", more * sumOf(energyId)),
    limitOf("protein", proteinId, ">=", less * sumOf(proteinId)),
    limitOf("fibre", fibreId, "=", sumOf(fibreId)),
    limitOf("sodium", sodiumId, "<", more * sumOf(sodiumId)),
    limitOf("saturated", saturatedId, "<=", more * perEnergy, {
      per: { compoundId: energyId, factor: 900 },
    }),
  ];
  return { ...problem, limits };
}

test.each([1, 2, 3, 4, 5, 6])("a week with a planted day is found, instance %i", (seed) => {
  const problem = plantDay(randomProblem(seed, 7, 3, 30), 0.01);
  const outcome = solvePlan(problem);
  expect(outcome.status).toBe("found");
  expect(outcome.days).toHaveLength(7);
  expect(outcome.violations).toEqual([]);
  expect(listBroken(problem, outcome.days)).toEqual([]);
});

test.each([11, 12, 13])("two days of four slots within 0.3 % are found, instance %i", (seed) => {
  const problem = plantDay(randomProblem(seed, 2, 4, 12), 0.003);
  const outcome = solvePlan(problem);
  expect(outcome.status).toBe("found");
  expect(outcome.days).toHaveLength(2);
  expect(listBroken(problem, outcome.days)).toEqual([]);
});

test("limits on portions, meals and the plan and counts of dishes hold together", () => {
  const base = randomProblem(5, 7, 3, 40);
  const problem: PlanProblem = {
    ...base,
    slots: base.slots.map((slot, at) => ({ ...slot, meal: at === 0 ? "morning" : "evening" })),
    limits: [
      limitOf("portion", sodiumId, "<=", 700, { scope: "portion" }),
      limitOf("meal", energyId, "<=", 1300, { scope: "meal" }),
      limitOf("breakfast", proteinId, ">=", 20, { scope: "meal", slots: ["slot 0"] }),
      limitOf("plan", fibreId, ">=", 180, { scope: "plan" }),
      limitOf("energy", energyId, "=", 1800),
    ],
    counts: [
      countOf("fish", ["fish"], ">=", 4),
      countOf("wanted", [], "=", 2, { dishIds: ["1-7"] }),
      countOf("fish a day", ["fish"], "<=", 1, { scope: "day" }),
    ],
  };
  const outcome = solvePlan(problem);
  expect(outcome.status).toBe("found");
  expect(listBroken(problem, outcome.days)).toEqual([]);
  const served = outcome.days.flat().filter(({ dishId }) => dishId === "1-7");
  expect(served).toHaveLength(2);
});

test("portions stay on the dish's grid and within the bounds", () => {
  const problem = plantDay(randomProblem(21, 3, 3, 20), 0.02);
  const dishes = problem.dishes.map((dish, at) => ({
    ...dish,
    portionStep: at % 2 ? (0.5 as const) : (1 as const),
  }));
  const portions = { least: 0.5, most: 3 };
  const outcome = solvePlan({ ...problem, dishes, portions });
  expect(outcome.status).toBe("found");
  expect(outcome.days.flat()).toHaveLength(9);
  for (const served of outcome.days.flat()) {
    const step = dishes.find(({ id }) => id === served.dishId)?.portionStep ?? Number.NaN;
    expect(served.portions % step).toBe(0);
    expect(served.portions).toBeGreaterThanOrEqual(0.5);
    expect(served.portions).toBeLessThanOrEqual(3);
  }
});

test("a dish without evidence of a compound is not served where that compound is limited from above", () => {
  const base = randomProblem(8, 3, 2, 10);
  const isUnknown = (id: string): boolean => id.endsWith("1") || id.endsWith("2");
  const dishes = base.dishes.map((dish) => {
    const { [sodiumId]: sodium, ...others } = dish.amounts;
    return isUnknown(dish.id) ? { ...dish, amounts: others, preference: 1 } : dish;
  });
  const limits = [limitOf("sodium", sodiumId, "<=", 4000)];
  const outcome = solvePlan({ ...base, dishes, limits });
  expect(outcome.status).toBe("found");
  expect(outcome.days.flat()).toHaveLength(6);
  expect(dishes.filter(({ id }) => isUnknown(id)).length).toBeGreaterThan(0);
  expect(outcome.days.flat().filter(({ dishId }) => isUnknown(dishId))).toEqual([]);
});

test("soft limits are met where they can be and never at the cost of hard ones", () => {
  const base = randomProblem(9, 7, 3, 40);
  const hard = limitOf("energy", energyId, "=", 2000);
  const soft = { hard: false, weight: 5 } as const;
  const met = solvePlan({ ...base, limits: [hard, limitOf("sodium", sodiumId, "<=", 1500, soft)] });
  expect(met.verification).toMatchObject([{ satisfied: true }, { constraint: "sodium", satisfied: true }]);
  const heavy = { hard: false, weight: 1000 } as const;
  const limits = [
    hard,
    limitOf("less", energyId, "<=", 1000, heavy),
    limitOf("none", sodiumId, "<=", 1, heavy),
  ];
  const unmet = solvePlan({ ...base, limits });
  expect(unmet.status).toBe("found");
  expect(unmet.verification).toMatchObject([{ satisfied: true }, { satisfied: false }, { satisfied: false }]);
});
