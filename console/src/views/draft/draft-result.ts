import type { Allergen, Recipe } from "../dishes/recipe.ts";
import type { UnmetWish, Verification } from "../dishes/verification.ts";
import type { Citation } from "../nutrients/citation.ts";

/** What became of a line of the source; `line` is 1-based. */
export type Diff = {
  line: number;
  change: "replaced" | "removed" | "added" | "scaled" | "prepared";
  before: string | null;
  after: string | null;
  reason: string;
  role: string;
};

/** A compound of one portion before and after; the bounds are those of the change. */
export type NutrientChange = {
  compound_identifier_id: number;
  compound_identifier_name: string;
  unit: string;
  before: number | null;
  after: number | null;
  change: number | null;
  change_min: number | null;
  change_max: number | null;
  incomplete: boolean;
};

export type TasteChange = {
  sense: string;
  before: number | null;
  after: number | null;
  change: number | null;
};

export type SensoryChange = {
  taste: readonly TasteChange[];
  texture_gained: readonly string[];
  texture_lost: readonly string[];
  before: string;
  after: string;
};

/** What the view reads of an edited recipe. */
export type DraftResult = {
  final_recipe: Recipe | null;
  diffs: readonly Diff[];
  warnings: readonly string[];
  unmet_wishes: readonly UnmetWish[];
  validation_issues: readonly { field: string; message: string }[];
  nutrient_change: readonly NutrientChange[];
  allergens: { before: readonly Allergen[]; after: readonly Allergen[] };
  sensory_change: SensoryChange | null;
  verification: readonly Verification[];
  notices: readonly string[];
  citations: readonly Citation[];
};
