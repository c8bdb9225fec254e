import type { FoundFoods } from "../candidates/food-names.ts";
import { noRepairs, type Repairs } from "../text/repairs.ts";
import type { Speller } from "./create-speller.ts";
import { mayBeMisspelt, repairWords } from "./repair-words.ts";

/** The catalogue as the reading of texts needs it. */
export type FoodFinder = {
  readonly findFoods: (queries: readonly (readonly string[])[]) => Promise<FoundFoods>;
  /** Finds what misspelt words stand for among the words of a release. */
  readonly speller: (catalogueRelease: string) => Promise<Speller>;
};

/** The first reading of a text, with the term lists to look up for it. */
type Outlined = {
  readonly queries: readonly (readonly string[])[];
  /** For words that are looked up too, but neither repaired nor read in another language. */
  readonly skippedQueries?: readonly (readonly string[])[];
};

/** Texts, and how they are outlined once it is known what their misspelt words stand for. */
type Outlining<Outline> = {
  readonly texts: readonly string[];
  readonly outline: (repairs: Repairs) => readonly Outline[];
};

/** Outlines with their candidates, and whether words of the texts, as they were written, stand in no food. */
type Found<Outline> = {
  readonly outlines: readonly Outline[];
  readonly found: FoundFoods;
  readonly hasUnknownWords: boolean;
};

/** What the catalogue finds for no queries. */
export const noFoods: FoundFoods = { foods: [], termFrequency: {}, foodCount: 1 };

/**
 * The outlines of texts with the foods that they may mean. Where a word stands in no food and resembles one that does,
 * the texts are outlined with that one and looked up again.
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
  const release = found.catalogueRelease ?? null;
  if (release === null || !unknown.some(mayBeMisspelt)) return { outlines, found, hasUnknownWords };
  const repairs = repairWords(texts, await catalogue.speller(release));
  if (repairs.size === 0) return { outlines, found, hasUnknownWords };
  const repaired = outline(repairs);
  const better = await catalogue.findFoods([...repaired.flatMap((each) => each.queries), ...skipped]);
  return { outlines: repaired, found: better, hasUnknownWords };
}
