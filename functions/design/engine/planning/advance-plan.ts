import { annealPlan } from "./anneal-plan.ts";
import { countAnnealingSteps, readAnnealingRange } from "./annealing-range.ts";
import { advanceConflictSearch, startConflictSearch } from "./conflict-search.ts";
import { describePlan } from "./describe-plan.ts";
import { isBetter, isDayBroken, mendDay } from "./improve-days.ts";
import { copyDraft, draftPlan } from "./plan-draft.ts";
import type { PlanProblem } from "./plan-problem.ts";
import type { PlanState } from "./plan-state.ts";
import { type PlanTables, readPlanTables } from "./plan-tables.ts";
import { countPolishingSteps, polishDays } from "./polish-days.ts";
import { isProvenInfeasible } from "./prove-infeasible.ts";
import { moveBounds, relaxBounds } from "./relax-bounds.ts";
import { scorePlan } from "./score-plan.ts";

/** Coolings before a plan without proof against it counts as not found. */
const mostAttempts = 3;
/** How far beyond the moves of the relaxed problem each attempt goes: dishes cannot be mixed as its days are. */
const relaxedMargins = [0.06, 0.2];

/** One step of planning: a fixed amount of work, whatever the clock says. Nothing changes once it is done. */
export function advancePlan(state: PlanState, problem: PlanProblem): PlanState {
  if (state.phase === "done") return state;
  const margin = relaxedMargins[Math.max(0, state.attempt - 1)] ?? 0;
  const tables = readPlanTables(state.moves ? moveBounds(problem, state.moves, margin) : problem);
  switch (state.phase) {
    case "prove":
      return prove(state, tables);
    case "explain":
      return explain(state, tables);
    case "draft":
      return draft(state, tables);
    case "anneal":
      return anneal(state, tables);
    case "polish":
      return polish(state, tables, problem);
    case "mend":
      return mend(state, tables, problem);
  }
}

function prove(state: PlanState, tables: PlanTables): PlanState {
  if (tables.options.some((options) => options.length === 0)) {
    return {
      ...state,
      phase: "done",
      outcome: describePlan(tables.problem, null, { conflict: [], moves: [] }),
    };
  }
  const isHard = tables.demands.map((demand) => demand.hard);
  if (!isProvenInfeasible(tables, isHard)) return { ...state, phase: "draft", attempt: 1 };
  return { ...state, phase: "explain", search: startConflictSearch(tables) };
}

function explain(state: PlanState, tables: PlanTables): PlanState {
  const search = advanceConflictSearch(tables, state.search ?? startConflictSearch(tables));
  if (!search.conflict) return { ...state, search, step: state.step + 1 };
  return { ...state, search, phase: "draft", step: 0, attempt: 1, moves: relaxBounds(tables) };
}

function draft(state: PlanState, tables: PlanTables): PlanState {
  const random = { state: state.random };
  const current = draftPlan(tables, random);
  const best = pickBetter(tables, state.best, current);
  return { ...state, phase: "anneal", random: random.state, current, best };
}

function anneal(state: PlanState, tables: PlanTables): PlanState {
  const { current, best } = state;
  if (!current || !best) throw new Error("Cannot go on with the plan: the state holds no draft");
  const random = { state: state.random };
  const drafts = annealPlan(
    tables,
    { current, best },
    readAnnealingRange(tables.problem, state.step),
    random,
  );
  const isLast = state.step + 1 === countAnnealingSteps(tables.problem);
  return {
    ...state,
    ...drafts,
    phase: isLast ? "polish" : "anneal",
    step: isLast ? 0 : state.step + 1,
    random: random.state,
  };
}

function polish(state: PlanState, tables: PlanTables, problem: PlanProblem): PlanState {
  if (!state.best) throw new Error("Cannot polish the plan: the state holds no draft");
  const plan = scorePlan(tables, copyDraft(state.best));
  polishDays(tables, plan, state.step);
  const polished = { ...state, best: plan.draft, step: state.step + 1 };
  if (polished.step < countPolishingSteps(problem)) return polished;
  if (plan.readScore().hard === 0) return finish(polished, problem);
  return { ...polished, phase: "mend", step: 0 };
}

function mend(state: PlanState, tables: PlanTables, problem: PlanProblem): PlanState {
  if (!state.best) throw new Error("Cannot mend the plan: the state holds no draft");
  const plan = scorePlan(tables, copyDraft(state.best));
  const random = { state: state.random };
  if (isDayBroken(tables, plan, state.step)) mendDay(tables, plan, state.step, random);
  const mended = { ...state, best: plan.draft, random: random.state, step: state.step + 1 };
  if (mended.step < problem.days) return mended;
  const attempts = state.moves ? relaxedMargins.length : mostAttempts;
  if (plan.readScore().hard === 0 || state.attempt === attempts) return finish(mended, problem);
  return { ...mended, phase: "draft", step: 0, attempt: state.attempt + 1 };
}

function finish(state: PlanState, problem: PlanProblem): PlanState {
  const { search, moves } = state;
  const proof = search?.conflict && moves ? { conflict: search.conflict, moves } : null;
  return { ...state, phase: "done", outcome: describePlan(problem, state.best, proof) };
}

function pickBetter(tables: PlanTables, best: PlanState["best"], draft: PlanState["best"]) {
  if (!best || !draft) return best ?? draft;
  const before = scorePlan(tables, copyDraft(best)).readScore();
  return isBetter(scorePlan(tables, copyDraft(draft)).readScore(), before) ? draft : best;
}
