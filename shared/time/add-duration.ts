import { parseSpan, type Span } from "./told-duration.ts";
import { formatInstant, fromEpochDay, toEpochDay, toEpochMs, toLocalTime } from "./zoned-time.ts";

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

const firstMs = Date.UTC(1000, 0);
const lastMs = Date.UTC(9999, 0);
const furthestDay = 3_000_000;

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
