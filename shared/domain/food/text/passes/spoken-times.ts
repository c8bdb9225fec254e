import language from "../../data/language.json" with { type: "json" };
import { isNaming } from "../headers.ts";
import { boundsPhrase } from "../marks.ts";
import { readUnitWord } from "../read-units.ts";
import type { Token } from "../terms.ts";
import { textAt } from "../text-at.ts";
import { wordClasses } from "../vocabulary.ts";

const { openers, minutes, sides, endings, followers, clauseOpeners, noTimes } = language.spokenTimes;
const openerWords = new Set(openers);
const minuteWords = new Set(minutes);
/** "quarter past ten" */
const sideWords = new Set(sides);
const endingWords = new Set(endings);
/** What begins a clause or a food behind a time: "around eleven I had", "at six a steak". */
const followerWords = new Set(followers);
/** "then at seven eggs" */
const clauseOpenerWords = new Set(clauseOpeners);
/** "at one point" */
const noTimeWords = new Set(noTimes);
const marks = new Set([",", ".", "!", "?", ";", "-", ")", "\n"]);
const hours = new Set(language.spokenTimes.hours);
const perWords = new Set(["day", "week", "meal", "serving", "piece"]);
const lastHour = 12;

/**
 * Where "around eleven", "half twelve" or "quarter past ten" ends, which is the time of a meal and not the number of what
 * follows; null for other words.
 */
export function findSpokenTimeEnd(tokens: readonly Token[], at: number): number | null {
  let from = at;
  while (openerWords.has(textAt(tokens, from))) from++;
  const hour = skipMinutes(tokens, from);
  if (!isHour(tokens[hour])) return null;
  const end = skipEndings(tokens, hour + 1);
  const isHalf = hour > from;
  if (isHalf && isMinuteTime(tokens, from, hour)) return end;
  const isOpened = from > at;
  if (!isOpened && end === hour + 1) return null;
  return isFollowed(tokens, { at, from, end }) ? end : null;
}

/** "half", "half past", "twenty to" */
function skipMinutes(tokens: readonly Token[], at: number): number {
  const text = textAt(tokens, at);
  if (sideWords.has(textAt(tokens, at + 1)) && (minuteWords.has(text) || isHour(tokens[at]))) return at + 2;
  return text === "half" ? at + 1 : at;
}

/** "half past eight" and "half seven", unlike "half one avocado" and "half two slices" */
function isMinuteTime(tokens: readonly Token[], from: number, hour: number): boolean {
  if (hour - from === 2) return isHour(tokens[hour]) && !isRange(tokens, from, hour);
  const isUnit = readUnitWord(tokens, hour + 1) !== null;
  return hours.has(textAt(tokens, hour)) && textAt(tokens, hour) !== "one" && !isUnit;
}

/** "5 to 7 inches", "5 to 10 almonds" */
function isRange(tokens: readonly Token[], from: number, hour: number): boolean {
  const next = tokens[hour + 1];
  const isOfFigures = tokens[from]?.kind === "number" && textAt(tokens, from + 1) === "to";
  return isOfFigures && next !== undefined && (readUnitWord(tokens, hour + 1) !== null || isNaming(next));
}

function skipEndings(tokens: readonly Token[], at: number): number {
  let end = at;
  while (endingWords.has(textAt(tokens, end))) end++;
  return end;
}

function isFollowed(
  tokens: readonly Token[],
  { at, from, end }: { at: number; from: number; end: number },
): boolean {
  const next = tokens[end];
  const isAt = textAt(tokens, from - 1) === "at";
  if (next === undefined || marks.has(next.text)) return isAt;
  if (noTimeWords.has(next.text) || readUnitWord(tokens, end) !== null) return false;
  // "around 2 a day" are so many each day.
  if (followerWords.has(next.text)) return !perWords.has(textAt(tokens, end + 1));
  return isAt && beginsClause(tokens, at);
}

/** Where "at seven" opens a clause, no amount is reached: "stopped at two biscuits". */
function beginsClause(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  if (boundsPhrase(before)) return true;
  return clauseOpenerWords.has(before.text) || wordClasses.mealTimes.has(before.text);
}

function isHour(token: Token | undefined): boolean {
  if (token === undefined) return false;
  const isFigure = token.kind === "number" && Number.isInteger(token.value) && token.value > 0;
  return hours.has(token.text) || (isFigure && token.value <= lastHour);
}
