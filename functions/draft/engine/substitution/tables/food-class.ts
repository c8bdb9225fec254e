import { clauseMark, splitTerms } from "../../../../../shared/domain/nutrition/mod.ts";
import type { IngredientRole } from "../../../../../shared/domain/recipes/mod.ts";
import { findPhrases, indexPhrases, type PhraseHit } from "../../../../../shared/language/mod.ts";
import data from "../data/food-classes.json" with { type: "json" };

/** A class of ingredients that a kitchen uses alike; its parent is the wider class. */
type FoodClass = {
  readonly parent: string | null;
  readonly role: IngredientRole;
  readonly terms: readonly string[];
  /** Made of several foods, so that makes without one of them exist: "pesto". */
  readonly isComposite: boolean;
};

/** The classes by name. */
export const foodClasses: ReadonlyMap<string, FoodClass> = new Map(
  Object.entries(data.classes).map(([name, row]) => [name, { ...row, role: asRole(row.role) }]),
);

const phrases = indexPhrases(
  [...foodClasses].flatMap(([name, { terms }]) =>
    terms.map((text) => ({ text, terms: splitTerms(text), meaning: name })),
  ),
);
/** What "ground" and "minced" are read as. */
const [milled] = splitTerms("ground");
/** Cuts and shapes: a "swordfish steak" is fish. */
const forms = new Set(data.forms);
const stops = new Set([clauseMark, "with", "in", "for", "from", "or", "without", "and", "to", "on"]);

/** The class of an ingredient by its own words, or else by its catalogue name; null where no class fits. */
export function classify(name: string, catalogueName: string | null): string | null {
  return findHead(splitTerms(name)) ?? (catalogueName === null ? null : findHead(turnRound(catalogueName)));
}

/** A class and the wider ones above it, the narrowest first. */
export function listLineage(name: string | null): string[] {
  const lineage: string[] = [];
  for (let at = name; at !== null && !lineage.includes(at); at = foodClasses.get(at)?.parent ?? null) {
    lineage.push(at);
  }
  return lineage;
}

/** The last words before a comma or "with" say what a thing is: "butter puff pastry" is pastry. */
function findHead(terms: readonly string[]): string | null {
  const hits = findPhrases(phrases, terms);
  const stop = terms.findIndex((term) => stops.has(term));
  const ahead = hits.filter(({ start }) => stop < 0 || start < stop);
  const [best] = (ahead.length > 0 ? ahead : hits).toSorted(byHead);
  if (best === undefined) return null;
  // Ground cloves are no minced meat.
  const isMilled =
    best.terms.length === 1 && best.terms[0] === milled && !stops.has(terms[best.end] ?? clauseMark);
  if (isMilled) return findHead(terms.slice(best.end));
  const isForm = best.terms.length === 1 && forms.has(best.terms[0] ?? "");
  const of = isForm ? ahead.filter(({ end }) => end === best.start).toSorted(byHead)[0] : undefined;
  return (of ?? best).meaning;
}

function byHead(a: PhraseHit<string>, b: PhraseHit<string>): number {
  return b.end - a.end || b.terms.length - a.terms.length;
}

/** "Cheese, cheddar, sharp" is stated as "cheddar cheese". */
function turnRound(catalogueName: string): readonly string[] {
  const [head = "", next = ""] = catalogueName.split(",");
  return splitTerms(`${next} ${head}`);
}

/** JSON knows no unions: that each role is one is held by the tests of the tables. */
function asRole(role: string): IngredientRole {
  return role as IngredientRole;
}
