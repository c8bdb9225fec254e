import {
  indexNeeds,
  isBreak,
  phraseAt,
  phraseBefore,
  type Reading,
  spanOf,
  wordAt,
} from "../../../shared/domain/constraints/mod.ts";
import words from "./data/frequency-words.json" with { type: "json" };
import type { Stretch } from "./find-keeping.ts";
import { bareCount, occurrenceAfter, occurrenceBefore } from "./read-occurrence.ts";
import { findWeekdays, isOnlyAround } from "./read-weekdays.ts";
import { subjectAt, type WeekSubject } from "./week-subject.ts";

/** How often or when a plan has a food or a kind of dish. */
export type Frequency = {
  readonly subject: WeekSubject;
  /** As the text says it. */
  readonly words: string;
  /** Meals that it is of, by slot; null for all. */
  readonly meal: string | null;
} & (
  | {
      readonly kind: "times";
      readonly least: number | null;
      readonly most: number | null;
      /** Whether the numbers are of a week, else of the plan; `day` of each day. */
      readonly per: "week" | "plan" | "day" | "otherDay" | "everyMeal";
    }
  | {
      readonly kind: "days";
      /** `on`: on these days; `only`: on no others; `never`: not on these. */
      readonly rule: "on" | "only" | "never";
      /** From 0 for Monday. */
      readonly weekdays: readonly number[];
    }
);

type Found = Frequency & Stretch;

const nouns = new Map<string, string | null>(Object.entries(words.nouns));
const negators = new Set(["no", "not", "never", "without"]);
const onlyAfterNo = indexNeeds(
  ["except", "except on", "but", "but on", "other than on", "apart from"].map((one) => [one, one] as const),
);

/** "Fish twice", "soup every evening", "meat only on Sundays", "two vegetarian dinners". `isFree` of what others read. */
export function findFrequencies(reading: Reading, isFree: (at: number) => boolean): Found[] {
  const found: Found[] = [];
  for (let at = 0; at < reading.tokens.length; at++) {
    const named = isFree(at) ? subjectAt(reading, at) : null;
    if (named === null) continue;
    const noun = nounsAfter(reading, named.end);
    const last = found.at(-1)?.end ?? 0;
    const one = readOne(
      reading,
      { start: at, end: noun.end, floor: last },
      { ...noun, subject: named.subject },
    );
    if (one === null) continue;
    found.push(one);
    at = one.end - 1;
  }
  return found;
}

type Named = { readonly subject: WeekSubject; readonly meal: string | null; readonly isCounted: boolean };

function readOne(
  reading: Reading,
  place: Stretch & { readonly floor: number },
  { subject, meal, isCounted }: Named,
): Found | null {
  const { start, end, floor } = place;
  const days = readDays(reading, place, { subject, meal });
  if (days !== null) return days;
  const after = occurrenceAfter(reading, end);
  const before = after === null ? occurrenceBefore(reading, start, floor) : null;
  const occurrence = after ?? before ?? (isCounted ? bareCount(reading, start, end) : null);
  const isDiet = subject.kind === "diet";
  if (occurrence === null || (isDiet && ["day", "everyMeal"].includes(occurrence.per))) return null;
  if (isNegated(reading, Math.min(start, occurrence.start))) return null;
  const stretch = { start: Math.min(start, occurrence.start), end: Math.max(end, occurrence.end) };
  const { least, most, per } = occurrence;
  return {
    ...stretch,
    kind: "times",
    subject,
    words: textOf(reading, stretch),
    meal: occurrence.meal ?? meal,
    least,
    most,
    per,
  };
}

/** "Fish on Friday", "meat only on Sundays", "no meat except on Sundays", "no pasta on weekdays". */
function readDays(
  reading: Reading,
  { start, end, floor }: Stretch & { readonly floor: number },
  { subject, meal }: { subject: WeekSubject; meal: string | null },
): Found | null {
  const isNo = negators.has(wordAt(reading, start - 1));
  const exception = isNo ? phraseAt(onlyAfterNo, reading, end) : null;
  const named = findWeekdays(reading, { start, end: exception?.end ?? end, floor });
  if (named === null || named.days.length === 0) return null;
  const isOnly = exception !== null || isOnlyAround(reading, named, { start, end });
  if (subject.kind === "diet" && !isOnly) return null;
  const stretch = {
    start: Math.min(isNo ? start - 1 : start, named.start),
    end: Math.max(end, named.end),
  };
  return {
    ...stretch,
    kind: "days",
    subject,
    words: textOf(reading, stretch),
    meal,
    rule: isOnly ? "only" : isNo ? "never" : "on",
    weekdays: named.days,
  };
}

function nounsAfter(
  reading: Reading,
  from: number,
): { end: number; meal: string | null; isCounted: boolean } {
  let end = from;
  let meal: string | null = null;
  while (nouns.has(wordAt(reading, end)) && !isBreak(reading, end)) {
    meal = nouns.get(wordAt(reading, end)) ?? meal;
    end++;
  }
  return { end, meal, isCounted: end > from };
}

function isNegated(reading: Reading, start: number): boolean {
  return negators.has(wordAt(reading, start - 1)) && phraseBefore(comparators, reading, start) === null;
}

const comparators = indexNeeds([...words.least, ...words.most].map((one) => [one, one] as const));

function textOf(reading: Reading, { start, end }: Stretch): string {
  const span = spanOf(reading, start, end);
  return reading.text.slice(span.start, span.end);
}
