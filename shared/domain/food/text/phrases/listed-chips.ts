import { joinSpans } from "../../../../language/mod.ts";
import language from "../../data/language.json" with { type: "json" };
import type { Chunk } from "../chunks.ts";
import { ignoredTerms, normaliseTerms, normaliseWord } from "../terms.ts";
import { companyMeanings } from "./company-meanings.ts";

const chips = "chips";
/** "bean chips" are made of beans. */
const kinds = new Set(language.kindsOfChips);
/** Foods beside which chips are French fries: behind them, chips are a food of their own. */
const servedWithChips = new Set(
  (companyMeanings.get(chips) ?? []).flatMap(({ beside }) => [...beside]).filter((food) => !kinds.has(food)),
);

/** "steak chips peas", "gammon egg chips": what stands around the chips without a comma are other foods. */
export function splitListedChips(chunks: readonly Chunk[]): Chunk[] {
  return chunks.flatMap((chunk) => {
    const at = chunk.words.indexOf(chips);
    const before = normaliseWord(chunk.words[at - 1] ?? "");
    const isListed =
      at > 0 &&
      chunk.closedWords !== chunk.words.length &&
      before.some((term) => servedWithChips.has(term)) &&
      isOfItsWords(chunk);
    if (!isListed) return [chunk];
    const ends = [0, at, at + 1, chunk.words.length];
    return ends.slice(1).flatMap((end, part) => takeWords(chunk, ends[part] ?? 0, end));
  });
}

function isOfItsWords({ words, wordSpans, terms }: Chunk): boolean {
  return words.length === wordSpans.length && readTerms(words).join(" ") === terms.join(" ");
}

/** The words from `start` to `end` as a chunk; an amount is that of the first food. */
function takeWords(chunk: Chunk, start: number, end: number): Chunk[] {
  if (start === end) return [];
  const words = chunk.words.slice(start, end);
  const wordSpans = chunk.wordSpans.slice(start, end);
  const named = { ...chunk, words, wordSpans, terms: readTerms(words) };
  if (start === 0) return [{ ...named, span: joinSpans([openingOf(chunk), ...wordSpans]) }];
  return [{ ...named, link: "comma", span: joinSpans(wordSpans), measure: null, sizes: [], eaten: "listed" }];
}

function openingOf({ span }: Chunk) {
  return span && { start: span.start, end: span.start };
}

function readTerms(words: readonly string[]): string[] {
  return normaliseTerms(words.join(" ")).filter((term) => !ignoredTerms.has(term));
}
