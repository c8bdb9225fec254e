import type { Catalogue } from "./catalogue.ts";
import { helpingsOfDay } from "./check-plan.ts";
import type { Quantity } from "./quantity.ts";
import type { FoodsOf } from "./read-foods.ts";
import {
  type DesignRequest,
  type DesignResult,
  listRecipes,
  type ShownProof,
  type ShownRecipe,
} from "./result-shape.ts";
import { type Helping, helpingsOf, totalCompound } from "./total-parts.ts";

/** Where a constraint can stand: a recipe of a recipe job, a meal or a day of a plan, or the whole plan. */
export type Place = {
  recipe: number | null;
  day: number | null;
  meal: string | null;
  helpings: readonly Helping[];
  minutes: number | null;
};

/** Places of one portion as it is written. */
export function writtenPortions(result: DesignResult, foodsOf: FoodsOf): Place[] {
  return portionPlaces(result, foodsOf, () => [1]);
}

function portionPlaces(
  result: DesignResult,
  foodsOf: FoodsOf,
  countsOf: (portions: number) => number[],
): Place[] {
  const recipes = listRecipes(result).map((recipe, at) => ({
    ...placeOf(recipe, 1, foodsOf),
    recipe: at + 1,
  }));
  const meals = (result.meal_plan?.days ?? []).flatMap(({ day, meals }) =>
    meals.flatMap(({ slot, recipe, portions }) =>
      countsOf(portions).map((count) => ({ ...placeOf(recipe, count, foodsOf), day, meal: slot })),
    ),
  );
  return [...recipes, ...meals];
}

/** Places of whole days. */
export function dayPlaces(result: DesignResult, foodsOf: FoodsOf): Place[] {
  return (result.meal_plan?.days ?? []).map((day) => ({
    recipe: null,
    day: day.day,
    meal: null,
    helpings: helpingsOfDay(day, foodsOf),
    minutes: null,
  }));
}

function placeOf(recipe: ShownRecipe, portions: number, foodsOf: FoodsOf): Place {
  const helpings = helpingsOf(recipe.ingredients, portions / recipe.servings, foodsOf(recipe));
  return { recipe: null, day: null, meal: null, helpings, minutes: recipe.total_minutes };
}

/** An amount at a place; `bounds` only where one compound alone makes it, null in them if no source has one. */
export type Measured = {
  value: number | null;
  bounds: { low: number | null; high: number | null } | null;
  complete: boolean;
};

/** A quantity at a place; absent evidence adds nothing and makes it incomplete. Null for a share of no energy. */
export function measure(
  { add, subtract, factor, perEnergy }: Quantity,
  helpings: readonly Helping[],
  catalogue: Catalogue,
): Measured {
  const totals = [...add, ...subtract, ...(perEnergy ? [1008] : [])].map((id) =>
    totalCompound(id, helpings, catalogue),
  );
  const sum = (ids: readonly number[]) =>
    ids.reduce((all, id) => all + (totalCompound(id, helpings, catalogue)?.value ?? 0), 0);
  const amount = factor * (sum(add) - sum(subtract));
  const energy = perEnergy ? sum([1008]) : 1;
  const only = totals.length === 1 ? totals[0] : null;
  const scaled = (bound: number | null) => (bound === null ? null : factor * bound);
  return {
    value: energy > 0 ? amount / energy : null,
    bounds: only ? { low: scaled(only.low), high: scaled(only.high) } : null,
    complete: totals.every((total) => total !== null && !total.incomplete),
  };
}

/** The places where a row says that it stands; all of its kind where it names none. A portion may be one as eaten. */
export function placesOfProof(
  { recipe, day, meal, constraint }: ShownProof,
  result: DesignResult,
  request: DesignRequest,
  foodsOf: FoodsOf,
): Place[] {
  const portions = portionPlaces(result, foodsOf, (count) => [...new Set([1, count])]);
  const days = dayPlaces(result, foodsOf);
  if (recipe !== null) return portions.filter((place) => place.recipe === recipe);
  if (meal !== null) return portions.filter((place) => place.day === day && place.meal === meal);
  if (day !== null) return days.filter((place) => place.day === day);
  const at = /^compound_filters\[(\d+)\]/.exec(constraint)?.[1];
  const scope = request.compound_filters?.[Number(at ?? -1)]?.scope;
  return scope === "portion" || days.length === 0 ? portions : [...days, meanPlace(days), sumPlace(days)];
}

function sumPlace(days: readonly Place[]): Place {
  const helpings = days.flatMap((day) => day.helpings);
  return { recipe: null, day: null, meal: null, helpings, minutes: null };
}

function meanPlace(days: readonly Place[]): Place {
  const sum = sumPlace(days);
  const share = 1 / Math.max(1, days.length);
  return { ...sum, helpings: sum.helpings.map(({ foodId, grams }) => ({ foodId, grams: grams * share })) };
}
