import { type ResolvedTime, resolveTime, type TimeContext } from "./resolve-time.ts";
import { shareHalves } from "./share-halves.ts";
import type { TimeMeaning, TimePhrase } from "./time-phrase.ts";
import type { TimeAnchor, ToldPoint } from "./told-point.ts";
import { formatInstant } from "./zoned-time.ts";

/**
 * The phrases of one sentence of `text` with the days they share: a clock time or meal without a day takes the day,
 * and the part of the day, of the nearest phrase before it that tells one ("yesterday … two hours after lunch"),
 * else of the one behind it in the same clause ("around nine I threw up last night"). Spans and order stay.
 */
export function joinTimes(phrases: readonly TimePhrase[], text: string): TimePhrase[] {
  const givers = phrases.map(({ meaning }) => findGiver(meaning));
  let before: ToldPoint | null = null;
  return phrases.map((phrase, index) => {
    const giver = before ?? findBehind(phrases, givers, index, text);
    before = givers[index] ?? (before && isLaterMeal(phrase.meaning) ? { ...before, part: null } : before);
    return giver === null ? phrase : { ...phrase, meaning: lendDay(phrase.meaning, giver) };
  });
}

/** "this morning … after lunch … by 4" is the morning's day, not the morning. */
function isLaterMeal(meaning: TimeMeaning): boolean {
  return (pointOf(meaning)?.meal?.minutes ?? 0) >= noon;
}

function findBehind(
  phrases: readonly TimePhrase[],
  givers: readonly (ToldPoint | null)[],
  index: number,
  text: string,
): ToldPoint | null {
  const [phrase, next] = [phrases[index], phrases[index + 1]];
  if (phrase === undefined || next === undefined) return null;
  const isOneClause = !/[,;.!?\n]|\b(?:and|but|then)\b/i.test(text.slice(phrase.end, next.start));
  return isOneClause ? (givers[index + 1] ?? null) : null;
}

/**
 * The times of one sentence, in order: days are shared as by `joinTimes`, "an hour later" counts from the time told
 * before it, "after eating" from the meal told last.
 */
export function resolveTimes(
  phrases: readonly TimePhrase[],
  text: string,
  context: TimeContext,
): (ResolvedTime | null)[] {
  let { previousInstant = null, intakeInstant = null } = context;
  const halved = shareHalves(phrases, text);
  return joinTimes(halved, text).map((phrase, index) => {
    const hasLent = phrase.meaning !== halved[index]?.meaning;
    const counted = resolveTime(phrase, { ...context, previousInstant, intakeInstant });
    const resolved = hasLent ? moveIntoNight(counted, previousInstant, context) : counted;
    const told = resolved?.startUtc ?? resolved?.endUtc ?? null;
    previousInstant = told ?? previousInstant;
    if (phrase.meaning.kind === "point" && phrase.meaning.isIntake) intakeInstant = told ?? intakeInstant;
    return resolved;
  });
}

const noon = 720;
const dayMs = 86_400_000;
const nightReachMs = 12 * 3_600_000;

/** "Yesterday … pizza at 7 pm … at 2 am": a small hour on a lent day is that of the night that follows. */
function moveIntoNight(
  resolved: ResolvedTime | null,
  previousInstant: string | null,
  context: TimeContext,
): ResolvedTime | null {
  if (resolved?.startUtc == null || previousInstant === null || resolved.endUtc !== null) return resolved;
  const nextMs = Date.parse(resolved.startUtc) + dayMs;
  const gapMs = nextMs - Date.parse(previousInstant);
  const isNight = gapMs > 0 && gapMs <= nightReachMs;
  const isPast = nextMs <= Date.parse(context.referenceInstant ?? "");
  return isNight && isPast ? { ...resolved, startUtc: formatInstant(nextMs) } : resolved;
}

function findGiver(meaning: TimeMeaning): ToldPoint | null {
  const point = pointOf(meaning);
  if (point === null || point.day === null) return null;
  const isDated = point.day.kind !== "now" && !(point.day.kind === "ago" && !isWholeDay(point.day.unit));
  return isDated && point.day.kind !== "next" ? point : null;
}

function isWholeDay(unit: string): boolean {
  return unit === "days" || unit === "weeks" || unit === "months";
}

function pointOf(meaning: TimeMeaning): ToldPoint | null {
  if (meaning.kind === "point") return meaning.point;
  return meaning.kind === "relative" && meaning.anchor.kind === "point" ? meaning.anchor.point : null;
}

function lendDay(meaning: TimeMeaning, giver: ToldPoint): TimeMeaning {
  if (meaning.kind === "point" && meaning.point.day !== null) return meaning;
  if (meaning.kind === "point") return { ...meaning, point: withDay(meaning.point, giver) };
  if (meaning.kind === "relative") return { ...meaning, anchor: lendAnchor(meaning.anchor, giver) };
  if (meaning.kind === "since") return { ...meaning, from: lendAnchor(meaning.from, giver) };
  if (meaning.kind === "until") return { ...meaning, to: lendAnchor(meaning.to, giver) };
  if (meaning.kind === "interval")
    return { ...meaning, from: lendAnchor(meaning.from, giver), to: lendAnchor(meaning.to, giver) };
  return meaning;
}

function lendAnchor(anchor: TimeAnchor, giver: ToldPoint): TimeAnchor {
  return anchor.kind === "point" ? { kind: "point", point: withDay(anchor.point, giver) } : anchor;
}

function withDay(point: ToldPoint, giver: ToldPoint): ToldPoint {
  if (point.day !== null) return point;
  const isBorrowed = point.part === null && point.clock !== null && giver.part !== null;
  const part = isBorrowed ? giver.part : point.part;
  return { ...point, day: giver.day, part, isPartBorrowed: isBorrowed || point.isPartBorrowed };
}
