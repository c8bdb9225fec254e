import spelling from "./data/spelling.json" with { type: "json" };
import { plainMeaning } from "./term-normaliser.ts";
import { weakTerms } from "./vocabulary.ts";

const openFoods = new Set(spelling.openFoods);

/** What a phrase means as a food of its own: "a delicious medium pizza" is as plain as "pizza". */
export function meanPhrase(terms: readonly string[]): readonly string[] {
  const naming = terms.filter((term) => !weakTerms.has(term));
  const plain = plainMeaning(naming);
  return plain === naming ? terms : [...terms.filter((term) => weakTerms.has(term)), ...plain];
}

/** Whether what follows "with" may say which kind it is: a pizza with ham is no cheese pizza. */
export function isDescribable(terms: readonly string[]): boolean {
  return openFoods.has(terms.filter((term) => !weakTerms.has(term)).join(" "));
}
