import { isEnglishWord } from "../../../language/mod.ts";
import { type FoundFoods, listNames } from "../candidates/food-names.ts";
import { normaliseTerms } from "../text/terms.ts";
import { mayBeMisspelt } from "./repair-words.ts";

type Queries = readonly (readonly string[])[];

/** A word that more foods have is seldom a slip that stands in the name of one. */
const fewFoods = 3;
const fewFoodsOfRare = 4;
const shortest = 4;

/**
 * Terms that few foods have, none of them together with a word beside it: "chedder" of "chedder cheese" is in the name of
 * one food, and that is no cheese. The "doogh" of "rice, doogh" is a name of its own.
 */
export function listOddTerms(queries: Queries, found: FoundFoods): Set<string> {
  const rare = new Set(queries.flat().filter((term) => isRare(term, found)));
  if (rare.size === 0) return rare;
  const alone = new Set(queries.filter(({ length }) => length === 1).flat());
  for (const [term = "", ...others] of listPlainNames(found))
    if (others.length === 0 && alone.has(term)) rare.delete(term);
  const isTogether = createTogether(found);
  const phrases = queries.filter((query) => query.length > 1);
  return new Set(
    [...rare].filter((term) => {
      const around = phrases.filter((phrase) => phrase.includes(term));
      return around.length > 0 && !around.some(isTogether);
    }),
  );
}

/**
 * Terms that few foods have and that are no plain name, nor a word of one that the text has: "chikin" is one food's
 * spelling, "doogh" its name and "fan tuan" no tuna.
 */
export function listRareTerms(queries: Queries, found: FoundFoods): Set<string> {
  const rare = new Set(queries.flat().filter((term) => isRare(term, found, fewFoodsOfRare)));
  if (rare.size === 0) return rare;
  const phrases = queries.map((query) => new Set(query));
  for (const name of listPlainNames(found)) {
    const isSaid = name.length === 1 || phrases.some((phrase) => name.every((term) => phrase.has(term)));
    if (isSaid) for (const term of name) rare.delete(term);
  }
  return rare;
}

function listPlainNames({ foods }: FoundFoods): string[][] {
  return foods.flatMap(({ plainNames = [], genericFor = [] }) =>
    [...plainNames, ...genericFor].map(normaliseTerms),
  );
}

/** Whether some food has all words of a phrase that a term stands in. */
export function fitsBeside(term: string, queries: Queries, found: FoundFoods): boolean {
  return queries.filter((query) => query.length > 1 && query.includes(term)).some(createTogether(found));
}

function isRare(term: string, { termFrequency }: FoundFoods, few = fewFoods): boolean {
  const foods = termFrequency[term] ?? 0;
  if (foods === 0 || foods > few || term.length < shortest) return false;
  return mayBeMisspelt(term) && !isEnglishWord(term);
}

function createTogether({ foods }: FoundFoods): (terms: readonly string[]) => boolean {
  const named = foods.map((food) => new Set(listNames(food).flatMap(normaliseTerms)));
  return (terms) => named.some((names) => terms.every((term) => names.has(term)));
}
