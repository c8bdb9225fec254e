import type { TimeUnit } from "./told-duration.ts";

/** A part of the day; its usual time stands in data/day-parts.json. */
export interface PartOfDay {
  readonly name: string;
  readonly minutes: number;
  /** How an hour told beside it is meant: `night` hours after midnight belong to the next calendar day. */
  readonly sense: "am" | "noon" | "pm" | "night" | "overnight";
}

/** A day as told. `days` counts from the reported day, `next` from the day told before. */
export type ToldDay =
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
      /** Told as "3/4", which may be the third of April or the fourth of March. */
      readonly isSwappable: boolean;
    }
  | { readonly kind: "ago"; readonly amount: number; readonly unit: TimeUnit }
  | { readonly kind: "now" };

/** A clock time; `isTwelveHour` when the text leaves open which half of the day is meant. */
export interface ToldClock {
  readonly hour: number;
  readonly minute: number;
  readonly isTwelveHour: boolean;
  readonly isMidnight: boolean;
}

/** A point in time as told: any of a day, a part of it, a clock time or a meal that stands for one. */
export interface ToldPoint {
  readonly day: ToldDay | null;
  readonly part: PartOfDay | null;
  readonly clock: ToldClock | null;
  /** The usual time of the meal in minutes after midnight. */
  readonly meal: { readonly name: string; readonly minutes: number } | null;
  readonly isApproximate: boolean;
  /** The part came from another phrase of the sentence, so an hour outside it does not belong to it. */
  readonly isPartBorrowed: boolean;
}

/** What a relative time hangs on. `previous` is the time told before, `named` a thing named right behind the phrase. */
export type TimeAnchor =
  | { readonly kind: "point"; readonly point: ToldPoint }
  | { readonly kind: "eating" | "waking" | "bed" | "previous" | "named" };

export const emptyPoint: ToldPoint = {
  day: null,
  part: null,
  clock: null,
  meal: null,
  isApproximate: false,
  isPartBorrowed: false,
};

/** Joins two tellings of one point ("Monday" and "at nine"), or null when both tell the same thing. A clock time beside a meal is its time. */
export function joinPoints(first: ToldPoint, second: ToldPoint): ToldPoint | null {
  const isClash =
    (first.day !== null && second.day !== null) ||
    (first.clock !== null && second.clock !== null) ||
    (first.meal !== null && second.meal !== null) ||
    (first.part !== null && second.part !== null && !isSameHalf(first.part, second.part)) ||
    isExact(first) ||
    isExact(second);
  if (isClash) return null;
  return {
    day: first.day ?? second.day,
    part: narrowest(first.part, second.part),
    clock: first.clock ?? second.clock,
    meal: first.meal ?? second.meal,
    isApproximate: first.isApproximate || second.isApproximate,
    isPartBorrowed: first.isPartBorrowed || second.isPartBorrowed,
  };
}

/** Whether a point is a moment to the hour already, so that no clock time can add to it. */
function isExact({ day }: ToldPoint): boolean {
  if (day?.kind === "now") return true;
  return day?.kind === "ago" && ["hours", "minutes", "seconds"].includes(day.unit);
}

function isSameHalf(first: PartOfDay, second: PartOfDay): boolean {
  const isNight = (part: PartOfDay) => part.sense === "night" || part.sense === "overnight";
  return first.sense === second.sense || (isNight(first) && isNight(second));
}

function narrowest(first: PartOfDay | null, second: PartOfDay | null): PartOfDay | null {
  return second?.sense === "overnight" ? second : (first ?? second);
}
