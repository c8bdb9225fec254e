import { recipeBook } from "../../../shared/domain/recipes/mod.ts";
import type { JobStep } from "../../../shared/platform/jobs/mod.ts";
import { createMemory, estimateBytes } from "../../../shared/platform/kernel/mod.ts";
import { buildPlanProblem } from "./build-plan-problem.ts";
import type { Candidate } from "./candidate.ts";
import { describeInfeasible, describeNotFound } from "./design-failure.ts";
import { mostKeepingDays } from "./keeping-days.ts";
import type { Kitchen } from "./kitchen.ts";
import type { Reheating } from "./link-leftovers.ts";
import { listPlanDishes } from "./list-candidates.ts";
import { advancePlan } from "./planning/advance-plan.ts";
import type { PlannedDays } from "./planning/plan-outcome.ts";
import type { PlanProblem } from "./planning/plan-problem.ts";
import { type PlanState, readPlanProgress, startPlan } from "./planning/plan-state.ts";

/** Steps of the search that one step of the job does: about half a second of a slow core. Mending tries many days. */
const searchSteps = 3;
const mendingSteps = 1;

/** What is left of a dinner is lunch on one of the next two days. */
const leftoverDays = 2;

/** `isWhole`: with the dishes that break rules, which only the explanation of a conflict needs. */
type SavedPlan = { catalogueRelease: string; isWhole: boolean; plan: PlanState };

/** A plan that meets every hard demand, with the dishes that it serves. */
export type FoundPlan = {
  days: PlannedDays;
  chosen: readonly Candidate[];
  reheating: Reheating;
};

/** Goes on with a plan: found, or to be gone on with. Throws where there is none. */
export function runPlan(kitchen: Kitchen, saved: unknown): FoundPlan | JobStep {
  const { catalogueRelease } = kitchen.table;
  const { demands } = kitchen;
  const read = asSaved(saved);
  const before = read?.catalogueRelease === catalogueRelease ? read : null;
  const isWhole = before?.isWhole ?? false;
  const { candidates, problem } = openProblem(kitchen, isWhole);
  let plan = before?.plan ?? startPlan(problem);
  const most = plan.phase === "mend" ? mendingSteps : searchSteps;
  for (let step = 0; step < most && plan.phase !== "done"; step++) plan = advancePlan(plan, problem);
  const progress = readPlanProgress(plan, problem);
  if (!isWhole && isInfeasible(plan)) {
    const state: SavedPlan = { catalogueRelease, isWhole: true, plan: startPlan(problem) };
    return { state, progress };
  }
  const { outcome } = plan;
  if (!outcome) return { state: { catalogueRelease, isWhole, plan } satisfies SavedPlan, progress };
  if (outcome.status === "infeasible" && outcome.infeasibility)
    throw describeInfeasible(outcome.infeasibility, demands);
  if (outcome.status !== "found") throw describeNotFound(outcome, candidates);
  const served = new Set(outcome.days.flat().map(({ dishId }) => dishId));
  return {
    days: outcome.days,
    chosen: candidates.filter(({ id }) => served.has(id)),
    reheating: readReheating(problem),
  };
}

type OpenedProblem = { candidates: readonly Candidate[]; problem: PlanProblem };

/** The last ones: the steps of a job mostly run one after another in one isolate. */
const remember = createMemory<OpenedProblem>({
  name: "problems of plans",
  mostBytes: 64 * 1024 * 1024,
  bytesOf: (opened) => estimateBytes(opened, recipeBook),
});

function openProblem(kitchen: Kitchen, isWhole: boolean): OpenedProblem {
  const key = JSON.stringify([kitchen.table.catalogueRelease, kitchen.brief, isWhole]);
  return remember(key, () => buildProblem(kitchen, isWhole));
}

/** Rules are kept by leaving out what breaks them: they are demands only where it has to be said why nothing is left. */
function buildProblem(
  { brief, table, recipes, suitable, demands }: Kitchen,
  isWhole: boolean,
): OpenedProblem {
  const candidates = listPlanDishes(brief, isWhole ? recipes : suitable, table);
  const tests = isWhole ? demands.tests : demands.tests.filter(({ scope }) => scope === "plan");
  return { candidates, problem: buildPlanProblem(brief, candidates, { ...demands, tests }) };
}

/** Where dishes are cooked for several days, every main meal may be one of those. */
function readReheating({ slots, habits }: PlanProblem): Reheating {
  const names = slots.filter((_, at) => {
    const habit = habits.slots[at];
    return habit && (habit.isReheated || (habits.isBatch && !habit.isRepeated));
  });
  const mostDays = habits.isBatch ? mostKeepingDays : leftoverDays;
  return { slots: new Set(names.map(({ name }) => name)), mostDays };
}

function isInfeasible({ phase, outcome }: PlanState): boolean {
  return phase === "explain" || outcome?.status === "infeasible";
}

/** What a step before this one left. */
function asSaved(saved: unknown): SavedPlan | null {
  return saved as SavedPlan | null;
}
