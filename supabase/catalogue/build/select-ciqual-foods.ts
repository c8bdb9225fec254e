import { normaliseTerms } from "../../../shared/food/term-normaliser.ts";
import { readFacts } from "../source/fact-table.ts";
import type { Food } from "./catalogue-model.ts";

/**
 * The foods of CIQUAL that add a food: those whose name has a word that no other food's name or synonym has
 * ("reblochon"). The rest, and what is linked with another food (`linkedIds`), would only be a second entry for
 * what SR28 and FNDDS have, without portions.
 */
export function selectCiqualFoods(
  ciqual: readonly Food[],
  others: readonly Food[],
  linkedIds: ReadonlySet<number>,
): Food[] {
  const known = new Set(
    others.flatMap(({ name, synonyms }) => normaliseTerms([name, ...synonyms].join(" "))),
  );
  for (const { cells } of readFacts("ciqual-plain-words.tsv", ["word", "meaning"])) known.add(cells[0] ?? "");
  const leftOut = new Set(
    readFacts("ciqual-left-out-groups.tsv", ["food_group", "reason"]).map(({ cells }) => cells[0]),
  );
  return ciqual
    .filter(({ id, foodGroup }) => !linkedIds.has(id) && !leftOut.has(foodGroup))
    .filter(({ name }) => normaliseTerms(name).some((word) => isTelling(word) && !known.has(word)));
}

function isTelling(word: string): boolean {
  return word.length > 3 && /^\p{L}+$/u.test(word);
}
