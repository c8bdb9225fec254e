import {
  compileWordLists,
  indexByMeaning,
  indexPatterns,
  type Read,
  type Token,
  wordAt,
} from "../../../language/mod.ts";
import { readAmount } from "./amounts.ts";
import { timeUnits } from "./calendar.ts";
import { readPhrase, rememberReads, skipPhrase } from "./counts.ts";
import partData from "./data/day-parts.json" with { type: "json" };
import dayData from "./data/days.json" with { type: "json" };
import mealData from "./data/meals.json" with { type: "json" };
import { readDate } from "./dates.ts";
import { type Day, emptyPoint, type PartOfDay, type TimePoint } from "./time-phrase.ts";

const dayWords = compileWordLists(dayData);
const weekdays = new Map(Object.entries(dayData.weekdays));
const days = indexPatterns(Object.entries(dayData.days));
const weekends = indexPatterns(Object.entries(dayData.weekends));
const dateWords = new Set(
  [...Object.keys(dayData.months), ...Object.keys(dayData.ordinals)].map((phrase) => phrase.split(" ", 1)[0]),
);
const qualifiers = new Map(
  Object.entries({ last: "last", past: "last", this: "this", next: "next" } as const),
);
const minutesOf: Readonly<Record<string, number>> = {
  months: 43_200,
  weeks: 10_080,
  days: 1440,
  hours: 60,
  minutes: 1,
  seconds: 1 / 60,
};

/** Reads a day: "yesterday", "on Monday", "last Friday", "two days ago", "the weekend", a date, or "right now". */
export const readDay = rememberReads(findDay);

function findDay(tokens: readonly Token[], at: number): Read<Day> | null {
  const opened = ["on", "of", "in"].includes(wordAt(tokens, at)) ? at + 1 : at;
  return (
    readAgo(tokens, at) ??
    readNamedDay(tokens, at) ??
    readWeekday(tokens, opened) ??
    readDateAt(tokens, opened) ??
    readNow(tokens, at)
  );
}

/** Most words begin no date, so only a figure, a month or an ordinal is tried. */
function readDateAt(tokens: readonly Token[], at: number): Read<Day> | null {
  const start = ["the", "last"].includes(wordAt(tokens, at)) ? at + 1 : at;
  const mayBegin = tokens[start]?.kind === "number" || dateWords.has(wordAt(tokens, start));
  return mayBegin ? readDate(tokens, at) : null;
}

function readNow(tokens: readonly Token[], at: number): Read<Day> | null {
  const now = readPhrase(dayWords.now, tokens, at);
  if (now === null) return null;
  // "now and then" and "now that" are not about the moment.
  const isIdle = ["and", "that"].includes(wordAt(tokens, now.next)) && now.next === at + 1;
  return isIdle ? null : { value: { kind: "now" }, next: now.next };
}

/** "two days ago", "an hour ago", "a week back". */
function readAgo(tokens: readonly Token[], at: number): Read<Day> | null {
  const amount = readAmount(tokens, at);
  if (amount === null || !["ago", "back"].includes(wordAt(tokens, amount.next))) return null;
  const { point } = amount.value;
  const named = timeUnits.filter((unit) => point[unit]);
  const unit = named.at(-1);
  if (unit === undefined || point.years) return null;
  const sum = named.reduce((total, each) => total + (point[each] ?? 0) * ratio(each, unit), 0);
  return { value: { kind: "ago", amount: sum, unit }, next: amount.next + 1 };
}

function ratio(from: string, to: string): number {
  return from === to ? 1 : (minutesOf[from] ?? 1) / (minutesOf[to] ?? 1);
}

function readNamedDay(tokens: readonly Token[], at: number): Read<Day> | null {
  const weekend = readPhrase(weekends, tokens, at);
  if (weekend !== null && (weekend.next > at + 1 || ["last", "this"].includes(wordAt(tokens, at - 1))))
    return { value: { kind: "weekend", isLast: weekend.value === "last" }, next: weekend.next };
  if (wordAt(tokens, at) === "last" && wordAt(tokens, at + 1) === "week") return readLastWeek(tokens, at + 2);
  if (wordAt(tokens, at) === "last" && wordAt(tokens, at + 1) === "month")
    return { value: { kind: "ago", amount: 1, unit: "months" }, next: at + 2 };
  const day = readPhrase(days, tokens, at);
  return day === null
    ? readNextDay(tokens, at)
    : { value: { kind: "days", days: day.value }, next: day.next };
}

function readLastWeek(tokens: readonly Token[], at: number): Read<Day> {
  const dayAt = wordAt(tokens, at) === "on" ? at + 1 : at;
  const weekday = weekdays.get(wordAt(tokens, dayAt));
  return weekday === undefined
    ? { value: { kind: "ago", amount: 1, unit: "weeks" }, next: at }
    : { value: { kind: "weekday", weekday, which: "last week" }, next: dayAt + 1 };
}

/** "the next day", "the following day", "the day after", "that day": counted from the day mentioned before. */
function readNextDay(tokens: readonly Token[], at: number): Read<Day> | null {
  const start = wordAt(tokens, at) === "the" || wordAt(tokens, at) === "on" ? at + 1 : at;
  const [first, second] = [wordAt(tokens, start), wordAt(tokens, start + 1)];
  if (["next", "following"].includes(first) && second === "day") return toNextDay(1, start + 2);
  if (["that", "same"].includes(first) && second === "day") return toNextDay(0, start + 2);
  if (first !== "day" || start === at) return null;
  const count = { after: 1, before: -1 }[second];
  const isAlone =
    (tokens[start + 2]?.kind ?? "mark") === "mark" || ["i", "and", "my"].includes(wordAt(tokens, start + 2));
  return count === undefined || !isAlone ? null : toNextDay(count, start + 2);
}

