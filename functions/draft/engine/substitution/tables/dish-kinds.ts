import { splitTerms } from "../../../../../shared/domain/nutrition/mod.ts";
import { findPhrases, indexPhrases } from "../../../../../shared/language/mod.ts";
import data from "../data/dish-words.json" with { type: "json" };

const phrases = indexPhrases(
  Object.entries(data.dishes).flatMap(([kind, words]) =>
    words.map((text) => ({ text, terms: splitTerms(text), meaning: kind })),
  ),
);

/** The kinds of dish that a title names: "Banana bread" is a cake and a bread. */
export function readDishKinds(title: string): ReadonlySet<string> {
  return new Set(findPhrases(phrases, splitTerms(title)).map(({ meaning }) => meaning));
}
