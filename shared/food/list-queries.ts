import type { Chunk } from "./chunk.ts";
import { weakTerms } from "./vocabulary.ts";

const maximumQueries = 300;
const longestQuery = 12;

/** The term lists whose foods the reading may need: phrases, neighbouring phrases, word pairs, single words. */
export function listQueries(chunks: readonly Chunk[]): string[][] {
  const queries = new Map<string, string[]>();
  const add = (terms: readonly string[]) => {
    const distinct = [...new Set(terms)].slice(0, longestQuery);
    const key = [...distinct].sort().join(" ");
    if (distinct.length > 0 && queries.size < maximumQueries && !queries.has(key)) queries.set(key, distinct);
  };
  for (const [index, chunk] of chunks.entries()) {
    add(chunk.terms);
    const next = chunks[index + 1];
    if (next !== undefined && next.link !== "hard") add([...chunk.terms, ...next.terms]);
    for (let at = 1; at < chunk.terms.length; at++) add(chunk.terms.slice(at - 1, at + 1));
    for (const term of chunk.terms) if (!weakTerms.has(term)) add([term]);
  }
  return [...queries.values()];
}
