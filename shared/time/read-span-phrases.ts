import days from "./data/days.json" with { type: "json" };
import { readAnchor } from "./read-anchor.ts";
import { readPoint } from "./read-point.ts";
import type { TimeMeaning } from "./time-phrase.ts";
import { type Read, type TimeToken, textAt } from "./time-token.ts";
import type { TimeAnchor, ToldClock, ToldPoint } from "./told-point.ts";

const opened = { isOpened: true, hasMeals: true };
const plain = { isOpened: false, hasMeals: false };
const untilWords = new Set(["until", "till", "til", "untill", "unti"]);
const risingWords = new Set([
  "went",
  "gone",
  "go",
  "goes",
  "going",
  "increased",
  "rose",
  "dropped",
  "changed",
  "shot",
  "fell",
  "score",
]);
const rangeOpeners = new Set(["noon", "midnight", ...Object.keys(days.weekdays)]);
const rangeMarks = new Set(["to", "-", "until", "till", "til", "through", "thru"]);

/** Reads "since Monday", "ever since lunch", "since I woke up". */
export function readSince(tokens: readonly TimeToken[], at: number): Read<TimeMeaning> | null {
  const sinceAt = ["ever", "starting"].includes(textAt(tokens, at)) ? at + 1 : at;
  if (!["since", "sinse", "scince"].includes(textAt(tokens, sinceAt))) return null;
  const from = readAnchor(tokens, skipSide(tokens, sinceAt + 1));
  return from === null ? null : { value: { kind: "since", from: from.value }, next: from.next };
}

/** "until after lunch", "since just before noon": the side adds nothing that could be reckoned with. */
function skipSide(tokens: readonly TimeToken[], at: number): number {
  const next = ["just", "right", "shortly", "well"].includes(textAt(tokens, at)) ? at + 1 : at;
  return ["after", "before", "past"].includes(textAt(tokens, next)) ? next + 1 : at;
}

/** Reads "until midnight", "till 5pm", "up until dinner". */
export function readUntil(tokens: readonly TimeToken[], at: number): Read<TimeMeaning> | null {
  const untilAt = textAt(tokens, at) === "up" || textAt(tokens, at) === "not" ? at + 1 : at;
  if (!untilWords.has(textAt(tokens, untilAt))) return null;
  const to = readAnchor(tokens, skipSide(tokens, untilAt + 1));
  if (to === null || to.value.kind === "previous") return null;
  return { value: { kind: "until", to: to.value }, next: to.next };
}

/** Reads "from 2 to 4 pm", "between 9 and 11 last night", "2-4pm", "from 9 till I fell asleep", "Monday to Wednesday". */
export function readInterval(tokens: readonly TimeToken[], at: number): Read<TimeMeaning> | null {
  const word = textAt(tokens, at);
  const isBetween = word === "between";
  const isLed = isBetween || word === "from";
  const first = isLed ? readPoint(tokens, at + 1, opened) : readRangeStart(tokens, at);
  if (first === null) return null;
  const joiner = textAt(tokens, first.next);
  if (isBetween ? joiner !== "and" : !rangeMarks.has(joiner)) return null;
  const second = readAnchor(tokens, first.next + 1);
  if (second === null || second.value.kind === "previous" || second.value.kind === "eating") return null;
  if (second.value.kind !== "point") return tell(anchor(first.value), second.value, second.next);
  const { point } = second.value;
  if (!isSound(tokens, at, first.value, point)) return null;
  const [from, to] = settleEnds(first.value, point);
  return tell(anchor(from), anchor(to), second.next);
}

function tell(from: TimeAnchor, to: TimeAnchor, next: number): Read<TimeMeaning> {
  return { value: { kind: "interval", from, to }, next };
}

/** A range without a word before it ("2-4pm", "9:30 to 11 am") begins with a clock time. */
function readRangeStart(tokens: readonly TimeToken[], at: number): Read<ToldPoint> | null {
  const token = tokens[at];
  if (token?.kind !== "number" && !rangeOpeners.has(token?.text ?? "")) return null;
  const clear = readPoint(tokens, at, plain);
  const isRangeable = clear?.value.clock !== null || clear.value.day?.kind === "weekday";
  if (clear !== null) return isRangeable ? clear : null;
  const second = readPoint(tokens, at + 2, opened);
  const end = second?.value.clock;
  const isShared =
    (end?.isTwelveHour === false || (end?.minute ?? 0) > 0) && rangeMarks.has(textAt(tokens, at + 1));
  if (
    second === null ||
    !isShared ||
    token?.kind !== "number" ||
    token.value > 12 ||
    !Number.isInteger(token.value)
  )
    return null;
  const clock = { hour: token.value, minute: 0, isTwelveHour: true, isMidnight: false };
  return { value: { ...second.value, clock, day: null, part: null }, next: at + 1 };
}

/** "went from 2 to 8" is a score, not a time. */
function isSound(tokens: readonly TimeToken[], at: number, from: ToldPoint, to: ToldPoint): boolean {
  const isOpen = from.clock?.isTwelveHour === true && to.clock?.isTwelveHour === true;
  const hasDay = to.day !== null || to.part !== null || from.day !== null || from.part !== null;
  if (!isOpen || hasDay || (from.clock?.minute ?? 0) > 0 || (to.clock?.minute ?? 0) > 0) return true;
  const verbAt = ["up", "down"].includes(textAt(tokens, at - 1)) ? at - 2 : at - 1;
  return !risingWords.has(textAt(tokens, verbAt));
}

function anchor(point: ToldPoint): TimeAnchor {
  return { kind: "point", point };
}

/** Both ends share what only one of them told: "between 9 and 11 last night", "from 2 to 4 pm". */
function settleEnds(from: ToldPoint, to: ToldPoint): [ToldPoint, ToldPoint] {
  const isClocked = from.clock !== null && to.clock !== null;
  if (!isClocked) return [{ ...from, day: from.day ?? (from.part === null ? to.day : null) }, to];
  const day = from.day ?? to.day;
  const [first, last] = [from.part ?? to.part, to.part ?? from.part];
  const clock =
    first === null && from.clock !== null && to.clock !== null
      ? settleStart(from.clock, to.clock)
      : from.clock;
  return [
    { ...from, day, part: first, clock },
    { ...to, day: to.day ?? from.day, part: last },
  ];
}

/** The half of the day that puts the start closest before an end that told its half. */
function settleStart(from: ToldClock, to: ToldClock): ToldClock {
  if (!from.isTwelveHour || to.isTwelveHour) return from;
  const end = to.hour * 60 + to.minute;
  const gap = (hour: number) => (end - hour * 60 - from.minute + 1440) % 1440 || 1440;
  const early = from.hour % 12;
  return { ...from, hour: gap(early) < gap(early + 12) ? early : early + 12, isTwelveHour: false };
}
