import {
  addSpan,
  fromEpochDay,
  parseSpan,
  toEpochDay,
  toEpochMs,
  toLocalTime,
  weekdayOf,
} from "./calendar.ts";
import { findPart } from "./days.ts";
import {
  type Day,
  emptyPoint,
  type PartOfDay,
  type TimeAnchor,
  type TimeMeaning,
  type TimePoint,
} from "./time-phrase.ts";

/** How exactly a time is given. */
export type TimePrecision = "minute" | "hour" | "part" | "day" | "week" | "month";

/** The report that times are counted from, with the time and the meal mentioned before in the text. */
export type PointContext = {
  readonly reportedMs: number;
  /** An IANA zone or an offset such as "+02:00"; null leaves only exact offsets resolvable. */
  readonly timezone: string | null;
  readonly previousMs: number | null;
  readonly intakeMs: number | null;
};

/** A resolved point. */
export type Moment = {
  readonly epochMs: number;
  readonly precision: TimePrecision;
};

const noon = 720;
const smallHours = 300;
const firstNightMinutes = 1020;
const lastNightMinutes = 360;
const dayMinutes = 1440;
const furthestDay = 100_000;
const yearsBack = 8;
const usualParts = { waking: "morning", bed: "bedtime" };

/** The instant of a point, or null where the zone or the day that it counts from is not known. */
export function resolvePoint(point: TimePoint, context: PointContext): Moment | null {
  if (point.day?.kind === "now") return { epochMs: context.reportedMs, precision: "minute" };
  const ago = point.day?.kind === "ago" && !hasTime(point) ? resolveAgo(point.day, context) : null;
  if (ago !== null) return ago;
  const { timezone } = context;
  if (timezone === null || (point.day === null && !hasTime(point))) return null;
  const epochMs =
    point.day === null
      ? resolveDayless(point, context, timezone)
      : resolveDated(point, point.day, context, timezone);
  return epochMs === null ? null : { epochMs, precision: precisionOf(point) };
}

function hasTime({ clock, part, meal }: TimePoint): boolean {
  return clock !== null || part !== null || meal !== null;
}

function precisionOf({ clock, part, meal, day, isApproximate }: TimePoint): TimePrecision {
  if (clock !== null) return isApproximate ? "hour" : "minute";
  if (part !== null || meal !== null) return "part";
  if (day?.kind === "date" && day.day === null) return "month";
  if (day?.kind === "ago" && (day.unit === "weeks" || day.unit === "months"))
    return day.unit === "weeks" ? "week" : "month";
  return "day";
}

/** Hours and less are exact, days and more keep the local clock time. */
function resolveAgo(
  { amount, unit }: Extract<Day, { kind: "ago" }>,
  { reportedMs, timezone }: PointContext,
): Moment | null {
  const isExact = unit === "hours" || unit === "minutes" || unit === "seconds";
  if (!isExact && timezone === null) return null;
  const whole = isExact ? { [unit]: amount } : toWholeDays(amount, unit);
  const epochMs = addSpan(reportedMs, whole, timezone ?? "UTC", -1);
  const precision = { hours: "hour", days: "day", weeks: "week", months: "month", years: "month" } as const;
  const known = unit === "minutes" || unit === "seconds" ? "minute" : precision[unit];
  return Number.isFinite(epochMs) ? { epochMs, precision: known } : null;
}

function toWholeDays(amount: number, unit: "days" | "weeks" | "months" | "years") {
  if (Number.isInteger(amount)) return { [unit]: amount };
  const days = { days: 1, weeks: 7, months: 30, years: 365 }[unit] * amount;
  return { days: Math.floor(days), hours: (days - Math.floor(days)) * 24 };
}

/** A time without a day is the latest such time not after the report. */
function resolveDayless(point: TimePoint, { reportedMs }: PointContext, timezone: string): number | null {
  const today = toLocalTime(reportedMs, timezone).epochDay;
  const candidates = [-2, -1, 0, 1].flatMap((days) =>
    listMinutes(point).map((minutes) => toEpochMs({ epochDay: today + days, minutes }, timezone)),
  );
  const past = candidates.filter((epochMs) => epochMs <= reportedMs);
  return past.length === 0 ? null : Math.max(...past);
}

