import { units } from "../../../../language/mod.ts";
import language from "../../data/language.json" with { type: "json" };
import { findOthersMeal, isWriter } from "../asides.ts";
import { isNaming } from "../headers.ts";
import { findAhead } from "../marks.ts";
import { readUnitWord } from "../read-units.ts";
import { normaliseWord, type Token } from "../terms.ts";
import { textAt } from "../text-at.ts";
import { readNumberAt, wordClasses } from "../vocabulary.ts";

const { conjunctions, adverbs } = language.othersFoods;
const joiners = new Set(conjunctions);
const skipped = new Set(adverbs);
const sizes = new Set(Object.keys(units.sizes));
const longestName = 3;

/** Where the writer's share of what others had ends, and the words that name the food. */
type Share = { readonly end: number; readonly words: readonly Token[] };

/**
 * The tokens with the food of others behind the writer's amount of it: "kids had pizza, i had a small slice" is a small
 * slice of pizza.
 */
export function nameOthersFoods(tokens: readonly Token[]): readonly Token[] {
  const shares = tokens.flatMap((_, at) => readShare(tokens, at) ?? []);
  if (shares.length === 0) return tokens;
  return tokens.flatMap((token, at) => {
    const share = shares.find(({ end }) => end === at + 1);
    if (share === undefined) return [token];
    return [token, ...share.words.map((word) => ({ ...word, start: token.end, end: token.end }))];
  });
}

function readShare(tokens: readonly Token[], at: number): Share | null {
  const from = findOthersMeal(tokens, at);
  if (from === null) return null;
  const nameEnd = endOfWords(tokens, from);
  // "ate most of the pizza"
  const partitive = tokens.slice(from, nameEnd).findLastIndex(({ text }) => text === "of");
  const name = tokens
    .slice(from + partitive + 1, nameEnd)
    .filter((token, place, all) => place === all.length - 1 || isNaming(token));
  const last = name.at(-1);
  if (last === undefined || name.length > longestName || !isNaming(last)) return null;
  const amount = findAmount(tokens, nameEnd);
  const end = amount === null ? null : endOfAmount(tokens, amount);
  if (end === null) return null;
  const isUnit = readUnitWord(tokens, end - 1) !== null;
  const of = { ...last, text: "of", terms: normaliseWord("of") };
  return { end, words: isUnit ? [of, ...name] : name };
}

/** Where the writer's amount begins: behind ", i only had". */
function findAmount(tokens: readonly Token[], from: number): number | null {
  const writer = findAhead(tokens, from, ({ kind, text }) => kind !== "mark" && !joiners.has(text));
  if (writer <= from || !isWriter(tokens[writer])) return null;
  const verb = skipped.has(textAt(tokens, writer + 1)) ? writer + 2 : writer + 1;
  if (!wordClasses.verbs.has(textAt(tokens, verb))) return null;
  return skipped.has(textAt(tokens, verb + 1)) ? verb + 2 : verb + 1;
}

/** Where "a small slice" ends, which names no food; null for other words. */
function endOfAmount(tokens: readonly Token[], from: number): number | null {
  const number = readNumberAt(tokens, from);
  if (number === null) return null;
  let end = number.next;
  while (sizes.has(textAt(tokens, end))) end++;
  const unit = readUnitWord(tokens, end);
  if (unit !== null) end += unit.width;
  return endOfWords(tokens, end) === end ? end : null;
}

function endOfWords(tokens: readonly Token[], from: number): number {
  const end = findAhead(tokens, from, ({ kind, text }) => kind === "mark" || joiners.has(text));
  return end < 0 ? tokens.length : end;
}
