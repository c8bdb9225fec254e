import { joinSpans } from "../../../language/mod.ts";
import type { CandidatePool } from "../candidates/candidate-pool.ts";
import language from "../data/language.json" with { type: "json" };
import type { Chunk } from "../text/chunks.ts";
import { normaliseTerms } from "../text/terms.ts";
import { mainTerms } from "../text/vocabulary.ts";

const fillings = new Set(language.fillings.flatMap(normaliseTerms));
const filled = new Set(language.namedByFilling.flatMap(normaliseTerms));

/** Names a dish after the filling behind it: "tacos ground beef" are ground beef tacos, and no beef beside them. */
export function nameFillings(chunks: readonly Chunk[], pool: CandidatePool): Chunk[] {
  return joinBracketed(chunks, pool).map((chunk) => {
    const terms = [2, 1].map((width) => putInFront(chunk, width, pool)).find((named) => named !== null);
    return terms === undefined || terms === null ? chunk : { ...chunk, terms };
  });
}

/** The terms with the last `width` of them, a filling, in front of the dish; null where they are none. */
function putInFront({ terms }: Chunk, width: number, pool: CandidatePool): string[] | null {
  const [filling, dish] = [terms.slice(-width), terms.slice(0, -width)];
  const meat = filling.at(-1) ?? "";
  const isFilled =
    (mainTerms.has(meat) || fillings.has(meat)) && filled.has(dish.at(-1) ?? "") && pool.isPlainName(dish);
  const isKnown = width === 1 || pool.isPlainName(filling);
  return isFilled && isKnown && pool.hasFoodOf([...filling, ...dish]) ? [...filling, ...dish] : null;
}

/** "half a sandwich (turkey)": the one filling in brackets names the dish. */
function joinBracketed(chunks: readonly Chunk[], pool: CandidatePool): Chunk[] {
  const read: Chunk[] = [];
  for (const [at, chunk] of chunks.entries()) {
    const dish = read.at(-1);
    const isAlone = chunk.link === "gloss" && chunks[at + 1]?.link !== "gloss" && chunk.measure === null;
    const isOfDish = dish !== undefined && dish.link !== "gloss" && filled.has(dish.terms.join(" "));
    if (isAlone && isOfDish && isFilling(chunk) && pool.hasFoodOf([...chunk.terms, ...dish.terms]))
      read[read.length - 1] = joinFilling(dish, chunk);
    else read.push(chunk);
  }
  return read;
}

function isFilling({ terms: [filling = "", ...others] }: Chunk): boolean {
  return others.length === 0 && (mainTerms.has(filling) || fillings.has(filling));
}

function joinFilling(dish: Chunk, filling: Chunk): Chunk {
  return {
    ...dish,
    terms: [...filling.terms, ...dish.terms],
    words: [...dish.words, ...filling.words],
    wordSpans: [...dish.wordSpans, ...filling.wordSpans],
    span: joinSpans([dish.span, filling.span]),
  };
}
