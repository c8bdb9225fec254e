import { matchingForm } from "../../../language/mod.ts";

import needWords from "../data/need-words.json" with { type: "json" };
import words from "../data/plan-words.json" with { type: "json" };
import { numberAt } from "./count-at.ts";
import { indexNeeds, phraseAt } from "./find-needs.ts";
import { isBreak, isUsed, markUsed, type Reading, wordAt } from "./reading.ts";

/** How many eat and how long cooking may take; null where the text does not say. */
export type CountNeeds = {
  readonly servings: number | null;
  readonly totalMinutes: number | null;
};

/** Words for who eats, and for what each of them gets. */
const people = indexNeeds(words.people.map((word) => [word, word] as const));
const timeUnits = new Map(
  Object.entries(words.timeUnits).map(([unit, minutes]) => [matchingForm(unit), minutes]),
);
const timeCues = new Set(words.timeCues);
const meals = new Set(words.mealNouns);
const functionWords = new Set([...needWords.functionWords, "without", "under", "using"]);
const kindsOfPeople = new Set(words.kindsOfPeople);
const largestCount = 1000;
const longestMinutes = 2880;

/** Reads "for four", "serves 6", "family of 5" and "in 30 minutes", "under half an hour", "a 20-minute dinner". */
export function readCounts(reading: Reading): CountNeeds {
  let servings: number | null = null;
  let totalMinutes: number | null = null;
  let eatersEnd = -1;
  for (let at = 0; at < reading.tokens.length; at++) {
    const count = readCount(reading, at);
    if (count === null || isUsed(reading, at, count.end)) continue;
    const minutes = readMinutes(reading, at, count);
    if (minutes !== null) {
      totalMinutes ??= minutes.minutes;
      markUsed(reading, minutes.start, minutes.end);
    } else if (
      minutesAt(reading, count.end) === null &&
      (servings === null || joinsEaters(reading, at, eatersEnd))
    ) {
      const eaters: number | null = readServings(reading, at, count);
      if (eaters === null) continue;
      servings = (servings ?? 0) + eaters;
      eatersEnd = peopleAt(reading, count.end)?.end ?? count.end;
    }
  }
  return { servings, totalMinutes };
}

/** "2 adults and 2 kids" are four: kinds of people on both sides; "4 people, 2 adults and 2 kids" are not eight. */
function joinsEaters(reading: Reading, at: number, eatersEnd: number): boolean {
  const isJoined = eatersEnd === at - 1 && ["and", "plus", "&", "+"].includes(wordAt(reading, at - 1));
  const count = readCount(reading, at);
  return (
    isJoined &&
    [wordAt(reading, at - 2), wordAt(reading, count?.end ?? at)].every((word) => kindsOfPeople.has(word))
  );
}

type Count = {
  readonly value: number;
  readonly end: number;
  readonly isArticle: boolean;
};

/** "A few minutes" is no number of minutes. */
function readCount(reading: Reading, at: number): Count | null {
  const number = numberAt(reading, at);
  if (number === null || wordAt(reading, number.next - 1) === "few") return null;
  return { value: number.value, end: number.next, isArticle: number.form === "article" };
}

function readMinutes(reading: Reading, at: number, count: Count) {
  const unit = minutesAt(reading, count.end);
  if (unit === null) return null;
  const isCued = timeCues.has(wordAt(reading, at - 1)) || meals.has(wordAt(reading, count.end + 1));
  const minutes = Math.round(count.value * unit);
  if (!isCued || minutes < 1 || minutes > longestMinutes) return null;
  return { minutes, start: timeCues.has(wordAt(reading, at - 1)) ? at - 1 : at, end: count.end + 1 };
}

/** Minutes in the unit at a place; null for another word. */
export function minutesAt({ terms }: Reading, at: number): number | null {
  return timeUnits.get(terms[at] ?? "") ?? null;
}

function isBeforeNoun(reading: Reading, at: number): boolean {
  return reading.tokens[at]?.kind === "word" && !functionWords.has(wordAt(reading, at));
}

/** The words at a place for who eats; null for others: the "per" of "450 per portion" is none of "4 pers". */
export function peopleAt(reading: Reading, at: number) {
  return wordAt(reading, at) === "per" ? null : phraseAt(people, reading, at);
}

/** "For two days": a stretch of time, no people. */
function isSpan({ terms }: Reading, at: number): boolean {
  return ["day", "week", "month", "night"].includes(terms[at] ?? "");
}

function readServings(reading: Reading, at: number, { value, end, isArticle }: Count): number | null {
  if (!Number.isInteger(value) || value < 1 || value > largestCount) return null;
  const lead = wordAt(reading, at - 1);
  const named = peopleAt(reading, end);
  const isLed = ["serves", "serving", "feeds", "feed", "serve"].includes(lead);
  const isFamily = lead === "of" && ["family", "party", "group"].includes(wordAt(reading, at - 2));
  const isFor = lead === "for" && !isArticle && !isBeforeNoun(reading, end) && !isSpan(reading, end);
  const isPeople = named !== null && !isArticle;
  // "Burgers, 8 of them"; "2 of them vegan" are some of those who eat.
  const isPieces = wordAt(reading, end) === "of" && wordAt(reading, end + 1) === "them";
  if (isPieces && isBreak(reading, end + 2)) {
    markUsed(reading, at, end + 2);
    return value;
  }
  if (!isLed && !isFamily && !isFor && !isPeople) return null;
  markUsed(reading, isPeople && lead !== "for" ? at : at - 1, named?.end ?? end);
  return value;
}
