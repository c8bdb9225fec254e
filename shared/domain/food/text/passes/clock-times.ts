import language from "../../data/language.json" with { type: "json" };
import { boundsPhrase, sentenceEnds, startsLine } from "../marks.ts";
import { isContent, readUnitWord } from "../read-units.ts";
import type { Token } from "../terms.ts";
import { wordClasses } from "../vocabulary.ts";
import { listHoursBehind } from "./hours-behind.ts";
import { listHoursOfLines } from "./line-hours.ts";
import { endOfDayTime, listPartsOfDay } from "./parts-of-day.ts";
import { findSpokenTimeEnd } from "./spoken-times.ts";
import { findTimeAgoEnd } from "./times-ago.ts";

const { halves, letters, hour, openers } = language.clock;
const timeOpeners = new Set(openers);
/** "7 am", and glued to the number "7a" and "630p". */
const halvesOfDay = new Set(halves);
const letterHalves = new Set(letters);
const hourMarks = new Set(hour);
const macroLetters = new Set(language.macroNotes.letters);
const separators = new Set(["/", ",", "|", "-", "+"]);
/** "10.30 - coffee" */
const lineMarks = new Set(["-", ":"]);
const between = new Set([",", "."]);
const approximations = new Set(["@", "~"]);
/** A meal of the evening, and a drink. */
const mealDrink = "tea";
const hoursOfHalfDay = 12;
const hoursOfDay = 24;
const minutesOfHour = 60;

/** An hour that is stated as a time. */
type Hour = { readonly at: number; readonly hour: number };

/** The times of a text that make bare numbers beside them times as well. */
type Stated = {
  readonly hours: readonly Hour[];
  /** Bare hours in front of lines and behind foods. */
  readonly bare: ReadonlySet<number>;
  /** How many times are stated, those in four digits included. */
  readonly count: number;
  /** Whether one of them has four digits and begins with a nought. */
  readonly hasNought: boolean;
  /** The parts of the day that head what was eaten: "morning", "night". */
  readonly partsOfDay: ReadonlySet<string>;
};

/**
 * The tokens without clock times, which are no amounts: "7a", "12:30", "@3", "0730". Between foods, a time begins another
 * line, and behind the name of a meal it heads what was eaten: "9am banana 1pm soup", "lunch @12 wrap".
 */
export function dropClockTimes(tokens: readonly Token[]): Token[] {
  const kept: Token[] = [];
  const stated = listStated(tokens);
  for (let at = 0; at < tokens.length; ) {
    const end = findClockEnd(tokens, at, stated);
    const token = tokens[at];
    if (end !== null && timeOpeners.has(kept.at(-1)?.text ?? "")) kept.pop();
    const isPartOfDay = stated.partsOfDay.has(token?.text ?? "");
    const mark = end === null ? null : markInstead(kept.at(-1), tokens[end], isPartOfDay);
    if (end === null && token !== undefined) kept.push(token);
    else if (token !== undefined && mark !== null)
      kept.push({ ...token, kind: "mark", text: mark, terms: [] });
    at = end ?? at + 1;
  }
  return kept;
}

function listStated(tokens: readonly Token[]): Stated {
  const isClock = (at: number) => readClock(tokens, at) !== null;
  const places = [...tokens.keys()].filter((at) => tokens[at]?.kind === "number");
  const hasClock = places.some(isClock);
  const hours = places
    .filter((at) => isClock(at) || (hasClock && isDottedTime(tokens, at, hasClock)))
    .map((at): Hour => {
      const { value = 0 } = tokens[at] ?? {};
      return { at, hour: Math.floor(value) % hoursOfHalfDay };
    });
  const inDigits = places.filter((at) => startsLine(tokens, at) && isDigits(tokens, at) && !isClock(at));
  const hasNought = places.some((at) => isWithNought(tokens, at));
  return {
    hours,
    bare: new Set([
      ...listHoursOfLines(tokens, isClock),
      ...listHoursBehind(tokens, (at) => readClock(tokens, at)),
    ]),
    count: hours.length + inDigits.length,
    hasNought,
    partsOfDay: listPartsOfDay(tokens),
  };
}

/** The mark that stands for a time between two words, or null where it separates nothing. */
function markInstead(
  before: Token | undefined,
  after: Token | undefined,
  isPartOfDay: boolean,
): string | null {
  if (boundsPhrase(before) || boundsPhrase(after)) return null;
  if (after.kind === "word" && !isContent(after)) return null;
  // "bread and tea evening soup"
  const isMeal = wordClasses.mealTimes.has(before.text) || (isMealDrink(before) && !isPartOfDay);
  if (isMeal) return ":";
  return before.kind === "number" || isContent(before) ? "\n" : null;
}

