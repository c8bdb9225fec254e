import { compileWordLists, type Read, type Token, wordAt } from "../../../language/mod.ts";
import { createDuration, type Duration, measureSpan, middleSpan, type Span, timeUnits } from "./calendar.ts";
import {
  type ReadUnit,
  readCount,
  readNumber,
  readUnit,
  rememberReads,
  skipApproximations,
  skipPhrase,
  toSpan,
} from "./counts.ts";
import countData from "./data/counts.json" with { type: "json" };
import unitData from "./data/units.json" with { type: "json" };

/** An amount of time: "about 2 hours". `isWeak` when alone it may be no time: "a day", "5 m", "a second". */
export type TimeAmount = {
  readonly point: Span;
  readonly low: Span;
  readonly high: Span;
  readonly isApproximate: boolean;
  readonly isWeak: boolean;
  /** With a hyphen or in the singular, as before a noun: "2-hour". */
  readonly isAttributive: boolean;
};

const counts = compileWordLists(countData);
const units = compileWordLists(unitData);
const clinicalUnits = new Map(Object.entries(unitData.clinical));
const singularUnits = new Set(["second", "minute", "hour", "day", "week", "month", "year"]);
const halves = new Map(Object.entries({ half: 0.5, quarter: 0.25 }));
/** "1430 hrs" is a clock time. */
const mostHours = 1000;

/** Reads an amount of time with its ranges ("2-3 h", "30 minutes to an hour") and additions ("1 h 30", "and a half"). */
export const readAmount = rememberReads(findAmount);

function findAmount(tokens: readonly Token[], at: number): Read<TimeAmount> | null {
  const start = skipApproximations(tokens, at);
  const first = readSingle(tokens, start);
  if (first === null) return null;
  const whole = readSecondBound(tokens, first) ?? first;
  const tail = skipTail(tokens, whole.next);
  const isApproximate = start > at || tail > whole.next || whole.value.isApproximate;
  // "About an hour" is a time where a mere "an hour" may be none.
  const isWeak = whole.value.isWeak && (!isApproximate || isMinutes(whole.value));
  return { value: { ...whole.value, isApproximate, isWeak }, next: tail };
}

function isMinutes({ point }: TimeAmount): boolean {
  return (point.minutes ?? 0) > 1;
}

/** The amount as a duration. */
export function toDuration({ point, low, high, isApproximate }: TimeAmount): Duration {
  return createDuration(point, { low, high, isApproximate });
}

/** An amount without bounds. */
export function toAmount(point: Span, isApproximate = false): TimeAmount {
  return { point, low: point, high: point, isApproximate, isWeak: false, isAttributive: false };
}

function readSingle(tokens: readonly Token[], at: number): Read<TimeAmount> | null {
  const special = readColon(tokens, at) ?? readClinical(tokens, at);
  if (special !== null) return special;
  const count = readCount(tokens, at);
  if (count === null) return null;
  const counted = skipOfOne(tokens, count.next);
  const ish = skipIsh(tokens, counted);
  const isHyphened = wordAt(tokens, ish) === "-";
  const unitAt = skipPhrase(counts.fillers, tokens, isHyphened ? ish + 1 : ish);
  const unit = readUnit(tokens, unitAt);
  if (unit === null || isMislettered(tokens, unitAt, unit.value)) return null;
  const { point, low, high, form } = count.value;
  if (unit.value.unit === "hours" && point >= mostHours) return null;
  const amount = {
    point: toSpan(unit.value, point),
    low: toSpan(unit.value, low),
    high: toSpan(unit.value, high),
    isApproximate: ish > counted || low !== high,
    isWeak: form === "article" || (unit.value.unit === "minutes" && unit.value.isLetter),
    isAttributive: isAttributive(wordAt(tokens, unitAt), isHyphened, point),
  };
  return addOrTwo(tokens, { value: amount, next: unit.next }, form === "article" ? unit.value : null);
}

/** The unit of "a 5 minute walk" is spelt out in the singular, that of "a 5-min walk" has its hyphen. */
function isAttributive(unit: string, isHyphened: boolean, count: number): boolean {
  return isHyphened ? !unit.endsWith("s") : count > 1 && singularUnits.has(unit);
}

/** British notes write "5/7" for five days, "3/52" for weeks and "2/12" for months. */
function readClinical(tokens: readonly Token[], at: number): Read<TimeAmount> | null {
  const [count, whole] = [tokens[at], tokens[at + 2]];
  if (count?.kind !== "number" || whole?.isGlued !== true || wordAt(tokens, at + 1) !== "/") return null;
  const unit = timeUnits.find((known) => known === clinicalUnits.get(whole.text));
  const [before, after] = [wordAt(tokens, at - 1), wordAt(tokens, at + 3)];
  const isBehindWord = tokens[at - 1]?.kind === "word" && !units.notNotes.has(before);
  const isAlone = tokens[at + 3]?.kind !== "number" && after !== "/";
  const isMeant =
    (isBehindWord && ["days", "weeks"].includes(unit ?? "") && isAlone) ||
    ["of", "hx", "history", "ago"].includes(after) ||
    ["x", "for"].includes(before);
  if (unit === undefined || !isMeant || !Number.isInteger(count.value)) return null;
  return { value: toAmount({ [unit]: count.value }), next: at + 3 };
}

