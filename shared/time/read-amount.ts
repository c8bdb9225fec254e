import counts from "./data/counts.json" with { type: "json" };
import units from "./data/units.json" with { type: "json" };
import { buildPhraseSet, skipPhrase } from "./phrase-table.ts";
import { readCount, readFigure, skipApproximations } from "./read-count.ts";
import { type ReadUnit, readUnit, spanOf } from "./read-unit.ts";
import { rememberReads } from "./remember-reads.ts";
import { type Read, type TimeToken, textAt } from "./time-token.ts";
import {
  measureSpan,
  middleSpan,
  type Span,
  type ToldDuration,
  tellDuration,
  timeUnits,
} from "./told-duration.ts";

/** An amount of time: "about 2 hours". `isWeak` when alone it may be no time: "a day", "5 m", "a second". */
export interface TimeAmount {
  readonly point: Span;
  readonly low: Span;
  readonly high: Span;
  readonly isApproximate: boolean;
  readonly isWeak: boolean;
  /** Told with a hyphen or in the singular, as before a noun: "2-hour". */
  readonly isAttributive: boolean;
}

const clinical = new Map(Object.entries(units.clinical));
const singularUnits = new Set(["second", "minute", "hour", "day", "week", "month", "year"]);
const fillers = buildPhraseSet(counts.fillers);
/** "1430 hrs" is a clock time. */
const mostHours = 1000;
/** Before "5/7" these tell of a date or a rating. */
const dateWords = new Set(units.notNotes);
const halves = new Map(Object.entries({ half: 0.5, quarter: 0.25 }));

/** Reads an amount of time with its ranges ("2-3 h", "30 minutes to an hour") and additions ("1 h 30", "and a half"). */
export const readAmount = rememberReads(findAmount);

function findAmount(tokens: readonly TimeToken[], at: number): Read<TimeAmount> | null {
  const start = skipApproximations(tokens, at);
  const first = readSingle(tokens, start);
  if (first === null) return null;
  const whole = readSecondBound(tokens, first) ?? first;
  const tail = skipTail(tokens, whole.next);
  const isApproximate = start > at || tail > whole.next || whole.value.isApproximate;
  // "About an hour" is a time where a mere "an hour" may be none.
  const isWeak = whole.value.isWeak && (!isApproximate || isLetterTold(whole.value));
  return { value: { ...whole.value, isApproximate, isWeak }, next: tail };
}

function isLetterTold({ point, isWeak }: TimeAmount): boolean {
  return isWeak && (point.minutes ?? 0) > 1;
}

/** The amount as a duration. */
export function toDuration({ point, low, high, isApproximate }: TimeAmount): ToldDuration {
  return tellDuration(point, { low, high, isApproximate });
}

function readSingle(tokens: readonly TimeToken[], at: number): Read<TimeAmount> | null {
  const special = readColon(tokens, at) ?? readClinical(tokens, at);
  if (special !== null) return special;
  const count = readCount(tokens, at);
  if (count === null) return null;
  const told = skipOfOne(tokens, count.next);
  const ish = skipIsh(tokens, told);
  const isHyphened = textAt(tokens, ish) === "-";
  const unitAt = skipPhrase(fillers, tokens, isHyphened ? ish + 1 : ish);
  const unit = readUnit(tokens, unitAt);
  if (unit === null || isMislettered(tokens, unitAt, unit.value)) return null;
  const { point, low, high, form } = count.value;
  if (unit.value.unit === "hours" && point >= mostHours) return null;
  const amount = {
    point: spanOf(unit.value, point),
    low: spanOf(unit.value, low),
    high: spanOf(unit.value, high),
    isApproximate: ish > told || low !== high,
    isWeak: form === "article" || (unit.value.unit === "minutes" && unit.value.isLetter),
    isAttributive: isAttributive(tokens, unitAt, isHyphened, point),
  };
  return addOrTwo(tokens, { value: amount, next: unit.next }, form === "article" ? unit.value : null);
}

/** The unit of "a 5 minute walk" is spelt out in the singular, that of "a 5-min walk" has its hyphen. */
function isAttributive(
  tokens: readonly TimeToken[],
  unitAt: number,
  isHyphened: boolean,
  count: number,
): boolean {
  const text = textAt(tokens, unitAt);
  return isHyphened ? !text.endsWith("s") : count > 1 && singularUnits.has(text);
}

/** British notes write "5/7" for five days, "3/52" for weeks and "2/12" for months. */
function readClinical(tokens: readonly TimeToken[], at: number): Read<TimeAmount> | null {
  const [count, whole] = [tokens[at], tokens[at + 2]];
  const unit = timeUnits.find((known) => known === clinical.get(whole?.text ?? ""));
  const isSlashed = textAt(tokens, at + 1) === "/" && whole?.isGlued === true && count?.kind === "number";
  const isBehindWord = tokens[at - 1]?.kind === "word" && !dateWords.has(textAt(tokens, at - 1));
  const isTold =
    (isBehindWord &&
      ["days", "weeks"].includes(unit ?? "") &&
      tokens[at + 3]?.kind !== "number" &&
      textAt(tokens, at + 3) !== "/") ||
    ["of", "hx", "history", "ago"].includes(textAt(tokens, at + 3)) ||
    ["x", "for"].includes(textAt(tokens, at - 1));
  if (unit === undefined || !isSlashed || !isTold || !Number.isInteger(count.value)) return null;
  return { value: tell({ [unit]: count.value }), next: at + 3 };
}

function skipIsh(tokens: readonly TimeToken[], at: number): number {
  if (textAt(tokens, at) === "ish") return at + 1;
  return textAt(tokens, at) === "-" && textAt(tokens, at + 1) === "ish" ? at + 2 : at;
}

