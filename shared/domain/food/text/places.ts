import type { Chunk } from "./chunks.ts";
import { isPlaceName } from "./vocabulary.ts";

/**
 * "mcdonalds 10 nuggets, small fries" and "2 tacos, 1 burrito from taco bell": where foods of a list are from tells their
 * brand and is no food of its own.
 */
export function applyPlaces(chunks: readonly Chunk[]): Chunk[] {
  const named = chunks.filter(isPlace);
  if (named.length === 0 || named.length === chunks.length) return [...chunks];
  const place = named.flatMap(({ terms }) => terms);
  return chunks.filter((chunk) => !isPlace(chunk)).map((chunk) => ({ ...chunk, place }));
}

function isPlace({ terms, measure, eaten }: Chunk): boolean {
  return eaten === "listed" && measure === null && isPlaceName(terms);
}
