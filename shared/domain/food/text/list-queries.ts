import { type Chunk, isDetailLink } from "./chunks.ts";
import { nameCountedKind, nameCountedKinds } from "./counted-kinds.ts";
import { findBase, ground } from "./dish-bases.ts";
import { listPasted, termsOfPasted } from "./pasted-entries.ts";
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
    for (const { chunk } of nameCountedKinds(chunks, index)) add(chunk.terms);
    for (const pair of terms.slice(1).map((term, at) => [terms[at] ?? "", term])) add(pair);
    for (const term of terms.filter((each) => !headlessTerms.has(each))) add([term]);
  }
  for (const entry of listPasted(chunks).filter(({ isPasted }) => isPasted)) add(termsOfPasted(entry.chunks));
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