/** "three quarters of an". */
function skipOfOne(tokens: readonly TimeToken[], at: number): number {
  return textAt(tokens, at) === "of" && ["a", "an"].includes(textAt(tokens, at + 1)) ? at + 2 : at;
}

/** A lone letter is a unit only right behind its figure; a spaced "h" is one too, and any behind an x ("x 4 d"). */
function isMislettered(tokens: readonly TimeToken[], at: number, { isLetter }: ReadUnit): boolean {
  const isLoose = isLetter && textAt(tokens, at) !== "h" && textAt(tokens, at) !== "mo";
  return isLoose && tokens[at]?.isGlued !== true && !isTimes(tokens, at);
}

function isTimes(tokens: readonly TimeToken[], unitAt: number): boolean {
  return [2, 4].some((back) => textAt(tokens, unitAt - back) === "x");
}

/** "1:30 hours". */
function readColon(tokens: readonly TimeToken[], at: number): Read<TimeAmount> | null {
  const [hours, minutes] = [tokens[at], tokens[at + 2]];
  if (hours?.kind !== "number" || textAt(tokens, at + 1) !== ":" || minutes?.kind !== "number") return null;
  const unit = readUnit(tokens, at + 3);
  if (unit?.value.unit !== "hours" || !minutes.isGlued || hours.value > 12) return null;
  return { value: tell({ hours: hours.value, minutes: minutes.value }), next: unit.next };
}

function tell(point: Span): TimeAmount {
  return { point, low: point, high: point, isApproximate: false, isWeak: false, isAttributive: false };
}

/** "a day or two", "an hour and a half", "1 hour 20 minutes", "1h30". */
function addOrTwo(
  tokens: readonly TimeToken[],
  read: Read<TimeAmount>,
  articleUnit: ReadUnit | null,
): Read<TimeAmount> {
  const { value, next } = read;
  if (articleUnit !== null && textAt(tokens, next) === "or") {
    const more = readFigure(tokens, next + 1);
    if (more !== null && more.value > 1 && readUnit(tokens, more.next) === null) {
      const [low, high] = [spanOf(articleUnit, 1), spanOf(articleUnit, more.value)];
      const isWeak = false;
      return {
        value: { ...value, point: middleSpan(low, high), low, high, isApproximate: true, isWeak },
        next: more.next,
      };
    }
  }
  return readHalfMore(tokens, read) ?? readSmallerPart(tokens, read) ?? read;
}

function readHalfMore(
  tokens: readonly TimeToken[],
  { value, next }: Read<TimeAmount>,
): Read<TimeAmount> | null {
  if (textAt(tokens, next) !== "and" || !["a", "one"].includes(textAt(tokens, next + 1))) return null;
  const part = halves.get(textAt(tokens, next + 2));
  const unit = timeUnits.find((known) => value.point[known]);
  if (part === undefined || unit === undefined) return null;
  const point = { [unit]: (value.point[unit] ?? 0) + part };
  return { value: { ...tell(point), isApproximate: value.isApproximate }, next: next + 3 };
}

/** A smaller unit behind a larger one, perhaps without its name: "1 h 30". */
function readSmallerPart(
  tokens: readonly TimeToken[],
  { value, next }: Read<TimeAmount>,
): Read<TimeAmount> | null {
  const isJoined = ["and", ","].includes(textAt(tokens, next));
  const at = isJoined ? next + 1 : next;
  const figure = readFigure(tokens, at);
  const unit = figure === null ? null : readUnit(tokens, figure.next);
  if (figure === null || figure.value <= 0 || (value.point.hours ?? 0) > 12) return null;
  const isNameless = unit === null && !isJoined && tokens[at]?.isGlued === true && figure.value < 60;
  const smaller =
    unit?.value ??
    (isNameless ? { unit: "minutes" as const, times: 1, isLetter: false, isSingular: true } : null);
  if (smaller === null || (isNameless && !value.point.hours)) return null;
  const added = spanOf(smaller, figure.value);
  if (measureSpan(value.point) <= measureSpan(added) || value.point[smaller.unit]) return null;
  const point = { ...value.point, ...added };
  return { value: { ...tell(point), isApproximate: value.isApproximate }, next: unit?.next ?? figure.next };
}

/** The second bound of a range whose first has its own unit: "30 minutes to an hour". */
function readSecondBound(tokens: readonly TimeToken[], first: Read<TimeAmount>): Read<TimeAmount> | null {
  if (!["to", "-", "or"].includes(textAt(tokens, first.next))) return null;
  const second = readSingle(tokens, skipApproximations(tokens, first.next + 1));
  if (second === null || measureSpan(second.value.point) <= measureSpan(first.value.point)) return null;
  const [low, high] = [first.value.low, second.value.high];
  const value = { ...tell(middleSpan(low, high)), low, high, isApproximate: true };
  return { value, next: second.next };
}

/** "or so", "ish", "or more", "+", "at least". */
function skipTail(tokens: readonly TimeToken[], at: number): number {
  const [first, second] = [textAt(tokens, at), textAt(tokens, at + 1)];
  if (first === "or" && ["so", "more", "less", "thereabouts", "longer"].includes(second)) return at + 2;
  if (first === "-" && second === "ish") return at + 2;
  if (["ish", "+", "plus", "approx", "tops", "max"].includes(first)) return at + 1;
  if (first === "and" && (second === "change" || textAt(tokens, at + 2) === "bit"))
    return second === "change" ? at + 2 : at + 3;
  return first === "at" && ["least", "most"].includes(second) ? at + 2 : at;
}
