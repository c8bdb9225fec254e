import { type Reading, wordAt } from "../../../shared/domain/constraints/mod.ts";
import words from "./data/week-words.json" with { type: "json" };
import type { Stretch } from "./find-keeping.ts";
import { daysNamedAt, weekdayAt } from "./read-weekdays.ts";

/** The days of a plan by the weekday of its first one, from 0 for Monday; `days` is null where the text does not say. */
type WeekSpan = Stretch & { readonly startsOn: number; readonly days: number | null };

const starts = new Set(words.starts);
const rangeJoiners = new Set(words.rangeJoiners);
const daysPerWeek = 7;

/** "Mon-Wed" is three days from a Monday, "starting Thursday" some days from a Thursday. */
export function findSpan(reading: Reading): WeekSpan | null {
  for (let at = 0; at < reading.tokens.length; at++) {
    const first = weekdayAt(reading, at);
    if (first === undefined) continue;
    const next = isRange(reading, at) ? at + 1 : at + 2;
    const last =
      next === at + 1 || rangeJoiners.has(wordAt(reading, at + 1)) ? weekdayAt(reading, next) : undefined;
    if (last !== undefined)
      return { start: at, end: next + 1, startsOn: first, days: ((last - first + 7) % 7) + 1 };
    const before = wordAt(reading, at - 1) === "on" ? at - 2 : at - 1;
    if (starts.has(wordAt(reading, before)))
      return { start: before, end: at + 1, startsOn: first, days: null };
    const list = wordAt(reading, at - 1) === "for" ? daysNamedAt(reading, at) : null;
    if (list !== null && isRow(list.days) && !isOfLonger(reading))
      return { start: at, end: list.end, startsOn: first, days: list.days.length };
  }
  return findWeekend(reading);
}

/** "For Tuesday and Wednesday": days that follow each other. */
function isRow(days: readonly number[]): boolean {
  return (
    days.length > 1 && days.every((day, at) => at === 0 || day === ((days[at - 1] ?? 0) + 1) % daysPerWeek)
  );
}

/** Whether a text speaks of more than the days it names. */
function isOfLonger(reading: Reading): boolean {
  return reading.terms.some((term) => ["week", "day", "month", "fortnight"].includes(term));
}

/** A weekend whose two days are named, and no others: "Saturday all vegan, Sunday whatever you like". */
function findWeekend(reading: Reading): WeekSpan | null {
  const days = reading.tokens.flatMap((_, at) => weekdayAt(reading, at) ?? []);
  const [saturday, sunday] = [days.includes(5), days.includes(6)];
  if (!saturday || !sunday || days.some((day) => day < 5) || isOfLonger(reading)) return null;
  const at = reading.terms.indexOf("weekend");
  return { start: Math.max(0, at), end: at + 1, startsOn: 5, days: 2 };
}

/** "Mon-Wed": readings have no hyphens within words. */
function isRange({ text, tokens }: Reading, at: number): boolean {
  return text.slice(tokens[at]?.end ?? 0, tokens[at + 1]?.start ?? 0).trim() === "-";
}
