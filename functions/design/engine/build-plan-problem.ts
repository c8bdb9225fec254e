import type { CountRule } from "../../../shared/domain/constraints/mod.ts";
import type { MealType, Recipe } from "../../../shared/domain/recipes/mod.ts";
import type { Brief } from "./brief.ts";
import type { Candidate } from "./candidate.ts";
import data from "./data/meals.json" with { type: "json" };
import type { Demands } from "./demand.ts";
import type { PlanProblem, PlanSlot } from "./planning/plan-problem.ts";
import { shuffle } from "./planning/random.ts";
import { listWishes, rateWishes } from "./rate-wishes.ts";
import { toCompoundLimits, toDishAmounts } from "./to-planning.ts";

type Meal = { slot: string; mealTypes: readonly string[]; needsMain: boolean };

const meals: readonly Meal[] = data.meals;

const named = new Map(meals.map((meal) => [meal.slot, meal]));

const portions = { least: 0.5, most: 2 } as const;
const countWeight = 20;

/** The plan that a brief asks for, as planning takes it; every candidate is one portion of its recipe. */
export function buildPlanProblem(
  brief: Brief,
  candidates: readonly Candidate[],
  demands: Demands,
): PlanProblem {
  const wishes = listWishes({ ...brief, wishes: { ...brief.wishes, mealTypes: [] } });
  const mixed = shuffle(candidates, brief.seed);
  const counts = demands.tests.flatMap(({ name, measure, operator, limit, scope }): CountRule[] => {
    if (scope !== "plan") return [];
    const dishIds = mixed.filter((candidate) => measure(candidate) >= limit).map(({ id }) => id);
    return [{ name, operator, limit: 1, hard: true, weight: countWeight, scope, dishIds, tags: [] }];
  });
  return {
    days: brief.planDays,
    slots: listSlots(
      brief.mealsPerDay,
      brief.wishes.mealTypes.map(({ rule }) => rule),
      mixed,
    ),
    dishes: mixed.map((candidate) => ({
      id: candidate.id,
      isMain: candidate.recipe.isMain,
      proteinSource: candidate.recipe.proteinSource === "none" ? null : candidate.recipe.proteinSource,
      portionStep: 0.5,
      amounts: toDishAmounts(candidate, demands),
      tags: [],
      preference: rateWishes(wishes, candidate),
    })),
    portions: portions,
    limits: toCompoundLimits(demands),
    counts,
    seed: brief.seed,
  };
}

/** The meals of a day, with the dishes that suit each; meal types that were asked for come first. */
function listSlots(
  mealsPerDay: number,
  wanted: readonly MealType[],
  candidates: readonly Candidate[],
): PlanSlot[] {
  return chooseMeals(mealsPerDay, wanted).map(({ slot, mealTypes, needsMain }) => ({
    name: slot,
    meal: slot,
    dishIds: candidates.filter(({ recipe }) => suits(recipe, mealTypes, needsMain)).map(({ id }) => id),
  }));
}

function chooseMeals(mealsPerDay: number, wanted: readonly MealType[]): Meal[] {
  const usual = (data.days[mealsPerDay - 1] ?? []).flatMap((slot) => named.get(slot) ?? []);
  const asked = new Set<string>(wanted);
  if (asked.size === 0 || asked.size > mealsPerDay) return usual;
  // Where a type has several slots, the one that such a day has anyway.
  const ordered = [...usual, ...meals.filter((meal) => !usual.includes(meal))];
  const first = ordered.filter(({ slot, mealTypes }) => asked.has(slot) || asked.has(mealTypes[0] ?? ""));
  const kept = first.filter(({ mealTypes }, at) => {
    return first.findIndex((other) => other.mealTypes[0] === mealTypes[0]) === at;
  });
  const filled = [...kept, ...usual.filter((meal) => !kept.includes(meal))].slice(0, mealsPerDay);
  return meals.filter((meal) => filled.some(({ slot }) => slot === meal.slot));
}

function suits({ mealTypes, isMain }: Recipe, allowed: readonly string[], needsMain: boolean): boolean {
  return (isMain || !needsMain) && mealTypes.some((type) => allowed.includes(type));
}
