import { compileWordLists, type Read, type Token, wordAt } from "../../../language/mod.ts";
import { type ReadClock, readClock } from "./clock.ts";
import { readUnit, skipPhrase } from "./counts.ts";
import clockData from "./data/clock-words.json" with { type: "json" };
import mealData from "./data/meals.json" with { type: "json" };
import { findPart, readDay, readMeal, readPart } from "./days.ts";
import { type ClockTime, emptyPoint, type PartOfDay, type TimePoint } from "./time-phrase.ts";

/** How a point may be written at a place: behind "until" a mere number is a clock time, behind "after" a meal is one. */
export type PointPlace = {
  readonly isOpened: boolean;
  readonly hasMeals: boolean;
};

const clockWords = compileWordLists(clockData);
const mealWords = compileWordLists(mealData);
const mealMinutes = new Map(Object.entries(mealData.meals));
const determiners = new Set(["a", "an", "my", "one", "each", "every", "good"]);
const mostPieces = 4;
const wakingReach = 4;

/** Reads a point of several pieces: "yesterday evening around 9", "10pm last night", "late Saturday night", "Monday's lunch". */
export function readPoint(tokens: readonly Token[], at: number, place: PointPlace): Read<TimePoint> | null {
  const point = readPieces(tokens, at, place);
  if (point !== null) return !place.isOpened && isLonePart(tokens, at, point) ? null : point;
  return readShifted(tokens, at, place) ?? readAbout(tokens, at, place);
}

function readPieces(tokens: readonly Token[], at: number, place: PointPlace): Read<TimePoint> | null {
  let point = readPiece(tokens, at, place);
  for (let count = 1; point !== null && count < mostPieces; count++) {
    const from = skipJoiner(tokens, point.next);
    const more = readPiece(tokens, from, { ...place, isOpened: false }) ?? readMealAt(tokens, from);
    const joined = more === null ? null : joinPoints(point.value, more.value);
    if (more === null || joined === null) break;
    point = { value: joined, next: more.next };
  }
  return point;
}

function skipJoiner(tokens: readonly Token[], at: number): number {
  const text = wordAt(tokens, at);
  if (text === "'" && wordAt(tokens, at + 1) === "s") return at + 2;
  return [",", "("].includes(text) ? at + 1 : at;
}

/** "at lunch", "around dinner": the meal as a time. */
function readMealAt(tokens: readonly Token[], at: number): Read<TimePoint> | null {
  const start = skipPhrase(mealWords.atWords, tokens, at);
  return start === at ? null : readMeal(tokens, start);
}

function readPiece(tokens: readonly Token[], at: number, place: PointPlace): Read<TimePoint> | null {
  const clock = readOpenedClock(tokens, at, place.isOpened);
  const part = readPart(tokens, at);
  const day = readDay(tokens, at);
  const meal = place.hasMeals ? readMeal(tokens, at, place.isOpened) : null;
  const dated = day && { value: { ...emptyPoint, day: day.value }, next: day.next };
  let longest: Read<TimePoint> | null = null;
  for (const read of [part, dated, meal, clock])
    if (read !== null && read.next > (longest?.next ?? at)) longest = read;
  return longest;
}

/** "late Saturday night", "early Monday": the word before the day goes with its part. */
function readShifted(tokens: readonly Token[], at: number, place: PointPlace): Read<TimePoint> | null {
  const shift = wordAt(tokens, at);
  if (shift !== "early" && shift !== "late") return null;
  const start = wordAt(tokens, at + 1) === "on" ? at + 2 : at + 1;
  const point = readDay(tokens, start) === null ? null : readPieces(tokens, start, place);
  if (point === null || point.value.day === null) return null;
  const usual = shift === "early" ? "morning" : "evening";
  const part = findPart(`${shift} ${point.value.part?.name ?? usual}`) ?? point.value.part;
  return { ...point, value: { ...point.value, part } };
}

