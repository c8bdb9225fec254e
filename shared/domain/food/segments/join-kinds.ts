import type { CandidatePool } from "../candidates/candidate-pool.ts";
import type { Chunk } from "../text/chunks.ts";
import { nameCountedKind, nameCountedKinds } from "../text/counted-kinds.ts";

/** Joins "tamales" and "2 pork", where a food is called so, and names "2 muffins, 1 blueberry 1 chocolate" as two muffins. */
export function joinKinds(chunks: readonly Chunk[], pool: CandidatePool): Chunk[] {
  const read: Chunk[] = [];
  for (let at = 0; at < chunks.length; at++) {
    const chunk = chunks[at];
    if (chunk === undefined) break;
    const kinds = nameCountedKinds(chunks, at);
    if (areKinds(kinds, pool)) {
      read.push(...kinds.map((kind) => kind.chunk));
      at += kinds.length;
      continue;
    }
    const joined = nameCountedKind(read.at(-1), chunk);
    if (joined !== null && pool.hasFoodOf(joined.terms)) read[read.length - 1] = joined;
    else read.push(chunk);
  }
  return read;
}

/** Whether each says only of which kind it is, or is a name: "latte coffee", "apple pie". */
function areKinds(kinds: ReturnType<typeof nameCountedKinds>, pool: CandidatePool): boolean {
  const isKind = ({ chunk: { terms }, isOpen }: (typeof kinds)[number]) =>
    !isOpen || isKindNamed(terms, pool);
  return kinds.length > 0 && kinds.every(isKind);
}

function isKindNamed(terms: readonly string[], pool: CandidatePool): boolean {
  const kind = pool.findPlain(terms.slice(0, -1));
  return pool.isOrderedName(terms) || kind?.namings[0]?.heads.has(terms.at(-1) ?? "") === true;
}
