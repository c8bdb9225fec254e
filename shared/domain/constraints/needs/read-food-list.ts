import { splitTerms } from "../../nutrition/mod.ts";
import words from "../data/need-words.json" with { type: "json" };
import { indexNeeds, phraseAt } from "./find-needs.ts";
import { endOfKnownFood } from "./known-foods.ts";
import type { NamedFood } from "./needs.ts";
import { isBreak, type Reading, spanOf, wordAt } from "./reading.ts";
import { dishNames } from "./wishes/dish-names.ts";
import { foodNameAt } from "./wishes/food-names.ts";

export type ListedFood = NamedFood & {
  readonly start: number;
  readonly end: number;
};

const fillers = new Set(words.listFillers);
const stops = new Set(words.listStops);
const abstract = new Set(words.abstract);
/** "Spicy things": the last word only says that it is food. */
const trailing = new Set(words.trailing);
const joiners = new Set(["and", "or", "nor", "&", "/"]);
/** "Meat except chicken" is one food to leave out, which `checkAvoided` understands. */
const exceptions = indexNeeds(words.exceptions.map((phrase) => [phrase, phrase] as const));
/** "Fish of any kind" is fish. */
const generals = indexNeeds(words.generals.map((phrase) => [phrase, phrase] as const));
/** "Meat fish dairy or eggs": words that name foods of their own where they stand in a row. */
const namedInARow = new Set(words.namedInARow);
/** "No bacon pasta": what a row ends in is the dish that is asked for. */
const dishBases = new Set(words.dishBases);
const longestFood = 4;
const longestList = 12;

/** Reads "peanuts, shellfish and eggs" from a place on: foods until the sentence goes on to something else. */
export function readFoodList(reading: Reading, from: number): ListedFood[] {
  const foods: ListedFood[] = [];
  let isLast = false;
  for (let at = from; foods.length < longestList; ) {
    const food = readFood(reading, at, foods.length > 0);
    if (food === null) break;
    foods.push(...splitRow(reading, food));
    const joiner = wordAt(reading, food.end);
    const next = joiner === "," && joiners.has(wordAt(reading, food.end + 1)) ? food.end + 2 : food.end + 1;
    const isComma = joiner === "," && next === food.end + 1;
    if (!joiners.has(joiner) && joiner !== ",") break;
    if (isComma && (isLast || !continuesList(reading, next))) break;
    isLast ||= !isComma;
    at = next;
  }
  return foods.filter(({ text }) => !abstract.has(text.toLowerCase()));
}

/** "Allergic to nuts, eggs, soy": a list of single foods goes on without an "and". */
export function continueList(reading: Reading, foods: readonly ListedFood[]): readonly ListedFood[] {
  const all = [...foods];
  for (let last = all.at(-1); last !== undefined && wordAt(reading, last.end) === ","; ) {
    const start = last.end + 1;
    const end = endOfKnownFood(reading, start);
    if (end === null || !(isBreak(reading, end) || ["and", "or"].includes(wordAt(reading, end)))) break;
    const next = readFoodList(reading, start);
    if (next.length === 0) break;
    all.push(...next);
    last = next.at(-1);
  }
  // "Allergic to fish, eggs or milk?" asks of the others.
  return wordAt(reading, all.at(-1)?.end ?? 0) === "?" ? foods : all;
}

/** "No aged cheese, miso, tap beer.": a sentence that is a list behind "no" leaves out all of it. */
export function restOfSentence(reading: Reading, foods: readonly ListedFood[]): readonly ListedFood[] {
  const all = [...foods];
  for (let last = all.at(-1); last !== undefined; last = all.at(-1)) {
    if (isSentenceEnd(reading, last.end)) return all.length - foods.length > 1 ? all : foods;
    if (all.length >= longestList || wordAt(reading, last.end) !== ",") return foods;
    const start = joiners.has(wordAt(reading, last.end + 1)) ? last.end + 2 : last.end + 1;
    const next = readFood(reading, start);
    if (next === null || !endsInFood(reading, next)) return foods;
    all.push(next);
  }
  return foods;
}

