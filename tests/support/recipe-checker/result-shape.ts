/** How a published amount is to be read. */
export type AmountType =
  | "quantified"
  | "calculated"
  | "less_than"
  | "greater_than"
  | "trace"
  | "unquantified";

type Reference = { id: number };

/** A total of one compound in a result, in `measurement_unit`. */
export type ShownRow = {
  compound_identifier_id: number;
  compound_identifier_name: string;
  measurement_value: number | null;
  measurement_value_min: number | null;
  measurement_value_max: number | null;
  measurement_value_type: AmountType;
  measurement_value_min_type: AmountType;
  measurement_value_max_type: AmountType;
  measurement_unit: string;
  provenance: "source" | "interpolation";
  incomplete: boolean;
  references: Reference[];
  references_min: Reference[];
  references_max: Reference[];
};

/** An ingredient of all servings of a recipe, in grams. */
export type ShownIngredient = { name: string; canonical_name: string | null; quantity_g: number };

/** A recipe of a result; times in minutes. */
export type ShownRecipe = {
  title: string;
  servings: number;
  prep_minutes: number | null;
  cook_minutes: number | null;
  total_minutes: number | null;
  ingredients: ShownIngredient[];
  steps: string[];
  nutrition: { per_portion: ShownRow[] };
};

/** A meal of a plan: so many servings of its recipe are eaten. */
export type ShownMeal = { slot: string; recipe: ShownRecipe; portions: number };

/** A day of a plan with what its meals sum to. */
export type ShownDay = { day: number; meals: ShownMeal[]; nutrition: ShownRow[] };

/** What to buy for all that is eaten, in grams. */
export type ShownPurchase = {
  name: string;
  canonical_name: string | null;
  quantity_g: number;
  purchase: string;
  group: string;
  foods: { canonical_name: string; quantity_g: number }[];
};

/** A plan of meals. */
export type ShownPlan = {
  days: ShownDay[];
  nutrition: { per_day: ShownRow[] };
  people?: number;
  shopping_list: ShownPurchase[];
};

/** How a result says that it stands to one constraint. */
export type ShownProof = {
  constraint: string;
  description: string;
  value: number | null;
  value_min: number | null;
  value_max: number | null;
  operator: "<" | "<=" | "=" | ">=" | ">";
  limit: number;
  unit: string;
  slack: number | null;
  satisfied: boolean;
  hard: boolean;
  complete: boolean;
  recipe: number | null;
  day: number | null;
  meal: string | null;
};

/** The result of a design job. */
export type DesignResult = {
  recipe?: ShownRecipe;
  recipes?: ShownRecipe[];
  meal_plan?: ShownPlan;
  verification: ShownProof[];
  citations: { id: number; citation: string }[];
};

/** A bound on a compound, named by name or id. */
export type CompoundFilter = {
  compound?: string;
  compound_id?: number | string;
  operator: ShownProof["operator"];
  threshold: number;
  unit: string;
  scope?: "portion" | "day";
};

/** What of a design request its figures are held against. */
export type DesignRequest = {
  type?: string;
  compound_filters?: CompoundFilter[];
  daily_energy_kcal_min?: number;
  daily_energy_kcal_max?: number;
};

/** The recipes of a recipe job, in their order. */
export function listRecipes({ recipe, recipes }: DesignResult): ShownRecipe[] {
  return recipes ?? (recipe ? [recipe] : []);
}
