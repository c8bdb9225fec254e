import { units } from "../../../language/mod.ts";
import language from "../data/language.json" with { type: "json" };
import type { Chunk } from "./chunks.ts";
import { one } from "./measures.ts";

const portionNames = new Set(language.portionNames);
const sizes = new Map(Object.entries(units.sizes));

/** "lasagne small portion", "curry large serving": the portion stands behind the food, without a comma. */
export function readPortionBehind(chunk: Chunk): Chunk {
  const { words, terms, measure } = chunk;
  if (measure !== null || words.length !== terms.length || !portionNames.has(words.at(-1) ?? ""))
    return chunk;
  const size = sizes.get(words.at(-2) ?? "");
  const end = size === undefined ? -1 : -2;
  if (terms.length + end < 1) return chunk;
  return {
    ...chunk,
    words: words.slice(0, end),
    terms: terms.slice(0, end),
    wordSpans: chunk.wordSpans.slice(0, end),
    measure: { ...one, kind: "piece", unit: "serving", sizes: size === undefined ? [] : [size] },
  };
}
