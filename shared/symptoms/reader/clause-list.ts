import type { Passage } from "./passage.ts";

/** A clause by its number, with the range of words from its first to behind its last. */
export interface Clause {
  readonly id: number;
  readonly from: number;
  readonly to: number;
}

/** The clauses of a sentence in the order in which they begin. */
export function listClauses({ sentences, clauseAt }: Passage, sentence: number): Clause[] {
  const { from, to } = sentences[sentence] ?? { from: 0, to: 0 };
  const ranges = new Map<number, Clause>();
  for (let at = from; at < to; at++) {
    const id = clauseAt[at] ?? -1;
    ranges.set(id, { id, from: ranges.get(id)?.from ?? at, to: at + 1 });
  }
  return [...ranges.values()];
}
