import portionWords from "../data/portion-words.json" with { type: "json" };
import type { Measure } from "../text/measures.ts";
import type { PortionRow } from "./portion-rows.ts";

const factors = new Map(Object.entries(portionWords.sizeFactors));
const ranks = new Set(Object.keys(portionWords.sizeRanks));
/** A single sweet is of fun size as it is. */
const leastShrunkGrams = 15;

/** "a small banana", "a big bowl" where the food has but one such row: the customary share of it. */
export function sizeFactor(
  { sizes }: Measure,
  { words, gramsEach }: Pick<PortionRow, "words" | "gramsEach">,
): number {
  if (sizes[0] === "fun" && gramsEach < leastShrunkGrams) return 1;
  const isSized = [...words].some((word) => ranks.has(word) || sizes.includes(word));
  return isSized ? 1 : (factors.get(sizes[0] ?? "") ?? 1);
}
