import data from "./data/days.json" with { type: "json" };
import { buildPhraseTable, readPhrase } from "./phrase-table.ts";
import { readUnit } from "./read-unit.ts";
import { type Read, type TimeToken, textAt } from "./time-token.ts";
import type { ToldDay } from "./told-point.ts";

const months = new Map(Object.entries(data.months));
const ordinals = buildPhraseTable(Object.entries(data.ordinals));
const daysOfMonth = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const dayOpeners = new Set(["on", "since", "until", "till", "from", "by"]);
const dayFollowers = new Set(data.dayFollowers);
const monthOpeners = new Set(["in", "since", "of", "last", "until", "from"]);

interface MonthDay {
  readonly month: number;
  readonly day: number;
}

/** Reads a calendar date: "3 March 2026", "March 3rd", "the 3rd of March", "2026-03-03", "3/3/2026" (month first). */
export function readDate(tokens: readonly TimeToken[], at: number): Read<ToldDay> | null {
  const start = textAt(tokens, at) === "the" ? at + 1 : at;
  return (
    readDotted(tokens, at) ??
    readNumeric(tokens, at) ??
    readDayFirst(tokens, start) ??
    readMonthFirst(tokens, at) ??
    readMonth(tokens, at) ??
    readMonthDay(tokens, at)
  );
}

function tell(
  { value, next }: Read<MonthDay>,
  year: number | null,
  isSwappable = false,
): Read<ToldDay> | null {
  const { month, day } = value;
  const isReal = day >= 1 && day <= (daysOfMonth[month - 1] ?? 0);
  const isLeapOnly = month === 2 && day === 29 && year !== null;
  if (!isReal || (isLeapOnly && new Date(Date.UTC(year, 1, 29)).getUTCMonth() !== 1)) return null;
  return { value: { kind: "date", year, month, day, isSwappable: isSwappable && day <= 12 }, next };
}

function readNumeric(tokens: readonly TimeToken[], at: number): Read<ToldDay> | null {
  const [first, second, third] = [tokens[at], tokens[at + 2], tokens[at + 4]];
  const mark = textAt(tokens, at + 1);
  if (first?.kind !== "number" || second?.kind !== "number" || !["-", "/", "."].includes(mark)) return null;
  if (tokens[at + 1]?.isGlued !== true || !second.isGlued) return null;
  const isThree = third?.kind === "number" && third.isGlued && textAt(tokens, at + 3) === mark;
  if (!isThree) return readOpened(tokens, at, first, second);
  if (first.end - first.start === 4)
    return tell({ value: { month: second.value, day: third.value }, next: at + 5 }, inCentury(first));
  const year = inCentury(third);
  const monthFirst = { month: first.value, day: second.value };
  const dayFirst = { month: second.value, day: first.value };
  if (year === null || mark === "-") return null;
  return tell({ value: first.value > 12 ? dayFirst : monthFirst, next: at + 5 }, year, first.value <= 12);
}

/** "12.03.2026": with dots the day stands first. */
function readDotted(tokens: readonly TimeToken[], at: number): Read<ToldDay> | null {
  const [first, year] = [tokens[at], tokens[at + 2]];
  const told = /^(\d{1,2})\.(\d{1,2})$/.exec(first?.kind === "number" ? first.text : "");
  const isDotted = textAt(tokens, at + 1) === "." && year?.isGlued === true && year.kind === "number";
  if (told === null || !isDotted || inCentury(year) === null) return null;
  return tell({ value: { month: Number(told[2]), day: Number(told[1]) }, next: at + 3 }, inCentury(year));
}

/** "on 3/4": without a year only behind a word that expects a day, for "3/4" may be a share or a score. */
function readOpened(
  tokens: readonly TimeToken[],
  at: number,
  first: TimeToken,
  second: TimeToken,
): Read<ToldDay> | null {
  // "14/05" with two digits each is a date in a diary by itself.
  const isPadded =
    tokens[at]?.end === first.start + 2 && second.end === second.start + 2 && hasZero(first, second);
  if ((!isPadded && !dayOpeners.has(textAt(tokens, at - 1))) || textAt(tokens, at + 1) !== "/") return null;
  const [month, day] = first.value > 12 ? [second.value, first.value] : [first.value, second.value];
  return tell({ value: { month, day }, next: at + 3 }, null, first.value <= 12);
}

function hasZero(first: TimeToken, second: TimeToken): boolean {
  return first.text.startsWith("0") || second.text.startsWith("0");
}

