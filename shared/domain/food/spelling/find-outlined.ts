import type { FoundFoods } from "../candidates/food-names.ts";
import { noRepairs, type Repairs } from "../text/repairs.ts";
import { normaliseWord } from "../text/terms.ts";
import type { Speller } from "./create-speller.ts";
import { fitsBeside, listOddTerms, listRareTerms } from "./odd-words.ts";
import { mayBeMisspelt, repairWords } from "./repair-words.ts";

/** The part of the catalogue that reading texts needs. */
export type FoodFinder = {
  readonly findFoods: (queries: readonly (readonly string[])[]) => Promise<FoundFoods>;
  /** The speller for the words of a release. */
  readonly speller: (catalogueRelease: string) => Promise<Speller>;
};

/** The first reading of a text, with the term lists to look up for it. */
type Outlined = {
  readonly queries: readonly (readonly string[])[];
  /** Queries for words that are looked up, but neither repaired nor read in another language. */
  readonly skippedQueries?: readonly (readonly string[])[];
};

/** Texts, and how to outline them with repairs of their misspelt words. */
type Outlining<Outline> = {
  readonly texts: readonly string[];
  readonly outline: (repairs: Repairs) => readonly Outline[];
};

/** Outlines with their candidates, and whether a word as written occurs in no food. */
type Found<Outline> = {
  readonly outlines: readonly Outline[];
  readonly found: FoundFoods;
  readonly hasUnknownWords: boolean;
};

/** The result without any query. */
export const noFoods: FoundFoods = { foods: [], termFrequency: {}, foodCount: 1 };

/**
 * The outlines of texts with their candidate foods. If a word that occurs in no food resembles one that does, the texts
 * are outlined again with that word and looked up again.
 */
export async function findOutlined<Outline extends Outlined>(
  { texts, outline }: Outlining<Outline>,
  catalogue: FoodFinder,
): Promise<Found<Outline>> {
  const outlines = outline(noRepairs);
  const queries = outlines.flatMap((each) => each.queries);
  const skipped = outlines.flatMap(({ skippedQueries = [] }) => skippedQueries);
  if (queries.length + skipped.length === 0) return { outlines, found: noFoods, hasUnknownWords: false };
  const found = await catalogue.findFoods([...queries, ...skipped]);
  const unknown = queries.flat().filter((term) => !Object.hasOwn(found.termFrequency, term));
  const hasUnknownWords = unknown.some((term) => /^\p{L}/u.test(term));
  const asWritten = { outlines, found, hasUnknownWords };
  const release = found.catalogueRelease ?? null;
  const odd = listOddTerms(queries, found);
  const rare = listRareTerms(queries, found);
  if (release === null || (odd.size + rare.size === 0 && !unknown.some(mayBeMisspelt))) return asWritten;
  const speller = await catalogue.speller(release);
  const repairs = repairWords(texts, speller, { odd, rare });
  const repaired = await outlineWith(repairs);
  const isSlip = ([written, word]: readonly [string, string]) =>
    isOf(rare, [written, word]) && speller.repair(written, { isRare: true })?.word === word;
  const kept = new Map(
    [...repairs].filter((repair) => !isOf(odd, repair) || isSlip(repair) || fits(repair, repaired)),
  );
  if (kept.size === 0) return asWritten;
  return { ...(kept.size === repairs.size ? repaired : await outlineWith(kept)), hasUnknownWords };

  async function outlineWith(repairs: Repairs) {
    const outlines = outline(repairs);
    const all = [...outlines.flatMap((each) => each.queries), ...skipped];
    return { outlines, found: repairs.size === 0 ? noFoods : await catalogue.findFoods(all) };
  }
}

function isOf(odd: ReadonlySet<string>, [written]: readonly [string, string]): boolean {
  return normaliseWord(written).some((term) => odd.has(term));
}

/** A word that some food has is only repaired to one that a food has together with a word beside it. */
function fits(
  [, word]: readonly [string, string],
  { outlines, found }: { readonly outlines: readonly Outlined[]; readonly found: FoundFoods },
): boolean {
  const queries = outlines.flatMap((each) => each.queries);
  return normaliseWord(word).some((term) => fitsBeside(term, queries, found));
}
