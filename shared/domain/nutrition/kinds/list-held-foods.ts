import { createMemory } from "../../../platform/kernel/mod.ts";
import data from "../data/composite-foods.json" with { type: "json" };
import { readKinds } from "./read-kinds.ts";
import { readLacking } from "./read-lacking.ts";
import { clauseMark, splitTerms } from "./split-terms.ts";

/** A composite food by its names, and what it is made of. */
type CompositeFood = {
  readonly names: readonly (readonly string[])[];
  /** Words of makes that do not hold it. */
  readonly not: readonly (readonly string[])[];
  readonly holds: readonly string[];
};

const composites = data.rows.map(
  ({ food, not = [], holds }): CompositeFood => ({
    names: food.map(termsOf),
    not: not.map(termsOf),
    holds,
  }),
);

/** A longer name is the text of a caller, of which the first words say what it is. */
const longestName = 120;
const remember = createMemory<readonly string[]>({ name: "foods held by names", mostBytes: 1024 * 1024 });

/**
 * The foods that a food is usually made of and that its name does not show: anchovies for Worcestershire sauce. None
 * where the name says that it is made otherwise: "vegan kimchi" has no fish sauce.
 */
export function listHeldFoods(name: string): readonly string[] {
  const head = name.slice(0, longestName);
  return remember(head, () => list(head));
}

function list(name: string): readonly string[] {
  const terms = splitTerms(name);
  const { positions, kinds } = readLacking(terms);
  const said = new Set(terms.filter((_, at) => !positions.has(at)));
  const hasPhrase = (phrase: readonly string[]) => phrase.every((term) => said.has(term));
  return composites
    .filter(({ names, not }) => names.some(hasPhrase) && !not.some((phrase) => isIn(terms, phrase)))
    .flatMap(({ holds }) => holds)
    .filter((part) => !isOfKind(part, kinds));
}

/** Whether a part shows a kind that the name is stated to be without. */
function isOfKind(part: string, kinds: ReadonlySet<string>): boolean {
  if (kinds.size === 0) return false;
  const facts = { name: part, words: [], foodGroup: null, ingredients: [], amounts: new Map() };
  return [...readKinds(facts).keys()].some((kind) => kinds.has(kind));
}

function isIn(terms: readonly string[], phrase: readonly string[]): boolean {
  return phrase.every((term) => terms.includes(term));
}

function termsOf(phrase: string): string[] {
  return splitTerms(phrase).filter((term) => term !== clauseMark);
}
