import { countAnnealingSteps } from "./annealing-range.ts";
import type { PlanProblem } from "./plan-problem.ts";
import type { PlanPhase, PlanState } from "./plan-state.ts";

const labels: Readonly<Record<PlanPhase, string>> = {
  prove: "checking that the limits go together",
  explain: "looking for the smallest conflict",
  draft: "drafting",
  anneal: "searching",
  polish: "fitting portions",
  mend: "mending days",
  done: "done",
};

/** Steps done and steps in all of one cooling: an explanation holds still at the start, a further cooling at the end. */
export function readPlanProgress(
  state: PlanState,
  problem: PlanProblem,
): { step: number; of: number; label: string } {
  const of = countAnnealingSteps(problem) + 3;
  return { step: countDone(state, of), of, label: labels[state.phase] };
}

function countDone({ phase, attempt, step }: PlanState, of: number): number {
  if (phase === "prove" || phase === "explain") return 0;
  if (phase === "done") return of;
  if (attempt > 1 || phase === "polish" || phase === "mend") return of - 1;
  return phase === "draft" ? 1 : 2 + step;
}
