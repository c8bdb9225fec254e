import {
  compileWordLists,
  indexPatterns,
  type Read,
  readNumberWords,
  type Token,
  wordAt,
} from "../../../language/mod.ts";
import { skipIsh } from "./amounts.ts";
import { readPhrase, readUnit } from "./counts.ts";
import data from "./data/clock-words.json" with { type: "json" };
import type { ClockTime } from "./time-phrase.ts";

/** A clock time as it was read; `bare` for a mere number, which may as well count something. */
export type ReadClock = ClockTime & {
  readonly form: "clear" | "bare";
  readonly isApproximate: boolean;
};

const clockWords = compileWordLists(data);
const named = indexPatterns(Object.entries(data.named));
const openers = new Set(["at", "around", "about", "since", "until", "till", "by", "@", "from"]);
const halfHours = new Map(Object.entries({ half: 30, quarter: 15 }));

/** Reads "10pm", "14:00", "10.30 pm", "half past nine", "quarter to six", "5 o'clock", "1430 hrs", "noon", or "8". */
export function readClock(tokens: readonly Token[], at: number): Read<ReadClock> | null {
  const midnight = readPhrase(clockWords.midnights, tokens, at);
  if (midnight !== null) return toRead(midnight.next, { hour: 0, minute: 0, isMidnight: true });
  const name = readPhrase(named, tokens, at);
  if (name !== null) {
    const [hour = 0, minute = 0] = name.value;
    const isApproximate = wordAt(tokens, at).endsWith("ish");
    return toRead(skipIsh(tokens, name.next), { hour, minute, isApproximate });
  }
  return readPast(tokens, at) ?? readDigital(tokens, at) ?? readHour(tokens, at);
}

function toRead(next: number, clock: Partial<ReadClock> & { hour: number; minute: number }): Read<ReadClock> {
  const clear = { isTwelveHour: false, isMidnight: false, form: "clear" as const, isApproximate: false };
  return { value: { ...clear, ...clock }, next };
}

function readSmallNumber(tokens: readonly Token[], at: number): Read<number> | null {
  const token = tokens[at];
  if (token?.kind === "number")
    return Number.isInteger(token.value) ? { value: token.value, next: at + 1 } : null;
  const words = readNumberWords(tokens, at);
  return words !== null && words.value < 60 ? words : null;
}

/** "half past nine", "ten to three", "twenty minutes past four". Figures alone, "10 to 12", are a range instead. */
function readPast(tokens: readonly Token[], at: number): Read<ReadClock> | null {
  const minutes = readMinutes(tokens, at);
  if (minutes === null) return null;
  const join = wordAt(tokens, minutes.next);
  const isHalf = minutes.value === 30;
  if (isHalf && openers.has(wordAt(tokens, at - 1)) && join !== "past")
    return readHalfHour(tokens, minutes.next);
  if (!["past", "to"].includes(join) && !(minutes.value === 15 && ["till", "after", "before"].includes(join)))
    return null;
  const hour = readHour(tokens, minutes.next + 1) ?? readNamedHour(tokens, minutes.next + 1);
  if (hour === null || hour.value.minute !== 0 || (isHalf && join !== "past")) return null;
  const shift = join === "past" || join === "after" ? minutes.value : -minutes.value;
  const total = (hour.value.hour * 60 + shift + 1440) % 1440;
  const clock = { hour: Math.floor(total / 60), minute: total % 60, isMidnight: false };
  return toRead(hour.next, { ...hour.value, ...clock, form: "clear" });
}

/** The British "at half seven" is half past seven. */
function readHalfHour(tokens: readonly Token[], at: number): Read<ReadClock> | null {
  const hour = readHour(tokens, at);
  if (hour === null || hour.value.minute !== 0 || hour.value.hour === 0) return null;
  if (readUnit(tokens, hour.next) !== null) return null;
  return toRead(hour.next, { ...hour.value, minute: 30, form: "clear" });
}

function readMinutes(tokens: readonly Token[], at: number): Read<number> | null {
  const start = wordAt(tokens, at) === "a" ? at + 1 : at;
  const half = halfHours.get(wordAt(tokens, start));
  if (half !== undefined) return { value: half, next: start + 1 };
  const minutes = readSmallNumber(tokens, at);
  if (minutes === null || minutes.value < 1 || minutes.value > 29) return null;
  if (["minutes", "mins", "min"].includes(wordAt(tokens, minutes.next)))
    return { ...minutes, next: minutes.next + 1 };
  const isRound = [5, 10, 20, 25].includes(minutes.value);
  const isRange = tokens[at]?.kind === "number" && wordAt(tokens, minutes.next) === "to";
  return isRound && !isRange ? minutes : null;
}

function readNamedHour(tokens: readonly Token[], at: number): Read<ReadClock> | null {
  const midnight = readPhrase(clockWords.midnights, tokens, at);
  const name = midnight ?? readPhrase(named, tokens, at);
  return name && toRead(name.next, { hour: midnight === null ? 12 : 24, minute: 0 });
}

/** "14:00", "9:30 pm", "10.30pm", "14h30", "1430 hrs". */
function readDigital(tokens: readonly Token[], at: number): Read<ReadClock> | null {
  const first = tokens[at];
  if (first?.kind !== "number") return null;
  return readColon(tokens, at, first) ?? readDotted(tokens, at, first) ?? readMilitary(tokens, at, first);
}

function readColon(tokens: readonly Token[], at: number, first: Token): Read<ReadClock> | null {
  const [mark, second] = [tokens[at + 1], tokens[at + 2]];
  const isJoined = (mark?.text === ":" || mark?.text === "h") && mark.isGlued && second?.isGlued === true;
  if (!isJoined || second.kind !== "number" || second.end - second.start !== 2) return null;
  const hasSeconds = wordAt(tokens, at + 3) === ":" && tokens[at + 4]?.kind === "number";
  const isPadded = first.end - first.start === 2 && first.value < 10;
  const clock = { hour: first.value, minute: second.value, isPadded };
  return readHalfOfDay(tokens, hasSeconds ? at + 5 : at + 3, clock);
}

