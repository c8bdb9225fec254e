import data from "./data/days.json" with { type: "json" };
import { buildPhraseSet, buildPhraseTable, readPhrase } from "./phrase-table.ts";
import { readAmount } from "./read-amount.ts";
import { readDate } from "./read-date.ts";
import { rememberReads } from "./remember-reads.ts";
import { type Read, type TimeToken, textAt } from "./time-token.ts";
import { timeUnits } from "./told-duration.ts";
import type { ToldDay } from "./told-point.ts";

const weekdays = new Map(Object.entries(data.weekdays));
const ambiguous = new Set(data.ambiguousWeekdays);
const besideDays = new Set(data.besideDays);
const days = buildPhraseTable(Object.entries(data.days));
const nows = buildPhraseSet(data.now);
const weekends = buildPhraseTable(Object.entries(data.weekends));
const weekdayOpeners = new Set([
  "on",
  "since",
  "last",
  "this",
  "next",
  "until",
  "till",
  "from",
  "to",
  "past",
  "by",
  "every",
]);
const agoWords = new Set(["ago", "back", "earlier"]);

/** Reads a day: "yesterday", "on Monday", "last Friday", "two days ago", "the weekend", a date, or "right now". */
export const readDay = rememberReads(findDay);

function findDay(tokens: readonly TimeToken[], at: number): Read<ToldDay> | null {
  const opened = ["on", "of", "in"].includes(textAt(tokens, at)) ? at + 1 : at;
  return (
    readAgo(tokens, at) ??
    readNamedDay(tokens, at) ??
    readWeekday(tokens, opened) ??
    readDate(tokens, opened) ??
    readNow(tokens, at)
  );
}

function readNow(tokens: readonly TimeToken[], at: number): Read<ToldDay> | null {
  const now = readPhrase(nows, tokens, at);
  if (now === null) return null;
  // "now and then" and "by now" tell other things than the moment.
  const isIdle = ["and", "that"].includes(textAt(tokens, now.next)) && now.next === at + 1;
  return isIdle ? null : { value: { kind: "now" }, next: now.next };
}

/** "two days ago", "an hour ago", "a week back", "half an hour earlier today". */
function readAgo(tokens: readonly TimeToken[], at: number): Read<ToldDay> | null {
  const amount = readAmount(tokens, at);
  if (amount === null || !agoWords.has(textAt(tokens, amount.next))) return null;
  if (textAt(tokens, amount.next) === "earlier") return null;
  const told = timeUnits.filter((unit) => amount.value.point[unit]);
  const unit = told.at(-1);
  if (unit === undefined || amount.value.point.years) return null;
  const value = told.reduce((sum, each) => sum + (amount.value.point[each] ?? 0) * ratio(each, unit), 0);
  return { value: { kind: "ago", amount: value, unit }, next: amount.next + 1 };
}

function ratio(from: string, to: string): number {
  if (from === to) return 1;
  const minutes: Record<string, number> = {
    months: 43_200,
    weeks: 10_080,
    days: 1440,
    hours: 60,
    minutes: 1,
  };
  return (minutes[from] ?? 1 / 60) / (minutes[to] ?? 1 / 60);
}

function readNamedDay(tokens: readonly TimeToken[], at: number): Read<ToldDay> | null {
  const weekend = readPhrase(weekends, tokens, at);
  if (weekend !== null && (weekend.next > at + 1 || ["last", "this"].includes(textAt(tokens, at - 1))))
    return { value: { kind: "weekend", isLast: weekend.value === "last" }, next: weekend.next };
  if (textAt(tokens, at) === "last" && textAt(tokens, at + 1) === "week") return readLastWeek(tokens, at + 2);
  if (textAt(tokens, at) === "last" && textAt(tokens, at + 1) === "month")
    return { value: { kind: "ago", amount: 1, unit: "months" }, next: at + 2 };
  const day = readPhrase(days, tokens, at);
  return day === null
    ? readNextDay(tokens, at)
    : { value: { kind: "days", days: day.value }, next: day.next };
}

function readLastWeek(tokens: readonly TimeToken[], at: number): Read<ToldDay> | null {
  const weekday = weekdays.get(textAt(tokens, textAt(tokens, at) === "on" ? at + 1 : at));
  if (weekday === undefined) return { value: { kind: "ago", amount: 1, unit: "weeks" }, next: at };
  const next = textAt(tokens, at) === "on" ? at + 2 : at + 1;
  return { value: { kind: "weekday", weekday, which: "last week" }, next };
}

/** "the next day", "the following day", "the day after", "that day": counted from the day told before. */
function readNextDay(tokens: readonly TimeToken[], at: number): Read<ToldDay> | null {
  const start = textAt(tokens, at) === "the" || textAt(tokens, at) === "on" ? at + 1 : at;
  const [first, second] = [textAt(tokens, start), textAt(tokens, start + 1)];
  if (["next", "following"].includes(first) && second === "day") return nextDay(1, start + 2);
  if (["that", "same"].includes(first) && second === "day") return nextDay(0, start + 2);
  return first === "day" && start > at ? readDayBeside(tokens, start + 1) : null;
}

/** "the day after", "the day before" with nothing named behind it. */
function readDayBeside(tokens: readonly TimeToken[], at: number): Read<ToldDay> | null {
  const count = { after: 1, before: -1 }[textAt(tokens, at)];
  const isAlone =
    (tokens[at + 1]?.kind ?? "mark") === "mark" || ["i", "and", "my"].includes(textAt(tokens, at + 1));
  return count === undefined || !isAlone ? null : nextDay(count, at + 1);
}

function nextDay(count: number, next: number): Read<ToldDay> {
  return { value: { kind: "next", days: count }, next };
}

/** "sat", "sun" and "wed" are days where a time stands beside them. */
function isBesideTime(tokens: readonly TimeToken[], at: number): boolean {
  return tokens[at]?.kind === "number" || besideDays.has(textAt(tokens, at));
}

const qualifiers = new Map(
  Object.entries({ last: "last", past: "last", this: "this", next: "next" } as const),
);

function readWeekday(tokens: readonly TimeToken[], at: number): Read<ToldDay> | null {
  const first = textAt(tokens, at);
  const isThisPast = first === "this" && ["past", "last"].includes(textAt(tokens, at + 1));
  const qualifier = isThisPast ? "last" : qualifiers.get(first);
  const dayAt = isThisPast ? at + 2 : qualifier === undefined ? at : at + 1;
  const text = textAt(tokens, dayAt);
  const weekday = weekdays.get(text);
  if (weekday === undefined) return null;
  const isOpened = qualifier !== undefined || weekdayOpeners.has(textAt(tokens, at - 1));
  if (ambiguous.has(text) && !isOpened && !isBesideTime(tokens, dayAt + 1)) return null;
  const isStopped = textAt(tokens, dayAt + 1) === "." && isBesideTime(tokens, dayAt + 2);
  const next = isStopped ? dayAt + 2 : dayAt + 1;
  const isWeekOf = textAt(tokens, next) === "last" && textAt(tokens, next + 1) === "week";
  if (isWeekOf) return { value: { kind: "weekday", weekday, which: "last week" }, next: next + 2 };
  const date = readDate(tokens, textAt(tokens, next) === "," ? next + 1 : next);
  return date ?? { value: { kind: "weekday", weekday, which: qualifier ?? "latest" }, next };
}
