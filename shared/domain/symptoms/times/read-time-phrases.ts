import { compileWordLists, createTokeniser, type Read, type Token, wordAt } from "../../../language/mod.ts";
import { skipPhrase } from "./counts.ts";
import anchorData from "./data/anchor-words.json" with { type: "json" };
import dayData from "./data/days.json" with { type: "json" };
import mealData from "./data/meals.json" with { type: "json" };
import { readMeal } from "./days.ts";
import { readLength, readNotTime } from "./lengths.ts";
import { isExact, type PointPlace, readPoint } from "./points.ts";
import { readAnchor, readRelative } from "./relations.ts";
import type { ClockTime, TimeAnchor, TimeMeaning, TimePhrase, TimePoint } from "./time-phrase.ts";

/** "3d" is a figure with a unit glued to it, "o'clock" a word, a mark and a word. */
const tokenise = createTokeniser({ numbers: "plain", hasDigitsInWords: false, joiners: "" });
const readers = [readNotTime, readRelative, readSince, readUntil, readInterval, readLength, readMoment];
const anchorWords = compileWordLists(anchorData);
const mealWords = compileWordLists(mealData);
const relations = new Map(
  Object.entries({ by: "by", before: "before", after: "after", past: "after" } as const),
);
const rangeOpeners = new Set(["noon", "midnight", ...Object.keys(dayData.weekdays)]);
const opened: PointPlace = { isOpened: true, hasMeals: true };
const plain: PointPlace = { isOpened: false, hasMeals: false };
const besideMeal: PointPlace = { isOpened: false, hasMeals: true };

/**
 * Every time expression of an English text, in order and without overlap. Where several readings begin at one
 * place the longest stands.
 */
export function readTimePhrases(text: string): TimePhrase[] {
  const tokens = tokenise(text).map(readTimesSign);
  const phrases: TimePhrase[] = [];
  for (let at = 0; at < tokens.length; ) {
    const read = isOpening(tokens[at], tokens[at - 1]) ? readLongest(tokens, at) : null;
    const [first, last] = [tokens[at], tokens[(read?.next ?? 0) - 1]];
    at = read?.next ?? at + 1;
    if (read === null || first === undefined || last === undefined) continue;
    const { start } = first;
    phrases.push({ start, end: last.end, text: text.slice(start, last.end), meaning: read.value });
  }
  return phrases;
}

/** The multiplication sign is the "x" of "x 3 days". */
function readTimesSign(token: Token): Token {
  return token.text === "×" ? { ...token, kind: "word", text: "x" } : token;
}

/** No time begins with a mark, but for the signs of "at" and "about", nor with the figure of a sign ("G2P1"). */
function isOpening(token: Token | undefined, before: Token | undefined): boolean {
  if (token?.kind === "number" && token.isGlued && before?.kind === "word" && before.text === "g")
    return false;
  return token?.kind !== "mark" || ["~", "@", "<", ">"].includes(token.text);
}

function readLongest(tokens: readonly Token[], at: number): Read<TimeMeaning> | null {
  let longest: Read<TimeMeaning> | null = null;
  for (const read of readers) {
    const found = read(tokens, at);
    if (found !== null && found.next > Math.max(at, longest?.next ?? 0)) longest = found;
  }
  return longest;
}

/** Reads a moment: "yesterday at 10pm", "by noon", "before midnight", "for lunch", "at dinner time on Friday". */
function readMoment(tokens: readonly Token[], at: number): Read<TimeMeaning> | null {
  const meal = readMealMoment(tokens, at);
  const relation = relations.get(wordAt(tokens, at));
  const place = { isOpened: relation !== undefined, hasMeals: relation === "by" };
  const point = readPoint(tokens, relation === undefined ? at : at + 1, place);
  if (point === null || (meal !== null && meal.next >= point.next)) return meal;
  return toMoment(point, relation ?? "at", false);
}

function toMoment(
  { value: point, next }: Read<TimePoint>,
  relation: Extract<TimeMeaning, { kind: "point" }>["relation"],
  isIntake: boolean,
): Read<TimeMeaning> {
  return { value: { kind: "point", point, relation, isIntake }, next };
}