function readDotted(tokens: readonly Token[], at: number, first: Token): Read<ReadClock> | null {
  const dotted = /^(\d{1,2})\.(\d\d)$/.exec(first.text);
  if (dotted === null || readUnit(tokens, at + 1) !== null) return null;
  if (!openers.has(wordAt(tokens, at - 1)) && readMeridiem(tokens, at + 1) === null) return null;
  const [hour = "", minute = ""] = dotted.slice(1);
  const isPadded = hour.startsWith("0");
  return readHalfOfDay(tokens, at + 1, { hour: Number(hour), minute: Number(minute), isPadded });
}

/** Four digits are a clock time with "hrs" or "am" behind them, as "0300", or behind "at" where they are no year. */
function readMilitary(tokens: readonly Token[], at: number, first: Token): Read<ReadClock> | null {
  if (first.end - first.start !== 4 || !Number.isInteger(first.value)) return null;
  const isNamed = ["hrs", "hours", "h", "hr"].includes(wordAt(tokens, at + 1));
  const isYear = first.value >= 1900 && first.value <= 2100 && wordAt(tokens, at - 1) !== "at";
  const isOpened = openers.has(wordAt(tokens, at - 1)) && !isYear;
  const isPadded = first.text.startsWith("0") && first.value > 0;
  if (!isNamed && !isOpened && !isPadded && readMeridiem(tokens, at + 1) === null) return null;
  const clock = { hour: Math.floor(first.value / 100), minute: first.value % 100, isPadded: true };
  return readHalfOfDay(tokens, isNamed ? at + 2 : at + 1, clock);
}

/** The clock time with "am" or "pm" behind it; without one, hours up to twelve that are not padded stay open. */
function readHalfOfDay(
  tokens: readonly Token[],
  at: number,
  { hour, minute, isPadded }: { hour: number; minute: number; isPadded: boolean },
): Read<ReadClock> | null {
  const half = readMeridiem(tokens, at);
  if (hour > 23 || minute > 59) return null;
  if (half !== null && hour >= 1 && hour <= 12)
    return toRead(half.next, { hour: (hour % 12) + half.value, minute });
  const ish = skipIsh(tokens, at);
  const next = half?.next ?? skipHourLetter(tokens, ish);
  const isApproximate = half === null && ish > at;
  return toRead(next, { hour, minute, isTwelveHour: hour >= 1 && hour <= 12 && !isPadded, isApproximate });
}

/** "8", "eight", "8pm", "8 o'clock", "8ish". */
function readHour(tokens: readonly Token[], at: number): Read<ReadClock> | null {
  const number = readSmallNumber(tokens, at);
  if (number === null || number.value > 24) return null;
  const { value: hour, next } = number;
  const isTwelveHour = hour >= 1 && hour <= 12;
  const half = readMeridiem(tokens, next);
  if (half !== null && isTwelveHour) return toRead(half.next, { hour: (hour % 12) + half.value, minute: 0 });
  const oClock = skipOClock(tokens, next);
  if (oClock > next) {
    const after = readMeridiem(tokens, oClock);
    const whole = after === null || !isTwelveHour ? hour : (hour % 12) + after.value;
    const isOpen = isTwelveHour && after === null;
    return toRead(after?.next ?? oClock, { hour: whole % 24, minute: 0, isTwelveHour: isOpen });
  }
  const letter = openers.has(wordAt(tokens, at - 1)) ? skipHourLetter(tokens, next) : next;
  if (letter > next) return toRead(letter, { hour: hour % 24, minute: 0 });
  const ish = skipIsh(tokens, next);
  const isApproximate = ish > next;
  const form = isApproximate ? "clear" : "bare";
  return toRead(ish, { hour: hour % 24, minute: 0, isTwelveHour, form, isApproximate });
}

/** "15:30h", "at 15h". */
function skipHourLetter(tokens: readonly Token[], at: number): number {
  return wordAt(tokens, at) === "h" && tokens[at]?.isGlued === true ? at + 1 : at;
}

function skipOClock(tokens: readonly Token[], at: number): number {
  const text = wordAt(tokens, at);
  if (text === "oclock") return at + 1;
  const clockAt = wordAt(tokens, at + 1) === "'" ? at + 2 : at + 1;
  return text === "o" && wordAt(tokens, clockAt) === "clock" ? clockAt + 1 : at;
}

/** "am", "a.m.", "p" glued to its hour; the value is the hours to add. */
function readMeridiem(tokens: readonly Token[], at: number): Read<number> | null {
  const text = wordAt(tokens, at);
  const hours = text.startsWith("p") ? 12 : 0;
  if (text === "am" || text === "pm") return { value: hours, next: skipIsh(tokens, at + 1) };
  if (text !== "a" && text !== "p") return null;
  if (wordAt(tokens, at + 1) === "." && wordAt(tokens, at + 2) === "m" && tokens[at + 2]?.isGlued === true) {
    const hasStop = wordAt(tokens, at + 3) === "." && tokens[at + 3]?.isGlued === true;
    return { value: hours, next: hasStop && !isSentenceEnd(tokens, at + 3) ? at + 4 : at + 3 };
  }
  return tokens[at]?.isGlued === true ? { value: hours, next: at + 1 } : null;
}

function isSentenceEnd(tokens: readonly Token[], at: number): boolean {
  return tokens[at + 1] === undefined || wordAt(tokens, at + 1) === "\n";
}
