import type { ToldDay } from "./told-point.ts";
import { fromEpochDay, toEpochDay, weekdayOf } from "./zoned-time.ts";

/**
 * The calendar day that was meant, as days since 1970-01-01, counted from the reported day, or null when it hangs
 * on a day that was not told. A weekday is the last such day before the reported one.
 */
export function resolveDay(day: ToldDay, reportedDay: number, previousDay: number | null): number | null {
  if (day.kind === "days") return reportedDay + day.days;
  if (day.kind === "now") return reportedDay;
  if (day.kind === "next") return previousDay === null ? null : previousDay + day.days;
  if (day.kind === "weekday") return resolveWeekday(day, reportedDay);
  if (day.kind === "monthDay") return resolveMonthDayOnly(day.day, reportedDay);
  if (day.kind === "weekend") return resolveWeekend(reportedDay, day.isLast);
  if (day.kind === "date") return resolveDate(day, reportedDay);
  return resolveAgo(day, reportedDay);
}

function resolveWeekday(day: Extract<ToldDay, { kind: "weekday" }>, reportedDay: number): number {
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
 * A date without a year is the latest not after the reported day. Of the two readings of "3/4" the one nearer before
 * the report stands, for reports are of late.
 */
function resolveDate(date: Extract<ToldDay, { kind: "date" }>, reportedDay: number): number | null {
  const { month, day } = date;
  const monthFirst = resolveMonthDay(date, reportedDay);
  if (!date.isSwappable || day === null || monthFirst === null) return monthFirst;
  const dayFirst = resolveMonthDay({ ...date, month: day, day: month }, reportedDay);
  if (dayFirst === null || dayFirst > reportedDay) return monthFirst;
  return monthFirst > reportedDay ? dayFirst : Math.max(monthFirst, dayFirst);
}

function resolveMonthDay(
  { year, month, day }: Extract<ToldDay, { kind: "date" }>,
  reportedDay: number,
): number | null {
  const thisYear = fromEpochDay(reportedDay).year;
  const years = year === null ? [0, 1, 2, 3, 4, 5, 6, 7, 8].map((back) => thisYear - back) : [year];
  for (const candidate of years) {
    const epochDay = toEpochDay(candidate, month, day ?? 1);
    const isReal = fromEpochDay(epochDay).month === month;
    if (isReal && (year !== null || epochDay <= reportedDay)) return epochDay;
  }
  return null;
}

/** "The 5th" is the latest not after the reported day. */
function resolveMonthDayOnly(day: number, reportedDay: number): number | null {
  const { year, month } = fromEpochDay(reportedDay);
  for (const back of [0, 1, 2]) {
    const epochDay = toEpochDay(year, month - back, day);
    if (epochDay <= reportedDay && fromEpochDay(epochDay).day === day) return epochDay;
  }
  return null;
}

function resolveAgo({ amount, unit }: Extract<ToldDay, { kind: "ago" }>, reportedDay: number): number | null {
  const back = Math.round(amount);
  if (unit === "days") return reportedDay - back;
  if (unit === "weeks") return reportedDay - Math.round(amount * 7);
  if (unit !== "months" && unit !== "years") return null;
  const { year, month, day } = fromEpochDay(reportedDay);
  const months = unit === "months" ? back : back * 12;
  const last = toEpochDay(year, month - months + 1, 1) - 1;
  return Math.min(toEpochDay(year, month - months, day), last);
}
