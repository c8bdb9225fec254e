import { addSpan, formatInstant, parseSpan } from "./calendar.ts";
import data from "./data/clock-words.json" with { type: "json" };
import {
  type Moment,
  type PointContext,
  resolveAnchor,
  resolvePoint,
  resolveRelative,
  type TimePrecision,
} from "./resolve-points.ts";
import type { TimeAnchor, TimeMeaning, TimePhrase, TimePoint } from "./time-phrase.ts";

/** What times are counted from. All instants are ISO 8601 in UTC. */
export type TimeContext = {
  /** When the report was made; without it nothing is resolved. */
  readonly referenceInstant: string | null;
  /** An IANA zone or an offset ("+02:00"); null leaves only exact offsets resolvable. */
  readonly timezone: string | null;
  /** The time mentioned before: what "an hour later" and "the next morning" count from. */
  readonly previousInstant?: string | null;
  /** When something was eaten, for "after eating"; `previousInstant` stands in. */
  readonly intakeInstant?: string | null;
};

/** A resolved time: the start, the end (null for a moment and for what goes on), and the precision. */
export type ResolvedTime = {
  readonly startUtc: string | null;
  readonly endUtc: string | null;
  readonly precision: TimePrecision;
};

/** A phrase with what it shares with others of its sentence. */
type SharingPhrase = TimePhrase & { readonly isDayShared: boolean };

const noon = 720;
const dayMinutes = 1440;
const joined = /^\s*(?:and|&|or|to|-|,)\s*(?:again )?(?:at )?$/i;
const laterPart = new RegExp(`\\b(?:${data.partBreaks.join("|")})\\b`, "i");
const dayMs = 86_400_000;
const nightReachMs = 12 * 3_600_000;

/**
 * The times of the phrases of one sentence of `text`, in order: they share days as by `shareTimes`, "an hour later" counts
 * from the time mentioned before it, "after eating" from the last meal.
 */
export function resolveTimes(
  phrases: readonly TimePhrase[],
  text: string,
  context: TimeContext,
): (ResolvedTime | null)[] {
  let { previousInstant = null, intakeInstant = null } = context;
  return shareTimes(phrases, text).map(({ meaning, isDayShared }) => {
    const counted = resolveTime(meaning, { ...context, previousInstant, intakeInstant });
    const resolved = isDayShared ? moveIntoNight(counted, previousInstant, context) : counted;
    const instant = resolved?.startUtc ?? resolved?.endUtc ?? null;
    previousInstant = instant ?? previousInstant;
    if (meaning.kind === "point" && meaning.isIntake) intakeInstant = instant ?? intakeInstant;
    return resolved;
  });
}

/** "Yesterday … pizza at 7 pm … at 2 am": a small hour on a shared day is that of the night that follows. */
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

/**
 * The instants of a time expression, or null when it has none (durations, frequencies) or what it counts from is not
 * known. "Until" has an end and no start. "This morning" may lie after a report made before it.
 */
function resolveTime(meaning: TimeMeaning, context: TimeContext): ResolvedTime | null {
  const reportedMs = Date.parse(context.referenceInstant ?? "");
  if (Number.isNaN(reportedMs)) return null;
  const previousMs = toMs(context.previousInstant);
  const intakeMs = toMs(context.intakeInstant) ?? previousMs;
  return resolveMeaning(meaning, { reportedMs, timezone: context.timezone, previousMs, intakeMs });
}

function toMs(instant: string | null | undefined): number | null {
  const epochMs = Date.parse(instant ?? "");
  return Number.isNaN(epochMs) ? null : epochMs;
}

function resolveMeaning(meaning: TimeMeaning, context: PointContext): ResolvedTime | null {
  if (meaning.kind === "point") return toTime(resolvePoint(meaning.point, context), null);
  if (meaning.kind === "since") return toTime(resolveAnchor(meaning.from, context), null);
  if (meaning.kind === "relative") return toTime(resolveRelative(meaning, context), null);
  if (meaning.kind === "interval") return resolveInterval(meaning, context);
  if (meaning.kind === "until") {
    const end = resolveAnchor(meaning.to, context);
    return end && { startUtc: null, endUtc: formatInstant(end.epochMs), precision: end.precision };
  }
  return meaning.kind === "duration" && meaning.role === "past" ? resolvePast(meaning, context) : null;
}

