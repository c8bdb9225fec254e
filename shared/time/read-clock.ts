import data from "./data/clock-words.json" with { type: "json" };
import counts from "./data/counts.json" with { type: "json" };
import { buildPhraseSet, buildPhraseTable, readPhrase } from "./phrase-table.ts";
import { readUnit } from "./read-unit.ts";
import { type Read, type TimeToken, textAt } from "./time-token.ts";
import type { ToldClock } from "./told-point.ts";

/** How sure a reading is a clock time: `clear` by its form ("10pm", "14:00"), `bare` for a mere number. */
export interface ReadClock extends ToldClock {
  readonly form: "clear" | "bare";
  readonly isApproximate: boolean;
}

const words = new Map(Object.entries(counts.words));
const named = buildPhraseTable(Object.entries(data.named));
const openers = new Set(["at", "around", "about", "since", "until", "till", "by", "@", "from"]);
const midnights = buildPhraseSet(data.midnights);

/** Reads "10pm", "14:00", "10.30 pm", "half past nine", "quarter to six", "5 o'clock", "1430 hrs", "noon", or "8". */
export function readClock(tokens: readonly TimeToken[], at: number): Read<ReadClock> | null {
  const midnight = readPhrase(midnights, tokens, at);
  if (midnight !== null) return tell(midnight.next, { hour: 0, minute: 0, isMidnight: true });
  const name = readPhrase(named, tokens, at);
  if (name !== null) {
    const [hour = 0, minute = 0] = name.value;
    return tell(skipIsh(tokens, name.next), {
      hour,
      minute,
      isApproximate: textAt(tokens, at).endsWith("ish"),
    });
  }
  return readPast(tokens, at) ?? readDigital(tokens, at) ?? readHour(tokens, at);
}

function tell(next: number, told: Partial<ReadClock> & { hour: number; minute: number }): Read<ReadClock> {
  const clear = { isTwelveHour: false, isMidnight: false, form: "clear" as const, isApproximate: false };
  return { value: { ...clear, ...told }, next };
}

function smallNumber(tokens: readonly TimeToken[], at: number): Read<number> | null {
  const token = tokens[at];
  if (token?.kind === "number")
    return Number.isInteger(token.value) ? { value: token.value, next: at + 1 } : null;
  const value = words.get(token?.text ?? "");
  if (value === undefined || value > 50) return null;
  const onesAt = textAt(tokens, at + 1) === "-" ? at + 2 : at + 1;
  const ones = words.get(textAt(tokens, onesAt)) ?? 0;
  return value >= 20 && ones > 0 && ones < 10
    ? { value: value + ones, next: onesAt + 1 }
    : { value, next: at + 1 };
}

/** "half past nine", "ten to three", "twenty minutes past four". Figures alone, "10 to 12", are a range instead. */
function readPast(tokens: readonly TimeToken[], at: number): Read<ReadClock> | null {
  const minutes = readMinutes(tokens, at);
  if (minutes === null) return null;
  const join = textAt(tokens, minutes.next);
  const isHalf = minutes.value === 30;
  if (isHalf && openers.has(textAt(tokens, at - 1)) && join !== "past")
    return readHalfHour(tokens, minutes.next);
  if (!["past", "to"].includes(join) && !(minutes.value === 15 && ["till", "after", "before"].includes(join)))
    return null;
  const hour = readHour(tokens, minutes.next + 1) ?? readNamedHour(tokens, minutes.next + 1);
  if (hour === null || hour.value.minute !== 0 || (isHalf && join !== "past")) return null;
  const shift = join === "past" || join === "after" ? minutes.value : -minutes.value;
  const total = (hour.value.hour * 60 + shift + 1440) % 1440;
  const told = {
    hour: Math.floor(total / 60),
    minute: total % 60,
    isMidnight: false,
    form: "clear" as const,
  };
  return tell(hour.next, { ...hour.value, ...told });
}

/** The British "at half seven" is half past seven. */
function readHalfHour(tokens: readonly TimeToken[], at: number): Read<ReadClock> | null {
  const hour = readHour(tokens, at);
  if (
    hour === null ||
    hour.value.minute !== 0 ||
    hour.value.hour === 0 ||
    readUnit(tokens, hour.next) !== null
  )
    return null;
  return tell(hour.next, { ...hour.value, minute: 30, form: "clear" });
}

