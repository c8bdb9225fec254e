import { type Chunk, isDetailLink } from "./chunks.ts";
import { nameCountedKind } from "./counted-kinds.ts";
import { findBase, ground } from "./dish-bases.ts";
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
    for (const part of listPartsOnBase(terms)) add(part);
    if (negated.length > 0) add([...terms, ...negated]);
    if (place.length > 0) add([...terms, ...place]);
    const next = chunks[index + 1];
    if (next !== undefined && mayJoin(next)) add([...terms, ...next.terms]);
    add(nameCountedKind(chunks[index], next)?.terms ?? []);
    for (let at = 1; at < terms.length; at++) add(terms.slice(at - 1, at + 1));
    for (const term of terms) if (!headlessTerms.has(term)) add([term]);
  }
  return [...queries.values()];
}

/** What a dish consists of if no food is called so: the bread and the filling of a sandwich. */
function listPartsOnBase(terms: readonly string[]): (readonly string[])[] {
  const base = findBase(terms);
  if (base === null) return [];
  const filling = terms.slice(0, -base.width);
  const patty = base.terms.at(-1) === ground.bun ? [[ground.word, ...filling]] : [];
  return [base.terms, filling, ...patty];
}

/** Whether a phrase may describe the one before it: one with its own amount does so only after a "with". */
function mayJoin({ link, measure }: Chunk): boolean {
  return measure === null ? link !== "hard" : isDetailLink(link);
}
