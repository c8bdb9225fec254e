import { addSpan } from "./add-duration.ts";
import { resolveDay } from "./resolve-day.ts";
import type { PartOfDay, ToldDay, ToldPoint } from "./told-point.ts";
import { toEpochMs, toLocalTime } from "./zoned-time.ts";

/** How exactly a time was told. */
export type TimePrecision = "minute" | "hour" | "part" | "day" | "week" | "month";

/** The report that times are counted from, with the time told before in the text. */
export interface PointContext {
  readonly reportedMs: number;
  /** An IANA zone or an offset such as "+02:00"; null leaves only exact offsets resolvable. */
  readonly timezone: string | null;
  readonly previousMs: number | null;
}

export interface ResolvedPoint {
  readonly epochMs: number;
  readonly precision: TimePrecision;
}

const noon = 720;
const smallHours = 300;
const firstNightMinutes = 1020;
const lastNightMinutes = 360;
const dayMinutes = 1440;

/** The instant of a told point, or null where the zone or the day it hangs on is not known. */
export function resolvePoint(point: ToldPoint, context: PointContext): ResolvedPoint | null {
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

function hasTime({ clock, part, meal }: ToldPoint): boolean {
  return clock !== null || part !== null || meal !== null;
}

function precisionOf({ clock, part, meal, day, isApproximate }: ToldPoint): TimePrecision {
  if (clock !== null) return isApproximate ? "hour" : "minute";
  if (part !== null || meal !== null) return "part";
  if (day?.kind === "date" && day.day === null) return "month";
  if (day?.kind === "ago" && (day.unit === "weeks" || day.unit === "months"))
    return day.unit === "weeks" ? "week" : "month";
  return "day";
}

/** Hours and less are exact, days and more keep the local clock time. */
function resolveAgo(
  { amount, unit }: Extract<ToldDay, { kind: "ago" }>,
  { reportedMs, timezone }: PointContext,
): ResolvedPoint | null {
  const isExact = unit === "hours" || unit === "minutes" || unit === "seconds";
  if (!isExact && timezone === null) return null;
  const whole = isExact ? { [unit]: amount } : wholeDays(amount, unit);
  const epochMs = addSpan(reportedMs, whole, timezone ?? "UTC", -1);
  const precision = { hours: "hour", days: "day", weeks: "week", months: "month", years: "month" } as const;
  const known = unit === "minutes" || unit === "seconds" ? "minute" : precision[unit];
  return Number.isFinite(epochMs) ? { epochMs, precision: known } : null;
}

function wholeDays(amount: number, unit: "days" | "weeks" | "months" | "years") {
  if (Number.isInteger(amount)) return { [unit]: amount };
  const days = { days: 1, weeks: 7, months: 30, years: 365 }[unit] * amount;
  return { days: Math.floor(days), hours: (days - Math.floor(days)) * 24 };
}

/** A time without a day is the latest such time not after the report. */
function resolveDayless(point: ToldPoint, { reportedMs }: PointContext, timezone: string): number | null {
  const today = toLocalTime(reportedMs, timezone).epochDay;
  const candidates = [-2, -1, 0, 1].flatMap((days) =>
    minutesOf(point).map((minutes) => toEpochMs({ epochDay: today + days, minutes }, timezone)),
  );
  const past = candidates.filter((epochMs) => epochMs <= reportedMs);
  return past.length === 0 ? null : Math.max(...past);
}

function resolveDated(
  point: ToldPoint,
  day: ToldDay,
  context: PointContext,
  timezone: string,
): number | null {
  const { reportedMs, previousMs } = context;
  const reported = toLocalTime(reportedMs, timezone);
  const previousDay = previousMs === null ? null : toLocalTime(previousMs, timezone).epochDay;
  if (day.kind === "next" && previousDay === null && day.days === 0)
    return resolveDayless(point, context, timezone);
  const epochDay = resolveDay(day, reported.epochDay, previousDay);
  if (epochDay === null || Math.abs(epochDay) > 100_000) return null;
  const onDay = (shift: number) => choose(point, epochDay + shift, reportedMs, timezone);
  const epochMs = onDay(0);
  // Said on a Monday, "on Monday at nine" is today where nine has passed.
  const isLoose = day.kind === "weekday" && day.which === "latest" && hasTime(point);
  if (isLoose && epochDay + 7 === reported.epochDay && onDay(7) <= reportedMs) return onDay(7);
  // Who reports before five still counts the night and the day before as "tonight" and "today".
  const isStillUp = day.kind === "days" && day.days <= 0 && reported.minutes < smallHours;
  return isStillUp && hasTime(point) && epochMs > reportedMs ? onDay(-1) : epochMs;
}

/** Of the two halves of the day that "at 8" leaves open, the later that is not after the report. */
function choose(point: ToldPoint, epochDay: number, reportedMs: number, timezone: string): number {
  const options = minutesOf(point).map((minutes) => toEpochMs({ epochDay, minutes }, timezone));
  const past = options.filter((epochMs) => epochMs <= reportedMs);
  return past.length > 0 ? Math.max(...past) : Math.min(...options);
}

/** Minutes after midnight of the day told; beyond 1440 for the hours after midnight of a night. */
function minutesOf(point: ToldPoint): number[] {
  const { clock, part, meal } = point;
  if (clock === null) return [meal?.minutes ?? part?.minutes ?? noon];
  if (clock.isMidnight) return [midnightOf(point)];
  const told = clock.hour * 60 + clock.minute;
  const halves = clock.isTwelveHour ? [told % noon, (told % noon) + noon] : [told];
  if (part === null) return halves;
  const fitting = halves.flatMap((minutes) => fitPart(minutes, part, point.isPartBorrowed) ?? []);
  if (fitting.length > 0) return fitting;
  // "Last night … at 7 am" is the morning that follows.
  return part.sense === "night" && told < noon ? [told + dayMinutes] : halves;
}

/** Midnight of a day that was told is the one that ends it. */
function midnightOf({ day, part }: ToldPoint): number {
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
