import { foodNameAt, openReading } from "../../../../shared/domain/constraints/mod.ts";
import { showsFood } from "../shows-food.ts";
import { type Piece, type Word, wordsOf } from "./piece.ts";
import { questionWords } from "./question-words.ts";

const pronouns: ReadonlySet<string> = new Set(["that", "it", "this", "them", "those", "these"]);

const behindPronoun = new Set(["anyway", "anyhow", "regardless", "still", "up", "off", "quickly"]);
const around = new Set(["my", "our", "his", "her", "their", "a", "the", "me", "us"]);
const { amountsOf, eatingVerbs, frame } = questionWords;

/**
 * "She brings liver and onions. That or a stew", "eat that", "a slice of that", "finish those": the last food before the
 * words that stand for it.
 */
export function findReferent(text: string, piece: Piece): Piece | null {
  const all = wordsOf(text, piece);
  // "Eat it anyway", "finish it off".
  const asked = dropOccasion(all);
  const words = asked.slice(0, asked.findLastIndex(({ word }) => !behindPronoun.has(word)) + 1);
  const only = words.at(-1);
  const others = words.slice(0, -1).filter(({ word }) => !isAroundPronoun(word));
  if (only === undefined || others.length > 0 || !pronouns.has(only.word)) return null;
  const before = text.slice(0, piece.start);
  const reading = openReading(before);
  let last: Piece | null = null;
  for (let at = 0; at < reading.tokens.length; at++) {
    const name = foodNameAt(reading, at);
    if (name?.isFood !== true) continue;
    const place = { start: reading.tokens[at]?.start ?? 0, end: reading.tokens[name.end - 1]?.end ?? 0 };
    last = joinPlaces(before, last, place);
    at = name.end - 1;
  }
  return last === null ? findDish(before) : withDish(before, last);
}

/** "Have it for lunch", "finish that for my tea tonight". */
function dropOccasion(words: readonly Word[]): readonly Word[] {
  const named = words.filter(({ word }) => !questionWords.whens.has(word));
  const at = named.findLastIndex(({ word }) => word === "for" || word === "as");
  const behind = named.slice(at + 1);
  const isMeal =
    at > 0 &&
    behind.length > 0 &&
    behind.every(({ word }) => questionWords.meals.has(word) || around.has(word));
  return isMeal ? named.slice(0, at) : named;
}

/** "Carrot cake" is the cake, though the carrot alone is a food. */
function withDish(text: string, place: Piece): Piece {
  const [next] = wordsOf(text, { start: place.end, end: text.length });
  const isBeside = next !== undefined && /^[ -]$/.test(text.slice(place.end, next.start));
  return isBeside && (showsFood(next.word) || questionWords.shapes.has(next.word))
    ? { start: place.start, end: next.end }
    : place;
}

/** "Should I have a bit of". */
function isAroundPronoun(word: string): boolean {
  return eatingVerbs.has(word) || amountsOf.has(word) || frame.has(word);
}

/** "The pizza was out all night": the last word that names a kind of food. */
function findDish(text: string): Piece | null {
  return wordsOf(text, { start: 0, end: text.length }).findLast(({ word }) => showsFood(word)) ?? null;
}

/** "Liver and onions" is one thing to eat. */
function joinPlaces(text: string, last: Piece | null, place: Piece): Piece {
  const between = last === null ? "." : text.slice(last.end, place.start);
  const isJoined = last !== null && /^\s*(?:and|with|&|on|in)\s*$|^\s+$/.test(between);
  return isJoined ? { start: last.start, end: place.end } : place;
}
