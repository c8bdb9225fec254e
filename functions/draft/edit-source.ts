import { editRecipe } from "../../shared/substitution/edit-recipe.ts";
import type { EditedRecipe } from "../../shared/substitution/edited-recipe.ts";
import { assumeServings } from "./assume-servings.ts";
import { followAmounts } from "./follow-amounts.ts";
import type { Kitchen } from "./kitchen.ts";

/** The edited recipe, and how many the source serves. */
export type Edited = EditedRecipe & { servings: number; isServingsTold: boolean };

/** Makes the edits that are wanted. */
export function editSource({ brief, title, told, lines, pantry, targets }: Kitchen): Edited {
  const { source, edits, amounts } = brief;
  const servings = source.servings ?? assumeServings(lines);
  const ingredients = lines.map((line, at) => ({ ...line, purpose: told[at]?.purpose ?? null }));
  const recipe = { title, servings, ingredients, steps: source.steps };
  const edited = followAmounts(editRecipe(recipe, edits, pantry, targets), amounts);
  return { ...edited, servings, isServingsTold: source.servings !== null };
}
