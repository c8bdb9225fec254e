import language from "../../data/language.json" with { type: "json" };
import { endsSentence } from "../asides.ts";
import { addWord, closeChunk, type Walk } from "../chunks.ts";
import { hasAmount } from "../listed-amounts.ts";
import type { Token } from "../terms.ts";
import { dishTerms, holderWords, isMixedDish, mainTerms } from "../vocabulary.ts";

const mains = new Set(language.headedMains);
/** "chicken shawarma plate: rice, hummus" */

/**
 * Adds the main food that the dish of a header is named after where its list has none: the beef of "beef stew: carrots,
 * potatoes". A list with amounts is complete.
 */
export function addHeadedMain(walk: Walk, from: number, mark: number): void {
  const main = findUnlisted(walk.tokens, from, mark);
  const token = main === null ? undefined : walk.tokens[main];
  if (main === null || token === undefined) return;
  addWord(walk, token, main);
  closeChunk(walk, "comma");
}

function findUnlisted(tokens: readonly Token[], from: number, mark: number): number | null {
  const heading = tokens.slice(from, mark);
  const named = heading.findIndex(({ terms }) => terms.some((term) => mains.has(term)));
  const behind = heading.slice(named + 1).flatMap(({ terms }) => terms);
  const isDish = isMixedDish(behind) || behind.some((term) => dishTerms.has(term) || holderWords.has(term));
  if (named < 0 || !isDish) return null;
  const end = tokens.findIndex(({ text }, at) => at > mark && endsSentence(text));
  const listed = tokens.slice(mark + 1, end < 0 ? tokens.length : end);
  const hasMain = listed.some(({ terms }) => terms.some((term) => mains.has(term) || mainTerms.has(term)));
  return hasMain || hasAmount(listed) ? null : from + named;
}
