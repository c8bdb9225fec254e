import type { CountRule } from "../../../shared/domain/constraints/mod.ts";
import { isBought, type Recipe, shopKey, totalMinutes } from "../../../shared/domain/recipes/mod.ts";
import type { Brief } from "./brief.ts";
import { buildHabits } from "./build-habits.ts";
import type { Candidate } from "./candidate.ts";
import { chooseMeals } from "./choose-meals.ts";
import type { Demands } from "./demand.ts";
import { keepingDays } from "./keeping-days.ts";
import { kindOfDish } from "./kind-of-dish.ts";
import { aimEnergy, listAims } from "./list-aims.ts";
import { listDayExclusions } from "./list-day-exclusions.ts";
import { listMealAims } from "./list-meal-aims.ts";
import { listSlotWishes } from "./list-slot-wishes.ts";
import { listSlots } from "./list-slots.ts";
import { demandFrequencies } from "./plan-frequencies.ts";
import type { Dish } from "./planning/dish.ts";
import type { PlanProblem } from "./planning/plan-problem.ts";
import { shuffle } from "./planning/random.ts";
import { listWishes, rateWishes } from "./rate-wishes.ts";
import { toCompoundLimits, toDishAmounts } from "./to-planning.ts";

/** A day of one or two meals has larger ones. */
const portions = { least: 0.5, most: 2, mostOfFewMeals: 3 } as const;
const fewMeals = 2;
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
  const chosen = chooseMeals(brief);
  const frequencies = demandFrequencies(brief, mixed);
  const { slots, habits } = listSlots(chosen, mixed, listSlotWishes(brief));
  return {
    days: brief.planDays,
    slots,
    dishes: toDishes(brief, mixed, demands),
    portions: {
      least: portions.least,
      most: brief.week.dayMeals && slots.length <= fewMeals ? portions.mostOfFewMeals : portions.most,
    },
    limits: [...toCompoundLimits(demands), ...listMealAims(chosen, aimEnergy(brief))],
    counts: [...listCounts(mixed, demands), ...frequencies.counts],
    habits: {
      ...buildHabits({
        days: brief.planDays,
        meals: chosen,
        slots: habits,
        reuse: brief.week.reuse,
        isBreakfastStated: brief.week.mealFoods.some(({ meal }) => meal === "breakfast"),
        mostMinutes: brief.maxMinutes?.rule ?? null,
      }),
      exclusions: [...listDayExclusions(brief.week, mixed, brief.planDays), ...frequencies.exclusions],
    },
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
      kind: kindOfDish(recipe),
      portionStep: 0.5,
      amounts: toDishAmounts(candidate, demands),
      tags: [],
      preference: rateWishes(wishes, candidate),
      keepsDays: keepingDays(recipe),
      minutes: minutesToTable(recipe),
      foods: recipe.ingredients.filter(isBought).map(shopKey),
    };
  });
}

/** A breakfast that stands overnight costs the morning nothing; a dinner that marinates for hours is late. */
function minutesToTable(recipe: Recipe): number {
  const isMorning = recipe.mealTypes.includes("breakfast");
  return isMorning ? recipe.prepMinutes + recipe.cookMinutes : totalMinutes(recipe);
}

/** What at least one dish of the plan must be. */
function listCounts(candidates: readonly Candidate[], { tests }: Demands): CountRule[] {
  return tests.flatMap(({ name, measure, operator, limit, scope }): CountRule[] => {
    if (scope !== "plan") return [];
    const dishIds = candidates.filter((candidate) => measure(candidate) >= limit).map(({ id }) => id);
    return [{ name, operator, limit: 1, hard: true, weight: countWeight, scope, dishIds, tags: [] }];
  });
}
