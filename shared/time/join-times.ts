import { type ResolvedTime, resolveTime, type TimeContext } from "./resolve-time.ts";
import type { TimeMeaning, TimePhrase } from "./time-phrase.ts";
import type { TimeAnchor, ToldPoint } from "./told-point.ts";

/**
 * The phrases of one sentence with the days they share: a clock time or meal without a day takes the day, and the
 * part of the day, of the nearest phrase before it that tells one, else of the nearest behind it
 * ("yesterday … two hours after lunch", "around nine … last night"). Spans and order stay as they are.
 */
export function joinTimes(phrases: readonly TimePhrase[]): TimePhrase[] {
  const givers = phrases.map(({ meaning }) => findGiver(meaning));
  return phrases.map((phrase, index) => {
    const before = givers.slice(0, index).findLast((giver) => giver !== null);
    const giver = before ?? givers.slice(index + 1).find((other) => other !== null);
    return giver ? { ...phrase, meaning: lendDay(phrase.meaning, giver) } : phrase;
  });
}

/**
 * The times of one sentence, in order: days are shared as by `joinTimes`, "an hour later" counts from the time told
 * before it, "after eating" from the meal told last.
 */
export function resolveTimes(phrases: readonly TimePhrase[], context: TimeContext): (ResolvedTime | null)[] {
  let { previousInstant = null, intakeInstant = null } = context;
  return joinTimes(phrases).map((phrase) => {
    const resolved = resolveTime(phrase, { ...context, previousInstant, intakeInstant });
    const told = resolved?.startUtc ?? resolved?.endUtc ?? null;
    previousInstant = told ?? previousInstant;
    if (phrase.meaning.kind === "point" && phrase.meaning.isIntake) intakeInstant = told ?? intakeInstant;
    return resolved;
  });
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
