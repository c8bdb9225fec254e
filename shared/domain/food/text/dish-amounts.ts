import { joinSpans } from "../../../language/mod.ts";
import type { Chunk } from "./chunks.ts";
import { mainTerms, sideTerms, vesselTerms } from "./vocabulary.ts";

/** An addition of less may be measured itself: "tea with milk 50 ml". */
const leastDishMl = 150;

/** "poha with peanuts 1.5 cup": a cup or bowl behind a dish with an addition is of the dish. */
export function readDishAmounts(chunks: readonly Chunk[]): Chunk[] {
  const read: Chunk[] = [];
  for (const chunk of chunks) {
    const dish = read.at(-1);
    if (dish === undefined || !isOfDish(chunk, dish)) read.push(chunk);
    else {
      const span = joinSpans([dish.span, chunk.span]);
      read[read.length - 1] = { ...dish, measure: chunk.measure, span };
      read.push({ ...chunk, measure: null });
    }
  }
  return read;
}

function isOfDish({ link, terms, measure, span, wordSpans }: Chunk, dish: Chunk): boolean {
  const isBehind = measure !== null && span?.start === wordSpans[0]?.start;
  if (link !== "with" || !isBehind || dish.measure !== null || dish.terms.length === 0) return false;
  // "rice with dal 1 bowl"
  const heads = [terms.at(-1) ?? "", dish.terms.at(-1) ?? ""];
  if (heads.some((head) => sideTerms.has(head)) || mainTerms.has(heads[0] ?? "")) return false;
  const { count, millilitres, unit } = measure;
  return millilitres === null ? vesselTerms.has(unit) : count * millilitres >= leastDishMl;
}
