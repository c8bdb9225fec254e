import { expect, test } from "vitest";
import { noHabits } from "../../../functions/design/engine/planning/plan-habits.ts";
import type { PlanProblem } from "../../../functions/design/engine/planning/plan-problem.ts";
import { verifyPlan } from "../../../functions/design/engine/planning/verify-plan.ts";
import { countOf, dishOf, energyId, limitOf, proteinId, saturatedId, sodiumId } from "./instances.ts";

const problem: PlanProblem = {
  days: 2,
  slots: [
    { name: "lunch", meal: "lunch", dishIds: ["a", "b"] },
    { name: "dessert", meal: "lunch", dishIds: ["a", "b"] },
    { name: "dinner", meal: "dinner", dishIds: ["a", "b"] },
  ],
  dishes: [
    dishOf("a", { [energyId]: 100, [proteinId]: 10, [saturatedId]: 1 }, { tags: ["fish"] }),
    dishOf("b", { [energyId]: 300, [proteinId]: 20, [saturatedId]: 5, [sodiumId]: 50 }),
  ],
  portions: { least: 0.5, most: 2 },
  limits: [],
  counts: [],
  habits: noHabits,
  seed: 1,
};

const serve = (slot: string, dishId: string, portions: number) => ({ slot, dishId, portions });
const days = [
  [serve("lunch", "a", 1), serve("dessert", "a", 2), serve("dinner", "b", 0.5)],
  [serve("lunch", "b", 2), serve("dessert", "a", 1), serve("dinner", "b", 1)],
];

const verify = (limit: PlanProblem["limits"][number]) => verifyPlan({ ...problem, limits: [limit] }, days)[0];

test.each([
  ["portion", ">=", 10, 10, 0, true, 1, "lunch"],
  ["meal", ">=", 10, 10, 0, true, 1, "dinner"],
  ["meal", "<=", 40, 50, -10, false, 2, "lunch"],
  ["day", "<=", 70, 70, 0, true, 2, null],
  ["day", "<", 70, 70, 0, false, 2, null],
  ["day", ">", 40, 40, 0, false, 1, null],
  ["plan", "=", 105, 110, 0.25, true, null, null],
  ["plan", "=", 104, 110, -0.8, false, null, null],
] as const)(
  "per %s, %s %d: the worst value, its slack and place",
  (scope, operator, limit, value, slack, satisfied, day, place) => {
    const row = verify(limitOf("protein", proteinId, operator, limit, { scope, unit: "g" }));
    expect(row).toMatchObject({ constraint: "protein", value, limit, satisfied, day, place, unit: "g" });
    expect(row?.slack).toBeCloseTo(slack, 9);
    expect(row?.low).toBeCloseTo(0.9 * value, 9);
    expect(row?.high).toBeCloseTo(1.1 * value, 9);
  },
);

test("a ratio is that of the sums", () => {
  const per = { compoundId: energyId, factor: 900 };
  const row = verify(limitOf("saturated", saturatedId, "<=", 14, { per }));
  expect(row?.value).toBeCloseTo((900 * 16) / 1000, 9);
  expect(row).toMatchObject({ satisfied: false, day: 2 });
});

test("only the named slots are held to a limit", () => {
  expect(verify(limitOf("dinner", proteinId, "<=", 20, { slots: ["dinner"] }))).toMatchObject({
    value: 20,
    satisfied: true,
  });
});

test("what is not known of every dish is known to reach a lower bound, not to stay below an upper one", () => {
  expect(verify(limitOf("sodium", sodiumId, ">=", 20))).toMatchObject({ satisfied: true, complete: false });
  expect(verify(limitOf("sodium", sodiumId, "<=", 1000))).toMatchObject({
    satisfied: false,
    complete: false,
  });
});

test("dishes are counted by tag in a day and in the plan", () => {
  const counts = [countOf("plan", ["fish"], "=", 3), countOf("day", ["fish"], "<=", 1, { scope: "day" })];
  expect(verifyPlan({ ...problem, counts }, days)).toMatchObject([
    { constraint: "plan", value: 3, satisfied: true },
    { constraint: "day", value: 2, satisfied: false, day: 1, slack: -1 },
  ]);
});