function readMinutes(tokens: readonly TimeToken[], at: number): Read<number> | null {
  const start = textAt(tokens, at) === "a" ? at + 1 : at;
  const first = textAt(tokens, start);
  if (first === "half") return { value: 30, next: start + 1 };
  if (first === "quarter") return { value: 15, next: start + 1 };
  const minutes = smallNumber(tokens, at);
  if (minutes === null || minutes.value < 1 || minutes.value > 29) return null;
  if (["minutes", "mins", "min"].includes(textAt(tokens, minutes.next)))
    return { ...minutes, next: minutes.next + 1 };
  const isRound = [5, 10, 20, 25].includes(minutes.value);
  const isRange = tokens[at]?.kind === "number" && textAt(tokens, minutes.next) === "to";
  return isRound && !isRange ? minutes : null;
}

function readNamedHour(tokens: readonly TimeToken[], at: number): Read<ReadClock> | null {
  const isMidnight = readPhrase(midnights, tokens, at);
  const name = isMidnight ?? readPhrase(named, tokens, at);
  return name === null ? null : tell(name.next, { hour: isMidnight === null ? 12 : 24, minute: 0 });
}

/** "14:00", "9:30 pm", "10.30pm", "14h30", "1430 hrs". */
function readDigital(tokens: readonly TimeToken[], at: number): Read<ReadClock> | null {
  const first = tokens[at];
  if (first?.kind !== "number") return null;
  return readColon(tokens, at, first) ?? readDotted(tokens, at, first) ?? readMilitary(tokens, at, first);
}

function readColon(tokens: readonly TimeToken[], at: number, first: TimeToken): Read<ReadClock> | null {
  const [mark, second] = [tokens[at + 1], tokens[at + 2]];
  const isJoined = (mark?.text === ":" || mark?.text === "h") && mark.isGlued && second?.isGlued === true;
  if (!isJoined || second.kind !== "number" || second.end - second.start !== 2) return null;
  const hasSeconds = textAt(tokens, at + 3) === ":" && tokens[at + 4]?.kind === "number";
  const isPadded = first.end - first.start === 2 && first.value < 10;
  const told = { hour: first.value, minute: second.value, isPadded };
  return finish(tokens, hasSeconds ? at + 5 : at + 3, told);
}

function readDotted(tokens: readonly TimeToken[], at: number, first: TimeToken): Read<ReadClock> | null {
  const dotted = /^(\d{1,2})\.(\d\d)$/.exec(first.text);
  if (dotted === null || readUnit(tokens, at + 1) !== null) return null;
  const isTold = openers.has(textAt(tokens, at - 1)) || isMeridiem(tokens, at + 1);
  if (!isTold) return null;
  const [hour = "", minute = ""] = dotted.slice(1);
  return finish(tokens, at + 1, {
    hour: Number(hour),
    minute: Number(minute),
    isPadded: hour.startsWith("0"),
  });
}

/** Four digits are a clock time with "hrs" or "am" behind them, as "0300", or behind "at" where they are no year. */
function readMilitary(tokens: readonly TimeToken[], at: number, first: TimeToken): Read<ReadClock> | null {
  if (first.end - first.start !== 4 || !Number.isInteger(first.value)) return null;
  const isNamed = ["hrs", "hours", "h", "hr"].includes(textAt(tokens, at + 1));
  const isYear = first.value >= 1900 && first.value <= 2100 && textAt(tokens, at - 1) !== "at";
  const isOpened = openers.has(textAt(tokens, at - 1)) && !isYear;
  const isPadded = first.text.startsWith("0") && first.value > 0;
  if (!isNamed && !isOpened && !isPadded && !isMeridiem(tokens, at + 1)) return null;
  const told = { hour: Math.floor(first.value / 100), minute: first.value % 100, isPadded: true };
  return finish(tokens, isNamed ? at + 2 : at + 1, told);
}

