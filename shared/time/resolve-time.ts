import { addSpan } from "./add-duration.ts";
import { type PointContext, resolvePoint, type TimePrecision } from "./resolve-point.ts";
import type { TimeMeaning, TimePhrase } from "./time-phrase.ts";
import { parseSpan } from "./told-duration.ts";
import { emptyPoint, type TimeAnchor, type ToldPoint } from "./told-point.ts";
import { formatInstant } from "./zoned-time.ts";

/** What times are counted from. All instants are ISO 8601 in UTC. */
export interface TimeContext {
  /** When the report was made; without it nothing is resolved. */
  readonly referenceInstant: string | null;
  /** An IANA zone or an offset ("+02:00"); null leaves only exact offsets resolvable. */
  readonly timezone: string | null;
  /** The time told before in the text: what "an hour later" and "the next morning" count from. */
  readonly previousInstant?: string | null;
  /** When something was eaten, for "after eating"; `previousInstant` stands in. */
  readonly intakeInstant?: string | null;
}

/** A resolved time: the start, the end where one was told (null: a moment, or still going on) and the precision. */
export interface ResolvedTime {
  readonly startUtc: string | null;
  readonly endUtc: string | null;
  readonly precision: TimePrecision;
}

interface Resolving extends PointContext {
  readonly intakeMs: number | null;
}

const wakingMinutes = 480;
const bedMinutes = 1320;

/**
 * The instants of a time expression, or null when it tells none (durations, frequencies) or what it counts from is
 * not known. "Until" has an end and no start. "This morning" may lie after a report made before it.
 */
export function resolveTime(
  { meaning }: Pick<TimePhrase, "meaning">,
  context: TimeContext,
): ResolvedTime | null {
  const reportedMs = Date.parse(context.referenceInstant ?? "");
  if (Number.isNaN(reportedMs)) return null;
  const previousMs = toMs(context.previousInstant);
  const resolving = {
    reportedMs,
    timezone: context.timezone,
    previousMs,
    intakeMs: toMs(context.intakeInstant) ?? previousMs,
  };
  return resolveMeaning(meaning, resolving);
}

function toMs(instant: string | null | undefined): number | null {
  const epochMs = Date.parse(instant ?? "");
  return Number.isNaN(epochMs) ? null : epochMs;
}

interface Moment {
  readonly epochMs: number;
  readonly precision: TimePrecision;
}

function resolveMeaning(meaning: TimeMeaning, context: Resolving): ResolvedTime | null {
  if (meaning.kind === "point") return tell(resolvePoint(meaning.point, context), null);
  if (meaning.kind === "since") return tell(resolveAnchor(meaning.from, context), null);
  if (meaning.kind === "relative") return tell(resolveRelative(meaning, context), null);
  if (meaning.kind === "until") {
    const end = resolveAnchor(meaning.to, context);
    return end === null
      ? null
      : { startUtc: null, endUtc: formatInstant(end.epochMs), precision: end.precision };
  }
  if (meaning.kind === "interval") return resolveInterval(meaning, context);
  return meaning.kind === "duration" && meaning.role === "past" ? resolvePast(meaning, context) : null;
}

function tell(start: Moment | null, end: Moment | null): ResolvedTime | null {
  if (start === null || !Number.isFinite(start.epochMs)) return null;
  return {
    startUtc: formatInstant(start.epochMs),
    endUtc: end === null ? null : formatInstant(end.epochMs),
    precision: start.precision,
  };
}

function resolveAnchor(anchor: TimeAnchor, context: Resolving): Moment | null {
  if (anchor.kind === "point") return resolvePoint(anchor.point, context);
  if (anchor.kind === "waking" || anchor.kind === "bed")
    return resolvePoint(usualPoint(anchor.kind), context);
  const epochMs = anchor.kind === "previous" ? context.previousMs : context.intakeMs;
  return epochMs === null ? null : { epochMs, precision: "part" };
}

function usualPoint(kind: "waking" | "bed"): ToldPoint {
  const part =
    kind === "bed"
      ? { name: "bedtime", minutes: bedMinutes, sense: "night" as const }
      : { name: "morning", minutes: wakingMinutes, sense: "am" as const };
  return { ...emptyPoint, part };
}

/** A meal without a day is the latest from which the told time is not after the report. */
function resolveRelative(
  meaning: Extract<TimeMeaning, { kind: "relative" }>,
  context: Resolving,
): Moment | null {
  const span = meaning.offset === null ? {} : parseSpan(meaning.offset.iso);
  if (span === null) return null;
  const direction = meaning.relation === "before" ? -1 : 1;
  const zone = context.timezone ?? "UTC";
  const isOpen = meaning.anchor.kind === "point" && meaning.anchor.point.day === null;
  const latestMs = isOpen
    ? addSpan(context.reportedMs, span, zone, direction === 1 ? -1 : 1)
    : context.reportedMs;
  const anchor = resolveAnchor(meaning.anchor, { ...context, reportedMs: latestMs });
  if (anchor === null) return null;
  return { epochMs: addSpan(anchor.epochMs, span, zone, direction), precision: anchor.precision };
}

/** Both ends are the latest before the report; where the start then lies behind the end, one of them is moved. */
function resolveInterval(
  { from, to }: Extract<TimeMeaning, { kind: "interval" }>,
  context: Resolving,
): ResolvedTime | null {
  const [start, end] = [resolveAnchor(from, context), resolveAnchor(to, context)];
  if (start === null || end === null) return null;
  if (start.epochMs < end.epochMs) return tell(start, end);
  const zone = context.timezone ?? "UTC";
  if (from.kind === "point" && from.point.day === null) {
    const hours = from.point.clock?.isTwelveHour ? { hours: 12 } : { days: 1 };
    const once = addSpan(start.epochMs, hours, zone, -1);
    const startMs = once < end.epochMs ? once : addSpan(start.epochMs, { days: 1 }, zone, -1);
    return tell({ ...start, epochMs: startMs }, end);
  }
  const step = to.kind === "point" && to.point.day?.kind === "weekday" && to.point.clock === null ? 7 : 1;
  return tell(start, { ...end, epochMs: addSpan(end.epochMs, { days: step }, zone) });
}

/** "The last two days" begin two days before the report and still go on. */
function resolvePast(
  meaning: Extract<TimeMeaning, { kind: "duration" }>,
  context: Resolving,
): ResolvedTime | null {
  const span = parseSpan(meaning.duration.iso);
  if (span === null || context.timezone === null) return null;
  const epochMs = addSpan(context.reportedMs, span, context.timezone, -1);
  return tell({ epochMs, precision: span.hours || span.minutes ? "hour" : "day" }, null);
}
