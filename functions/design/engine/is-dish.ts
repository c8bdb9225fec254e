import type { Recipe } from "../../../shared/domain/recipes/mod.ts";
import type { Candidate } from "./candidate.ts";

/** Whether a candidate is a dish: adapted recipes are named by the one that they come from. */
export function isDish(
  { recipe }: Pick<Candidate, "recipe">,
  { all }: { readonly all: ReadonlySet<string> },
): boolean {
  return all.has(writtenId(recipe));
}

/** The id of the recipe of the book that a recipe is, or is adapted from. */
export function writtenId({ id }: Pick<Recipe, "id">): string {
  return id.split("+")[0] ?? id;
}
