import { checkAvoided } from "../../../shared/domain/constraints/mod.ts";
import { splitTerms } from "../../../shared/domain/nutrition/mod.ts";
import type { EditedIngredient } from "./substitution/edited-recipe.ts";
import { factsOf } from "./substitution/lines/food-facts.ts";

/** What is known of an ingredient by its name. */
export type NamedLine = Pick<EditedIngredient, "name" | "preparation" | "food">;

/** Whether words name an ingredient: by its own words, or as the kind of food that it is. */
export function isLineCalled(words: string, line: NamedLine): boolean {
  const own = new Set(splitTerms(`${line.name} ${line.food?.name ?? ""}`));
  const terms = splitTerms(words);
  if (terms.length > 0 && terms.every((term) => own.has(term))) return true;
  return (
    checkAvoided(words, factsOf(line, line.food && { ...line.food, amounts: new Map() }))?.certainty ===
    "contains"
  );
}
