import { findPhraseAt, indexByMeaning } from "../../../../language/mod.ts";
import language from "../../data/language.json" with { type: "json" };
import { isClauseEnd, isPortionWord } from "../batch-yields.ts";
import type { Token } from "../terms.ts";
import { textAt } from "../text-at.ts";
import { readNumberAt } from "../vocabulary.ts";

/** The share of a batch that was eaten, and where the words end. */
export type BatchEaten = { readonly share: number; readonly next: number };

/** Some of the portions, and where the words end. */
type Part = { readonly share: number; readonly next: number; readonly isFraction: boolean };

const { batches } = language;
const eaters = new Set(batches.eaters);
const joiners = new Set(batches.joiners);
const tails = new Set(batches.tails);
const tailPhrases = indexByMeaning({ tail: batches.tailPhrases });
const ownShares = new Set(batches.shares);
const pronouns = new Set(["it", "them", "these", "those", "each"]);
const statements = new Set(["was", "is", "being", "about", "around", "roughly", "=", ":"]);
const articles = new Set(["the", "my", "a", "our"]);

/** Reads which share of a batch of `portions` was eaten: "ate 2", "I had one bowl", "2 this morning", "had my fifth". */
export function readBatchEaten(tokens: readonly Token[], at: number, portions: number): BatchEaten | null {
  const start = skip(tokens, at, joiners);
  const isSaid = eaters.has(textAt(tokens, start));
  const from = isSaid ? skip(tokens, start + 1, joiners) : start;
  const first = readOwnShare(tokens, from, portions) ?? readPart(tokens, from, portions, isSaid);
  if (first === null) return null;
  let { share, next } = first;
  // "one for lunch and one for dinner"
  while (["and", "&", ","].includes(textAt(tokens, next))) {
    const more = readPart(tokens, next + 1, portions, true);
    if (more === null) break;
    // "a bowl and a half"
    share += more.isFraction ? more.share / portions : more.share;
    next = more.next;
  }
  return { share: Math.min(1, share), next: skipRestated(tokens, next) };
}

/** "1 slice (1/8)" */
function skipRestated(tokens: readonly Token[], at: number): number {
  const part = textAt(tokens, at) === "(" ? readNumberAt(tokens, at + 1) : null;
  return part !== null && part.value < 1 && textAt(tokens, part.next) === ")" ? part.next + 1 : at;
}

function readPart(tokens: readonly Token[], at: number, portions: number, isSaid: boolean): Part | null {
  const count = readNumberAt(tokens, at);
  if (count === null) return null;
  const word = skipOf(tokens, count.next);
  const hasWord = word > count.next;
  if (count.form === "article" && !hasWord) return null;
  const next = skipTails(tokens, word);
  const isTold = isSaid || hasWord || next > word;
  const isEnd =
    isClauseEnd(tokens, next) || ["and", "with", "w", "w/", "then", "plus"].includes(textAt(tokens, next));
  if (!isTold || !isEnd || count.value > portions) return null;
  if (count.value < 1) return { share: count.value, next, isFraction: true };
  const all = readOfAll(tokens, count.next);
  return all === null
    ? { share: count.value / portions, next, isFraction: false }
    : { share: Math.min(1, count.value / all.value), next: skipTails(tokens, all.next), isFraction: false };
}

/** "my fifth", "my share about a third" */
function readOwnShare(tokens: readonly Token[], at: number, portions: number): Part | null {
  const from = textAt(tokens, at) === "my" ? at + 1 : at;
  const isOwn = from > at || textAt(tokens, at - 1) === "my";
  if (!isOwn || !ownShares.has(textAt(tokens, from))) return null;
  const stated = readNumberAt(tokens, skip(tokens, from + 1, statements));
  if (stated !== null && stated.value < 1)
    return { share: stated.value, next: stated.next, isFraction: true };
  return { share: 1 / portions, next: skipTails(tokens, from + 1), isFraction: false };
}

/** Skips the word of the portion and "of them": "2 squares of it". */
function skipOf(tokens: readonly Token[], at: number): number {
  let next = isPortionWord(textAt(tokens, at)) ? at + 1 : at;
  if (textAt(tokens, next) !== "of") return next;
  const from = articles.has(textAt(tokens, next + 1)) ? next + 2 : next + 1;
  if (pronouns.has(textAt(tokens, from)) || isPortionWord(textAt(tokens, from))) next = from + 1;
  const all = readNumberAt(tokens, from);
  return all !== null && all.value >= 2 ? skip(tokens, all.next, new Set([textAt(tokens, at)])) : next;
}

/** "1 of 3" */
function readOfAll(tokens: readonly Token[], at: number): { value: number; next: number } | null {
  const of = isPortionWord(textAt(tokens, at)) ? at + 1 : at;
  if (textAt(tokens, of) !== "of") return null;
  const from = articles.has(textAt(tokens, of + 1)) ? of + 2 : of + 1;
  const all = readNumberAt(tokens, from);
  if (all === null || all.form === "article" || all.value < 2) return null;
  return { value: all.value, next: isPortionWord(textAt(tokens, all.next)) ? all.next + 1 : all.next };
}

function skipTails(tokens: readonly Token[], at: number): number {
  let next = at;
  for (;;) {
    const phrase = findPhraseAt(tailPhrases, tokens, next);
    if (phrase !== null) next = phrase.end;
    else if (tails.has(textAt(tokens, next))) next++;
    else return next;
  }
}

function skip(tokens: readonly Token[], at: number, words: ReadonlySet<string>): number {
  let next = at;
  while (words.has(textAt(tokens, next))) next++;
  return next;
}
