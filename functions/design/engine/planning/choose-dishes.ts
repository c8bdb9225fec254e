import type { CompoundLimit } from "../../../../shared/domain/constraints/mod.ts";
import type { Dish } from "./dish.ts";
import { noHabits } from "./plan-habits.ts";
import type { Infeasibility, VerificationRow } from "./plan-outcome.ts";
import type { PlanProblem } from "./plan-problem.ts";
import { measureBreach } from "./plan-row.ts";
import { buildPlanTables, type PlanTables } from "./plan-tables.ts";
import { describeRelaxation } from "./relax-bounds.ts";
import { scorePlan } from "./score-plan.ts";
import { verifyPlan } from "./verify-plan.ts";

/** A dish in one amount and how it stands to the demands of a day that holds nothing else. */
type CheckedServing = {
  readonly dishId: string;
  readonly portions: number;
  /** Indexes of the hard demands that it breaks or has no evidence for. */
  readonly broken: readonly number[];
  /** Sum of its relative breaches; infinite where evidence is missing. */
  readonly breach: number;
  readonly cost: number;
};

/** What single dishes must be. Every limit holds for what is served of the dish, whatever its scope. */
type DishProblem = {
  readonly dishes: readonly Dish[];
  readonly portions: { readonly least: number; readonly most: number };
  readonly limits: readonly CompoundLimit[];
};

/** A dish, how much of it makes a portion, and its proof. */
type DishChoice = {
  readonly dishId: string;
  readonly portions: number;
  readonly verification: readonly VerificationRow[];
};

/** `choices` meet all hard limits, the best first; without any, the nearest one and why. */
type DishOutcome = {
  readonly choices: readonly DishChoice[];
  readonly nearest: DishChoice | null;
  readonly infeasibility: Infeasibility | null;
};

/** The ids of the dishes that meet all hard limits in some portion, the best first. */
export function rankDishes(problem: DishProblem): string[] {
  const servings = checkServings(toDay(problem)).filter(({ broken }) => broken.length === 0);
  return [...new Set(servings.sort((one, other) => one.cost - other.cost).map(({ dishId }) => dishId))];
}

/** The best dishes, at most `count`, each in its best portion. Exact: every dish is tried in every portion. */
export function chooseDishes(problem: DishProblem, count: number): DishOutcome {
  const day = toDay(problem);
  const servings = checkServings(day).sort((one, other) => one.cost - other.cost);
  const fitting = servings.filter((serving) => serving.broken.length === 0);
  if (fitting.length > 0) {
    const best = fitting.filter(
      (one, at) => fitting.findIndex((other) => other.dishId === one.dishId) === at,
    );
    const choices = best.slice(0, count).map((serving) => verifyServing(day, serving));
    return { choices, nearest: null, infeasibility: null };
  }
  const nearest = servings.reduce<CheckedServing | null>(
    (best, one) => (best && best.breach <= one.breach ? best : one),
    null,
  );
  const choice = nearest ? verifyServing(day, nearest) : null;
  const relaxation = (choice?.verification ?? []).flatMap(({ constraint, limit, value, hard, satisfied }) =>
    !hard || satisfied || value === null ? [] : [describeRelaxation(constraint, limit, value)],
  );
  const conflict = findHittingSet(servings).map((source) => problem.limits[source]?.name ?? "");
  return { choices: [], nearest: choice, infeasibility: { conflict, relaxation, achieved: relaxation } };
}

function toDay(problem: DishProblem): PlanProblem {
  const dishIds = problem.dishes.map((dish) => dish.id);
  return {
    days: 1,
    slots: [{ name: "dish", meal: "dish", dishIds }],
    dishes: problem.dishes,
    portions: problem.portions,
    limits: problem.limits.map(({ slots: _, ...limit }) => ({ ...limit, scope: "day" })),
    counts: [],
    habits: noHabits,
    seed: 0,
  };
}

function verifyServing(day: PlanProblem, { dishId, portions }: CheckedServing): DishChoice {
  const served = [[{ slot: "dish", dishId, portions }]];
  const verification = verifyPlan(day, served).map((row) => ({ ...row, day: null }));
  return { dishId, portions, verification };
}

/** The smallest set of limits of which every serving breaks at least one: up to three by trial, more by deletion. */
function findHittingSet(servings: readonly CheckedServing[]): number[] {
  const all = [...new Set(servings.flatMap(({ broken }) => broken))].sort((one, other) => one - other);
  const isHit = (set: readonly number[]): boolean =>
    servings.every(({ broken }) => broken.some((source) => set.includes(source)));
  for (const set of listSmallSets(all)) if (isHit(set)) return set;
  return all.reduce<number[]>((kept, source) => {
    const without = kept.filter((one) => one !== source);
    return isHit(without) ? without : kept;
  }, all);
}

function listSmallSets(all: readonly number[]): number[][] {
  const extend = (sets: readonly number[][]): number[][] =>
    sets.flatMap((set) => all.filter((one) => one > (set.at(-1) ?? -1)).map((one) => [...set, one]));
  const singles = extend([[]]);
  const pairs = extend(singles);
  return [...singles, ...pairs, ...extend(pairs)];
}

/** Every dish of the first slot in every portion. */
function checkServings(problem: PlanProblem): CheckedServing[] {
  const tables = buildPlanTables(problem);
  const plan = scorePlan(tables, { dishes: [[0]], portions: [[1]] });
  return (tables.slotDishes[0] ?? []).flatMap((dish) =>
    (tables.portions[dish] ?? []).map((portions) => ({
      dishId: tables.dishes[dish]?.id ?? "",
      portions,
      ...findBroken(tables, dish, portions),
      cost: plan.tryDay(0, [dish], [portions]).cost,
    })),
  );
}

function findBroken(tables: PlanTables, dish: number, portions: number) {
  const breaches = tables.rows
    .filter((row) => row.hard)
    .map((row) => {
      const sum = (row.coefficients[dish] ?? 0) * (row.byPortion ? portions : 1);
      const isUnknown = row.unusable[dish] === 1;
      return { source: row.source, breach: isUnknown ? Number.POSITIVE_INFINITY : measureBreach(row, sum) };
    })
    .filter(({ breach }) => breach > 0);
  return {
    broken: [...new Set(breaches.map(({ source }) => source))],
    breach: breaches.reduce((total, { breach }) => total + breach, 0),
  };
}