function readMealMoment(tokens: readonly Token[], at: number): Read<TimeMeaning> | null {
  const intakeAt = findIntake(tokens, at);
  const opener = skipPhrase(mealWords.atWords, tokens, at);
  const isOpened = intakeAt >= 0 || opener > at || isTimeName(tokens, at);
  const start = intakeAt >= 0 ? intakeAt : opener;
  const point = isOpened ? readMealWithTime(tokens, start) : readDayMeal(tokens, at);
  return point && toMoment(point, "at", intakeAt >= 0);
}

/** Where the meal begins at which something was eaten ("for lunch", "had a late lunch", "Lunch: soup"), or -1. */
function findIntake(tokens: readonly Token[], at: number): number {
  const start = ["for", "with", "as"].includes(wordAt(tokens, at)) ? at + 1 : at;
  const meal = readMeal(tokens, start);
  if (meal === null) return -1;
  if (start > at) return start;
  const isFirst = at === 0 || ["\n", "."].includes(wordAt(tokens, at - 1));
  const mark = wordAt(tokens, meal.next);
  const isHeading = mark === ":" || (isFirst && mark === "-");
  return isHeading || mealWords.intakeVerbs.has(wordAt(tokens, at - 1)) ? start : -1;
}

/** "this lunchtime", "dinner time": a name that is a time by itself. */
function isTimeName(tokens: readonly Token[], at: number): boolean {
  return readMeal(tokens, at)?.value.meal?.name.endsWith("time") === true;
}

/** A meal with the time behind it: "lunch at 1pm", "dinner last night". */
function readMealWithTime(tokens: readonly Token[], at: number): Read<TimePoint> | null {
  const meal = readMeal(tokens, at) === null ? null : readPoint(tokens, at, besideMeal);
  return meal?.value.meal ? meal : null;
}

/** "Monday's lunch", "last night's dinner", "lunch at 1pm": a meal that a day or a clock time stands beside. */
function readDayMeal(tokens: readonly Token[], at: number): Read<TimePoint> | null {
  const point = readPoint(tokens, at, besideMeal);
  if (!point?.value.meal) return null;
  const isTimed = point.value.day !== null || point.value.clock !== null;
  return isTimed && !isExact(point.value) ? point : null;
}

/** Reads "since Monday", "ever since lunch", "since I woke up". */
function readSince(tokens: readonly Token[], at: number): Read<TimeMeaning> | null {
  const sinceAt = ["ever", "starting"].includes(wordAt(tokens, at)) ? at + 1 : at;
  if (!anchorWords.sinceWords.has(wordAt(tokens, sinceAt))) return null;
  const from = readAnchor(tokens, skipSide(tokens, sinceAt + 1));
  return from && { value: { kind: "since", from: from.value }, next: from.next };
}

/** "until after lunch", "since just before noon": nothing can be calculated from the side. */
function skipSide(tokens: readonly Token[], at: number): number {
  const next = ["just", "right", "shortly", "well"].includes(wordAt(tokens, at)) ? at + 1 : at;
  return ["after", "before", "past"].includes(wordAt(tokens, next)) ? next + 1 : at;
}

/** Reads "until midnight", "till 5pm", "up until dinner". */
function readUntil(tokens: readonly Token[], at: number): Read<TimeMeaning> | null {
  const untilAt = ["up", "not"].includes(wordAt(tokens, at)) ? at + 1 : at;
  if (!anchorWords.untilWords.has(wordAt(tokens, untilAt))) return null;
  const to = readAnchor(tokens, skipSide(tokens, untilAt + 1));
  if (to === null || to.value.kind === "previous") return null;
  return { value: { kind: "until", to: to.value }, next: to.next };
}

