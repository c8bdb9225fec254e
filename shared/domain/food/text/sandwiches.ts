import language from "../data/language.json" with { type: "json" };
import { type Chunk, isDetailLink } from "./chunks.ts";
import { normaliseWord } from "./terms.ts";

const sandwiches = new Set(language.sandwiches.flatMap(normaliseWord));
const breads = new Set(language.breads.flatMap(normaliseWord));
const condiments = new Set(language.condiments.flatMap(normaliseWord));

/**
 * "ham sandwich on rye with mustard" is one sandwich: its bread and what is spread in it describe it. Behind other foods
 * "on rye" tells of bread.
 */
export function readSandwiches(chunks: readonly Chunk[]): Chunk[] {
  let isSandwich = false;
  return chunks.map((chunk) => {
    const { link, measure, terms } = chunk;
    const isBread = link === "prep" && measure === null && terms.every((term) => breads.has(term));
    const isCondiment = measure === null && isDetailLink(link) && condiments.has(terms.join(" "));
    if (isSandwich && (isBread || isCondiment)) return { ...chunk, link: "gloss" };
    isSandwich = sandwiches.has(terms.at(-1) ?? "");
    return isBread && terms.length > 0 ? { ...chunk, terms: [...terms, "bread"] } : chunk;
  });
}
