import { type Chunk, isDetailLink } from "./chunks.ts";
import { headlessTerms } from "./vocabulary.ts";

const maximumQueries = 300;
const longestQuery = 12;

/** The term lists to look up in the catalogue: phrases, neighbouring phrases, word pairs, single words. */
export function listQueries(chunks: readonly Chunk[]): string[][] {
  const queries = new Map<string, string[]>();
  const add = (terms: readonly string[]) => {
    const distinct = [...new Set(terms)].slice(0, longestQuery);
    const key = [...distinct].sort().join(" ");
    if (distinct.length > 0 && queries.size < maximumQueries && !queries.has(key)) queries.set(key, distinct);
  };
  for (const [index, { terms, negated, place = [] }] of chunks.entries()) {
    add(terms);
    if (negated.length > 0) add([...terms, ...negated]);
    if (place.length > 0) add([...terms, ...place]);
    const next = chunks[index + 1];
    if (next !== undefined && mayJoin(next)) add([...terms, ...next.terms]);
    for (let at = 1; at < terms.length; at++) add(terms.slice(at - 1, at + 1));
    for (const term of terms) if (!headlessTerms.has(term)) add([term]);
  }
  return [...queries.values()];
}

/** Whether a phrase may describe the one before it: one with its own amount does so only after a "with". */
function mayJoin({ link, measure }: Chunk): boolean {
  return measure === null ? link !== "hard" : isDetailLink(link);
}
