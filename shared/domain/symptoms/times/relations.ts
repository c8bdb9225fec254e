import { compileWordLists, indexByMeaning, type Read, type Token, wordAt } from "../../../language/mod.ts";
import { readAmount, type TimeAmount, toDuration } from "./amounts.ts";
import { createDuration, type Duration } from "./calendar.ts";
import { readPhrase, skipPhrase } from "./counts.ts";
import anchorData from "./data/anchor-words.json" with { type: "json" };
import mealData from "./data/meals.json" with { type: "json" };
import { readMeal } from "./days.ts";
import { isBehindLasting, readLead } from "./lengths.ts";
import { readPoint } from "./points.ts";
import type { TimeAnchor, TimeMeaning } from "./time-phrase.ts";

type Relation = Extract<TimeMeaning, { kind: "relative" }>["relation"];
type NamedAnchor = "eating" | "waking" | "bed" | "previous";

const anchorWords = compileWordLists(anchorData);
const mealWords = compileWordLists(mealData);
const sides = indexByMeaning({ after: anchorData.after, before: anchorData.before });
const sidesAlone = indexByMeaning({ after: anchorData.later, before: anchorData.earlier });
const namedAnchors = indexByMeaning<NamedAnchor>({
  eating: mealData.eating,
  waking: mealData.waking,
  bed: mealData.bed,
  previous: mealData.previous,
});
const weakSides = new Set(["from", "past", "into"]);
const noOffset = createDuration({});
const shortOffset = createDuration({ minutes: anchorData.shortlyMinutes }, { isApproximate: true });
const previous: TimeAnchor = { kind: "previous" };

/** Reads a time by another one: "two hours after lunch", "right after eating", "before dinner", "an hour later". */
export function readRelative(tokens: readonly Token[], at: number): Read<TimeMeaning> | null {
  return (
    readOffset(tokens, at) ??
    readDayBeside(tokens, at) ??
    readWithin(tokens, at) ??
    readImmediate(tokens, at) ??
    readShortly(tokens, at) ??
    readDelay(tokens, at) ??
    readPlain(tokens, at)
  );
}

function toRelative(
  next: number,
  relation: Relation,
  offset: Duration | null,
  anchor: TimeAnchor,
): Read<TimeMeaning> {
  return { value: { kind: "relative", relation, offset, anchor }, next };
}

/** "two hours after lunch", "30 min before dinner", "2 h post meal", "an hour later". */
function readOffset(tokens: readonly Token[], at: number): Read<TimeMeaning> | null {
  const amount = readAmount(tokens, at);
  if (amount === null || isBehindLasting(tokens, at)) return null;
  const side = readPhrase(sides, tokens, amount.next);
  if (side !== null && isLengthOfDays(tokens, at, amount.value)) return null;
  if (side === null) return readLater(tokens, amount.next, amount.value);
  const offset = toDuration(amount.value);
  const anchor = readAnchor(tokens, skipHyphen(tokens, side.next));
  if (anchor !== null) return toRelative(anchor.next, side.value, offset, anchor.value);
  if (["from", "past"].includes(wordAt(tokens, amount.next))) return null;
  const isFollowed = (tokens[side.next]?.kind ?? "mark") !== "mark";
  return toRelative(side.next, side.value, offset, isFollowed ? { kind: "named" } : previous);
}

/** "acidity since 2 days after eating outside": in Indian English how long it is there. */
function isLengthOfDays(tokens: readonly Token[], at: number, { point }: TimeAmount): boolean {
  const isDays = Boolean(point.days || point.weeks || point.months);
  return isDays && wordAt(tokens, at - 1) === "since";
}

function skipHyphen(tokens: readonly Token[], at: number): number {
  return wordAt(tokens, at) === "-" ? at + 1 : at;
}

/** "the day after the party", "the day before lunch on Friday". */
function readDayBeside(tokens: readonly Token[], at: number): Read<TimeMeaning> | null {
  const isDay = wordAt(tokens, at) === "the" && wordAt(tokens, at + 1) === "day";
  const side = isDay ? readPhrase(sides, tokens, at + 2) : null;
  if (side === null || tokens[side.next]?.kind !== "word") return null;
  return toRelative(side.next, side.value, createDuration({ days: 1 }), { kind: "named" });
}

function readLater(tokens: readonly Token[], at: number, amount: TimeAmount): Read<TimeMeaning> | null {
  const later = readPhrase(sidesAlone, tokens, at);
  if (later !== null) return toRelative(later.next, later.value, toDuration(amount), previous);
  const text = wordAt(tokens, at);
  if (text === "postprandial" || text === "postprandially")
    return toRelative(at + 1, "after", toDuration(amount), { kind: "eating" });
  return text === "in" && (tokens[at + 1]?.kind ?? "mark") === "mark"
    ? toRelative(at + 1, "after", toDuration(amount), previous)
    : null;
}

/** "within an hour of breakfast", "within 20 minutes". */
function readWithin(tokens: readonly Token[], at: number): Read<TimeMeaning> | null {
  const start = skipPhrase(anchorWords.within, tokens, at);
  const amount = start > at ? readAmount(tokens, wordAt(tokens, start) === "the" ? start + 1 : start) : null;
  if (amount === null) return null;
  const offset = toDuration(amount.value);
  const link = wordAt(tokens, amount.next);
  if (!["of", "after", "from", "following"].includes(link))
    return toRelative(amount.next, "within", offset, previous);
  const anchor = readAnchor(tokens, amount.next + 1);
  if (anchor !== null) return toRelative(anchor.next, "within", offset, anchor.value);
  return toRelative(amount.next + 1, "within", offset, { kind: "named" });
}

