import language from "../../data/language.json" with { type: "json" };
import type { Chunk } from "../chunks.ts";
import { normaliseTerms } from "../terms.ts";

const britishWords = new Set(language.britishWords);
const packets = new Set(language.packets);
const fries = normaliseTerms("french fry potato");
const chip = "chip";

/** The "chips" of an entry with British words are fried potatoes: "crisps at the meeting. salmon, chips, peas". */
export function readBritishChips(chunks: readonly Chunk[]): Chunk[] {
  const isBritish = chunks.some(({ words, measure }) => {
    return words.some((word) => britishWords.has(word)) || britishWords.has(measure?.unit ?? "");
  });
  return chunks.map((chunk) => (isBritish && areChips(chunk) ? { ...chunk, terms: fries } : chunk));
}

/** Unlike "a bag of chips". */
function areChips({ words, terms, measure }: Chunk): boolean {
  const isUnnamed = terms.join(" ") === chip && words[0] === "chips" && words.length === 1;
  return isUnnamed && !packets.has(measure?.unit ?? "");
}
