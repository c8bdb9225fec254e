import meanings from "../data/meanings.json" with { type: "json" };
import type { Chunk } from "./chunks.ts";
import { normaliseTerms, normaliseWord } from "./terms.ts";

const { scooped } = meanings;
const flavours = new Set(scooped.flavours.map((name) => normaliseTerms(name).join(" ")));
const iceCream = normaliseTerms(scooped.food);
/** Beside these a scoop is of a powder: "1 scoop vanilla in milk". */
const mixedWith = new Set(scooped.powdersBeside.flatMap(normaliseWord));

/** "2 scoops rocky road" are of ice cream, unless they are of a powder. */
export function readScoops(chunks: readonly Chunk[]): Chunk[] {
  const isPowder = chunks.some(({ terms }) => terms.some((term) => mixedWith.has(term)));
  return chunks.map((chunk) => {
    const isScooped = chunk.measure?.unit === "scoop" && flavours.has(chunk.terms.join(" "));
    return isScooped && !isPowder ? { ...chunk, terms: [...chunk.terms, ...iceCream] } : chunk;
  });
}
