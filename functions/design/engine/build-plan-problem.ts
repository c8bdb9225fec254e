import type { CountRule } from "../../../shared/domain/constraints/mod.ts";
import { isBought, type MealType, shopKey } from "../../../shared/domain/recipes/mod.ts";
import type { Brief } from "./brief.ts";
import { buildHabits } from "./build-habits.ts";
import type { Candidate } from "./candidate.ts";
import data from "./data/meals.json" with { type: "json" };
import type { Demands } from "./demand.ts";
import { keepingDays } from "./keeping-days.ts";
import { aimEnergy, listAims } from "./list-aims.ts";
import { listMealAims } from "./list-meal-aims.ts";
import { listSlots, type Meal, type MealGroup } from "./list-slots.ts";
import type { Dish } from "./planning/dish.ts";
import type { PlanProblem } from "./planning/plan-problem.ts";
import { shuffle } from "./planning/random.ts";
import { listWishes, rateWishes } from "./rate-wishes.ts";
import { usualReuse } from "./read-reuse.ts";
import { toCompoundLimits, toDishAmounts } from "./to-planning.ts";

const groupOf: Readonly<Record<string, MealGroup>> = {
  breakfast: "breakfast",
  lunch: "main",
  dinner: "main",
};

const meals: readonly Meal[] = data.meals.map((meal) => ({ ...meal, group: groupOf[meal.slot] ?? "snack" }));

const named = new Map(meals.map((meal) => [meal.slot, meal]));

const portions = { least: 0.5, most: 2 } as const;
const countWeight = 20;
/** What a rule or a request aims at comes before what plans have by themselves. */
const askedWeight = 5;

/** The plan that a brief asks for, as planning takes it; every candidate is one portion of its recipe. */
export function buildPlanProblem(
  brief: Brief,
  candidates: readonly Candidate[],
  asked: Demands,
): PlanProblem {
  const limits = asked.limits.map((limit) => ({ ...limit, weight: limit.weight * askedWeight }));
  const demands = { tests: asked.tests, limits: [...limits, ...listAims(brief)] };
  const mixed = shuffle(candidates, brief.seed);
  const chosen = chooseMeals(
    brief.mealsPerDay,
    brief.wishes.mealTypes.map(({ rule }) => rule),
  );
  const { slots, habits } = listSlots(chosen, mixed);
  return {
    days: brief.planDays,
    slots,
    dishes: toDishes(brief, mixed, demands),
    portions: portions,
    limits: [...toCompoundLimits(demands), ...listMealAims(chosen, aimEnergy(brief))],
    counts: listCounts(mixed, demands),
    habits: buildHabits({ days: brief.planDays, meals: chosen, slots: habits, reuse: usualReuse }),
    seed: brief.seed,
  };
}

function toDishes(brief: Brief, candidates: readonly Candidate[], demands: Demands): Dish[] {
  const wishes = listWishes({ ...brief, wishes: { ...brief.wishes, mealTypes: [] } });
  return candidates.map((candidate) => {
    const { id, recipe } = candidate;
    return {
      id,
      recipeId: recipe.id,
      isMain: recipe.isMain,
      proteinSource: recipe.proteinSource === "none" ? null : recipe.proteinSource,
      portionStep: 0.5,
      amounts: toDishAmounts(candidate, demands),
      tags: [],
      preference: rateWishes(wishes, candidate),
      keepsDays: keepingDays(recipe),
      minutes: recipe.prepMinutes + recipe.cookMinutes,
      foods: recipe.ingredients.filter(isBought).map(shopKey),
    };
  });
}

/** What at least one dish of the plan must be. */
function listCounts(candidates: readonly Candidate[], { tests }: Demands): CountRule[] {
  return tests.flatMap(({ name, measure, operator, limit, scope }): CountRule[] => {
    if (scope !== "plan") return [];
    const dishIds = candidates.filter((candidate) => measure(candidate) >= limit).map(({ id }) => id);
    return [{ name, operator, limit: 1, hard: true, weight: countWeight, scope, dishIds, tags: [] }];
  });
}

/** The meals of a day; those that were asked for come first. */
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
