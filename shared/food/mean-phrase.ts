import { plainMeaning } from "./term-normaliser.ts";
import { weakTerms } from "./vocabulary.ts";

/** What a phrase means as a food of its own: "a delicious medium pizza" is as plain as "pizza". */
export function meanPhrase(terms: readonly string[]): readonly string[] {
  const naming = terms.filter((term) => !weakTerms.has(term));
  const plain = plainMeaning(naming);
  return plain === naming ? terms : [...terms.filter((term) => weakTerms.has(term)), ...plain];
}
