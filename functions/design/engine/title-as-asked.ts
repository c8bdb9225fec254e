import { phraseTerms } from "../../../shared/domain/constraints/mod.ts";
import type { Recipe } from "../../../shared/domain/recipes/mod.ts";
import type { Brief } from "./brief.ts";
import { isDish } from "./is-dish.ts";
import { openForbidding } from "./settle-wanted.ts";

/**
 * The title of a dish, with the name that it was asked for by where the title has it not: "Haddock pie (fish pie)". A name
 * with a food that the rules leave out is not added: a vegan tikka masala is not called chicken.
 */
export function titleAsAsked(recipe: Recipe, brief: Pick<Brief, "dishes" | "rules">): string {
  const terms = new Set(phraseTerms(recipe.title));
  const asked = brief.dishes.find(({ rule }) => isDish({ recipe }, rule));
  if (asked === undefined) return recipe.title;
  const missing = phraseTerms(asked.rule.words).filter((term) => !terms.has(term));
  const findForbidding = openForbidding(brief);
  // Nuggets that are baked as the book has them keep their name in "not fried".
  const isOwn = asked.rule.exact.has(recipe.id);
  const isForbidden = !isOwn && missing.some((term) => findForbidding(term) !== null);
  if (missing.length === 0 || isForbidden) return recipe.title;
  return `${recipe.title} (${asked.rule.words.toLowerCase()})`;
}