function resolveDated(point: TimePoint, day: Day, context: PointContext, timezone: string): number | null {
  const { reportedMs, previousMs } = context;
  const reported = toLocalTime(reportedMs, timezone);
  const previousDay = previousMs === null ? null : toLocalTime(previousMs, timezone).epochDay;
  if (day.kind === "next" && previousDay === null && day.days === 0)
    return resolveDayless(point, context, timezone);
  const epochDay = resolveDay(day, reported.epochDay, previousDay);
  if (epochDay === null || Math.abs(epochDay) > furthestDay) return null;
  const onDay = (shift: number) => chooseHalf(point, epochDay + shift, reportedMs, timezone);
  const epochMs = onDay(0);
  // Reported on a Monday, "on Monday at nine" is today where nine has passed.
  const isLoose = day.kind === "weekday" && day.which === "latest" && hasTime(point);
  if (isLoose && epochDay + 7 === reported.epochDay && onDay(7) <= reportedMs) return onDay(7);
  // A report made before five still counts the night and the day before as "tonight" and "today".
  const isStillUp = day.kind === "days" && day.days <= 0 && reported.minutes < smallHours;
  return isStillUp && hasTime(point) && epochMs > reportedMs ? onDay(-1) : epochMs;
}

/** Of the two halves of the day that "at 8" leaves open, the later that is not after the report. */
function chooseHalf(point: TimePoint, epochDay: number, reportedMs: number, timezone: string): number {
  const options = listMinutes(point).map((minutes) => toEpochMs({ epochDay, minutes }, timezone));
  const past = options.filter((epochMs) => epochMs <= reportedMs);
  return past.length > 0 ? Math.max(...past) : Math.min(...options);
}

/** Minutes after midnight that a point can mean; beyond 1440 for the hours after midnight of a night. */
function listMinutes(point: TimePoint): number[] {
  const { clock, part, meal } = point;
  if (clock === null) return [meal?.minutes ?? part?.minutes ?? noon];
  if (clock.isMidnight) return [midnightOf(point)];
  const minutes = clock.hour * 60 + clock.minute;
  const halves = clock.isTwelveHour ? [minutes % noon, (minutes % noon) + noon] : [minutes];
  if (part === null) return halves;
  const fitting = halves.flatMap((half) => fitPart(half, part, point.isPartBorrowed) ?? []);
  if (fitting.length > 0) return fitting;
  // "Last night … at 7 am" is the morning that follows.
  return part.sense === "night" && minutes < noon ? [minutes + dayMinutes] : halves;
}

/** Midnight of a named day is the one that ends it. */
function midnightOf({ day, part }: TimePoint): number {
  const isEnding = part?.sense === "night" || day !== null;
  return isEnding && part?.sense !== "overnight" ? dayMinutes : 0;
}

/** The minutes of an hour inside a part of the day, or null where it cannot lie there. */
function fitPart(minutes: number, { sense }: PartOfDay, isBorrowed: boolean): number | null {
  if (sense === "am") return minutes < noon && (!isBorrowed || minutes >= 240) ? minutes : null;
  if (sense === "noon") return minutes >= 600 && minutes < 900 ? minutes : null;
  if (sense === "pm") return minutes >= noon ? minutes : null;
  if (sense === "overnight") return minutes < noon ? minutes : minutes - dayMinutes;
  if (minutes < lastNightMinutes) return minutes + dayMinutes;
  return minutes >= firstNightMinutes ? minutes : null;
}

/** The instant of what a time counts from; waking and bed have their usual times. */
export function resolveAnchor(anchor: TimeAnchor, context: PointContext): Moment | null {
  if (anchor.kind === "point") return resolvePoint(anchor.point, context);
  if (anchor.kind === "waking" || anchor.kind === "bed")
    return resolvePoint({ ...emptyPoint, part: findPart(usualParts[anchor.kind]) }, context);
  const epochMs = anchor.kind === "previous" ? context.previousMs : context.intakeMs;
  return epochMs === null ? null : { epochMs, precision: "part" };
}

