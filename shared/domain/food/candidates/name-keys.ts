import names from "../data/food-names.json" with { type: "json" };

const neutralTerms = new Set(names.neutralTerms);

/** The key of the words of a name. */
export function plainKey(terms: Iterable<string>): string {
  return [...new Set(terms)].join(" ");
}

/** The key of a mention without words that leave a food what it is: "fresh", "large". */
export function bareKey(terms: Iterable<string>): string {
  return plainKey(bareTerms(terms));
}

/** Terms without those that leave a food what it is. */
export function bareTerms(terms: Iterable<string>): string[] {
  return [...terms].filter((term) => !neutralTerms.has(term));
}
