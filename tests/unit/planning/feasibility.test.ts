import { expect, test } from "vitest";
import { noHabits } from "../../../functions/design/engine/planning/plan-habits.ts";
import type { PlanProblem } from "../../../functions/design/engine/planning/plan-problem.ts";
import { buildPlanTables } from "../../../functions/design/engine/planning/plan-tables.ts";
import { isProvenInfeasible } from "../../../functions/design/engine/planning/prove-infeasible.ts";
import { nextRandom } from "../../../functions/design/engine/planning/random.ts";
import { isFeasible, listBroken, solvePlan } from "./checker.ts";
import {
  countOf,
  dishOf,
  energyId,
  fibreId,
  limitOf,
  proteinId,
  randomProblem,
  sodiumId,
} from "./instances.ts";

/** One or two days of two slots with three dishes, and limits around what such days hold. */
function tinyProblem(seed: number): PlanProblem {
  const random = { state: seed };
  const draw = (least: number, most: number): number => least + (most - least) * nextRandom(random);
  const base = randomProblem(seed, seed % 3 === 0 ? 2 : 1, 2, 3);
  return {
    ...base,
    dishes: base.dishes.map((dish) => ({ ...dish, portionStep: 1 })),
    limits: [
      limitOf("energy from", energyId, ">=", draw(600, 1700)),
      limitOf("energy to", energyId, "<=", draw(1100, 2400)),
      limitOf("protein", proteinId, ">=", draw(30, 130)),
      limitOf("sodium", sodiumId, "<=", draw(300, 2500), { scope: seed % 2 === 0 ? "plan" : "day" }),
    ],
    counts: seed % 4 === 0 ? [countOf("fish", ["fish"], ">=", 1)] : [],
  };
}

test("what is found is a plan and what is called infeasible has none, by trying all", () => {
  const seen = { found: 0, infeasible: 0, not_found: 0 };
  for (let seed = 1; seed <= 60; seed += 1) {
    const problem = tinyProblem(seed);
    const outcome = solvePlan(problem);
    seen[outcome.status] += 1;
    const truth = isFeasible(problem);
    if (outcome.status === "found") expect(listBroken(problem, outcome.days)).toEqual([]);
    expect({ seed, found: outcome.status === "found" }).toEqual({ seed, found: truth });
    if (outcome.status === "infeasible") expect(truth).toBe(false);
    if (problem.days === 1) expect(outcome.status).not.toBe("not_found");
  }
  expect(seen.found).toBeGreaterThan(10);
  expect(seen.infeasible).toBeGreaterThan(10);
});

/** Light dishes with little fibre, heavy dishes with much; salt goes with protein. */
const plainProblem: PlanProblem = {
  days: 5,
  slots: ["breakfast", "lunch", "dinner"].map((name) => ({
    name,
    meal: name,
    dishIds: ["light", "heavy", "salty", "middle"],
  })),
  dishes: [
    dishOf("light", { [energyId]: 200, [fibreId]: 2, [proteinId]: 5, [sodiumId]: 100 }),
    dishOf("heavy", { [energyId]: 800, [fibreId]: 16, [proteinId]: 10, [sodiumId]: 200 }),
    dishOf("salty", { [energyId]: 400, [fibreId]: 3, [proteinId]: 40, [sodiumId]: 1500 }),
    dishOf("middle", { [energyId]: 450, [fibreId]: 5, [proteinId]: 15, [sodiumId]: 400 }),
  ],
  portions: { least: 0.5, most: 2 },
  limits: [],
  counts: [],
  habits: noHabits,
  seed: 1,
};

const harmless = [
  limitOf("some energy", energyId, ">=", 300),
  limitOf("not too salty", sodiumId, "<=", 20_000),
  limitOf("some protein", proteinId, ">=", 5),
];

test.each([
  ["one limit", [limitOf("fibre", fibreId, ">=", 100)], ["fibre"]],
  ["one limit on portions", [limitOf("salt", sodiumId, "<", 50, { scope: "portion" })], ["salt"]],
  ["one limit on the plan", [limitOf("fibre", fibreId, ">=", 500, { scope: "plan" })], ["fibre"]],
  [
    "two limits",
    [limitOf("lean", energyId, "<=", 1500), limitOf("fibre", fibreId, ">=", 45)],
    ["fibre", "lean"],
  ],
  [
    "two limits on portions",
    [
      limitOf("lean", energyId, "<=", 300, { scope: "portion" }),
      limitOf("protein", proteinId, ">=", 8, { scope: "portion" }),
    ],
    ["lean", "protein"],
  ],
  [
    "three limits",
    [
      limitOf("lean", energyId, "<=", 1500),
      limitOf("protein", proteinId, ">=", 100),
      limitOf("salt", sodiumId, "<=", 3300),
    ],
    ["lean", "protein", "salt"],
  ],
])("the conflict of %s is told, and only it", (_, limits, expected) => {
  const problem = { ...plainProblem, limits: [...harmless, ...limits] };
  const outcome = solvePlan(problem);
  expect(outcome.status).toBe("infeasible");
  const conflict = outcome.infeasibility?.conflict ?? [];
  expect([...conflict].sort()).toEqual(expected);
  const tables = buildPlanTables(problem);
  const mark = (names: readonly string[]): boolean[] =>
    tables.demands.map(({ name }) => names.includes(name));
  expect(isProvenInfeasible(tables, mark(conflict))).toBe(true);
  for (const name of conflict) {
    const rest = conflict.filter((one) => one !== name);
    expect(isProvenInfeasible(tables, mark(rest))).toBe(false);
    const kept = [...harmless, ...limits].filter((limit) => limit.name !== name);
    expect(solvePlan({ ...plainProblem, limits: kept }).status).toBe("found");
  }
});