/** Reads "from 2 to 4 pm", "between 9 and 11 last night", "2-4pm", "from 9 till I fell asleep", "Monday to Wednesday". */
function readInterval(tokens: readonly Token[], at: number): Read<TimeMeaning> | null {
  const word = wordAt(tokens, at);
  const isBetween = word === "between";
  const isLed = isBetween || word === "from";
  const first = isLed ? readPoint(tokens, at + 1, opened) : readRangeStart(tokens, at);
  if (first === null) return null;
  const joiner = wordAt(tokens, first.next);
  if (isBetween ? joiner !== "and" : !anchorWords.rangeMarks.has(joiner)) return null;
  const second = readAnchor(tokens, first.next + 1);
  if (second === null || second.value.kind === "previous" || second.value.kind === "eating") return null;
  if (second.value.kind !== "point") return toInterval(toAnchor(first.value), second.value, second.next);
  const { point } = second.value;
  if (isScore(tokens, at, first.value, point)) return null;
  const [from, to] = settleEnds(first.value, point);
  return toInterval(toAnchor(from), toAnchor(to), second.next);
}

function toInterval(from: TimeAnchor, to: TimeAnchor, next: number): Read<TimeMeaning> {
  return { value: { kind: "interval", from, to }, next };
}

function toAnchor(point: TimePoint): TimeAnchor {
  return { kind: "point", point };
}

/** A range without a word before it ("2-4pm", "9:30 to 11 am") begins with a clock time. */
function readRangeStart(tokens: readonly Token[], at: number): Read<TimePoint> | null {
  const token = tokens[at];
  if (token?.kind !== "number" && !rangeOpeners.has(token?.text ?? "")) return null;
  const clear = readPoint(tokens, at, plain);
  if (clear !== null) return clear.value.clock !== null || clear.value.day?.kind === "weekday" ? clear : null;
  if (token?.kind !== "number" || token.value > 12 || !Number.isInteger(token.value)) return null;
  if (!anchorWords.rangeMarks.has(wordAt(tokens, at + 1))) return null;
  const second = readPoint(tokens, at + 2, opened);
  const end = second?.value.clock;
  if (!second || (end?.isTwelveHour !== false && (end?.minute ?? 0) === 0)) return null;
  const clock = { hour: token.value, minute: 0, isTwelveHour: true, isMidnight: false };
  return { value: { ...second.value, clock, day: null, part: null }, next: at + 1 };
}

/** "went from 2 to 8" is a score, not a time. */
function isScore(tokens: readonly Token[], at: number, from: TimePoint, to: TimePoint): boolean {
  const isOpen = from.clock?.isTwelveHour === true && to.clock?.isTwelveHour === true;
  const hasDay = to.day !== null || to.part !== null || from.day !== null || from.part !== null;
  if (!isOpen || hasDay || (from.clock?.minute ?? 0) > 0 || (to.clock?.minute ?? 0) > 0) return false;
  const verbAt = ["up", "down"].includes(wordAt(tokens, at - 1)) ? at - 2 : at - 1;
  return anchorWords.risingWords.has(wordAt(tokens, verbAt));
}

/** Both ends share what only one of them has: "between 9 and 11 last night", "from 2 to 4 pm". */
function settleEnds(from: TimePoint, to: TimePoint): [TimePoint, TimePoint] {
  if (from.clock === null || to.clock === null)
    return [{ ...from, day: from.day ?? (from.part === null ? to.day : null) }, to];
  const [first, last] = [from.part ?? to.part, to.part ?? from.part];
  const clock = first === null ? settleStart(from.clock, to.clock) : from.clock;
  return [
    { ...from, day: from.day ?? to.day, part: first, clock },
    { ...to, day: to.day ?? from.day, part: last },
  ];
}

/** The half of the day that puts the start closest before an end whose half is known. */
function settleStart(from: ClockTime, to: ClockTime): ClockTime {
  if (!from.isTwelveHour || to.isTwelveHour) return from;
  const end = to.hour * 60 + to.minute;
  const gap = (hour: number) => (end - hour * 60 - from.minute + 1440) % 1440 || 1440;
  const early = from.hour % 12;
  return { ...from, hour: gap(early) < gap(early + 12) ? early : early + 12, isTwelveHour: false };
}