function inCentury(token: TimeToken): number | null {
  const digits = token.end - token.start;
  if (!Number.isInteger(token.value)) return null;
  if (digits === 2) return 2000 + token.value;
  return digits === 4 && token.value >= 1900 && token.value <= 2100 ? token.value : null;
}

function readDayFirst(tokens: readonly TimeToken[], at: number): Read<ToldDay> | null {
  const day = readDayNumber(tokens, at);
  if (day === null) return null;
  const monthAt = textAt(tokens, day.next) === "of" ? day.next + 1 : day.next;
  const month = months.get(textAt(tokens, monthAt));
  if (month === undefined) return null;
  // "I ate 5 may have been 6": the verb needs an ordinal, "of" or a year beside it to be the month.
  const read = withYear(tokens, { value: { month, day: day.value }, next: skipStop(tokens, monthAt + 1) });
  const isVerb = textAt(tokens, monthAt) === "may" && monthAt === at + 1 && read?.next === monthAt + 1;
  return isVerb && !dayOpeners.has(textAt(tokens, at - 1)) ? null : read;
}

function readMonthFirst(tokens: readonly TimeToken[], at: number): Read<ToldDay> | null {
  const month = months.get(textAt(tokens, at));
  if (month === undefined) return null;
  const dayAt = skipStop(tokens, at + 1);
  const day = readDayNumber(tokens, textAt(tokens, dayAt) === "the" ? dayAt + 1 : dayAt);
  if (day === null || textAt(tokens, day.next) === ":" || textAt(tokens, day.next) === "%") return null;
  if (readUnit(tokens, day.next) !== null) return null;
  return withYear(tokens, { value: { month, day: day.value }, next: day.next });
}

/** "in March", "since January": the month alone needs a word before it. */
function readMonth(tokens: readonly TimeToken[], at: number): Read<ToldDay> | null {
  const monthAt = textAt(tokens, at) === "last" ? at + 1 : at;
  const month = months.get(textAt(tokens, monthAt));
  if (month === undefined || !monthOpeners.has(textAt(tokens, monthAt - 1))) return null;
  const token = tokens[monthAt + 1];
  const year = token?.kind === "number" && token.end - token.start === 4 ? inCentury(token) : null;
  const next = year === null ? monthAt + 1 : monthAt + 2;
  return { value: { kind: "date", year, month, day: null, isSwappable: false }, next };
}

/** "the 5th" by itself, where no noun behind it is numbered by it. */
function readMonthDay(tokens: readonly TimeToken[], at: number): Read<ToldDay> | null {
  const number = tokens[at + 1];
  const isNumbered = number?.kind === "number" && tokens[at + 2]?.isGlued === true;
  const day = textAt(tokens, at) === "the" && isNumbered ? readDayNumber(tokens, at + 1) : null;
  if (day === null || day.next === at + 2) return null;
  const isOfMonth =
    ["this", "the"].includes(textAt(tokens, day.next + 1)) && textAt(tokens, day.next + 2) === "month";
  const next = textAt(tokens, day.next) === "of" && isOfMonth ? day.next + 3 : day.next;
  const isAlone = next > day.next || tokens[next]?.kind !== "word" || dayFollowers.has(textAt(tokens, next));
  return isAlone ? { value: { kind: "monthDay", day: day.value }, next } : null;
}

function skipStop(tokens: readonly TimeToken[], at: number): number {
  return textAt(tokens, at) === "." && tokens[at + 1]?.kind === "number" ? at + 1 : at;
}

/** "3", "3rd", "third", "twenty-first". */
function readDayNumber(tokens: readonly TimeToken[], at: number): Read<number> | null {
  const token = tokens[at];
  if (token?.kind !== "number") return readPhrase(ordinals, tokens, at);
  if (!Number.isInteger(token.value) || token.value < 1 || token.value > 31) return null;
  const isSuffixed = ["st", "nd", "rd", "th"].includes(textAt(tokens, at + 1));
  return { value: token.value, next: isSuffixed ? at + 2 : at + 1 };
}

function withYear(tokens: readonly TimeToken[], read: Read<MonthDay>): Read<ToldDay> | null {
  const yearAt = textAt(tokens, read.next) === "," ? read.next + 1 : read.next;
  const token = tokens[yearAt];
  const year = token?.kind === "number" && token.end - token.start === 4 ? inCentury(token) : null;
  return tell(year === null ? read : { ...read, next: yearAt + 1 }, year);
}
