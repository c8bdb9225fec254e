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
  return (terms.length > 0 && terms.every((term) => own.has(term))) || isLineOfKind(words, line);
}

/** Whether an ingredient is, or holds, the kind of food that words name: "peanut butter" is no butter. */
export function isLineOfKind(words: string, line: NamedLine): boolean {
  const facts = factsOf(line, line.food && { ...line.food, amounts: new Map() });
  return checkAvoided(words, facts)?.certainty === "contains";
}
