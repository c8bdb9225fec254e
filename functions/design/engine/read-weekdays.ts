import {
  indexNeeds,
  isBreak,
  phraseAt,
  type Reading,
  wordAt,
} from "../../../shared/domain/constraints/mod.ts";
import frequency from "./data/frequency-words.json" with { type: "json" };
import words from "./data/week-words.json" with { type: "json" };
import type { Stretch } from "./find-keeping.ts";

/** Days of the week, from 0 for Monday, with the words that name them. */
export type NamedWeekdays = Stretch & { readonly days: readonly number[] };

const weekdays = new Map(Object.entries(words.weekdays));
const daysPerWeek = 7;
const rangeJoiners = new Set(words.rangeJoiners);
const joiners = new Set(words.dayJoiners);
const only = new Set(frequency.only);
const parts = indexNeeds<readonly number[]>([
  ...frequency.weekend.map((phrase) => [phrase, [5, 6]] as const),
  ...frequency.weekdays.map((phrase) => [phrase, [0, 1, 2, 3, 4]] as const),
]);
const leads = new Set([
  "allowed",
  "ok",
  "okay",
  "fine",
  "permitted",
  "is",
  "on",
  "at",
  "every",
  "each",
  "the",
  "only",
  "just",
  "for",
  "night",
  "evening",
]);
const dayLeads = new Set([
  "on",
  "every",
  "each",
  "at",
  "the",
  "for",
  "only",
  "allowed",
  "ok",
  "okay",
  "fine",
]);
const reach = 4;
const beforeReach = 8;

/** The weekday at a place, from 0 for Monday; undefined for another word. */
export function weekdayAt(reading: Reading, at: number): number | undefined {
  const word = wordAt(reading, at);
  return weekdays.get(word) ?? weekdays.get(word.replace(/s$/, ""));
}

/** "Monday and Thursday" from a place on; null for other words. */
function readWeekdays(reading: Reading, at: number): { days: number[]; end: number } | null {
  const days: number[] = [];
  let end = at;
  for (let next = at; next < reading.tokens.length; next++) {
    const day = weekdayAt(reading, next);
    if (day !== undefined) {
      const isRange =
        next > at && (rangeJoiners.has(wordAt(reading, next - 1)) || isHyphened(reading, next - 1));
      days.push(...(isRange ? daysUpTo(days.at(-1) ?? day, day) : [day]));
      end = next + 1;
    } else if (next === at || !(isJoiner(reading, next) || isRangeTo(reading, next))) break;
  }
  return days.length === 0 ? null : { days: [...new Set(days)], end };
}

/** The days behind the first one up to the last one. */
function daysUpTo(first: number, last: number): number[] {
  return Array.from(
    { length: (last - first + daysPerWeek) % daysPerWeek },
    (_, at) => (first + at + 1) % daysPerWeek,
  );
}

/** Weekdays right behind a stretch, or right before it: "fish on Friday", "Friday: fish", "on weekends meat". */
export function findWeekdays(
  reading: Reading,
  { start, end, floor }: Stretch & { readonly floor: number },
): NamedWeekdays | null {
  return findBehind(reading, end) ?? findBefore(reading, start, floor);
}

function findBehind(reading: Reading, end: number): NamedWeekdays | null {
  for (let at = end; at <= end + reach; at++) {
    const found = daysAt(reading, at);
    if (found !== null && (at === end || dayLeads.has(wordAt(reading, at - 1)))) {
      const isLast = only.has(wordAt(reading, found.end));
      return { ...found, start: end, end: isLast ? found.end + 1 : found.end };
    }
    if (!leads.has(wordAt(reading, at))) return null;
  }
  return null;
}

function findBefore(reading: Reading, start: number, floor: number): NamedWeekdays | null {
  for (let at = Math.max(floor, start - beforeReach); at < start; at++) {
    const found = daysAt(reading, at);
    if (found === null || found.end > start || !isSmall(reading, found.end, start)) continue;
    return { start: leads.has(wordAt(reading, at - 1)) ? at - 1 : at, end: start, days: found.days };
  }
  return null;
}

/** Whether a stretch stands with an "only": "meat only on Sundays", "only on Sundays meat". */
export function isOnlyAround(reading: Reading, { start, end }: Stretch, whole: Stretch): boolean {
  const from = Math.min(start, whole.start) - 1;
  const to = Math.max(end, whole.end);
  for (let at = Math.max(0, from); at <= to; at++) if (only.has(wordAt(reading, at))) return true;
  return false;
}

/** "On weekdays", "at the weekend", "Monday and Thursday"; a weekday dinner is no day. */
export function daysNamedAt(reading: Reading, at: number): { days: readonly number[]; end: number } | null {
  const before = wordAt(reading, at - 1) === "the" ? at - 2 : at - 1;
  return ["on", "at"].includes(wordAt(reading, before)) ? daysAt(reading, at) : readWeekdays(reading, at);
}

function daysAt(reading: Reading, at: number): { days: readonly number[]; end: number } | null {
  const part = phraseAt(parts, reading, at);
  return part ? { days: part.meaning, end: part.end } : readWeekdays(reading, at);
}

const small = new Set(frequency.fillers);

function isSmall(reading: Reading, from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    const word = wordAt(reading, at);
    if (word === ":" || word === "is" || small.has(word) || only.has(word) || word === "-") continue;
    if (isBreak(reading, at) || !["no", "not"].includes(word)) return false;
  }
  return true;
}

/** "Mon-Fri": readings have no hyphens within words. */
function isHyphened({ text, tokens }: Reading, at: number): boolean {
  return text.slice(tokens[at]?.end ?? 0, tokens[at + 1]?.start ?? 0).trim() === "-";
}

function isRangeTo(reading: Reading, at: number): boolean {
  return rangeJoiners.has(wordAt(reading, at)) && weekdayAt(reading, at + 1) !== undefined;
}

/** "Monday and on Thursday"; in "vegetarian on Monday, on Friday vegan" the second begins anew. */
function isJoiner(reading: Reading, at: number): boolean {
  const word = wordAt(reading, at);
  return joiners.has(word) || (word === "on" && wordAt(reading, at - 1) === "and");
}
