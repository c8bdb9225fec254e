import { units } from "../../../../language/mod.ts";
import language from "../../data/language.json" with { type: "json" };
import type { Chunk } from "../chunks.ts";
import { one } from "../measures.ts";
import { normaliseWord } from "../terms.ts";

const portionNames = new Set(language.portionNames);
const containers = new Set([...units.containers, "bucket", "pot"]);
const sizes = new Map(Object.entries(units.sizes));

/** "popcorn small bag (salted)": the portion stands between a food and its kind. */
export function readPortionInside(chunk: Chunk): Chunk {
  const { words, terms, wordSpans, measure } = chunk;
  const at = words.findIndex((word, place) => place > 0 && isSizedContainer(word, words[place + 1]));
  if (measure !== null || at < 0) return chunk;
  const isOfPortion = (place: number) => place === at || place === at + 1;
  const size = sizes.get(words[at] ?? "");
  const named = words.filter((_, place) => !isOfPortion(place));
  const ofPortion = new Set(words.slice(at, at + 2).flatMap(normaliseWord));
  return {
    ...chunk,
    words: named,
    terms: terms.filter((term) => !ofPortion.has(term)),
    wordSpans: wordSpans.filter((_, place) => !isOfPortion(place)),
    measure: { ...one, kind: "piece", unit: words[at + 1] ?? "", sizes: size === undefined ? [] : [size] },
  };
}

function isSizedContainer(size: string, container: string | undefined): boolean {
  return sizes.has(size) && containers.has(container ?? "");
}

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
