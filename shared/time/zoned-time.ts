import * as InstantFns from "temporal-polyfill/fns/Instant";
import * as ZonedFns from "temporal-polyfill/fns/ZonedDateTime";

const dayMs = 86_400_000;

/** A local wall-clock time: days since 1970-01-01 and minutes after midnight. */
export interface LocalTime {
  readonly epochDay: number;
  readonly minutes: number;
}

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
 * that comes twice is the earlier. Minutes beyond a day are of the days after.
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