/** The place behind "ish" and "-ish". */
export function skipIsh(tokens: readonly Token[], at: number): number {
  if (wordAt(tokens, at) === "ish") return at + 1;
  return wordAt(tokens, at) === "-" && wordAt(tokens, at + 1) === "ish" ? at + 2 : at;
}

/** "three quarters of an". */
function skipOfOne(tokens: readonly Token[], at: number): number {
  return wordAt(tokens, at) === "of" && ["a", "an"].includes(wordAt(tokens, at + 1)) ? at + 2 : at;
}

/** A lone letter is a unit only right behind its figure; a spaced "h" is one too, and any behind an x ("x 4 d"). */
function isMislettered(tokens: readonly Token[], at: number, { isLetter }: ReadUnit): boolean {
  const isLoose = isLetter && wordAt(tokens, at) !== "h" && wordAt(tokens, at) !== "mo";
  return isLoose && tokens[at]?.isGlued !== true && ![2, 4].some((back) => wordAt(tokens, at - back) === "x");
}

/** "1:30 hours". */
function readColon(tokens: readonly Token[], at: number): Read<TimeAmount> | null {
  const [hours, minutes] = [tokens[at], tokens[at + 2]];
  if (hours?.kind !== "number" || wordAt(tokens, at + 1) !== ":" || minutes?.kind !== "number") return null;
  const unit = readUnit(tokens, at + 3);
  if (unit?.value.unit !== "hours" || !minutes.isGlued || hours.value > 12) return null;
  return { value: toAmount({ hours: hours.value, minutes: minutes.value }), next: unit.next };
}

/** "a day or two", "an hour and a half", "1 hour 20 minutes", "1h30". */
function addOrTwo(
  tokens: readonly Token[],
  read: Read<TimeAmount>,
  articleUnit: ReadUnit | null,
): Read<TimeAmount> {
  const { value, next } = read;
  if (articleUnit !== null && wordAt(tokens, next) === "or") {
    const more = readNumber(tokens, next + 1);
    if (more !== null && more.value > 1 && readUnit(tokens, more.next) === null) {
      const [low, high] = [toSpan(articleUnit, 1), toSpan(articleUnit, more.value)];
      const bounds = { low, high, point: middleSpan(low, high) };
      return { value: { ...value, ...bounds, isApproximate: true, isWeak: false }, next: more.next };
    }
  }
  return readHalfMore(tokens, read) ?? readSmallerPart(tokens, read) ?? read;
}

function readHalfMore(tokens: readonly Token[], { value, next }: Read<TimeAmount>): Read<TimeAmount> | null {
  if (wordAt(tokens, next) !== "and" || !["a", "one"].includes(wordAt(tokens, next + 1))) return null;
  const part = halves.get(wordAt(tokens, next + 2));
  const unit = timeUnits.find((known) => value.point[known]);
  if (part === undefined || unit === undefined) return null;
  const point = { [unit]: (value.point[unit] ?? 0) + part };
  return { value: toAmount(point, value.isApproximate), next: next + 3 };
}

/** A smaller unit behind a larger one, perhaps without its name: "1 h 30". */
function readSmallerPart(
  tokens: readonly Token[],
  { value, next }: Read<TimeAmount>,
): Read<TimeAmount> | null {
  const isJoined = ["and", ","].includes(wordAt(tokens, next));
  const at = isJoined ? next + 1 : next;
  const number = readNumber(tokens, at);
  if (number === null || number.value <= 0 || (value.point.hours ?? 0) > 12) return null;
  const unit = readUnit(tokens, number.next);
  const isNameless = !isJoined && tokens[at]?.isGlued === true && number.value < 60 && value.point.hours;
  if (unit === null && !isNameless) return null;
  const added = unit === null ? { minutes: number.value } : toSpan(unit.value, number.value);
  if (measureSpan(value.point) <= measureSpan(added) || value.point[unit?.value.unit ?? "minutes"])
    return null;
  const point = { ...value.point, ...added };
  return { value: toAmount(point, value.isApproximate), next: unit?.next ?? number.next };
}

/** The second bound of a range whose first has its own unit: "30 minutes to an hour". */
function readSecondBound(tokens: readonly Token[], first: Read<TimeAmount>): Read<TimeAmount> | null {
  if (!["to", "-", "or"].includes(wordAt(tokens, first.next))) return null;
  const second = readSingle(tokens, skipApproximations(tokens, first.next + 1));
  if (second === null || measureSpan(second.value.point) <= measureSpan(first.value.point)) return null;
  const [low, high] = [first.value.low, second.value.high];
  return { value: { ...toAmount(middleSpan(low, high), true), low, high }, next: second.next };
}

/** "or so", "ish", "or more", "+", "at least". */
function skipTail(tokens: readonly Token[], at: number): number {
  const [first, second] = [wordAt(tokens, at), wordAt(tokens, at + 1)];
  if (first === "or" && ["so", "more", "less", "thereabouts", "longer"].includes(second)) return at + 2;
  if (first === "-" && second === "ish") return at + 2;
  if (["ish", "+", "plus", "approx", "tops", "max"].includes(first)) return at + 1;
  if (first === "and" && second === "change") return at + 2;
  // "3 days and a bit", but not "3 days and a bit of a cough"
  if (first === "and" && wordAt(tokens, at + 2) === "bit" && wordAt(tokens, at + 3) !== "of") return at + 3;
  return first === "at" && ["least", "most"].includes(second) ? at + 2 : at;
}
