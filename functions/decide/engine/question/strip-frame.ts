import { numberWords } from "../../../../shared/language/mod.ts";
import { type Piece, trimPiece, type Word, wordsOf } from "./piece.ts";
import { questionWords } from "./question-words.ts";

/** What is left of a piece behind the words that ask, and these words. */
export type Unframed = {
  readonly rest: Piece;
  readonly frame: readonly string[];
};

const { frame, meals, mealLeads, comparatives, comparedThings, heldNouns, lists } = questionWords;
const { singleChoices, ownedBy, notBeforeOf, pronouns, whens } = questionWords;
/** "Well done steak". */
const cooked = new Set(["done", "cooked", "fired"]);
const articles = new Set(["a", "an", "the"]);
const interjections = new Set(["ok", "okay", "alright", "anyway", "hmm", "so"]);
const beforeOne = new Set(["which", "this", "that", "the", "better", "what", "best"]);
const askers = new Set(["which", "what", "who", "which's", "what's", "how", "whats"]);

/** Cuts "should I have", "which has more protein" and the like off the beginning of a piece. */
export function stripFrame(text: string, piece: Piece): Unframed {
  const words = wordsOf(text, piece);
  let count = 0;
  while (count < words.length && isFrame(words, count)) count++;
  while (count > 0 && count < words.length && numberWords.has(words[count - 1]?.word ?? "")) {
    if (beforeOne.has(words[count - 2]?.word ?? "")) break;
    count--;
  }
  const start = count === 0 ? piece.start : (words[count]?.start ?? piece.end);
  const opening = text.slice(words[count - 1]?.end ?? start, start).search(/[("]/);
  const from = count > 0 && opening >= 0 ? (words[count - 1]?.end ?? start) + opening : start;
  return {
    rest: trimPiece(text, { start: from, end: piece.end }),
    frame: words.slice(0, count).map(({ word }) => word),
  };
}

function isFrame(words: readonly Word[], at: number): boolean {
  const { word = "" } = words[at] ?? {};
  const next = words[at + 1]?.word ?? "";
  const before = words[at - 1]?.word ?? "";
  if (namesOption(word, { before, next })) return false;
  if (isLeadIn(word, { at, next, isLast: words.length <= at + 2 })) return true;
  if (articles.has(word)) return opensFrame(words, at + 1);
  if (numberWords.has(word)) return beforeOne.has(before) || lists.has(next) || next === "of";
  if (meals.has(word) && mealLeads.has(before)) return !heldNouns.has(next);
  if (comparatives.has(word))
    return isAsking(words, at) || opensClause(next) || (at === 0 && comparedThings.has(next));
  if (comparedThings.has(word) && !frame.has(word))
    return isAsking(words, at) && statesDegree(words, at) && !heldNouns.has(next);
  return frame.has(word) || lists.has(word);
}

/** "Ok so", "dinner on", "snack now". */
function isLeadIn(word: string, place: { at: number; next: string; isLast: boolean }): boolean {
  const { at, next, isLast } = place;
  // "Vodka or tea tonight": the drink, with nothing behind.
  if (word === "tea" && isLast) return false;
  if (interjections.has(word)) return next !== "";
  const isNamed = next === "is" || next === "are";
  return meals.has(word) && (next === "on" || (at === 0 && (isNamed || whens.has(next))));
}

/** "can of tuna", "what my aunt cooked", "option 1", "chop suey": words that ask elsewhere name an option here. */
function namesOption(word: string, { before, next }: { before: string; next: string }): boolean {
  if (notBeforeOf.has(word)) return next === "of";
  if (word === "what") return ownedBy.has(next);
  if (word === "well") return cooked.has(next);
  // "Make I chop beans" asks.
  if (word === "chop") return !pronouns.has(before);
  return singleChoices.has(word) && /^(?:\d{1,2}|[a-j])$/.test(next);
}

/** "a better choice", "the healthiest", "a late snack": the article belongs to the words that ask. */
function opensFrame(words: readonly Word[], at: number): boolean {
  const { word = "" } = words[at] ?? {};
  const next = words[at + 1]?.word ?? "";
  if (lists.has(word)) return true;
  if (meals.has(word)) return !heldNouns.has(next) && at > 1;
  return comparatives.has(word) && at > 1 && (isAsking(words, at) || opensClause(next));
}

function opensClause(next: string): boolean {
  return next === "to" || next === "for" || next === "with" || lists.has(next) || meals.has(next);
}

function isAsking(words: readonly Word[], at: number): boolean {
  if (comparatives.has(words[0]?.word ?? "") && at > 0) return true;
  return words.slice(0, at).some(({ word }) => askers.has(word) || word === "there");
}

function statesDegree(words: readonly Word[], at: number): boolean {
  return words
    .slice(0, at)
    .some(({ word }) => comparatives.has(word) || comparedThings.has(word) || word === "much");
}