function toNextDay(count: number, next: number): Read<Day> {
  return { value: { kind: "next", days: count }, next };
}

function readWeekday(tokens: readonly Token[], at: number): Read<Day> | null {
  const first = wordAt(tokens, at);
  const isThisPast = first === "this" && ["past", "last"].includes(wordAt(tokens, at + 1));
  const qualifier = isThisPast ? "last" : qualifiers.get(first);
  const dayAt = isThisPast ? at + 2 : qualifier === undefined ? at : at + 1;
  const text = wordAt(tokens, dayAt);
  const weekday = weekdays.get(text);
  if (weekday === undefined) return null;
  const isOpened = qualifier !== undefined || dayWords.weekdayOpeners.has(wordAt(tokens, at - 1));
  if (dayWords.ambiguousWeekdays.has(text) && !isOpened && !isBesideTime(tokens, dayAt + 1)) return null;
  const isStopped = wordAt(tokens, dayAt + 1) === "." && isBesideTime(tokens, dayAt + 2);
  const next = isStopped ? dayAt + 2 : dayAt + 1;
  const isWeekOf = wordAt(tokens, next) === "last" && wordAt(tokens, next + 1) === "week";
  if (isWeekOf) return { value: { kind: "weekday", weekday, which: "last week" }, next: next + 2 };
  const date = readDateAt(tokens, wordAt(tokens, next) === "," ? next + 1 : next);
  return date ?? { value: { kind: "weekday", weekday, which: qualifier ?? "latest" }, next };
}

/** "sat", "sun" and "wed" are days where a time stands beside them. */
function isBesideTime(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.kind === "number" || dayWords.besideDays.has(wordAt(tokens, at));
}

const partWords = compileWordLists(partData);
const senses = ["am", "noon", "pm", "night", "overnight"] as const;
const parts = new Map(
  Object.entries(partData.parts).map(([name, part]) => [name, toPart(name, part)] as const),
);
const partNames = indexPatterns(Object.entries(partData.names));
const partsWithDay = indexPatterns(Object.entries(partData.withDay));
const partsWithoutDay = indexPatterns(Object.entries(partData.dayless));
const dayOpeners = indexByMeaning({
  this: partData.thisWords,
  that: partData.thatWords,
  next: partData.nextWords,
});
const openedDays: Readonly<Record<"this" | "that" | "next", Day>> = {
  this: { kind: "days", days: 0 },
  that: { kind: "next", days: 0 },
  next: { kind: "next", days: 1 },
};

function toPart(name: string, { minutes, sense }: { minutes: number; sense: string }): PartOfDay {
  return { name, minutes, sense: senses.find((known) => known === sense) ?? "am" };
}

/** The part of the day of a name in data/day-parts.json; null for an unknown name. */
export function findPart(name: string): PartOfDay | null {
  return parts.get(name) ?? null;
}

/** Reads a part of the day with the day it may name: "last night", "this morning", "in the early afternoon", "evening". */
export const readPart = rememberReads(findPartOfDay);

function findPartOfDay(tokens: readonly Token[], at: number): Read<TimePoint> | null {
  const named = readPhrase(partsWithDay, tokens, at);
  if (named !== null) {
    const [count, name] = named.value;
    return toPartRead(named.next, String(name), { kind: "days", days: Number(count) });
  }
  const known = readPhrase(partsWithoutDay, tokens, at);
  if (known !== null)
    return partWords.nounsBehind.has(wordAt(tokens, known.next))
      ? null
      : toPartRead(known.next, known.value, null);
  const day = readPhrase(dayOpeners, tokens, at);
  const opened = day?.next ?? skipPhrase(partWords.phrases, tokens, at);
  const start = wordAt(tokens, opened) === "the" ? opened + 1 : opened;
  const name = readPhrase(partNames, tokens, start);
  if (name === null || isMeridiemOnly(tokens, start)) return null;
  if (day === null && partWords.nounsBehind.has(wordAt(tokens, name.next))) return null;
  return toPartRead(name.next, name.value, day && openedDays[day.value]);
}

/** "this am", "since am": elsewhere the letters belong to an hour or a verb. */
function isMeridiemOnly(tokens: readonly Token[], at: number): boolean {
  return ["am", "pm"].includes(wordAt(tokens, at)) && !partWords.meridiemOpeners.has(wordAt(tokens, at - 1));
}

function toPartRead(next: number, name: string, day: Day | null): Read<TimePoint> | null {
  const part = findPart(name);
  return part && { value: { ...emptyPoint, part, day }, next };
}

const mealWords = compileWordLists(mealData);
const meals = indexPatterns(
  Object.entries(mealData.meals).map(([name, minutes]) => [name, { name, minutes }] as const),
);
const mostQualifiers = 5;

/**
 * Reads a meal with its determiners ("my late lunch"), where `hasVerb` allows it with its verb ("I had lunch").
 * "a breakfast burrito" names no meal.
 */
export function readMeal(tokens: readonly Token[], at: number, hasVerb = false): Read<TimePoint> | null {
  let start = hasVerb ? skipPhrase(mealWords.verbs, tokens, at) : at;
  for (let count = 0; count < mostQualifiers; count++)
    start = skipPhrase(mealWords.qualifiers, tokens, start);
  const meal = readPhrase(meals, tokens, start);
  if (meal === null || mealWords.compounds.has(wordAt(tokens, meal.next))) return null;
  return { value: { ...emptyPoint, meal: meal.value }, next: meal.next };
}