/** A meal without a day is the latest one from which the time is not after the report. */
export function resolveRelative(
  { offset, relation, anchor: from }: Extract<TimeMeaning, { kind: "relative" }>,
  context: PointContext,
): Moment | null {
  const span = offset === null ? {} : parseSpan(offset.iso);
  if (span === null) return null;
  const direction = relation === "before" ? -1 : 1;
  const zone = context.timezone ?? "UTC";
  const isOpen = from.kind === "point" && from.point.day === null;
  const latestMs = isOpen
    ? addSpan(context.reportedMs, span, zone, direction === 1 ? -1 : 1)
    : context.reportedMs;
  const anchor = resolveAnchor(from, { ...context, reportedMs: latestMs });
  if (anchor === null) return null;
  return { epochMs: addSpan(anchor.epochMs, span, zone, direction), precision: anchor.precision };
}

/**
 * The calendar day that is meant, as days since 1970-01-01, counted from the day of the report; null when it counts from
 * a day that is not known. A weekday is the last such day before the report.
 */
function resolveDay(day: Day, reportedDay: number, previousDay: number | null): number | null {
  if (day.kind === "days") return reportedDay + day.days;
  if (day.kind === "now") return reportedDay;
  if (day.kind === "next") return previousDay === null ? null : previousDay + day.days;
  if (day.kind === "weekday") return resolveWeekday(day, reportedDay);
  if (day.kind === "monthDay") return resolveMonthDay(day.day, reportedDay);
  if (day.kind === "weekend") return resolveWeekend(reportedDay, day.isLast);
  if (day.kind === "date") return resolveDate(day, reportedDay);
  return resolveDaysAgo(day, reportedDay);
}

function resolveWeekday(day: Extract<Day, { kind: "weekday" }>, reportedDay: number): number {
  const today = weekdayOf(reportedDay);
  const back = (today - day.weekday + 7) % 7;
  if (day.which === "next") return reportedDay + (7 - back);
  if (day.which === "last week") return reportedDay - (today - 1) - 7 + (day.weekday - 1);
  if (day.which === "this") return reportedDay - back;
  return reportedDay - (back === 0 ? 7 : back);
}

/** The Saturday of the weekend under way or just past. */
function resolveWeekend(reportedDay: number, isLast: boolean): number {
  const back = (weekdayOf(reportedDay) + 1) % 7;
  const isUnderWay = back <= 1;
  return reportedDay - back - (isLast && isUnderWay ? 7 : 0);
}

/**
 * A date without a year is the latest not after the report. Of the two readings of "3/4" the one nearer before the
 * report stands, for reports are recent.
 */
function resolveDate(date: Extract<Day, { kind: "date" }>, reportedDay: number): number | null {
  const { month, day } = date;
  const monthFirst = resolveYear(date, reportedDay);
  if (!date.isSwappable || day === null || monthFirst === null) return monthFirst;
  const dayFirst = resolveYear({ ...date, month: day, day: month }, reportedDay);
  if (dayFirst === null || dayFirst > reportedDay) return monthFirst;
  return monthFirst > reportedDay ? dayFirst : Math.max(monthFirst, dayFirst);
}

function resolveYear(
  { year, month, day }: Extract<Day, { kind: "date" }>,
  reportedDay: number,
): number | null {
  const thisYear = fromEpochDay(reportedDay).year;
  const last = year ?? thisYear - yearsBack;
  for (let candidate = year ?? thisYear; candidate >= last; candidate--) {
    const epochDay = toEpochDay(candidate, month, day ?? 1);
    const isReal = fromEpochDay(epochDay).month === month;
    if (isReal && (year !== null || epochDay <= reportedDay)) return epochDay;
  }
  return null;
}

/** "The 5th" is the latest not after the report. */
function resolveMonthDay(day: number, reportedDay: number): number | null {
  const { year, month } = fromEpochDay(reportedDay);
  for (const back of [0, 1, 2]) {
    const epochDay = toEpochDay(year, month - back, day);
    if (epochDay <= reportedDay && fromEpochDay(epochDay).day === day) return epochDay;
  }
  return null;
}

function resolveDaysAgo({ amount, unit }: Extract<Day, { kind: "ago" }>, reportedDay: number): number | null {
  const back = Math.round(amount);
  if (unit === "days") return reportedDay - back;
  if (unit === "weeks") return reportedDay - Math.round(amount * 7);
  if (unit !== "months" && unit !== "years") return null;
  const { year, month, day } = fromEpochDay(reportedDay);
  const months = unit === "months" ? back : back * 12;
  const last = toEpochDay(year, month - months + 1, 1) - 1;
  return Math.min(toEpochDay(year, month - months, day), last);
}
