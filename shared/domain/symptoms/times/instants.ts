import { formatInstant, toEpochDay, toEpochMs } from "./calendar.ts";

/** The form of a time zone's name. */
export const timeZonePattern = "^[A-Za-z][A-Za-z0-9_+-]*(?:/[A-Za-z0-9_+-]+)*$";

/** No zone has a longer name. */
export const timeZoneCharacters = 64;

const zoneForm = new RegExp(timeZonePattern);
const instantForm =
  /^(\d{4})-?(\d\d)-?(\d\d)(?:[Tt ](\d\d)(?::?(\d\d)(?::?(\d\d)(?:[.,](\d{1,9}))?)?)?)?\s?([Zz]|[+-]\d\d(?::?\d\d)?)?$/;
const firstYear = 1900;
const lastYear = 2100;

/** Whether a name is a time zone of the IANA database, aliases such as "US/Pacific" included, offsets not. */
export function isTimeZone(name: string): boolean {
  if (!zoneForm.test(name) || name.length > timeZoneCharacters) return false;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/**
 * Reads an ISO 8601 date and time and returns the instant in UTC to the second ("2026-03-10T18:30:00Z"), or null.
 * Without an offset the time is local to `timezone`; without that too it is null. A bare date is its midnight.
 * Years run from 1900 to 2100.
 */
export function parseInstant(text: string, timezone: string | null = null): string | null {
  const match = instantForm.exec(text.trim());
  if (match === null) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1, 7)
    .map((part) => Number(part ?? 0));
  const epochDay = toEpochDay(year, month, day);
  if (year < firstYear || year > lastYear || !isDate(epochDay, month, day)) return null;
  if (hour > 23 || minute > 59 || second > 59) return null;
  const minutes = hour * 60 + minute;
  const offset = match[8] === undefined ? null : offsetMinutes(match[8]);
  if (offset !== null) return formatWithin((epochDay * 1440 + minutes - offset) * 60_000 + second * 1000);
  if (match[8] !== undefined || timezone === null || !isTimeZone(timezone)) return null;
  return formatWithin(toEpochMs({ epochDay, minutes }, timezone) + second * 1000);
}

/**
 * The offset of an ISO 8601 time ("+02:00"), which serves as zone where none is given. "Z" gives an instant but no
 * local time, so it is null.
 */
export function readOffset(text: string): string | null {
  const offset = instantForm.exec(text.trim())?.[8];
  const minutes = offset === undefined || /^[Zz]$/.test(offset) ? null : offsetMinutes(offset);
  if (minutes === null) return null;
  const pad = (value: number) => String(value).padStart(2, "0");
  const size = Math.abs(minutes);
  return `${minutes < 0 ? "-" : "+"}${pad(Math.floor(size / 60))}:${pad(size % 60)}`;
}

function isDate(epochDay: number, month: number, day: number): boolean {
  const date = new Date(epochDay * 86_400_000);
  return date.getUTCMonth() + 1 === month && date.getUTCDate() === day;
}

function offsetMinutes(offset: string): number | null {
  if (/^[Zz]$/.test(offset)) return 0;
  const hours = Number(offset.slice(1, 3));
  const minutes = Number(offset.slice(3).replace(":", ""));
  if (hours > 23 || minutes > 59) return null;
  return (offset.startsWith("-") ? -1 : 1) * (hours * 60 + minutes);
}

function formatWithin(epochMs: number): string | null {
  const year = new Date(epochMs).getUTCFullYear();
  return year < firstYear || year > lastYear ? null : formatInstant(epochMs);
}
