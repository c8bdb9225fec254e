import type { JobStep } from "../../../shared/platform/jobs/mod.ts";
import { buildPlanProblem } from "./build-plan-problem.ts";
import type { Candidate } from "./candidate.ts";
import { tellInfeasible, tellNotFound } from "./design-failure.ts";
import type { Kitchen } from "./kitchen.ts";
import { listPlanDishes } from "./list-candidates.ts";
import { advancePlan } from "./planning/advance-plan.ts";
import type { PlannedDays } from "./planning/plan-outcome.ts";
import { type PlanState, readPlanProgress, startPlan } from "./planning/plan-state.ts";

/** Steps of the search that one step of the job does: about half a second of a slow core. */
const searchSteps = 3;

type SavedPlan = { catalogueRelease: string; plan: PlanState };

/** A plan that meets every hard demand, with the dishes that it serves. */
export type FoundPlan = { days: PlannedDays; chosen: readonly Candidate[] };

/** Goes on with a plan: found, or to be gone on with. Throws where there is none. */
export function runPlan({ brief, table, recipes, demands }: Kitchen, saved: unknown): FoundPlan | JobStep {
  const { catalogueRelease } = table;
  const candidates = listPlanDishes(brief, recipes, table);
  const problem = buildPlanProblem(brief, candidates, demands);
  const before = asSaved(saved);
  let plan = before?.catalogueRelease === catalogueRelease ? before.plan : startPlan(problem);
  for (let step = 0; step < searchSteps && plan.phase !== "done"; step++) plan = advancePlan(plan, problem);
  const { outcome } = plan;
  if (!outcome) {
    const state: SavedPlan = { catalogueRelease, plan };
    return { state, progress: readPlanProgress(plan, problem) };
  }
  if (outcome.status === "infeasible" && outcome.infeasibility)
    throw tellInfeasible(outcome.infeasibility, demands);
  if (outcome.status !== "found") throw tellNotFound(outcome, candidates);
  const served = new Set(outcome.days.flat().map(({ dishId }) => dishId));
  return { days: outcome.days, chosen: candidates.filter(({ id }) => served.has(id)) };
}

/** What a step before this one left. */
function asSaved(saved: unknown): SavedPlan | null {
  return saved as SavedPlan | null;
}
