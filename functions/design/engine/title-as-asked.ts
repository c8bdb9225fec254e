import { phraseTerms } from "../../../shared/domain/constraints/mod.ts";
import type { Recipe } from "../../../shared/domain/recipes/mod.ts";
import type { Brief } from "./brief.ts";
import { isDish } from "./settle-dishes.ts";

/** The title of a dish, with the name that it was asked for by where the title has it not: "Haddock pie (fish pie)". */
export function titleAsAsked(recipe: Recipe, dishes: Brief["dishes"]): string {
  const terms = new Set(phraseTerms(recipe.title));
  const asked = dishes.find(({ rule }) => isDish({ recipe }, rule));
  if (asked === undefined || phraseTerms(asked.rule.words).every((term) => terms.has(term)))
    return recipe.title;
  return `${recipe.title} (${asked.rule.words.toLowerCase()})`;
}
