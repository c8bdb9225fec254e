/** What an ingredient does in its dish: what replaces it must do the same. */
export type IngredientRole =
  | "base"
  | "protein"
  | "vegetable"
  | "fruit"
  | "fat"
  | "acid"
  | "sweetener"
  | "binder"
  | "leavening"
  | "structure"
  | "thickener"
  | "liquid"
  | "creamy"
  | "crunch"
  | "aromatic"
  | "spice"
  | "salt"
  | "umami"
  | "garnish"
  | "spread"
  | "alcohol";

export type MealType = "breakfast" | "lunch" | "dinner" | "snack" | "dessert" | "drink";

/** What a dish takes most of its protein from; plans rotate it. */
export type ProteinSource =
  | "egg"
  | "dairy"
  | "poultry"
  | "beef"
  | "pork"
  | "lamb"
  | "fish"
  | "shellfish"
  | "soy"
  | "legume"
  | "nut"
  | "grain"
  | "none";

/** An ingredient for the whole recipe, before cooking, without what is thrown away. */
export interface RecipeIngredient {
  /** Unique in the recipe; steps name it in braces. */
  readonly key: string;
  /** As a cook reads it, in the plural where several are used: "eggs". */
  readonly name: string;
  /** Id of the catalogue food and the name that it must have. */
  readonly foodId: number;
  readonly foodName: string;
  readonly grams: number;
  /** The household measure of these grams; null where a scale is used. */
  readonly measure: { readonly count: number; readonly unit: string } | null;
  readonly role: IngredientRole;
  /** Multiples of `grams` between which the dish still works. */
  readonly least: number;
  readonly most: number;
  /** "finely chopped", or null. */
  readonly preparation: string | null;
}

/** A dish that can be cooked as it stands here. */
export interface Recipe {
  readonly id: string;
  readonly title: string;
  readonly cuisine: string;
  readonly mealTypes: readonly MealType[];
  /** Whether it makes a meal by itself; plans do not repeat it within three days. */
  readonly isMain: boolean;
  readonly proteinSource: ProteinSource;
  readonly servings: number;
  readonly prepMinutes: number;
  readonly cookMinutes: number;
  /** Mass of the finished dish by the mass of its ingredients. */
  readonly yieldFactor: number;
  readonly equipment: readonly string[];
  readonly ingredients: readonly RecipeIngredient[];
  /** `{key}` stands for amount and name, `{key:name}` for the name, `{key:1/2}` for half of the amount and name. */
  readonly steps: readonly string[];
}
