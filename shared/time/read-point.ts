import { readDay } from "./read-day.ts";
import { readMeal, readMealAt } from "./read-meal.ts";
import { readOpenedClock, skipOpeners } from "./read-opened-clock.ts";
import { findPart, readPart } from "./read-part.ts";
import { type Read, type TimeToken, textAt } from "./time-token.ts";
import { emptyPoint, joinPoints, type ToldPoint } from "./told-point.ts";

const determiners = new Set(["a", "an", "my", "one", "each", "every", "good"]);
const shifts = new Set(["early", "late"]);
const mostPieces = 4;

/** How a point may be told at a place: behind "until" a mere number is a clock time, behind "after" a meal is one. */
export interface PointPlace {
  readonly isOpened: boolean;
  readonly hasMeals: boolean;
}

/** Reads a point of several pieces: "yesterday evening around 9", "10pm last night", "late Saturday night", "Monday's lunch". */
export function readPoint(
  tokens: readonly TimeToken[],
  at: number,
  place: PointPlace,
): Read<ToldPoint> | null {
  const point = readPieces(tokens, at, place);
  if (point !== null) return !place.isOpened && isLonePart(tokens, at, point) ? null : point;
  return readShifted(tokens, at, place) ?? readAbout(tokens, at, place);
}

function readPieces(tokens: readonly TimeToken[], at: number, place: PointPlace): Read<ToldPoint> | null {
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

/** "late Saturday night", "early Monday": the word before the day is of its part. */
function readShifted(tokens: readonly TimeToken[], at: number, place: PointPlace): Read<ToldPoint> | null {
  const shift = textAt(tokens, at);
  if (!shifts.has(shift)) return null;
  const start = textAt(tokens, at + 1) === "on" ? at + 2 : at + 1;
  const point = readDay(tokens, start) === null ? null : readPieces(tokens, start, place);
  if (point === null || point.value.day === null) return null;
  const usual = shift === "early" ? "morning" : "evening";
  const part = findPart(`${shift} ${point.value.part?.name ?? usual}`) ?? point.value.part;
  return { ...point, value: { ...point.value, part } };
}

/** "about Sunday lunchtime", "around Monday". */
function readAbout(tokens: readonly TimeToken[], at: number, place: PointPlace): Read<ToldPoint> | null {
  const start = skipOpeners(tokens, at);
  const point = start === at ? null : readPieces(tokens, start, { ...place, isOpened: false });
  if (point === null || (point.value.day === null && point.value.meal === null)) return null;
  return { ...point, value: { ...point.value, isApproximate: true } };
}

/** "morning sickness", "good morning": a bare part of the day before a noun, or wished, tells no time. */
function isLonePart(tokens: readonly TimeToken[], at: number, { value, next }: Read<ToldPoint>): boolean {
  const isBare = next === at + 1 && value.part !== null && value.day === null && value.clock === null;
  if (!isBare || value.part?.sense === "overnight") return false;
  return tokens[next]?.kind === "word" || determiners.has(textAt(tokens, at - 1));
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
