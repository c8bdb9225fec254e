import { joinSpans } from "../../../../language/mod.ts";
import language from "../../data/language.json" with { type: "json" };
import meanings from "../../data/meanings.json" with { type: "json" };
import type { Chunk } from "../chunks.ts";
import { normaliseTerms, normaliseWord } from "../terms.ts";

const { liquids, foods, units, words } = meanings.packed;
const liquidNames = new Set(liquids.map((name) => normaliseTerms(name).join(" ")));
const packedFoods = new Set(foods.flatMap(normaliseWord));
/** "in brine (drained)" */
const packedStates = new Set(language.weighedStates.flatMap(normaliseWord));
const packUnits = new Set(units);
const packWords = new Set(words.flatMap(normaliseWord));

/**
 * "canned tuna in water": what a food is packed in is its state and no food beside it. An amount behind it is that of
 * the food: "tinned sardines in olive oil 100 g".
 */
export function readPackings(chunks: readonly Chunk[]): Chunk[] {
  const read: Chunk[] = [];
  for (const chunk of chunks) {
    const food = read.at(-1);
    if (food === undefined || !isPackedIn(chunk, food)) read.push(chunk);
    else if (chunk.measure === null) read.push({ ...chunk, link: "gloss" });
    else {
      const span = joinSpans([food.span, chunk.span]);
      read[read.length - 1] = { ...food, measure: chunk.measure, span };
      read.push({ ...chunk, measure: null, link: "gloss" });
    }
  }
  return read;
}

function isPackedIn({ link, terms, measure, span, wordSpans }: Chunk, food: Chunk): boolean {
  const liquid = terms.filter((term) => !packedStates.has(term)).join(" ");
  if (link !== "prep" || !liquidNames.has(liquid) || !isPacked(food)) return false;
  const isAmountBehind = span?.start === wordSpans[0]?.start;
  return measure === null || (isAmountBehind && food.measure === null);
}

function isPacked({ terms, measure }: Chunk): boolean {
  const isSaid = terms.some((term) => packWords.has(term)) || packUnits.has(measure?.unit ?? "");
  return isSaid || packedFoods.has(terms.at(-1) ?? "");
}
