import { splitTerms } from "../../nutrition/mod.ts";
import words from "../data/need-words.json" with { type: "json" };
import { endOfKnownFood } from "./known-foods.ts";
import type { AvoidedFood } from "./needs.ts";
import { isBreak, markUnderstood, markUsed, type Reading, spanOf, wordAt } from "./reading.ts";

/** Of "chicken and gluten free pasta" only gluten is left out: chicken is nothing that foods are free of. */
export const freeOf: ReadonlySet<string> = new Set(words.freeOf);
const notFree = new Set(words.notFreeBefore);
const joiners = new Set(["and", "or", "&", "/", "+"]);
const marks = new Set([",", "-"]);
const generic = new Set([...words.genericNouns, ...words.functionWords, ...words.listStops]);
const longestList = 8;

/** "Nut, egg and dairy free" is free of all three: those before the last one, which is read by itself. */
export function readFreeLists(reading: Reading): AvoidedFood[] {
  return reading.tokens.flatMap(({ text }, at): AvoidedFood[] => {
    if (text !== "free" || notFree.has(wordAt(reading, at + 1))) return [];
    const isAttached = !generic.has(wordAt(reading, at + 1)) && !isBreak(reading, at + 1);
    return listPlaces(reading, at - 1).map((place) => toAvoided(reading, place, isAttached));
  });
}

/** The foods that lead up to the last one, whose own joiner is no mere comma: behind that another wish begins. */
function listPlaces(reading: Reading, last: number): number[] {
  const first = skipJoiners(reading, last);
  if (!hasJoiner(reading, first, last)) return [];
  const places: number[] = [];
  for (let at = first; places.length < longestList && isFreeOf(reading, at); ) {
    places.unshift(at);
    const next = skipJoiners(reading, at);
    if (next === at - 1) break;
    at = next;
  }
  return places;
}

/** But not the butter of "peanut butter and gluten free toast". */
function isFreeOf(reading: Reading, at: number): boolean {
  return freeOf.has(wordAt(reading, at)) && endOfKnownFood(reading, at - 1) !== at + 1;
}

/** The place of the word before the joiners and marks that stand before a place. */
function skipJoiners(reading: Reading, place: number): number {
  let at = place - 1;
  while (joiners.has(wordAt(reading, at)) || marks.has(wordAt(reading, at))) at--;
  return at;
}

function hasJoiner(reading: Reading, from: number, end: number): boolean {
  for (let at = from + 1; at < end; at++) if (joiners.has(wordAt(reading, at))) return true;
  return false;
}

function toAvoided(reading: Reading, at: number, isAttached: boolean): AvoidedFood {
  if (isAttached) markUnderstood(reading, at, at + 1);
  else markUsed(reading, at, at + 1);
  const span = spanOf(reading, at, at + 1);
  const text = reading.text.slice(span.start, span.end);
  return { text, terms: splitTerms(text), ...span, isAttached, isReaction: false };
}
