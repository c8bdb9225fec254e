import { compileWordLists, indexPatterns, type Read, type Token, wordAt } from "../../../language/mod.ts";
import { readPhrase, readUnit } from "./counts.ts";
import data from "./data/days.json" with { type: "json" };
import type { Day } from "./time-phrase.ts";

type MonthDay = {
  readonly month: number;
  readonly day: number;
};

const dayWords = compileWordLists(data);
const months = new Map(Object.entries(data.months));
const ordinals = indexPatterns(Object.entries(data.ordinals));
const daysOfMonth = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Reads a calendar date: "3 March 2026", "March 3rd", "the 3rd of March", "2026-03-03", "3/3/2026" (month first). */
export function readDate(tokens: readonly Token[], at: number): Read<Day> | null {
  const start = wordAt(tokens, at) === "the" ? at + 1 : at;
  return (
    readDotted(tokens, at) ??
    readNumeric(tokens, at) ??
    readDayFirst(tokens, start) ??
    readMonthFirst(tokens, at) ??
    readMonth(tokens, at) ??
    readMonthDay(tokens, at)
  );
}

function toDate({ value, next }: Read<MonthDay>, year: number | null, isSwappable = false): Read<Day> | null {
  const { month, day } = value;
  const isReal = day >= 1 && day <= (daysOfMonth[month - 1] ?? 0);
  const isLeapOnly = month === 2 && day === 29 && year !== null;
  if (!isReal || (isLeapOnly && new Date(Date.UTC(year, 1, 29)).getUTCMonth() !== 1)) return null;
  return { value: { kind: "date", year, month, day, isSwappable: isSwappable && day <= 12 }, next };
}

function readNumeric(tokens: readonly Token[], at: number): Read<Day> | null {
  const [first, second, third] = [tokens[at], tokens[at + 2], tokens[at + 4]];
  const mark = wordAt(tokens, at + 1);
  if (first?.kind !== "number" || second?.kind !== "number" || !["-", "/", "."].includes(mark)) return null;
  if (tokens[at + 1]?.isGlued !== true || !second.isGlued) return null;
  const isThree = third?.kind === "number" && third.isGlued && wordAt(tokens, at + 3) === mark;
  if (!isThree) return readOpened(tokens, at, first, second);
  if (first.end - first.start === 4)
    return toDate({ value: { month: second.value, day: third.value }, next: at + 5 }, yearOf(first));
  const year = yearOf(third);
  if (year === null || mark === "-") return null;
  return toDate({ value: orderMonthDay(first, second), next: at + 5 }, year, first.value <= 12);
}

/** The month stands first unless it can be none. */
function orderMonthDay(first: Token, second: Token): MonthDay {
  return first.value > 12
    ? { month: second.value, day: first.value }
    : { month: first.value, day: second.value };
}

/** "12.03.2026": with dots the day stands first. */
function readDotted(tokens: readonly Token[], at: number): Read<Day> | null {
  const [first, year] = [tokens[at], tokens[at + 2]];
  const dotted = /^(\d{1,2})\.(\d{1,2})$/.exec(first?.kind === "number" ? first.text : "");
  const isDotted = wordAt(tokens, at + 1) === "." && year?.isGlued === true && year.kind === "number";
  if (dotted === null || !isDotted || yearOf(year) === null) return null;
  const value = { month: Number(dotted[2]), day: Number(dotted[1]) };
  return toDate({ value, next: at + 3 }, yearOf(year));
}

/** "on 3/4": without a year only behind a word that expects a day, for "3/4" may be a share or a score. */
function readOpened(tokens: readonly Token[], at: number, first: Token, second: Token): Read<Day> | null {
  // "14/05" with two digits each is a date in a diary by itself.
  const hasTwoDigits = first.end - first.start === 2 && second.end - second.start === 2;
  const isPadded = hasTwoDigits && (first.text.startsWith("0") || second.text.startsWith("0"));
  const isOpened = isPadded || dayWords.dateOpeners.has(wordAt(tokens, at - 1));
  if (!isOpened || wordAt(tokens, at + 1) !== "/") return null;
  return toDate({ value: orderMonthDay(first, second), next: at + 3 }, null, first.value <= 12);
}

