import type { Recipe } from "../dishes/recipe.ts";
import type { UnmetWish, Verification } from "../dishes/verification.ts";
import type { Citation } from "../nutrients/citation.ts";
import type { NutrientRow } from "../nutrients/nutrient-row.ts";

/** One meal: so many portions of a recipe are eaten. */
export type PlannedMeal = { slot: string; portions: number; recipe: Recipe };
export type PlannedDay = { day: number; meals: readonly PlannedMeal[]; nutrition: readonly NutrientRow[] };
export type ShoppingItem = { name: string; canonical_name: string; quantity_g: number; group: string };

/** A plan; its own `per_day` is the mean of its days. */
export type MealPlan = {
  days: readonly PlannedDay[];
  nutrition: { per_day: readonly NutrientRow[] };
  shopping_list: readonly ShoppingItem[];
};

type Shared = {
  verification: readonly Verification[];
  unmet_wishes: readonly UnmetWish[];
  notices: readonly string[];
  citations: readonly Citation[];
};

/** What the view reads: recipes, all of them in `recipes` where several were asked for, or a plan. */
export type DesignResult = Shared &
  ({ recipe: Recipe; recipes?: readonly Recipe[] | undefined } | { meal_plan: MealPlan });
