import * as InstantFns from "temporal-polyfill/fns/Instant";
import * as ZonedFns from "temporal-polyfill/fns/ZonedDateTime";

/** A duration in ISO 8601 with its bounds, which equal it where one figure is given; approximate after "about". */
export type Duration = {
  readonly iso: string;
  readonly minIso: string;
  readonly maxIso: string;
  readonly isApproximate: boolean;
};

/** Units of a duration, largest first. */
export const timeUnits = ["years", "months", "weeks", "days", "hours", "minutes", "seconds"] as const;
export type TimeUnit = (typeof timeUnits)[number];

/** An amount of each unit; amounts may be broken numbers. */
export type Span = Readonly<Partial<Record<TimeUnit, number>>>;

const designators: Record<TimeUnit, string> = {
  years: "Y",
  months: "M",
  weeks: "W",
  days: "D",
  hours: "H",
  minutes: "M",
  seconds: "S",
};
const amount = String.raw`(\d{1,9}(?:\.\d{1,9})?)`;
const isoPattern = new RegExp(
  `^P(?:${amount}Y)?(?:${amount}M)?(?:${amount}W)?(?:${amount}D)?(?:T(?:${amount}H)?(?:${amount}M)?(?:${amount}S)?)?$`,
);
const roundingError = 1e-9;
const secondsOf: Record<TimeUnit, number> = {
  years: 31_536_000,
  months: 2_592_000,
  weeks: 604_800,
  days: 86_400,
  hours: 3600,
  minutes: 60,
  seconds: 1,
};

/** The duration of a span; without bounds of their own both are the span itself. */
export function createDuration(
  point: Span,
  {
    low = point,
    high = point,
    isApproximate = false,
  }: { low?: Span; high?: Span; isApproximate?: boolean } = {},
): Duration {
  return { iso: formatSpan(point), minIso: formatSpan(low), maxIso: formatSpan(high), isApproximate };
}

/**
 * The ISO 8601 text of a span: weeks stand alone (P1W), broken amounts are carried down (1.5 days: P1DT12H), minutes
 * and seconds up to hours (90 minutes: PT1H30M) but hours never to days (PT48H).
 */
function formatSpan(span: Span): string {
  const whole = toWhole(span);
  const date = formatUnits(whole, ["years", "months", "weeks", "days"]);
  const time = formatUnits(whole, ["hours", "minutes", "seconds"]);
  if (date === "" && time === "") return "PT0S";
  return `P${date}${time === "" ? "" : `T${time}`}`;
}

function formatUnits(span: Span, units: readonly TimeUnit[]): string {
  return units.map((unit) => (span[unit] ? `${span[unit]}${designators[unit]}` : "")).join("");
}

function toWhole(span: Span): Span {
  const { years = 0, months = 0, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0 } = span;
  const allMonths = years * 12 + months;
  const isWeeksAlone =
    weeks > 0 && Number.isInteger(weeks) && allMonths + days + hours + minutes + seconds === 0;
  if (isWeeksAlone) return { weeks };
  const wholeMonths = Math.floor(allMonths);
  const allDays = (allMonths - wholeMonths) * 30 + weeks * 7 + days;
  const wholeDays = Math.floor(allDays + roundingError);
  const secondsLeft = Math.round((allDays - wholeDays) * 86_400 + hours * 3600 + minutes * 60 + seconds);
  return {
    years: Number.isInteger(years) ? years : Math.floor(wholeMonths / 12),
    months: Number.isInteger(years) ? wholeMonths - years * 12 : wholeMonths % 12,
    days: wholeDays,
    hours: Math.floor(secondsLeft / 3600),
    minutes: Math.floor((secondsLeft % 3600) / 60),
    seconds: secondsLeft % 60,
  };
}

/** The length of a span in seconds, a month taken as 30 days and a year as 365. */
export function measureSpan(span: Span): number {
  return timeUnits.reduce((sum, unit) => sum + (span[unit] ?? 0) * secondsOf[unit], 0);
}

/** The middle of two spans: in their own unit where they share one, else in the smaller of the two. */
export function middleSpan(low: Span, high: Span): Span {
  const units = timeUnits.filter((unit) => low[unit] || high[unit]);
  const [unit] = units;
  if (unit !== undefined && units.length === 1) return { [unit]: ((low[unit] ?? 0) + (high[unit] ?? 0)) / 2 };
  const least = units.at(-1) ?? "seconds";
  return { [least]: (measureSpan(low) + measureSpan(high)) / 2 / secondsOf[least] };
}

