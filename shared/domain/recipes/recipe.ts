/** What an ingredient does in its dish; a substitute must do the same. */
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

/** The main source of protein of a dish; plans rotate it. */
type ProteinSource =
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

/** An ingredient for the whole recipe, before cooking, without waste. */
export type RecipeIngredient = {
  /** Unique in the recipe; steps name it in braces. */
  readonly key: string;
  /** As shown to a cook, in the plural if several are used: "eggs". */
  readonly name: string;
  /** Id of the catalogue food and its expected name. */
  readonly foodId: number;
  readonly foodName: string;
  readonly grams: number;
  /** The household measure of these grams; null if they are weighed. */
  readonly measure: { readonly count: number; readonly unit: string } | null;
  readonly role: IngredientRole;
  /** The range of multiples of `grams` within which the dish still works. */
  readonly least: number;
  readonly most: number;
  /** "finely chopped", or null. */
  readonly preparation: string | null;
};

/** A dish with everything needed to cook it. */
export type Recipe = {
  readonly id: string;
  readonly title: string;
  /** Other names people use for exactly this dish, in lower case: "spag bol". */
  readonly names?: readonly string[];
  readonly cuisine: string;
  readonly mealTypes: readonly MealType[];
  /** Whether it is a meal by itself; plans do not repeat it within three days. */
  readonly isMain: boolean;
  readonly proteinSource: ProteinSource;
  readonly servings: number;
  readonly prepMinutes: number;
  readonly cookMinutes: number;
  /** Minutes in which the dish rises, soaks, chills or marinates by itself before it can be eaten. */
  readonly waitMinutes?: number;
  readonly equipment: readonly string[];
  readonly ingredients: readonly RecipeIngredient[];
  /** Placeholders: `{key}` for amount and name, `{key:name}` for the name, `{key:1/2}` for half of the amount and name. */
  readonly steps: readonly string[];
  /** Of a variant what it has so much less of than the recipe as written that it may be called reduced: "sodium". */
  readonly reduced?: readonly string[];
};

/** Minutes from start to table, with those in which nothing is done. */
export function totalMinutes({ prepMinutes, cookMinutes, waitMinutes = 0 }: Recipe): number {
  return prepMinutes + cookMinutes + waitMinutes;
}
