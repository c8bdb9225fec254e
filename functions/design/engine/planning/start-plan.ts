import type { PlanProblem } from "./plan-problem.ts";
import type { PlanState } from "./plan-state.ts";

/** The state before the first step. */
export function startPlan(problem: PlanProblem): PlanState {
  return {
    phase: "prove",
    step: 0,
    attempt: 0,
    random: problem.seed >>> 0,
    current: null,
    best: null,
    search: null,
    moves: null,
    outcome: null,
  };
}