/** "right after eating", "as soon as I ate", "immediately afterwards". */
function readImmediate(tokens: readonly Token[], at: number): Read<TimeMeaning> | null {
  const opener = skipPhrase(anchorWords.immediateOpeners, tokens, at);
  const opened = opener > at ? readAnchor(tokens, opener) : null;
  if (opened !== null && (opened.value.kind === "eating" || opened.value.kind === "waking"))
    return toRelative(opened.next, "immediately_after", noOffset, opened.value);
  const beside = readBeside(tokens, skipPhrase(anchorWords.immediately, tokens, at), at, (side) => [
    side === "after" ? "immediately_after" : "before",
    noOffset,
  ]);
  if (beside !== undefined) return beside;
  const end = skipPhrase(anchorWords.immediateAlone, tokens, at);
  return end > at ? toRelative(end, "immediately_after", noOffset, previous) : null;
}

/** "shortly after lunch", "not long after eating": half an hour. */
function readShortly(tokens: readonly Token[], at: number): Read<TimeMeaning> | null {
  const beside = readBeside(tokens, skipPhrase(anchorWords.shortly, tokens, at), at, (side) => [
    side,
    shortOffset,
  ]);
  if (beside !== undefined) return beside;
  const end = skipPhrase(anchorWords.shortlyAlone, tokens, at);
  return end > at ? toRelative(end, "after", shortOffset, previous) : null;
}

/** What stands behind "right" or "shortly", which end at `start`: null for a mere moment, undefined for no such words. */
function readBeside(
  tokens: readonly Token[],
  start: number,
  at: number,
  relate: (side: "after" | "before") => [Relation, Duration],
): Read<TimeMeaning> | null | undefined {
  const side = start > at ? readPhrase(sides, tokens, start) : null;
  if (side === null || weakSides.has(wordAt(tokens, start))) return undefined;
  const [relation, offset] = relate(side.value);
  const anchor = readAnchor(tokens, side.next);
  if (anchor !== null)
    return isMoment(anchor.value) ? null : toRelative(anchor.next, relation, offset, anchor.value);
  return tokens[side.next]?.kind === "word"
    ? toRelative(side.next, relation, offset, { kind: "named" })
    : undefined;
}

/** "Just after midnight" is a point: only meals and actions can be an anchor. */
function isMoment(anchor: TimeAnchor): boolean {
  return anchor.kind === "point" && anchor.point.meal === null;
}

/** "after two hours", "in 20 minutes": counted from the time mentioned before. */
function readDelay(tokens: readonly Token[], at: number): Read<TimeMeaning> | null {
  if (!["after", "in"].includes(wordAt(tokens, at)) || readLead(tokens, at) !== null) return null;
  const start = ["only", "just"].includes(wordAt(tokens, at + 1)) ? at + 2 : at + 1;
  const amount = readAmount(tokens, start);
  if (amount === null || amount.value.isAttributive) return null;
  // "It kicked in 40 minutes after lunch": the "in" is the verb's.
  if (readPhrase(sides, tokens, amount.next) !== null) return null;
  return toRelative(amount.next, "after", toDuration(amount.value), previous);
}

/** "after dinner last night", "before eating", "during lunch"; points without a meal are read as points. */
function readPlain(tokens: readonly Token[], at: number): Read<TimeMeaning> | null {
  const start = skipPhrase(mealWords.duringWords, tokens, at);
  if (start > at) {
    const meal = readMeal(tokens, start);
    return meal && toRelative(meal.next, "during", null, { kind: "point", point: meal.value });
  }
  const side = readPhrase(sides, tokens, at);
  if (side === null || weakSides.has(wordAt(tokens, at))) return null;
  const anchor = readAnchor(tokens, skipHyphen(tokens, side.next));
  if (anchor === null || anchor.value.kind === "named") return null;
  const isIdle = anchor.value.kind === "previous" && !["that", "this"].includes(wordAt(tokens, side.next));
  return isMoment(anchor.value) || isIdle ? null : toRelative(anchor.next, side.value, null, anchor.value);
}

/** Reads what a time counts from: "lunch yesterday", "9pm", "eating", "I woke up", "that". The longest reading wins. */
export function readAnchor(tokens: readonly Token[], at: number): Read<TimeAnchor> | null {
  const point = readPoint(tokens, at, { isOpened: true, hasMeals: true });
  const name = readPhrase(namedAnchors, tokens, at);
  if (point !== null && (name === null || point.next >= name.next))
    return { value: { kind: "point", point: point.value }, next: point.next };
  if (name === null) return readTimedThing(tokens, at);
  return readTimedDeed(tokens, name) ?? { value: { kind: name.value }, next: name.next };
}

/** "I got up at 6", "I woke up this morning": the time behind the deed is its time. */
function readTimedDeed(
  tokens: readonly Token[],
  { value, next }: Read<NamedAnchor>,
): Read<TimeAnchor> | null {
  const point = value === "previous" ? null : readPoint(tokens, next, { isOpened: false, hasMeals: false });
  if (point === null || (point.value.clock === null && value !== "waking")) return null;
  return { value: { kind: "point", point: point.value }, next: point.next };
}

/** "my 8am coffee": the clock time of the thing. */
function readTimedThing(tokens: readonly Token[], at: number): Read<TimeAnchor> | null {
  if (!["my", "the", "a", "our"].includes(wordAt(tokens, at))) return null;
  const point = readPoint(tokens, at + 1, { isOpened: false, hasMeals: true });
  return point?.value.clock ? { value: { kind: "point", point: point.value }, next: point.next } : null;
}