/** Where the time that begins at `at` ends, or null. */
function findClockEnd(tokens: readonly Token[], at: number, stated: Stated): number | null {
  const isAbout = approximations.has(tokens[at]?.text ?? "");
  const end = readClock(tokens, isAbout ? at + 1 : at);
  if (end !== null) return end;
  const spokenEnd =
    findTimeAgoEnd(tokens, at) ??
    findSpokenTimeEnd(tokens, at) ??
    endOfDayTime(tokens, at, stated.partsOfDay);
  if (spokenEnd !== null) return spokenEnd;
  if (tokens[at]?.text === "@" && isHour(tokens, at + 1)) return at + 2;
  if (isRoundTime(tokens, at)) return at + 2;
  const isHourAlone = isBeforeArticle(tokens, at) || isHourAround(tokens, at, stated) || stated.bare.has(at);
  const isTime = isMilitaryTime(tokens, at, stated) || isDottedTime(tokens, at, stated.hours.length > 0);
  return isHourAlone || isTime || isHourBetween(tokens, at, stated) ? at + 1 : null;
}

/** "12ish - hot dog", "8ish: toast" and ". 4ish toastie", unlike "had 10ish crackers" */
function isRoundTime(tokens: readonly Token[], at: number): boolean {
  const [time, ending, after] = tokens.slice(at, at + 3);
  if (time?.kind !== "number" || !isTimeOfHalfDay(time)) return false;
  const isOpening = [".", "\n", "!", ";"].includes(tokens[at - 1]?.text ?? "");
  return ending?.text === "ish" && ending.isGlued === true && (isOpening || after?.kind === "mark");
}

/** "11 a mandarin": nobody counts so. */
function isBeforeArticle(tokens: readonly Token[], at: number): boolean {
  const [time, article, food] = tokens.slice(at, at + 3);
  const isStart = at === 0 || tokens[at - 1]?.kind === "mark";
  const isTime = time?.kind === "number" && isTimeOfHalfDay(time);
  return (
    isStart && isTime && ["a", "an"].includes(article?.text ?? "") && food?.kind === "word" && isContent(food)
  );
}

