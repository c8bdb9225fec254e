import type { Portion } from "../../../shared/domain/composition/mod.ts";
import {
  type DishLimit,
  type ShownVerification,
  verifyLimit,
} from "../../../shared/domain/constraints/mod.ts";
import { compoundIds } from "../../../shared/domain/nutrition/mod.ts";
import { listPortions, type NutritionSum } from "../../../shared/domain/presentation/mod.ts";
import { listShopping, type ServedRecipe, serveRecipe } from "../../../shared/domain/recipes/mod.ts";
import type { ShownPlan } from "../contract.ts";
import type { Brief } from "./brief.ts";
import type { Candidate } from "./candidate.ts";
import data from "./data/care.json" with { type: "json" };
import type { Demands } from "./demand.ts";
import { keepsLimit } from "./keeps-limit.ts";
import { type Cooking, linkLeftovers } from "./link-leftovers.ts";
import { planServings } from "./plan-servings.ts";
import type { FoundPlan } from "./run-plan.ts";
import { shareOfDay } from "./share-of-day.ts";
import { showRecipe } from "./show-recipe.ts";
import { verifyTest } from "./verify-test.ts";

/** What a dish of a plan is stated of beside what is limited for a portion; its day says all. */
const headlines: readonly number[] = [
  compoundIds.energyKcal,
  compoundIds.proteinGrams,
  compoundIds.fatGrams,
  compoundIds.carbohydrateGrams,
  compoundIds.fibreGrams,
  compoundIds.sodiumMilligrams,
];

/** A plan of more meals than this says less of each, so that it stays within a megabyte. */
const mostMeals = 56;
const fewestHeadlines = headlines.slice(0, 4);

type Meal = {
  slot: string;
  portions: number;
  candidate: Candidate;
  served: ServedRecipe;
  leftoversOf: Cooking | null;
};

type Parts = {
  demands: Demands;
  nutrition: NutritionSum;
  /** Eaters: all have the same meals. */
  people: number;
};

/** A found plan as an answer shows it, with its proof. */
export function showPlan(
  found: FoundPlan,
  { demands, nutrition, people }: Parts,
): { plan: ShownPlan; verification: ShownVerification[] } {
  const days = listMeals(found, people);
  const sums = days.map((meals) => nutrition.sum(meals.flatMap(eat), { citeTogether: true }));
  const ofPortions = demands.limits.filter(({ scope }) => scope === "portion");
  const isLong = days.flat().length > mostMeals;
  const inMeals = new Set(
    isLong ? fewestHeadlines : [...headlines, ...ofPortions.map(({ measure }) => measure.compoundId)],
  );
  const perDay = days.flatMap((meals) => meals.flatMap(eat));
  const plan: ShownPlan = {
    days: days.map((meals, at) => ({
      day: at + 1,
      meals: meals.map(({ slot, portions, candidate, served, leftoversOf }) => ({
        slot,
        ...(leftoversOf && { leftovers_of: leftoversOf }),
        portions,
        recipe: showRecipe(
          served,
          candidate.facts,
          nutrition.sum(listPortions(served), { compoundIds: inMeals }),
        ),
      })),
      nutrition: sums[at] ?? [],
    })),
    nutrition: {
      per_day: nutrition.sum(
        perDay.map(({ foodId, grams }) => ({ foodId, grams: grams / days.length })),
        { citeTogether: true },
      ),
    },
    ...(people > 1 && { people }),
    shopping_list: listShopping(days.flat().flatMap((meal) => buy(meal, people))),
  };
  const dishes = days.flatMap((meals, at) =>
    meals.map(({ candidate, slot }) => ({ candidate, recipe: null, day: at + 1, meal: slot })),
  );
  const verification = [
    ...demands.tests.map((test) => verifyTest(test, dishes)),
    ...demands.limits.map((limit) => verifyLimit(limit, listPlaces(limit, days, sums, nutrition))),
  ];
  return { plan, verification };
}

function listMeals({ days, chosen, reheating }: FoundPlan, people: number): Meal[][] {
  const byId = new Map(chosen.map((candidate) => [candidate.id, candidate]));
  const links = linkLeftovers(days, byId, reheating);
  return days.map((dishes, day) =>
    dishes.map(({ slot, dishId, portions }, at) => {
      const candidate = byId.get(dishId);
      if (!candidate) throw new TypeError(`Cannot show the plan: ${dishId} is not in the plan`);
      const { recipe } = candidate;
      const served = serveRecipe(recipe, planServings(recipe, people), 1);
      return { slot, portions, candidate, served, leftoversOf: links[day]?.[at] ?? null };
    }),
  );
}

function eat({ served, portions }: Meal): Portion[] {
  return listPortions(served, portions);
}

function buy({ served, portions }: Meal, people: number) {
  return served.ingredients.map((ingredient) => ({
    ...ingredient,
    grams: (ingredient.grams * portions * people) / served.servings,
  }));
}

function listPlaces(
  limit: DishLimit,
  days: readonly (readonly Meal[])[],
  sums: readonly ReturnType<NutritionSum["sum"]>[],
  nutrition: NutritionSum,
) {
  if (limit.scope === "day") {
    return days.map((meals, at) => ({
      rows: sums[at] ?? [],
      isKept: keepsLimit(limit, meals),
      recipe: null,
      day: at + 1,
      meal: null,
    }));
  }
  const { compoundId, minusCompoundId } = limit.measure;
  const compounds = new Set([compoundId, minusCompoundId ?? compoundId, compoundIds.energyKcal]);
  return days.flatMap((meals, at) =>
    meals.map(({ candidate, served, slot }) => ({
      rows: nutrition.sum(listPortions(served), { compoundIds: compounds }),
      isKept: keepsLimit(limit, [{ candidate, portions: 1 }]),
      recipe: null,
      day: at + 1,
      meal: slot,
    })),
  );
}

/** What a plan with little energy has to say. */
export function listCareNotes(brief: Brief, { days }: ShownPlan): string[] {
  if (shareOfDay(brief) < 1) return [];
  const least = brief.gender === "male" ? data.leastKcal.male : data.leastKcal.female;
  const low = days.filter(({ nutrition }) => {
    const energy = nutrition.find((row) => row.compound_identifier_id === compoundIds.energyKcal);
    return (energy?.measurement_value ?? least) < least;
  });
  if (low.length === 0) return [];
  const stated = low.map(({ day }) => day).join(", ");
  return [`Day ${stated}: under ${least} kcal; diets with so little energy belong under medical supervision`];
}