/** "about Sunday lunchtime", "around Monday". */
function readAbout(tokens: readonly Token[], at: number, place: PointPlace): Read<TimePoint> | null {
  const start = skipOpeners(tokens, at);
  const point = start === at ? null : readPieces(tokens, start, { ...place, isOpened: false });
  if (point === null || (point.value.day === null && point.value.meal === null)) return null;
  return { ...point, value: { ...point.value, isApproximate: true } };
}

/** A bare part of the day before a noun, or in a greeting, is no time: "morning sickness", "good morning". */
function isLonePart(tokens: readonly Token[], at: number, { value, next }: Read<TimePoint>): boolean {
  const isBare = next === at + 1 && value.part !== null && value.day === null && value.clock === null;
  if (!isBare || value.part?.sense === "overnight") return false;
  return tokens[next]?.kind === "word" || determiners.has(wordAt(tokens, at - 1));
}

/**
 * Joins two expressions of one point ("Monday" and "at nine"); null when both give the same thing. A clock time beside a
 * meal is the time of the meal.
 */
function joinPoints(first: TimePoint, second: TimePoint): TimePoint | null {
  const isClash =
    (first.day !== null && second.day !== null) ||
    (first.clock !== null && second.clock !== null) ||
    (first.meal !== null && second.meal !== null) ||
    (first.part !== null && second.part !== null && !isSameHalf(first.part, second.part)) ||
    isExact(first) ||
    isExact(second);
  if (isClash) return null;
  return {
    day: first.day ?? second.day,
    part: second.part?.sense === "overnight" ? second.part : (first.part ?? second.part),
    clock: first.clock ?? second.clock,
    meal: first.meal ?? second.meal,
    isApproximate: first.isApproximate || second.isApproximate,
    isPartBorrowed: first.isPartBorrowed || second.isPartBorrowed,
  };
}

/** Whether a point is a moment to the hour already, so that no clock time can add to it. */
export function isExact({ day }: TimePoint): boolean {
  if (day?.kind === "now") return true;
  return day?.kind === "ago" && ["hours", "minutes", "seconds"].includes(day.unit);
}

function isSameHalf(first: PartOfDay, second: PartOfDay): boolean {
  const isNight = (part: PartOfDay) => part.sense === "night" || part.sense === "overnight";
  return first.sense === second.sense || (isNight(first) && isNight(second));
}

/** The place behind "at", "around", "about" and their like. */
function skipOpeners(tokens: readonly Token[], at: number): number {
  const strong = skipPhrase(clockWords.openers, tokens, at);
  return strong > at ? strong : skipPhrase(clockWords.weakOpeners, tokens, at);
}

/**
 * Reads a clock time with the word before it ("at 8", "around 9ish"). A mere number is one only behind such a word, or
 * where "since", "until" or the like stands before it (`isOpened`), and where nothing is counted or rated.
 */
function readOpenedClock(tokens: readonly Token[], at: number, isOpened: boolean): Read<TimePoint> | null {
  const start = skipOpeners(tokens, at);
  const clock = readClock(tokens, start);
  if (clock === null) return null;
  const isPlain = isOpened || skipPhrase(clockWords.openers, tokens, at) > at;
  const isHourOnly = clock.value.form === "bare";
  if (isHourOnly && isPlain && !isClockPlace(tokens, at, clock, start)) return null;
  const opener = start > at ? "at" : wordAt(tokens, at - 1);
  if (isHourOnly && !isPlain && !isBeforePart(tokens, clock, opener)) return null;
  const isExact = start === at || skipPhrase(clockWords.exactOpeners, tokens, at) === start;
  const { hour, minute, isTwelveHour, isMidnight } = clock.value;
  const settled = settleClock({ hour, minute, isTwelveHour, isMidnight }, tokens, at);
  const point = { ...emptyPoint, clock: settled, isApproximate: clock.value.isApproximate || !isExact };
  return readAlternative(tokens, point, clock.next) ?? { value: point, next: clock.next };
}

