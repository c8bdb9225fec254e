import type { CandidatePool } from "../candidates/candidate-pool.ts";
import type { Chunk } from "../text/chunks.ts";
import { nameCountedKind } from "../text/counted-kinds.ts";

/** Joins "tamales" and "2 pork", where a food is called so. */
export function joinKinds(chunks: readonly Chunk[], pool: CandidatePool): Chunk[] {
  const read: Chunk[] = [];
  for (const chunk of chunks) {
    const joined = nameCountedKind(read.at(-1), chunk);
    if (joined !== null && pool.hasFoodOf(joined.terms)) read[read.length - 1] = joined;
    else read.push(chunk);
  }
  return read;
}