function toTime(start: Moment | null, end: Moment | null): ResolvedTime | null {
  if (start === null || !Number.isFinite(start.epochMs)) return null;
  return {
    startUtc: formatInstant(start.epochMs),
    endUtc: end && formatInstant(end.epochMs),
    precision: start.precision,
  };
}

/** Both ends are the latest before the report; where the start then lies behind the end, one of them is moved. */
function resolveInterval(
  { from, to }: Extract<TimeMeaning, { kind: "interval" }>,
  context: PointContext,
): ResolvedTime | null {
  const [start, end] = [resolveAnchor(from, context), resolveAnchor(to, context)];
  if (start === null || end === null) return null;
  if (start.epochMs < end.epochMs) return toTime(start, end);
  const zone = context.timezone ?? "UTC";
  if (from.kind === "point" && from.point.day === null) {
    const hours = from.point.clock?.isTwelveHour ? { hours: 12 } : { days: 1 };
    const once = addSpan(start.epochMs, hours, zone, -1);
    const startMs = once < end.epochMs ? once : addSpan(start.epochMs, { days: 1 }, zone, -1);
    return toTime({ ...start, epochMs: startMs }, end);
  }
  const step = to.kind === "point" && to.point.day?.kind === "weekday" && to.point.clock === null ? 7 : 1;
  return toTime(start, { ...end, epochMs: addSpan(end.epochMs, { days: step }, zone) });
}

/** "The last two days" begin two days before the report and still go on. */
function resolvePast(
  meaning: Extract<TimeMeaning, { kind: "duration" }>,
  context: PointContext,
): ResolvedTime | null {
  const span = parseSpan(meaning.duration.iso);
  if (span === null || context.timezone === null) return null;
  const epochMs = addSpan(context.reportedMs, span, context.timezone, -1);
  return toTime({ epochMs, precision: span.hours || span.minutes ? "hour" : "day" }, null);
}

/**
 * The phrases of one sentence of `text` with the days and halves of the day that they share: a clock time or meal without a
 * day takes the day, and the part of the day, of the nearest phrase before it that has one ("yesterday … two hours after
 * lunch"), else of the one behind it in the same clause ("around nine I threw up last night"). Spans and order stay.
 */
function shareTimes(phrases: readonly TimePhrase[], text: string): SharingPhrase[] {
  const halved = shareHalves(phrases, text);
  const givers = halved.map(({ meaning }) => findGiver(meaning));
  let before: TimePoint | null = null;
  return halved.map((phrase, index) => {
    const giver = before ?? findBehind(halved, givers, index, text);
    before = givers[index] ?? (before && isLaterMeal(phrase.meaning) ? { ...before, part: null } : before);
    const meaning = giver === null ? phrase.meaning : lendDay(phrase.meaning, giver);
    return { ...phrase, meaning, isDayShared: meaning !== phrase.meaning };
  });
}

/** "this morning … after lunch … by 4" is the morning's day, not the morning. */
function isLaterMeal(meaning: TimeMeaning): boolean {
  return (pointOf(meaning)?.meal?.minutes ?? 0) >= noon;
}

function findBehind(
  phrases: readonly TimePhrase[],
  givers: readonly (TimePoint | null)[],
  index: number,
  text: string,
): TimePoint | null {
  const [phrase, next] = [phrases[index], phrases[index + 1]];
  if (phrase === undefined || next === undefined) return null;
  const isOneClause = !/[,;.!?\n]|\b(?:and|but|then)\b/i.test(text.slice(phrase.end, next.start));
  return isOneClause ? (givers[index + 1] ?? null) : null;
}

function findGiver(meaning: TimeMeaning): TimePoint | null {
  const point = pointOf(meaning);
  if (point === null || point.day === null) return null;
  const { day } = point;
  const isWhole = day.kind !== "ago" || ["days", "weeks", "months"].includes(day.unit);
  return isWhole && day.kind !== "now" && day.kind !== "next" ? point : null;
}