/** The units of an ISO 8601 duration; null for any other text. */
export function parseSpan(iso: string): Span | null {
  const match = isoPattern.exec(iso);
  if (match === null || !/\d/.test(iso) || iso.endsWith("T")) return null;
  const amounts = timeUnits.flatMap((unit, index) => {
    const text = match[index + 1];
    return text === undefined ? [] : [[unit, Number(text)] as const];
  });
  return Object.fromEntries(amounts);
}

/** A local wall-clock time: days since 1970-01-01 and minutes after midnight. */
type LocalTime = {
  readonly epochDay: number;
  readonly minutes: number;
};

const dayMs = 86_400_000;
const firstMs = Date.UTC(1000, 0);
const lastMs = Date.UTC(9999, 0);
const furthestDay = 3_000_000;

/** The local time of an instant (epoch milliseconds) in a zone. Seconds are dropped. */
export function toLocalTime(epochMs: number, timezone: string): LocalTime {
  const zoned = InstantFns.toZonedDateTimeISO(
    InstantFns.fromEpochMilliseconds(Math.trunc(epochMs)),
    timezone,
  );
  const { year, month, day, hour, minute } = zoned;
  return { epochDay: toEpochDay(year, month, day), minutes: hour * 60 + minute };
}

/**
 * The instant (epoch milliseconds) of a local time. A time that the clocks skip moves forward by the gap, one
 * that comes twice is the earlier. Minutes beyond a day count towards the days after it.
 */
export function toEpochMs({ epochDay, minutes }: LocalTime, timezone: string): number {
  const days = epochDay + Math.floor(minutes / 1440);
  const rest = ((minutes % 1440) + 1440) % 1440;
  const date = fromEpochDay(days);
  const zoned = ZonedFns.fromFields(
    { ...date, hour: Math.floor(rest / 60), minute: rest % 60, timeZone: timezone },
    { disambiguation: "compatible" },
  );
  return zoned.epochMilliseconds;
}

/** Days since 1970-01-01 of a calendar date. */
export function toEpochDay(year: number, month: number, day: number): number {
  return Math.floor(Date.UTC(year, month - 1, day) / dayMs);
}

/** The calendar date of a number of days since 1970-01-01. */
export function fromEpochDay(epochDay: number): { year: number; month: number; day: number } {
  const date = new Date(epochDay * dayMs);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** The day of the week of a day, Monday 1 to Sunday 7. */
export function weekdayOf(epochDay: number): number {
  return ((((epochDay + 3) % 7) + 7) % 7) + 1;
}

/** An instant as ISO 8601 in UTC, to the second: "2026-03-10T18:30:00Z". */
export function formatInstant(epochMs: number): string {
  return `${new Date(Math.floor(epochMs / 1000) * 1000).toISOString().slice(0, -5)}Z`;
}

/**
 * The instant a duration after (or, with `direction` -1, before) another. Years to days keep the local clock time
 * of `timezone` (UTC without one), hours to seconds are exact. Null when the duration or the instant is malformed.
 */
export function addDuration(
  instant: string,
  isoDuration: string,
  timezone: string | null,
  direction: 1 | -1 = 1,
): string | null {
  const span = parseSpan(isoDuration);
  const epochMs = Date.parse(instant);
  if (span === null || Number.isNaN(epochMs)) return null;
  const moved = addSpan(epochMs, span, timezone ?? "UTC", direction);
  return moved >= firstMs && moved <= lastMs ? formatInstant(moved) : null;
}

/** As addDuration, on epoch milliseconds and a span; NaN where the sum is beyond any calendar. */
export function addSpan(epochMs: number, span: Span, timezone: string, direction: 1 | -1 = 1): number {
  const { years = 0, months = 0, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0 } = span;
  const exactMs = direction * ((hours * 60 + minutes) * 60 + seconds) * 1000;
  const isDated = years + months + weeks + days > 0;
  if (!isDated) return epochMs + exactMs;
  const local = toLocalTime(epochMs, timezone);
  const month = addMonths(local.epochDay, direction * (years * 12 + months));
  const epochDay = month + direction * (weeks * 7 + days);
  if (!(Math.abs(epochDay) <= furthestDay)) return Number.NaN;
  const withinMinute = ((epochMs % 60_000) + 60_000) % 60_000;
  return toEpochMs({ epochDay, minutes: local.minutes }, timezone) + withinMinute + exactMs;
}

/** The same day of another month, or its last day when it is shorter. */
function addMonths(epochDay: number, count: number): number {
  if (count === 0) return epochDay;
  const { year, month, day } = fromEpochDay(epochDay);
  const first = toEpochDay(year, month + count, 1);
  const last = toEpochDay(year, month + count + 1, 1) - 1;
  return Math.min(first + day - 1, last);
}
