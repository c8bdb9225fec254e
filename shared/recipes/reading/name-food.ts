import { normaliseTerms } from "../../food/term-normaliser.ts";
import { describingTerms, formTerms, softHeads } from "./line-words.ts";
import { findPantryName, listPantryNames, type PantryFood, type PantryName } from "./pantry.ts";

/** How sure a name is: `exact` has the pantry's own words, `loose` disregards a word that names another food. */
export interface NamedFood {
  readonly food: PantryFood;
  readonly fit: "exact" | "described" | "loose";
}

/**
 * The pantry's food that a name means. `forms` are words that the line's measure implies ("canned", "dried"): a food
 * of that form is preferred. Null when no food of the pantry has the word that says what it is.
 */
export function nameFood(name: string, forms: readonly string[] = []): NamedFood | null {
  const terms = normaliseTerms(name);
  for (const form of forms) {
    // A teaspoon tells a dried herb, but no dried milk.
    const formed = findPantryName([form, ...terms]) ?? findPantryName([form, ...withoutDescription(terms)]);
    if (formed !== null && (form !== "dried" || formed.shelf === "spices"))
      return { food: formed, fit: "exact" };
  }
  const exact = findPantryName(terms) ?? findPantryName(terms.filter((term) => !isFiller(term)));
  return exact === null ? findDescribed(terms, forms) : { food: exact, fit: "exact" };
}

function withoutDescription(terms: readonly string[]): string[] {
  return terms.filter((term) => !describingTerms.has(term) || formTerms.has(term));
}

// Words that no name of the pantry has say nothing of the kind: "organic", "finely".
function isFiller(term: string): boolean {
  return describingTerms.has(term) && listPantryNames(term).length === 0;
}

function findDescribed(terms: readonly string[], forms: readonly string[]): NamedFood | null {
  const heads = headsOf(terms);
  const told = new Set([...terms, ...forms]);
  const names = new Set(terms.flatMap((term) => listPantryNames(term)));
  let best: { entry: PantryName; score: number; isLoose: boolean } | null = null;
  for (const entry of names) {
    if (!entry.terms.every((term) => told.has(term)) || !heads.some((head) => entry.terms.includes(head)))
      continue;
    const others = terms.filter((term) => !entry.terms.includes(term));
    const isLoose = others.some((term) => formTerms.has(term) || isAnotherFood(term));
    const score = entry.terms.length - (isLoose ? 10 : 0) + (entry.terms.includes(heads[0] ?? "") ? 5 : 0);
    if (best === null || score > best.score) best = { entry, score, isLoose };
  }
  return best === null ? null : { food: best.entry.food, fit: best.isLoose ? "loose" : "described" };
}

/** The words that may say what it is, the likeliest first: the last one, and the one before a mere shape. */
function headsOf(terms: readonly string[]): string[] {
  const naming = terms.filter((term) => !describingTerms.has(term));
  const rest = naming.length > 0 ? naming : terms;
  const heads: string[] = [];
  for (let at = rest.length - 1; at >= 0; at--) {
    const term = rest[at] ?? "";
    heads.push(term);
    if (!softHeads.has(term) && listPantryNames(term).length > 0) break;
  }
  return heads;
}

function isAnotherFood(term: string): boolean {
  return !describingTerms.has(term) && !softHeads.has(term) && findPantryName([term]) !== null;
}
