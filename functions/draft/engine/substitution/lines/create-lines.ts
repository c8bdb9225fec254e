import type { Pantry } from "../pantry.ts";
import type { SourceRecipe } from "../source-recipe.ts";
import { inferUses } from "./infer-use.ts";
import type { Line } from "./line.ts";

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