function pointOf(meaning: TimeMeaning): TimePoint | null {
  if (meaning.kind === "point") return meaning.point;
  return meaning.kind === "relative" && meaning.anchor.kind === "point" ? meaning.anchor.point : null;
}

function lendDay(meaning: TimeMeaning, giver: TimePoint): TimeMeaning {
  switch (meaning.kind) {
    case "point":
      return meaning.point.day === null ? { ...meaning, point: withDay(meaning.point, giver) } : meaning;
    case "relative":
      return { ...meaning, anchor: lendAnchor(meaning.anchor, giver) };
    case "since":
      return { ...meaning, from: lendAnchor(meaning.from, giver) };
    case "until":
      return { ...meaning, to: lendAnchor(meaning.to, giver) };
    case "interval":
      return { ...meaning, from: lendAnchor(meaning.from, giver), to: lendAnchor(meaning.to, giver) };
    default:
      return meaning;
  }
}

function lendAnchor(anchor: TimeAnchor, giver: TimePoint): TimeAnchor {
  return anchor.kind === "point" ? { kind: "point", point: withDay(anchor.point, giver) } : anchor;
}

function withDay(point: TimePoint, giver: TimePoint): TimePoint {
  if (point.day !== null) return point;
  const isBorrowed = point.part === null && point.clock !== null && giver.part !== null;
  const part = isBorrowed ? giver.part : point.part;
  return { ...point, day: giver.day, part, isPartBorrowed: isBorrowed || point.isPartBorrowed };
}

/**
 * The phrases with the half of the day that a clock time takes from the one before it ("7am coffee, 7:30 jitters") or,
 * where the two are joined, behind it ("at 3 and 5 am").
 */
function shareHalves(phrases: readonly TimePhrase[], text: string): TimePhrase[] {
  const shared = [...phrases];
  for (let index = shared.length - 2; index >= 0; index--) {
    const [own, next] = [shared[index], shared[index + 1]];
    if (own && next && joined.test(text.slice(own.end, next.start)))
      shared[index] = settleHalf(own, startOfHalf(next), next, true);
  }
  for (let index = 1; index < shared.length; index++) {
    const [before, own] = [shared[index - 1], shared[index]];
    if (before && own && !laterPart.test(text.slice(before.end, own.start)))
      shared[index] = settleHalf(own, minutesOf(before), before, false);
  }
  return shared;
}

/** A clock time of an open half as the first such time from `minutes` on, of the same day. */
function settleHalf(
  own: TimePhrase,
  minutes: number | null,
  other: TimePhrase,
  isBefore: boolean,
): TimePhrase {
  if (own.meaning.kind !== "point" || minutes === null) return own;
  const { point } = own.meaning;
  if (!point.clock?.isTwelveHour || point.part !== null || !isOneDay(point, other)) return own;
  const early = (point.clock.hour % 12) * 60 + point.clock.minute;
  const settled = [early, early + noon].find((one) => one >= minutes) ?? dayMinutes;
  if (settled >= dayMinutes || (isBefore && settled >= minutes + noon)) return own;
  const clock = { ...point.clock, hour: Math.floor(settled / 60), isTwelveHour: false };
  return { ...own, meaning: { ...own.meaning, point: { ...point, clock } } };
}

function isOneDay({ day }: TimePoint, { meaning }: TimePhrase): boolean {
  const otherDay = meaning.kind === "point" ? meaning.point.day : null;
  return day === null || JSON.stringify(day) === JSON.stringify(otherDay);
}

function minutesOf({ meaning }: TimePhrase): number | null {
  const clock = meaning.kind === "point" ? meaning.point.clock : null;
  if (clock === null || clock.isTwelveHour || clock.isMidnight) return null;
  return clock.hour * 60 + clock.minute;
}

function startOfHalf(phrase: TimePhrase): number | null {
  const minutes = minutesOf(phrase);
  return minutes === null ? null : minutes < noon ? 0 : noon;
}
