import { joinSpans } from "../../../language/mod.ts";
import type { CandidatePool } from "../candidates/candidate-pool.ts";
import type { Chunk } from "../text/chunks.ts";
import { listPasted, type PastedEntry, termsOfPasted } from "../text/pasted-entries.ts";
import { headlessTerms, mainTerms, sideTerms } from "../text/vocabulary.ts";

const leastEntries = 2;

/**
 * Joins the names of a list that is copied from a table or an app, a food in each line with its amount at the end:
 * "Cheese, mozzarella, part skim, 1 oz", "Grapes, red or green, 1 cup".
 */
export function joinPastedNames(chunks: readonly Chunk[], pool: CandidatePool): readonly Chunk[] {
  const entries = listPasted(chunks);
  const isName = (entry: PastedEntry) => entry.isPasted && isOneFood(entry.chunks, pool);
  const count = entries.filter(isName).length;
  if (count < leastEntries || count * 2 < entries.length) return chunks;
  return entries.flatMap((entry) => (isName(entry) ? [joinNames(entry.chunks)] : entry.chunks));
}

/** "jelly, grape" is one food, and so is a cheese with words that name none; "eggs, toast" are two. */
function isOneFood(entry: readonly Chunk[], pool: CandidatePool): boolean {
  const [, ...others] = entry;
  const terms = termsOfPasted(entry);
  const isKind = others.some((chunk) => !pool.isPlainName(chunk.terms));
  const isServed = others.some((chunk) =>
    chunk.terms.some((term) => mainTerms.has(term) || sideTerms.has(term)),
  );
  const naming = terms.filter((term) => !headlessTerms.has(term));
  return pool.hasFoodOf(naming) && (isKind || (!isServed && pool.isOrderedName(terms)));
}

function joinNames(entry: readonly Chunk[]): Chunk {
  const [first, ...others] = entry as [Chunk, ...Chunk[]];
  const inOrder = [...others, first];
  return {
    ...first,
    terms: termsOfPasted(entry),
    words: inOrder.flatMap(({ words }) => words),
    wordSpans: inOrder.flatMap(({ wordSpans }) => wordSpans),
    sizes: inOrder.flatMap(({ sizes }) => sizes),
    measure: entry.find(({ measure }) => measure !== null)?.measure ?? null,
    span: joinSpans(entry.map(({ span }) => span)),
    isRepaired: entry.some(({ isRepaired }) => isRepaired),
    isInverted: true,
  };
}