function yearOf(token: Token): number | null {
  const digits = token.end - token.start;
  if (!Number.isInteger(token.value)) return null;
  if (digits === 2) return 2000 + token.value;
  return digits === 4 && token.value >= 1900 && token.value <= 2100 ? token.value : null;
}

function readFullYear(tokens: readonly Token[], at: number): number | null {
  const token = tokens[at];
  return token?.kind === "number" && token.end - token.start === 4 ? yearOf(token) : null;
}

function readDayFirst(tokens: readonly Token[], at: number): Read<Day> | null {
  const day = readDayNumber(tokens, at);
  if (day === null) return null;
  const monthAt = wordAt(tokens, day.next) === "of" ? day.next + 1 : day.next;
  const month = months.get(wordAt(tokens, monthAt));
  if (month === undefined) return null;
  // "I ate 5 may have been 6": the verb needs an ordinal, "of" or a year beside it to be the month.
  const read = withYear(tokens, { value: { month, day: day.value }, next: skipStop(tokens, monthAt + 1) });
  const isVerb = wordAt(tokens, monthAt) === "may" && monthAt === at + 1 && read?.next === monthAt + 1;
  return isVerb && !dayWords.dateOpeners.has(wordAt(tokens, at - 1)) ? null : read;
}

function readMonthFirst(tokens: readonly Token[], at: number): Read<Day> | null {
  const month = months.get(wordAt(tokens, at));
  if (month === undefined) return null;
  const dayAt = skipStop(tokens, at + 1);
  const day = readDayNumber(tokens, wordAt(tokens, dayAt) === "the" ? dayAt + 1 : dayAt);
  if (day === null || [":", "%"].includes(wordAt(tokens, day.next))) return null;
  if (readUnit(tokens, day.next) !== null) return null;
  return withYear(tokens, { value: { month, day: day.value }, next: day.next });
}

/** "in March", "since January": the month alone needs a word before it. */
function readMonth(tokens: readonly Token[], at: number): Read<Day> | null {
  const monthAt = wordAt(tokens, at) === "last" ? at + 1 : at;
  const month = months.get(wordAt(tokens, monthAt));
  if (month === undefined || !dayWords.monthOpeners.has(wordAt(tokens, monthAt - 1))) return null;
  const year = readFullYear(tokens, monthAt + 1);
  const next = year === null ? monthAt + 1 : monthAt + 2;
  return { value: { kind: "date", year, month, day: null, isSwappable: false }, next };
}

/** "the 5th" by itself, where no noun behind it is numbered by it. */
function readMonthDay(tokens: readonly Token[], at: number): Read<Day> | null {
  const isNumbered = tokens[at + 1]?.kind === "number" && tokens[at + 2]?.isGlued === true;
  const day = wordAt(tokens, at) === "the" && isNumbered ? readDayNumber(tokens, at + 1) : null;
  if (day === null || day.next === at + 2) return null;
  const isOfMonth =
    ["this", "the"].includes(wordAt(tokens, day.next + 1)) && wordAt(tokens, day.next + 2) === "month";
  const next = wordAt(tokens, day.next) === "of" && isOfMonth ? day.next + 3 : day.next;
  const isFollowed = tokens[next]?.kind === "word" && !dayWords.dayFollowers.has(wordAt(tokens, next));
  return next === day.next && isFollowed ? null : { value: { kind: "monthDay", day: day.value }, next };
}

function skipStop(tokens: readonly Token[], at: number): number {
  return wordAt(tokens, at) === "." && tokens[at + 1]?.kind === "number" ? at + 1 : at;
}

/** "3", "3rd", "third", "twenty-first". */
function readDayNumber(tokens: readonly Token[], at: number): Read<number> | null {
  const token = tokens[at];
  if (token?.kind !== "number") return readPhrase(ordinals, tokens, at);
  if (!Number.isInteger(token.value) || token.value < 1 || token.value > 31) return null;
  const isSuffixed = ["st", "nd", "rd", "th"].includes(wordAt(tokens, at + 1));
  return { value: token.value, next: isSuffixed ? at + 2 : at + 1 };
}

function withYear(tokens: readonly Token[], read: Read<MonthDay>): Read<Day> | null {
  const yearAt = wordAt(tokens, read.next) === "," ? read.next + 1 : read.next;
  const year = readFullYear(tokens, yearAt);
  return toDate(year === null ? read : { ...read, next: yearAt + 1 }, year);
}