/** The 9 of "10am toast. nuts around 9", unlike "nuts around 9" alone */
function isHourAround(tokens: readonly Token[], at: number, { hours }: Stated): boolean {
  const [before, time, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (before?.text !== "around" || time?.kind !== "number" || !isTimeOfHalfDay(time)) return false;
  const isEnd = boundsPhrase(after);
  return isEnd && tokens[at - 2]?.kind === "word" && hours.length > 0;
}

/** "12:30", "7:15 pm", "7a", "14h30" */
function readClock(tokens: readonly Token[], at: number): number | null {
  const [time, mark, minute] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (time?.kind !== "number") return null;
  const isColon = mark?.text === ":" && minute?.kind === "number" && minute.isGlued;
  if (isColon && time.value <= hoursOfDay && minute.value < minutesOfHour)
    return findHalfEnd(tokens, at + 3) ?? at + 3;
  if (mark?.isGlued === true && time.value <= hoursOfDay && isHourMark(mark)) return at + 2;
  // "13 pm" is no amount either.
  if (time.value <= hoursOfDay && halvesOfDay.has(mark?.text ?? "") && Number.isInteger(time.value))
    return at + 2;
  if (!isTimeOfHalfDay(time) || isFigure(tokens, at)) return null;
  return findHalfEnd(tokens, at + 1);
}

function isHourMark({ text }: Token): boolean {
  return hourMarks.has(text) || /^h[0-5]\d$/.test(text);
}

function findHalfEnd(tokens: readonly Token[], at: number): number | null {
  const [half, after] = [tokens[at], tokens[at + 1]];
  if (half === undefined) return null;
  const isEnd = after?.isGlued !== true || after.kind === "mark";
  const isLetter = half.isGlued && letterHalves.has(half.text) && isEnd;
  return isLetter || halvesOfDay.has(half.text) ? at + 1 : null;
}

/** "7", "630" and "12.30", unlike "57" */
function isTimeOfHalfDay({ text }: Token): boolean {
  const [, hours = "", minutes = "0"] = /^(\d{1,2}?)[.]?([0-5]\d)?$/.exec(text) ?? [];
  return (
    hours !== "" && Number(hours) > 0 && Number(hours) <= hoursOfHalfDay && Number(minutes) < minutesOfHour
  );
}

/** "10p / 20c / 5f" are grams of protein, carbohydrate and fat. */
function isFigure(tokens: readonly Token[], at: number): boolean {
  const next = separators.has(tokens[at + 2]?.text ?? "") ? at + 3 : at + 2;
  const before = separators.has(tokens[at - 1]?.text ?? "") ? at - 2 : at - 1;
  return (
    (tokens[next]?.kind === "number" && macroLetters.has(tokens[next + 1]?.text ?? "")) ||
    (tokens[before - 1]?.kind === "number" && macroLetters.has(tokens[before]?.text ?? ""))
  );
}

/** "@3", unlike "@ 3 eggs" and "@3 oz" */
function isHour(tokens: readonly Token[], at: number): boolean {
  const time = tokens[at];
  return (
    time?.kind === "number" && time.isGlued && isTimeOfHalfDay(time) && readUnitWord(tokens, at + 1) === null
  );
}

/**
 * In front of a line "0730" and "1030" are times; "1000 rice cakes" and "830 milk" only where another time is stated, and
 * behind a mark where one begins with a nought: "0630 toast / 1230 wrap".
 */
function isMilitaryTime(tokens: readonly Token[], at: number, { count, hasNought }: Stated): boolean {
  if (isWithNought(tokens, at)) return true;
  if (!isDigits(tokens, at)) return false;
  if (hasNought && boundsPhrase(tokens[at - 1])) return true;
  // "6am coffee. 930 protein bar. 1pm chilli"
  if (sentenceEnds.has(tokens[at - 1]?.text ?? "") && count > 1) return true;
  if (!startsLine(tokens, at)) return false;
  const text = tokens[at]?.text ?? "";
  return text.startsWith("0") || (text.length === 4 && !text.endsWith("00")) || count > 1;
}

/** "0500 apple": no amount begins with a nought. */
function isWithNought(tokens: readonly Token[], at: number): boolean {
  return /^0[0-9][0-5]\d$/.test(tokens[at]?.text ?? "") && tokens[at + 1]?.isGlued !== true;
}

function isDigits(tokens: readonly Token[], at: number): boolean {
  const [time, after] = [tokens[at], tokens[at + 1]];
  const unit = readUnitWord(tokens, at + 1);
  if (time === undefined || after?.isGlued !== false || (unit !== null && unit.kind !== "piece"))
    return false;
  return /^(?:(?:[01]?[1-9]|2[0-3]|[012]0)[0-5][05])$/.test(time.text);
}

/** "12.30 soup and a roll", "tea around 4.30"; "1.50 cups" and "0.40 pear" are amounts. */
function isDottedTime(tokens: readonly Token[], at: number, hasClock: boolean): boolean {
  const [before, time, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (time === undefined || !/^(?:[1-9]|[01]\d|2[0-3])\.[0-5]\d$/.test(time.text)) return false;
  if (readUnitWord(tokens, at + 1) !== null) return false;
  const isHeading = after?.kind === "word" || lineMarks.has(after?.text ?? "");
  if (startsLine(tokens, at)) return isHeading;
  // Nobody counts 4.30 of anything, but 1.25 or 1.50.
  if (/(?:25|50|75)$/.test(time.text)) return false;
  if (before !== undefined && sentenceEnds.has(before.text)) return isHeading;
  const isOpened = timeOpeners.has(before?.text ?? "") || isMeal(tokens, at - 1);
  // "green tea 10.30, toast": in steps of five minutes.
  const isBehindFood = before?.kind === "word" && after?.kind !== "word" && /[05]$/.test(time.text);
  return isOpened || isBehindFood || (before?.text === "," && hasClock);
}

/** "Tea 5.30 grilled cod": the meal, unlike a cup of it. */
function isMeal(tokens: readonly Token[], at: number): boolean {
  const meal = tokens[at];
  if (meal === undefined) return false;
  const opens = at === 0 || tokens[at - 1]?.kind === "mark";
  return wordClasses.mealTimes.has(meal.text) || (opens && isMealDrink(meal));
}

function isMealDrink({ text }: Token): boolean {
  return text === mealDrink;
}

/** The "11" of "6am toast, 8.30 yoghurt, 11 cheese, 1pm rice": an hour between two others. */
function isHourBetween(tokens: readonly Token[], at: number, { hours }: Stated): boolean {
  const time = tokens[at];
  const isBare = time?.kind === "number" && /^(?:[1-9]|1[0-2])$/.test(time.text);
  if (!isBare || !between.has(tokens[at - 1]?.text ?? "") || readUnitWord(tokens, at + 1) !== null)
    return false;
  // "11 - tea"
  const isDashed = lineMarks.has(tokens[at + 1]?.text ?? "") && tokens[at + 1]?.isGlued === false;
  const after = tokens[isDashed ? at + 2 : at + 1];
  if (after?.kind !== "word" || !isContent(after)) return false;
  const next = findHourBehind(hours, at);
  const [before, behind] = [hours[next - 1], hours[next]];
  if (before === undefined || behind === undefined) return false;
  const fromBefore = (hour: number) => (hour - before.hour + hoursOfHalfDay) % hoursOfHalfDay;
  return fromBefore(time.value) > 0 && fromBefore(time.value) < fromBefore(behind.hour);
}

/** Where the first hour behind a place stands in the list, found by halving it. */
function findHourBehind(hours: readonly Hour[], place: number): number {
  let [from, end] = [0, hours.length];
  while (from < end) {
    const middle = Math.floor((from + end) / 2);
    if ((hours[middle]?.at ?? 0) > place) end = middle;
    else from = middle + 1;
  }
  return from;
}