/** "Meat fish dairy" are three, where the words are no name of one food; "soy milk" is one, and "bacon pasta" pasta. */
function splitRow(reading: Reading, food: ListedFood): ListedFood[] {
  const { start, end } = food;
  const places = Array.from({ length: end - start }, (_, at) => start + at);
  const isRow = places.length > 1 && places.every((at) => namedInARow.has(wordAt(reading, at)));
  if (!isRow || endOfKnownFood(reading, start) === end) return [food];
  const isListed = wordAt(reading, end) === "," || joiners.has(wordAt(reading, end));
  const left = !isListed && dishBases.has(wordAt(reading, end - 1)) ? places.slice(0, -1) : places;
  return left.map((at) => {
    const span = spanOf(reading, at, at + 1);
    const text = reading.text.slice(span.start, span.end);
    return { text, terms: splitTerms(text), start: at, end: at + 1 };
  });
}

function endsInFood(reading: Reading, { start, end }: ListedFood): boolean {
  for (let at = start; at < end; at++) if (endOfFood(reading, at) === end) return true;
  return false;
}

function isSentenceEnd(reading: Reading, at: number): boolean {
  return isBreak(reading, at) && wordAt(reading, at) !== ",";
}

/** After a comma a list goes on only where it comes to an "and" and does not end in a question. */
function continuesList(reading: Reading, from: number): boolean {
  for (let at = from, count = 0; count < longestList; count++) {
    const food = readFood(reading, at);
    if (food === null) return false;
    const joiner = wordAt(reading, food.end);
    if (joiners.has(joiner)) {
      const last = readFood(reading, food.end + 1);
      return last !== null && wordAt(reading, last.end) !== "?";
    }
    if (joiner !== ",") return false;
    at = food.end + (joiners.has(wordAt(reading, food.end + 1)) ? 2 : 1);
    if (at > food.end + 1) return readFood(reading, at) !== null;
  }
  return false;
}

/**
 * "No eggs curry", "without onion and garlic pasta sauce": a dish behind a food in the plural or behind the last food of a
 * list is what is asked for.
 */
function endBeforeDish(
  reading: Reading,
  { start, end, isJoined }: { start: number; end: number; isJoined: boolean },
): number {
  for (let at = start + 1; at < end; at++) {
    const food = reading.tokens[at - 1];
    const isApart = isJoined || food?.text !== food?.term;
    if (isApart && phraseAt(dishNames, reading, at) !== null && endOfFood(reading, start) === at) return at;
  }
  return end;
}

function endOfFood(reading: Reading, at: number): number | null {
  const food = foodNameAt(reading, at);
  return food?.isFood ? food.end : null;
}

function readFood(reading: Reading, from: number, isJoined = false): ListedFood | null {
  let start = from;
  while (fillers.has(wordAt(reading, start)) && !isBreak(reading, start)) start++;
  let end = endBeforeDish(reading, { start, end: endOfName(reading, start), isJoined });
  if (end === start) return null;
  const exception = phraseAt(exceptions, reading, end);
  if (exception !== null) end = Math.max(end, endOfName(reading, exception.end));
  const general = findGeneral(reading, start, end);
  let last = general?.start ?? end;
  end = general?.end ?? end;
  while (last > start + 1 && trailing.has(wordAt(reading, last - 1))) last--;
  const span = spanOf(reading, start, last);
  const text = reading.text.slice(span.start, span.end);
  const terms = splitTerms(text);
  return terms.length === 0 ? null : { text, terms, start, end };
}

/** The words behind a name that only say that all of it is meant. */
function findGeneral(reading: Reading, start: number, end: number): { start: number; end: number } | null {
  for (let at = start + 1; at <= end; at++) {
    const general = phraseAt(generals, reading, at);
    if (general !== null) return general;
  }
  return null;
}

function endOfName(reading: Reading, start: number): number {
  let end = start;
  while (end < start + longestFood && isFoodWord(reading, end) && phraseAt(exceptions, reading, end) === null)
    end++;
  return end;
}

function isFoodWord(reading: Reading, at: number): boolean {
  const token = reading.tokens[at];
  if (token?.kind !== "word") return false;
  return !joiners.has(token.text) && !stops.has(token.text);
}