function isMeridiem(tokens: readonly TimeToken[], at: number): boolean {
  return readMeridiem(tokens, at) !== null;
}

function finish(
  tokens: readonly TimeToken[],
  at: number,
  { hour, minute, isPadded }: { hour: number; minute: number; isPadded: boolean },
): Read<ReadClock> | null {
  const half = readMeridiem(tokens, at);
  if (hour > 23 || minute > 59) return null;
  if (half !== null && hour >= 1 && hour <= 12)
    return tell(half.next, { hour: (hour % 12) + half.value, minute });
  const next = half?.next ?? skipHourLetter(tokens, skipIsh(tokens, at));
  const isApproximate = half === null && skipIsh(tokens, at) > at;
  return tell(next, { hour, minute, isTwelveHour: hour >= 1 && hour <= 12 && !isPadded, isApproximate });
}

/** "8", "eight", "8pm", "8 o'clock", "8ish". */
function readHour(tokens: readonly TimeToken[], at: number): Read<ReadClock> | null {
  const number = smallNumber(tokens, at);
  if (number === null || number.value > 24) return null;
  const { value: hour, next } = number;
  const half = readMeridiem(tokens, next);
  if (half !== null && hour >= 1 && hour <= 12)
    return tell(half.next, { hour: (hour % 12) + half.value, minute: 0 });
  const isTwelveHour = hour >= 1 && hour <= 12;
  const oClock = skipOClock(tokens, next);
  if (oClock > next) {
    const after = readMeridiem(tokens, oClock);
    const told = after === null || !isTwelveHour ? hour : (hour % 12) + after.value;
    return tell(after?.next ?? oClock, {
      hour: told % 24,
      minute: 0,
      isTwelveHour: isTwelveHour && after === null,
    });
  }
  const letter = openers.has(textAt(tokens, at - 1)) ? skipHourLetter(tokens, next) : next;
  if (letter > next) return tell(letter, { hour: hour % 24, minute: 0 });
  const ish = skipIsh(tokens, next);
  return tell(ish, {
    hour: hour % 24,
    minute: 0,
    isTwelveHour,
    form: ish > next ? "clear" : "bare",
    isApproximate: ish > next,
  });
}

/** "15:30h", "at 15h". */
function skipHourLetter(tokens: readonly TimeToken[], at: number): number {
  return textAt(tokens, at) === "h" && tokens[at]?.isGlued === true ? at + 1 : at;
}

function skipOClock(tokens: readonly TimeToken[], at: number): number {
  const text = textAt(tokens, at);
  if (text === "oclock") return at + 1;
  const isMarked = ["'", "`"].includes(textAt(tokens, at + 1));
  const clockAt = isMarked ? at + 2 : at + 1;
  return text === "o" && textAt(tokens, clockAt) === "clock" ? clockAt + 1 : at;
}

function skipIsh(tokens: readonly TimeToken[], at: number): number {
  if (textAt(tokens, at) === "ish") return at + 1;
  return textAt(tokens, at) === "-" && textAt(tokens, at + 1) === "ish" ? at + 2 : at;
}

/** "am", "a.m.", "p" glued to its hour; the value is the hours to add. */
function readMeridiem(tokens: readonly TimeToken[], at: number): Read<number> | null {
  const text = textAt(tokens, at);
  const hours = text.startsWith("p") ? 12 : 0;
  if (text === "am" || text === "pm") return { value: hours, next: skipIsh(tokens, at + 1) };
  if (text !== "a" && text !== "p") return null;
  if (textAt(tokens, at + 1) === "." && textAt(tokens, at + 2) === "m" && tokens[at + 2]?.isGlued === true) {
    const hasStop = textAt(tokens, at + 3) === "." && tokens[at + 3]?.isGlued === true;
    return { value: hours, next: hasStop && !isSentenceEnd(tokens, at + 3) ? at + 4 : at + 3 };
  }
  return tokens[at]?.isGlued === true ? { value: hours, next: at + 1 } : null;
}

function isSentenceEnd(tokens: readonly TimeToken[], at: number): boolean {
  return tokens[at + 1] === undefined || textAt(tokens, at + 1) === "\n";
}
