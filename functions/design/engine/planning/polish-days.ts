import { fitPortions } from "./fit-portions.ts";
import { improveDay } from "./improve-days.ts";
import type { PlanProblem } from "./plan-problem.ts";
import type { PlanTables } from "./plan-tables.ts";
import type { ScoredPlan } from "./score-plan.ts";

const rounds = 2;
/** Days of one step. */
const daysPerStep = 4;

/** Steps that polish every day twice. */
export function countPolishingSteps(problem: Pick<PlanProblem, "days">): number {
  return rounds * countStepsPerRound(problem);
}

/** Gives the days of a step, counted from 0, better portions, then better dishes. */
export function polishDays(tables: PlanTables, plan: ScoredPlan, step: number): void {
  const { problem } = tables;
  const first = (step % countStepsPerRound(problem)) * daysPerStep;
  for (let day = first; day < Math.min(first + daysPerStep, problem.days); day += 1) {
    fitPortions(tables, plan, day);
    improveDay(tables, plan, day);
  }
}

function countStepsPerRound({ days }: Pick<PlanProblem, "days">): number {
  return Math.ceil(days / daysPerStep);
}
