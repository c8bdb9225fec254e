import data from "./data/clock-words.json" with { type: "json" };
import { buildPhraseSet, skipPhrase } from "./phrase-table.ts";
import { type ReadClock, readClock } from "./read-clock.ts";
import { readPart } from "./read-part.ts";
import { readUnit } from "./read-unit.ts";
import { settleClock } from "./settle-clock.ts";
import { type Read, type TimeToken, textAt } from "./time-token.ts";
import { emptyPoint, type ToldPoint } from "./told-point.ts";

const openers = buildPhraseSet(data.openers);
const weakOpeners = buildPhraseSet(data.weakOpeners);
const exactOpeners = buildPhraseSet(data.exactOpeners);
const followers = new Set(data.followers);
const blockers = new Set(data.blockers);
const scoreWords = new Set(data.scoreWords);
const countingWords = new Set(data.countingWords);
const clauseOpeners = new Set(data.clauseOpeners);
const partOpeners = new Set(["was", "is", "s"]);

/** The index behind "at", "around", "about" and their like. */
export function skipOpeners(tokens: readonly TimeToken[], at: number): number {
  const strong = skipPhrase(openers, tokens, at);
  return strong > at ? strong : skipPhrase(weakOpeners, tokens, at);
}

/**
 * Reads a clock time with the word before it ("at 8", "around 9ish"). A mere number is one only behind such a word,
 * or where `isOpened` tells that "since", "until" or the like stands before it, and where nothing is counted or rated.
 */
export function readOpenedClock(
  tokens: readonly TimeToken[],
  at: number,
  isOpened: boolean,
): Read<ToldPoint> | null {
  const start = skipOpeners(tokens, at);
  const clock = readClock(tokens, start);
  if (clock === null) return null;
  const isPlain = isOpened || skipPhrase(openers, tokens, at) > at;
  const isHourOnly = clock.value.form === "bare";
  if (isHourOnly && isPlain && !isClockPlace(tokens, at, clock, start)) return null;
  if (isHourOnly && !isPlain && !isBeforePart(tokens, clock, start > at ? "at" : textAt(tokens, at - 1)))
    return null;
  const isExact = start === at || skipPhrase(exactOpeners, tokens, at) === start;
  const { hour, minute, isTwelveHour, isMidnight } = clock.value;
  const told = settleClock({ hour, minute, isTwelveHour, isMidnight }, tokens, at);
  const point = { ...emptyPoint, clock: told, isApproximate: clock.value.isApproximate || !isExact };
  return readAlternative(tokens, point, clock.next) ?? { value: point, next: clock.next };
}

/** "at 10 or so", "around 2 or 3 am": about the first of them, in the half of the day that the second tells. */
function readAlternative(tokens: readonly TimeToken[], point: ToldPoint, at: number): Read<ToldPoint> | null {
  if (textAt(tokens, at) !== "or" || point.clock === null) return null;
  if (textAt(tokens, at + 1) === "so") return { value: { ...point, isApproximate: true }, next: at + 2 };
  const other = readClock(tokens, at + 1);
  if (other === null || other.value.form === "bare" || other.value.hour === 0) return null;
  const hour = (point.clock.hour % 12) + (other.value.hour >= 12 ? 12 : 0);
  const isShared = point.clock.isTwelveHour && !other.value.isTwelveHour;
  const clock = isShared ? { ...point.clock, hour, isTwelveHour: false } : point.clock;
  return { value: { ...point, clock, isApproximate: true }, next: other.next };
}

/** "about 9 last night", "it was 3 in the morning": without "at" the number needs a part of the day behind it. */
function isBeforePart(tokens: readonly TimeToken[], { next }: Read<ReadClock>, opener: string): boolean {
  return (opener === "at" || partOpeners.has(opener)) && readPart(tokens, next) !== null;
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
  if (after?.text === "-" && after.isGlued && tokens[next + 1]?.kind !== "number") return false;
  const isScore = [at - 1, at - 2].some((before) => scoreWords.has(textAt(tokens, before)));
  if (isScore) return readPart(tokens, next) !== null;
  if (after === undefined || after.kind === "mark" || followers.has(after.text)) return true;
  return after.kind === "word" && !isCounting(tokens, at);
}

/** "ate around 8 crackers", "around 8 people": what something is counted by, or the middle of a clause. */
function isCounting(tokens: readonly TimeToken[], at: number): boolean {
  if (textAt(tokens, at) === "at" || textAt(tokens, at) === "@") return false;
  const before = tokens[at - 1];
  if (before === undefined || before.kind !== "word")
    return textAt(tokens, at) === "around" && isPeople(tokens, at);
  return countingWords.has(before.text) || !clauseOpeners.has(before.text);
}

function isPeople(tokens: readonly TimeToken[], at: number): boolean {
  return ["people", "others", "friends", "guests"].includes(textAt(tokens, at + 2));
}
