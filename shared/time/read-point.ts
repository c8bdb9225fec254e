import data from "./data/clock-words.json" with { type: "json" };
import { buildPhraseSet, skipPhrase } from "./phrase-table.ts";
import { type ReadClock, readClock } from "./read-clock.ts";
import { readDay } from "./read-day.ts";
import { readMeal } from "./read-meal.ts";
import { readPart } from "./read-part.ts";
import { readUnit } from "./read-unit.ts";
import { settleClock } from "./settle-clock.ts";
import { type Read, type TimeToken, textAt } from "./time-token.ts";
import { emptyPoint, joinPoints, type ToldPoint } from "./told-point.ts";

const openers = buildPhraseSet(data.openers);
const weakOpeners = buildPhraseSet(data.weakOpeners);
const exactOpeners = buildPhraseSet(data.exactOpeners);
const followers = new Set(data.followers);
const blockers = new Set(data.blockers);
const scoreWords = new Set(data.scoreWords);
const strictOpeners = new Set(data.strictOpeners);
const countingWords = new Set(data.countingWords);
const clauseOpeners = new Set(data.clauseOpeners);
const determiners = new Set(["a", "an", "my", "one", "each", "every"]);
const mostParts = 4;

/** How a point may be told at a place: behind "until" a mere number is a clock time, behind "after" a meal is one. */
export interface PointPlace {
  readonly isOpened: boolean;
  readonly hasMeals: boolean;
}

/** Reads a point of several parts: "yesterday evening around 9", "10pm last night", "Monday's lunch". */
export function readPoint(
  tokens: readonly TimeToken[],
  at: number,
  place: PointPlace,
): Read<ToldPoint> | null {
  const first = readPiece(tokens, at, place);
  if (first === null) return null;
  let point = first;
  for (let count = 1; count < mostParts; count++) {
    const more = readPiece(tokens, skipJoiner(tokens, point.next), { ...place, isOpened: false });
    const joined = more === null ? null : joinPoints(point.value, more.value);
    if (more === null || joined === null) break;
    point = { value: joined, next: more.next };
  }
  return isLonePart(tokens, at, point) ? null : point;
}

/** "morning sickness", "good morning": a bare part of the day before a noun, or wished, tells no time. */
function isLonePart(tokens: readonly TimeToken[], at: number, { value, next }: Read<ToldPoint>): boolean {
  const isBare = next === at + 1 && value.part !== null && value.day === null && value.clock === null;
  if (!isBare || value.part?.sense === "overnight") return false;
  return (
    tokens[next]?.kind === "word" ||
    textAt(tokens, at - 1) === "good" ||
    determiners.has(textAt(tokens, at - 1))
  );
}

function skipJoiner(tokens: readonly TimeToken[], at: number): number {
  const text = textAt(tokens, at);
  if (text === "'" && textAt(tokens, at + 1) === "s") return at + 2;
  return [",", "("].includes(text) ? at + 1 : at;
}

function readPiece(tokens: readonly TimeToken[], at: number, place: PointPlace): Read<ToldPoint> | null {
  const clock = readOpenedClock(tokens, at, place.isOpened);
  const part = readPart(tokens, at);
  const day = readDay(tokens, at);
  const meal = place.hasMeals ? readMeal(tokens, at, place.isOpened) : null;
  const told = day === null ? null : { value: { ...emptyPoint, day: day.value }, next: day.next };
  const found = [part, told, meal, clock].filter((read) => read !== null);
  return found.reduce<Read<ToldPoint> | null>(
    (best, read) => (best === null || read.next > best.next ? read : best),
    null,
  );
}

function readOpenedClock(
  tokens: readonly TimeToken[],
  at: number,
  isOpened: boolean,
): Read<ToldPoint> | null {
  const strong = skipPhrase(openers, tokens, at);
  const start = strong > at ? strong : skipPhrase(weakOpeners, tokens, at);
  const clock = readClock(tokens, start);
  if (clock === null) return null;
  if (clock.value.form === "bare") {
    const isPlain = isOpened || strong > at;
    if (isPlain ? !isClockPlace(tokens, at, clock, start) : !isBeforePart(tokens, clock, start > at))
      return null;
  }
  const isApproximate =
    clock.value.isApproximate || (start > at && skipPhrase(exactOpeners, tokens, at) !== start);
  const { hour, minute, isTwelveHour, isMidnight } = clock.value;
  const told = settleClock({ hour, minute, isTwelveHour, isMidnight }, tokens, at);
  return { value: { ...emptyPoint, clock: told, isApproximate }, next: clock.next };
}

/** "about 9 last night": a weak opener needs the part of the day behind the number. */
function isBeforePart(tokens: readonly TimeToken[], { next }: Read<ReadClock>, hasOpener: boolean): boolean {
  return hasOpener && readPart(tokens, next) !== null && textAt(tokens, next) !== "a";
}

/** Whether a mere number stands where a clock time would: no unit, score or thing counted behind it. */
function isClockPlace(
  tokens: readonly TimeToken[],
  at: number,
  { value, next }: Read<ReadClock>,
  start: number,
): boolean {
  const after = tokens[next];
  const isFull = tokens[start]?.kind === "number" && value.hour > 12;
  if (value.hour === 0 || isFull || blockers.has(after?.text ?? "") || readUnit(tokens, next) !== null)
    return false;
  if (after?.text === "-" && after.isGlued) return false;
  const isScore = [at - 1, at - 2].some((before) => scoreWords.has(textAt(tokens, before)));
  if (isScore) return readPart(tokens, next) !== null;
  if (after === undefined || after.kind === "mark" || followers.has(after.text)) return true;
  return after.kind === "word" && !isCounting(tokens, at);
}

/** "ate around 8 crackers", "by 2 points": words before a number that something is counted by. */
function isCounting(tokens: readonly TimeToken[], at: number): boolean {
  if (textAt(tokens, at).startsWith("at") || textAt(tokens, at) === "@") return false;
  const before = textAt(tokens, at - 1);
  return strictOpeners.has(before) || countingWords.has(before) || isSpokenOf(tokens, at);
}

/** "around 8 people got sick": a plural that does something is counted; "around 8 cramps" at a clause's start is not. */
function isSpokenOf(tokens: readonly TimeToken[], at: number): boolean {
  const before = tokens[at - 1];
  return before?.kind === "word" && !clauseOpeners.has(before.text);
}
