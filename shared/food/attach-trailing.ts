import type { Chunk } from "./chunk.ts";
import { headlessTerms } from "./vocabulary.ts";

const reach = 5;

/** Gives amounts told behind a food ("a chop, weighing 140 g", "rice (1 cup)") to the phrase the food began with. */
export function attachTrailing(chunks: readonly Chunk[]): Chunk[] {
  const kept: Chunk[] = [];
  for (const chunk of chunks) {
    if (chunk.terms.length > 0 || chunk.measure === null) {
      kept.push(chunk);
      continue;
    }
    const owner = findOwner(kept);
    const owning = kept[owner];
    if (owning === undefined) continue;
    kept[owner] = { ...owning, measure: chunk.measure, sizes: [...owning.sizes, ...chunk.sizes] };
  }
  return kept;
}

/** The nearest phrase before that may begin a food and has no exact amount yet, or -1. */
function findOwner(chunks: readonly Chunk[]): number {
  let fallback = -1;
  for (let at = chunks.length - 1; at >= Math.max(0, chunks.length - reach); at--) {
    const chunk = chunks[at];
    if (chunk === undefined || chunk.measure?.kind === "mass" || chunk.measure?.kind === "volume") break;
    if (fallback < 0 && chunk.terms.some((term) => !headlessTerms.has(term))) fallback = at;
    if (chunk.measure !== null && chunk.link !== "with" && chunk.link !== "prep") return at;
    if (chunk.link === "hard") return chunk.measure === null ? fallback : at;
  }
  return fallback;
}
