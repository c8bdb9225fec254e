import type { Chunk } from "../chunks.ts";
import { isMixedDish, vesselTerms } from "../vocabulary.ts";

/** "congee with egg and pork 1 bowl": the bowl behind what is in a dish is one of the dish. */
export function moveVessels(chunks: readonly Chunk[]): Chunk[] {
  const moved = [...chunks];
  for (const [at, chunk] of chunks.entries()) {
    const dishAt = isInVessel(chunk) ? findDish(chunks, at) : null;
    const dish = dishAt === null ? undefined : moved[dishAt];
    if (dishAt === null || dish === undefined) continue;
    moved[dishAt] = { ...dish, measure: chunk.measure };
    moved[at] = { ...chunk, measure: null };
  }
  return moved;
}

/** A vessel stands behind the words. */
function isInVessel({ measure, span, wordSpans }: Chunk): boolean {
  const isVessel = measure !== null && measure.grams === null && vesselTerms.has(measure.unit);
  const end = wordSpans.at(-1)?.end;
  return isVessel && span !== null && end !== undefined && span.end > end;
}

/** The dish without an amount that a phrase lists a part of, or null. */
function findDish(chunks: readonly Chunk[], from: number): number | null {
  let at = from;
  while (at > 0 && chunks[at]?.link === "and" && chunks[at - 1]?.measure === null) at--;
  const dish = chunks[at - 1];
  const isPart = chunks[at]?.link === "with" && dish !== undefined && dish.measure === null;
  return isPart && isMixedDish(dish.terms) ? at - 1 : null;
}
