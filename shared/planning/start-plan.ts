import type { PlanProblem } from "./plan-problem.ts";
import type { PlanState } from "./plan-state.ts";

/** The state before the first step. */
export function startPlan(problem: PlanProblem): PlanState {
  return {
    phase: "prove",
    step: 0,
    attempt: 0,
    random: problem.seed >>> 0,
    isInfeasible: false,
    current: null,
    best: null,
    search: null,
    outcome: null,
  };
}
