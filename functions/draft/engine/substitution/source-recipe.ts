import type { IngredientRole } from "../../../../shared/domain/recipes/mod.ts";

/** The catalogue food that an ingredient was matched to. */
export type IngredientFood = {
  readonly id: number;
  readonly name: string;
  readonly foodGroup: string;
};

/** An ingredient of a recipe to be edited. */
export type SourceIngredient = {
  /** As its line words it: "unsalted butter". */
  readonly name: string;
  /** Null where the catalogue has no such food: then the words alone are judged. */
  readonly food: IngredientFood | null;
  /** For all servings, before cooking. */
  readonly grams: number;
  readonly measure: string | null;
  readonly preparation: string | null;
  /** "for brushing"; null where the line has none. */
  readonly purpose: string | null;
  /** Absent where it has to be inferred. */
  readonly role?: IngredientRole | undefined;
};

/** A recipe as a caller gives it. */
export type SourceRecipe = {
  readonly title: string;
  readonly servings: number;
  readonly ingredients: readonly SourceIngredient[];
  readonly steps: readonly string[];
};
