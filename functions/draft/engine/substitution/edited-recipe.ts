import type { IngredientRole } from "../../../../shared/domain/recipes/mod.ts";
import type { IngredientFood, SourceIngredient } from "./source-recipe.ts";

/** An ingredient of the edited recipe. */
export type EditedIngredient = {
  readonly name: string;
  /** Null where the catalogue has no such food: its nutrients are not known. */
  readonly food: IngredientFood | null;
  /** For all servings, before cooking. */
  readonly grams: number;
  /** Null where the amount or the food changed. */
  readonly measure: string | null;
  readonly preparation: string | null;
  readonly role: IngredientRole;
  /** 1-based line of the source that it stands for; null where it was added. */
  readonly fromLine: number | null;
};

/** `prepared`: the same food in another form ("pasteurised eggs"). */
export type ChangeKind = "replaced" | "removed" | "added" | "scaled" | "prepared";

/** What became of a line. */
export type Change = {
  /** 1-based line of the source; of an addition the line that it stands with. */
  readonly line: number;
  readonly kind: ChangeKind;
  readonly before: SourceIngredient | null;
  readonly after: readonly EditedIngredient[];
  /** "vegan: contains butter". */
  readonly reason: string;
  readonly role: IngredientRole;
};

/** Why a wish is not met: its words were not read, it cannot be had, or something overrules it. */
export type UnmetReason = "not_understood" | "not_possible" | "conflicts";

/** A wish that the recipe cannot be changed to, and why. */
export type UnmetWish = {
  readonly wish: string;
  readonly reason: UnmetReason;
  readonly detail?: string | undefined;
};

/** A recipe after its edits, with all that was changed. */
export type EditedRecipe = {
  readonly ingredients: readonly EditedIngredient[];
  readonly steps: readonly string[];
  readonly changes: readonly Change[];
  readonly unmet: readonly UnmetWish[];
  readonly warnings: readonly string[];
};
