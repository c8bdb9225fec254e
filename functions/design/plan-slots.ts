import type { PlanSlot } from "../../shared/planning/plan-problem.ts";
import type { MealType, Recipe } from "../../shared/recipes/recipe.ts";
import type { Candidate } from "./candidate.ts";
import data from "./data/meals.json" with { type: "json" };

type Meal = { slot: string; mealTypes: readonly string[]; needsMain: boolean };

const meals: readonly Meal[] = data.meals;
const named = new Map(meals.map((meal) => [meal.slot, meal]));

/** The meals of a day, with the dishes that suit each; meal types that were asked for come first. */
export function listSlots(
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