test("the relaxation that is told is enough, and the plan given with it meets all else", () => {
  const limits = [...harmless, limitOf("lean", energyId, "<=", 1500), limitOf("fibre", fibreId, ">=", 45)];
  const outcome = solvePlan({ ...plainProblem, limits });
  const achieved = outcome.infeasibility?.achieved ?? [];
  expect(achieved).not.toEqual([]);
  expect(listBroken({ ...plainProblem, limits }, outcome.days).sort()).toEqual(
    achieved.map(({ constraint }) => constraint).sort(),
  );
  const moved = limits.map((limit) => ({
    ...limit,
    limit: achieved.find(({ constraint }) => constraint === limit.name)?.neededLimit ?? limit.limit,
  }));
  expect(listBroken({ ...plainProblem, limits: moved }, outcome.days)).toEqual([]);
  const relaxation = outcome.infeasibility?.relaxation ?? [];
  expect(relaxation.map(({ constraint }) => constraint)).toEqual(["fibre"]);
  expect(relaxation[0]?.neededLimit).toBeCloseTo(30, 6);
  expect(relaxation[0]?.relativeChange).toBeCloseTo(1 / 3, 6);
});

test("a limit that leaves a slot without dishes moves to its nearest dish", () => {
  const limits = [...harmless, limitOf("salt", sodiumId, "<=", 50, { scope: "portion" })];
  const outcome = solvePlan({ ...plainProblem, limits });
  expect(outcome.infeasibility?.relaxation).toMatchObject([{ constraint: "salt", relativeChange: 1 }]);
  expect(outcome.infeasibility?.achieved).toMatchObject([{ constraint: "salt", neededLimit: 100 }]);
  expect(outcome.days.flat().every(({ dishId }) => dishId === "light")).toBe(true);
});

test("a bound that protects is never moved: another one gives way, or none", () => {
  const safe = { isProtecting: true };
  const lean = limitOf("lean", energyId, "<=", 1500);
  const fibre = { ...limitOf("fibre", fibreId, ">=", 45), ...safe };
  const movesLean = solvePlan({ ...plainProblem, limits: [...harmless, lean, fibre] }).infeasibility;
  expect(movesLean?.relaxation.map(({ constraint }) => constraint)).toEqual(["lean"]);
  const movesNone = solvePlan({
    ...plainProblem,
    limits: [...harmless, { ...lean, ...safe }, fibre],
  }).infeasibility;
  expect(movesNone?.relaxation).toEqual([]);
});

test("a count that cannot be reached moves by whole dishes", () => {
  const counts = [countOf("light", [], ">=", 18, { dishIds: ["light"] })];
  const outcome = solvePlan({ ...plainProblem, limits: harmless, counts });
  expect(outcome.infeasibility?.conflict).toEqual(["light"]);
  expect(outcome.infeasibility?.relaxation).toMatchObject([{ constraint: "light", neededLimit: 15 }]);
  expect(outcome.infeasibility?.achieved).toMatchObject([{ constraint: "light", neededLimit: 15 }]);
});

test("a demand for dishes that are not there is a conflict of its own", () => {
  const counts = [countOf("fish", ["fish"], ">=", 2)];
  const outcome = solvePlan({ ...plainProblem, limits: harmless, counts });
  expect(outcome.status).toBe("infeasible");
  expect(outcome.infeasibility?.conflict).toEqual(["fish"]);
});

test("a slot without dishes is infeasible without any demand to blame", () => {
  const slots = [...plainProblem.slots, { name: "snack", meal: "snack", dishIds: [] }];
  const outcome = solvePlan({ ...plainProblem, slots, limits: harmless });
  expect(outcome.status).toBe("infeasible");
  expect(outcome.days).toEqual([]);
  expect(outcome.infeasibility?.conflict).toEqual([]);
});
