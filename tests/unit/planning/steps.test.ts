import { expect, test } from "vitest";
import { advancePlan } from "../../../functions/design/engine/planning/advance-plan.ts";
import type { PlanProblem } from "../../../functions/design/engine/planning/plan-problem.ts";
import { readPlanProgress, startPlan } from "../../../functions/design/engine/planning/plan-state.ts";
import { solvePlan } from "./checker.ts";
import { countOf, energyId, fibreId, limitOf, proteinId, randomProblem, sodiumId } from "./instances.ts";

function weekProblem(seed: number): PlanProblem {
  return {
    ...randomProblem(seed, 7, 3, 40),
    limits: [
      limitOf("energy from", energyId, ">=", 1900),
      limitOf("energy to", energyId, "<=", 2100),
      limitOf("protein", proteinId, ">=", 110),
      limitOf("sodium", sodiumId, "<=", 1600),
    ],
    counts: [countOf("fish", ["fish"], ">=", 2, { hard: false, weight: 5 })],
  };
}

function infeasibleProblem(): PlanProblem {
  const problem = weekProblem(4);
  return { ...problem, limits: [...problem.limits, limitOf("fibre", fibreId, ">=", 90)] };
}

test("the same problem gives the same bytes, another seed another plan", () => {
  const problem = weekProblem(3);
  const text = JSON.stringify(solvePlan(problem));
  expect(JSON.stringify(solvePlan(structuredClone(problem)))).toBe(text);
  expect(JSON.stringify(solvePlan({ ...problem, seed: 4 }))).not.toBe(text);
});

test.each([
  ["feasible", weekProblem(2)],
  ["infeasible", infeasibleProblem()],
])("going on from a state that was written down gives the same bytes, %s", (_, problem) => {
  let state = startPlan(problem);
  while (!state.outcome)
    state = advancePlan(JSON.parse(JSON.stringify(state)), JSON.parse(JSON.stringify(problem)));
  expect(JSON.stringify(state.outcome)).toBe(JSON.stringify(solvePlan(problem)));
});

test("a step leaves the state that it was given as it was", () => {
  const problem = infeasibleProblem();
  let state = startPlan(problem);
  while (!state.outcome) {
    const before = JSON.stringify(state);
    const next = advancePlan(state, problem);
    expect(JSON.stringify(state)).toBe(before);
    state = next;
  }
  expect(advancePlan(state, problem)).toBe(state);
});

test("progress rises from step to step up to the end", () => {
  const problem = weekProblem(6);
  let state = startPlan(problem);
  let last = readPlanProgress(state, problem);
  while (!state.outcome) {
    state = advancePlan(state, problem);
    const progress = readPlanProgress(state, problem);
    expect(progress.step).toBeGreaterThanOrEqual(last.step);
    expect(progress.of).toBe(last.of);
    last = progress;
  }
  expect(last.step).toBe(last.of);
});
