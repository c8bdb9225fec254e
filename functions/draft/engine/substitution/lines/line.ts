import type { IngredientRole } from "../../../../../shared/domain/recipes/mod.ts";
import type { ChangeKind } from "../edited-recipe.ts";
import type { Pantry, PantryFood } from "../pantry.ts";
import type { SourceIngredient, SourceRecipe } from "../source-recipe.ts";
import { inferUses } from "./infer-use.ts";

/** What stands on a line now. */
export type LinePart = {
  readonly name: string;
  readonly food: PantryFood | null;
  readonly grams: number;
  readonly measure: string | null;
  readonly preparation: string | null;
};

/** A line of the recipe while it is edited. */
export type Line = {
  /** 1-based place in the source. */
  readonly number: number;
  readonly source: SourceIngredient;
  /** The class of the food of the source. */
  readonly foodClass: string | null;
  /** What the ingredient does, as the tables call it: "glaze"; null where nothing says. */
  readonly use: string | null;
  readonly role: IngredientRole;
  readonly parts: readonly LinePart[];
  /** Null while the line stands as it came. */
  readonly change: ChangeKind | null;
  readonly reasons: readonly string[];
  readonly firstStep: string | null;
};

/** The lines of a recipe before any edit, each with its class and what it does. */
export function createLines(recipe: SourceRecipe, pantry: Pantry): Line[] {
  const uses = inferUses(recipe);
  return recipe.ingredients.map((source, at) => {
    const { foodClass = null, use = null, role = "garnish" } = uses[at] ?? {};
    const food =
      source.food === null ? null : (pantry.foodOf(source.food.id) ?? { ...source.food, amounts: new Map() });
    const { name, grams, measure, preparation } = source;
    return {
      number: at + 1,
      source,
      foodClass,
      use,
      role,
      parts: [{ name, food, grams, measure, preparation }],
      change: null,
      reasons: [],
      firstStep: null,
    };
  });
}
