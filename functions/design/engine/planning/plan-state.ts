import { countAnnealingSteps } from "./annealing-range.ts";
import type { ConflictSearch } from "./conflict-search.ts";
import type { PlanDraft } from "./plan-draft.ts";
import type { PlanOutcome } from "./plan-outcome.ts";
import type { PlanProblem } from "./plan-problem.ts";
import { countPolishingSteps } from "./polish-days.ts";

type PlanPhase = "prove" | "draft" | "anneal" | "polish" | "mend" | "explain" | "done";

/** Where planning stands, as plain JSON: a copy that went through text goes on to the same bytes. */
export type PlanState = {
  readonly phase: PlanPhase;
  /** Steps done of the phase. */
  readonly step: number;
  /** Coolings begun. */
  readonly attempt: number;
  /** State of the random generator. */
  readonly random: number;
  readonly current: PlanDraft | null;
  readonly best: PlanDraft | null;
  readonly search: ConflictSearch | null;
  /** Moves of the hard bounds, by demand, towards a problem that can be met; null while the own one may be. */
  readonly moves: readonly number[] | null;
  readonly outcome: PlanOutcome | null;
};

const labels: Readonly<Record<PlanPhase, string>> = {
  prove: "checking that the limits go together",
  explain: "looking for the smallest conflict",
  draft: "drafting",
  anneal: "searching",
  polish: "fitting portions",
  mend: "mending days",
  done: "done",
};

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

/** Steps done and steps in all of one cooling: an explanation holds still at the start, a further cooling at the end. */
export function readPlanProgress(
  state: PlanState,
  problem: PlanProblem,
): { step: number; of: number; label: string } {
  const annealed = 2 + countAnnealingSteps(problem);
  const of = annealed + countPolishingSteps(problem) + 1;
  const { phase, attempt, step } = state;
  const done = {
    prove: 0,
    explain: 0,
    draft: 1,
    anneal: 2 + step,
    polish: annealed + step,
    mend: of - 1,
    done: of,
  };
  return { step: attempt > 1 && phase !== "done" ? of - 1 : done[phase], of, label: labels[phase] };
}
