import type { Duration, TimeUnit } from "./calendar.ts";

/** A part of the day; its usual time stands in data/day-parts.json. */
export type PartOfDay = {
  readonly name: string;
  readonly minutes: number;
  /** How an hour beside it is meant: `night` hours after midnight belong to the next calendar day. */
  readonly sense: "am" | "noon" | "pm" | "night" | "overnight";
};

/** A day. `days` counts from the day of the report, `next` from the day mentioned before. */
export type Day =
  | { readonly kind: "days"; readonly days: number }
  | { readonly kind: "next"; readonly days: number }
  | {
      readonly kind: "weekday";
      readonly weekday: number;
      readonly which: "latest" | "last" | "this" | "next" | "last week";
    }
  | { readonly kind: "monthDay"; readonly day: number }
  | { readonly kind: "weekend"; readonly isLast: boolean }
  | {
      readonly kind: "date";
      readonly year: number | null;
      readonly month: number;
      readonly day: number | null;
      /** Written as "3/4", which may be the third of April or the fourth of March. */
      readonly isSwappable: boolean;
    }
  | { readonly kind: "ago"; readonly amount: number; readonly unit: TimeUnit }
  | { readonly kind: "now" };

/** A clock time; `isTwelveHour` when the text leaves open which half of the day is meant. */
export type ClockTime = {
  readonly hour: number;
  readonly minute: number;
  readonly isTwelveHour: boolean;
  readonly isMidnight: boolean;
};

/** A point in time: any of a day, a part of it, a clock time or a meal that stands for one. */
export type TimePoint = {
  readonly day: Day | null;
  readonly part: PartOfDay | null;
  readonly clock: ClockTime | null;
  /** The usual time of the meal in minutes after midnight. */
  readonly meal: { readonly name: string; readonly minutes: number } | null;
  readonly isApproximate: boolean;
  /** The part came from another phrase of the sentence, so an hour outside it does not belong to it. */
  readonly isPartBorrowed: boolean;
};

/** A point of which nothing is known. */
export const emptyPoint: TimePoint = {
  day: null,
  part: null,
  clock: null,
  meal: null,
  isApproximate: false,
  isPartBorrowed: false,
};

/**
 * What a relative time counts from. `previous` is the time mentioned before, `named` something named right behind the
 * phrase.
 */
export type TimeAnchor =
  | { readonly kind: "point"; readonly point: TimePoint }
  | { readonly kind: "eating" | "waking" | "bed" | "previous" | "named" };

/**
 * What a time expression means.
 * - `duration`: how long; `past` reaches up to the report ("the last two days"), `attributive` describes a noun
 *   ("a 10-minute walk").
 * - `point`: a moment; `isIntake` when it names the meal at which something was eaten ("for lunch").
 * - `relative`: before or after something else; the offset is null when none is given ("after dinner").
 * - `since`, `until`, `interval`: spans by their ends.
 * - `frequency` ("every morning", "twice"), `remote` (ages, years ago) and `vague` ("for hours") are no times.
 */
export type TimeMeaning =
  | {
      readonly kind: "duration";
      readonly duration: Duration;
      readonly role: "lasting" | "past" | "attributive" | "bare";
      readonly isOngoing: boolean;
    }
  | {
      readonly kind: "point";
      readonly point: TimePoint;
      readonly relation: "at" | "by" | "before" | "after";
      readonly isIntake: boolean;
    }
  | {
      readonly kind: "relative";
      readonly relation: "before" | "during" | "after" | "immediately_after" | "within";
      readonly offset: Duration | null;
      readonly anchor: TimeAnchor;
    }
  | { readonly kind: "since"; readonly from: TimeAnchor }
  | { readonly kind: "until"; readonly to: TimeAnchor }
  | { readonly kind: "interval"; readonly from: TimeAnchor; readonly to: TimeAnchor }
  | { readonly kind: "frequency" }
  | { readonly kind: "remote" }
  | { readonly kind: "vague" };

/** A time expression of a text; `text` is the text from `start` to `end` (UTF-16 offsets). */
export type TimePhrase = {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly meaning: TimeMeaning;
};
