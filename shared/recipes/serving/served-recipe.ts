import type { IngredientRole, MealType } from "../recipe.ts";

/** An ingredient for all servings, as a cook reads it. */
export interface ServedIngredient {
  readonly key: string;
  /** In the number that its measure asks for: "red onion" for one, "red onions" for two. */
  readonly name: string;
  readonly foodId: number;
  readonly foodName: string;
  /** Rounded for the scale; nutrition is computed from this figure. */
  readonly grams: number;
  /** "3 tablespoons", "2" for two of what the name says; null where no household measure fits. */
  readonly measure: string | null;
  readonly preparation: string | null;
  readonly role: IngredientRole;
}

/** A recipe written for a number of servings: no placeholder is left in its steps. */
export interface ServedRecipe {
  readonly id: string;
  readonly title: string;
  readonly servings: number;
  readonly prepMinutes: number;
  readonly cookMinutes: number;
  readonly totalMinutes: number;
  readonly equipment: readonly string[];
  readonly cuisine: string;
  readonly mealTypes: readonly MealType[];
  readonly ingredients: readonly ServedIngredient[];
  readonly steps: readonly string[];
}