/** "at 10 or so", "around 2 or 3 am": about the first of them, in the half of the day of the second. */
function readAlternative(tokens: readonly Token[], point: TimePoint, at: number): Read<TimePoint> | null {
  if (wordAt(tokens, at) !== "or" || point.clock === null) return null;
  if (wordAt(tokens, at + 1) === "so") return { value: { ...point, isApproximate: true }, next: at + 2 };
  const other = readClock(tokens, at + 1);
  if (other === null || other.value.form === "bare" || other.value.hour === 0) return null;
  const hour = (point.clock.hour % 12) + (other.value.hour >= 12 ? 12 : 0);
  const isShared = point.clock.isTwelveHour && !other.value.isTwelveHour;
  const clock = isShared ? { ...point.clock, hour, isTwelveHour: false } : point.clock;
  return { value: { ...point, clock, isApproximate: true }, next: other.next };
}

/** "about 9 last night", "it was 3 in the morning": without "at" the number needs a part of the day behind it. */
function isBeforePart(tokens: readonly Token[], { next }: Read<ReadClock>, opener: string): boolean {
  return ["at", "was", "is", "s"].includes(opener) && readPart(tokens, next) !== null;
}

/** Whether a mere number stands where a clock time would: no unit, score or thing counted behind it. */
function isClockPlace(
  tokens: readonly Token[],
  at: number,
  { value, next }: Read<ReadClock>,
  start: number,
): boolean {
  const after = tokens[next];
  const isFull = tokens[start]?.kind === "number" && value.hour > 12;
  if (value.hour === 0 || isFull || clockWords.blockers.has(after?.text ?? "")) return false;
  if (readUnit(tokens, next) !== null) return false;
  if (after?.text === "-" && after.isGlued && tokens[next + 1]?.kind !== "number") return false;
  const isScore = [at - 1, at - 2].some((before) => clockWords.scoreWords.has(wordAt(tokens, before)));
  if (isScore) return readPart(tokens, next) !== null;
  if (after === undefined || after.kind === "mark" || clockWords.followers.has(after.text)) return true;
  return after.kind === "word" && !isCounting(tokens, at);
}

/** "ate around 8 crackers", "around 8 people": what something is counted by, or the middle of a clause. */
function isCounting(tokens: readonly Token[], at: number): boolean {
  const opener = wordAt(tokens, at);
  if (opener === "at" || opener === "@") return false;
  const before = tokens[at - 1];
  if (before?.kind === "word")
    return clockWords.countingWords.has(before.text) || !clockWords.clauseOpeners.has(before.text);
  return opener === "around" && ["people", "others", "friends", "guests"].includes(wordAt(tokens, at + 2));
}

/** Decides the half of the day of "8" from the words before it: one wakes in the morning and dines in the evening. */
function settleClock(clock: ClockTime, tokens: readonly Token[], at: number): ClockTime {
  if (!clock.isTwelveHour) return clock;
  for (let before = at - 1; before >= Math.max(0, at - wakingReach); before--) {
    const text = wordAt(tokens, before);
    if ([".", ";", "\n", ",", "and", "then"].includes(text)) return clock;
    // "up since 4"
    const isUp = text === "up" && wordAt(tokens, before + 1) === "since";
    if (isUp || clockWords.wakingWords.has(text))
      return { ...clock, hour: clock.hour % 12, isTwelveHour: false };
    const usual = mealMinutes.get(text);
    if (usual !== undefined) return { ...clock, hour: nearestHour(clock, usual), isTwelveHour: false };
  }
  return clock;
}

function nearestHour({ hour, minute }: ClockTime, usual: number): number {
  const early = hour % 12;
  const distance = (each: number) => Math.abs(each * 60 + minute - usual);
  return distance(early) <= distance(early + 12) ? early : early + 12;
}
