import language from "../../data/language.json" with { type: "json" };
import { normaliseWord } from "../terms.ts";

const { alone, named } = language.dippedIn;
const aloneTerms = new Set(alone.flatMap(normaliseWord));
const namedTerms = new Set(named.flatMap(normaliseWord));
const longestName = 3;

/** Whether terms name what other food is dipped in: "ketchup", "blue cheese dip". */
export function isDip(terms: readonly string[]): boolean {
  const isNamed = terms.length > 1 && terms.length <= longestName;
  return aloneTerms.has(terms.join(" ")) || (isNamed && namedTerms.has(terms.at(-1) ?? ""));
}

/** Whether a term ends such a name. */
export function isDipHead(term: string): boolean {
  return aloneTerms.has(term) || namedTerms.has(term);
}
