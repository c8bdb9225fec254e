import type { NutrientRow } from "../nutrients/nutrient-row.ts";

/** An ingredient for all servings, before cooking; `canonical_name` is null where no food matches. */
export type Ingredient = {
  name: string;
  canonical_name: string | null;
  quantity_g: number;
  measure: string | null;
  preparation: string | null;
};

/** An allergen with the ingredient that brings it. */
export type Allergen = {
  allergen: string;
  certainty: "contains" | "may_contain";
  ingredient: string | null;
};

/** A picture in the answer, or at an address that expires. */
export type DishImage =
  | { mime_type: string; data: string }
  | { mime_type: string; url: string; expires_at: string };

/** A recipe as the views read it; times in minutes, null where unknown. */
export type Recipe = {
  title: string;
  cuisine: string | null;
  meal_types: readonly string[];
  servings: number;
  prep_minutes: number | null;
  cook_minutes: number | null;
  total_minutes: number | null;
  equipment: readonly string[];
  ingredients: readonly Ingredient[];
  steps: readonly string[];
  nutrition: { per_portion: readonly NutrientRow[] };
  allergens: readonly Allergen[];
  image?: DishImage | undefined;
};
