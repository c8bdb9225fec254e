import { compileWordLists, wordAt } from "../../../language/mod.ts";
import type { EventMoment, SymptomEvent } from "../symptom-event.ts";
import type { Duration } from "../times/calendar.ts";
import { addDuration, createDuration } from "../times/calendar.ts";
import { type DurationWords, lengthOf, readDurations } from "./durations.ts";
import { readOnsets } from "./onsets.ts";
import { type Assertions, findAntecedents, type Passage, startOfClause } from "./passage.ts";
import { type ReportContext, readTimes, type TimeReading } from "./time-roles.ts";
import { readTimeWords } from "./time-words.ts";
import timingData from "./wording/timing.json" with { type: "json" };

/** What the caller knows about the time of the report; instants are ISO 8601 in UTC. */
export type SymptomContext = ReportContext & {
  readonly occurredAtUtc: string | null;
  readonly occurredEndAtUtc: string | null;
};

/** When a symptom began and ended and how long it went on, as far as it is known. */
export type Timing = Pick<SymptomEvent, "onset" | "end" | "duration">;

/** That a symptom is over: at a moment, or a time after it began. */
type EndStatement = {
  readonly moment: EventMoment | null;
  readonly delay: (Duration & { readonly text: string }) | null;
};

type Stated = {
  readonly onset: EventMoment | null;
  readonly duration: DurationWords | null;
  readonly ending: EndStatement | null;
};

const timing = compileWordLists(timingData);
const endWords = new Set([
  "but",
  "though",
  "however",
  ...timing.fillers,
  ...timingData.endings.flatMap((pattern) => pattern.split(/[ |?]+/)),
]);
/** A day to count from where the report has none. */
const anyDay = { reportedInstant: "2001-03-09T12:00:00Z", timezone: "UTC" };
const minuteMs = 60_000;
const dayMinutes = 1440;
/** A part of the day without a day. */
const partOnly =
  /^(?:(?:at|in|by|during|of|the|an?|every|each|most)\s+)*(?:night|evening|morning|afternoon|bedtime)s?$/i;
/** A clock time that leaves the half of the day open. */
const openHour = /^(?!.*\b(?:am|pm|noon|midnight|morning|evening|night|afternoon)\b)\D*\d{1,2}(?::\d\d)?$/i;

/** The timing of every asserted mention, by index. What the words leave open the context fills. */
export function readTimings(
  passage: Passage,
  assertions: Assertions,
  context: SymptomContext,
): Map<number, Timing> {
  const isDated = context.reportedInstant !== null;
  const counted = isDated ? context : { ...context, ...anyDay };
  const reading = readTimes(passage, assertions, counted);
  const onsets = readOnsets(reading);
  const ends = readEnds(reading);
  const durations = readDurations(reading);
  const timeWords = readTimeWords(reading);
  return new Map(
    [...assertions.present].map((index) => {
      const duration = durations.get(index) ?? null;
      const onset = onsets.get(index) ?? null;
      const began = { onset: isHabit(onset, duration) ? null : onset, duration };
      const stated = { ...began, ending: ends.get(index) ?? null };
      const timing = addLength(complete(stated, counted));
      const known = isDated ? timing : undate(stated, timing, context);
      return [index, keepWords(known, timeWords.get(index) ?? null)];
    }),
  );
}

/**
 * "wheezy at night for the last month": what comes at a part of the day for longer than one did
 * not begin then, nor did "3 days of the runs now".
 */
function isHabit(onset: EventMoment | null, duration: DurationWords | null): boolean {
  return (
    (/^P(?!T|1D$)/.test(duration?.iso ?? "") && partOnly.test(onset?.text ?? "")) ||
    (duration !== null && onset?.text === "now")
  );
}

function keepWords(timing: Timing, text: string | null): Timing {
  const { onset } = timing;
  if (text === null || (onset !== null && onset.text !== null)) return timing;
  return { ...timing, onset: { utc: onset?.utc ?? null, precision: onset?.precision ?? "day", text } };
}

/** The words of times that cannot be worked out, and what can be without a day: a length, and what the caller gives. */
function undate(stated: Stated, { duration }: Timing, context: SymptomContext): Timing {
  const ending = stated.ending && { ...stated.ending, moment: null };
  const given = complete({ onset: null, duration: stated.duration, ending }, context);
  return {
    onset: withWords(given.onset, stated.onset),
    end: withWords(given.end, stated.ending?.moment ?? null),
    duration: given.duration ?? duration,
  };
}

function withWords(given: EventMoment | null, stated: EventMoment | null): EventMoment | null {
  if (stated === null || stated.text === null) return given;
  return { utc: given?.utc ?? null, precision: given?.precision ?? stated.precision, text: stated.text };
}

/** "From 2 to 4:30pm", "started at 9, gone by noon": what begins and ends at hours of a day has a length. */
function addLength(timing: Timing): Timing {
  const { onset, end } = timing;
  if (timing.duration !== null || !isClockTime(onset) || !isClockTime(end)) return timing;
  const minutes = Math.round((Date.parse(end.utc) - Date.parse(onset.utc)) / minuteMs);
  if (minutes <= 0 || minutes >= dayMinutes) return timing;
  const length = createDuration({ hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  return { ...timing, duration: { ...length, text: onset.text === end.text ? onset.text : null } };
}

function isClockTime(moment: EventMoment | null): moment is EventMoment & { readonly utc: string } {
  const isExact = moment?.precision === "minute" || moment?.precision === "hour";
  return isExact && moment.utc !== null && moment.text !== null;
}

function complete({ onset, duration, ending }: Stated, context: SymptomContext): Timing {
  const { occurredAtUtc, occurredEndAtUtc } = context;
  const length = duration ?? ending?.delay ?? null;
  // "couldn't breathe for ten minutes, fine now" does not tell when.
  const isNow = ending?.moment?.text?.toLowerCase() === "now";
  const worked = onset ?? (isNow ? null : shift(ending?.moment ?? null, length, -1, context));
  const start = worked ?? toGiven(occurredAtUtc);
  const isOver = ending !== null || duration?.isOver === true;
  const end = ending?.moment ?? (isOver ? shift(start, ending?.delay ?? length, 1, context) : null);
  const known = end ?? (worked ? null : toGiven(occurredEndAtUtc));
  return orderDays({ onset: start, end: known, duration: toDuration(length) }, context);
}

function toDuration(length: (Duration & { readonly text: string }) | null): Timing["duration"] {
  // "felt better straight after"
  if (length === null || length.iso === "PT0S") return null;
  const { iso, minIso, maxIso, isApproximate, text } = length;
  return { iso, minIso, maxIso, isApproximate, text };
}

function toGiven(utc: string | null): EventMoment | null {
  return utc === null ? null : { utc, precision: "given", text: null };
}

function shift(
  from: EventMoment | null,
  length: Duration | null,
  direction: 1 | -1,
  { timezone }: SymptomContext,
): EventMoment | null {
  const utc = from?.utc && length ? addDuration(from.utc, length.iso, timezone, direction) : null;
  return from === null || utc === null ? null : { utc, precision: from.precision, text: null };
}

/** "Started after dinner and lasted until 11pm": an end before the beginning is on the other day. */
function orderDays(timing: Timing, { timezone, reportedInstant }: SymptomContext): Timing {
  const { onset, end } = timing;
  if (!onset?.utc || !end?.utc) return timing;
  // "woke 5:45 with a headache, gone by 7"
  const sooner = openHour.test(end.text ?? "") ? addDuration(end.utc, "PT12H", timezone, -1) : null;
  if (sooner !== null && sooner > onset.utc) return { ...timing, end: { ...end, utc: sooner } };
  if (end.utc >= onset.utc) return timing;
  const half = openHour.test(onset.text ?? "") ? addDuration(onset.utc, "PT12H", timezone, -1) : null;
  if (half !== null && half <= end.utc) return { ...timing, onset: { ...onset, utc: half } };
  const later = addDuration(end.utc, "P1D", timezone);
  if (later !== null && later >= onset.utc && later <= (reportedInstant ?? ""))
    return { ...timing, end: { ...end, utc: later } };
  const earlier = addDuration(onset.utc, "P1D", timezone, -1);
  return earlier !== null && earlier <= end.utc
    ? { ...timing, onset: { ...onset, utc: earlier } }
    : { ...timing, end: null };
}

/** The stated end of each mention, by index; the last statement counts. */
function readEnds(reading: TimeReading): Map<number, EndStatement> {
  const { passage, assertions } = reading;
  const ends = new Map<number, EndStatement>();
  for (const [time, { from }] of passage.times.entries()) {
    const end = readEnd(reading, time);
    if (end === null) continue;
    const own = assertions.presentByClause.get(passage.clauseAt[from] ?? -1);
    for (const index of own ?? listEnded(reading, from)) {
      // "stopped this morning after two days"
      const known = ends.get(index);
      const { moment = null, delay = null } = known ?? {};
      ends.set(index, { moment: end.moment ?? moment, delay: end.delay ?? delay });
    }
  }
  return ends;
}

function readEnd({ passage, roles, resolved }: TimeReading, time: number): EndStatement | null {
  const phrase = passage.times[time]?.found;
  const role = roles[time];
  if (phrase === undefined) return null;
  const length = role === "delay" ? lengthOf(phrase.meaning) : null;
  if (length) return { moment: null, delay: { ...length, text: phrase.text } };
  if (role !== "end" && role !== "span") return null;
  const instant = resolved[time];
  const utc = role === "span" ? instant?.endUtc : (instant?.endUtc ?? instant?.startUtc);
  if (!instant || !utc) return null;
  return { moment: { utc, precision: instant.precision, text: phrase.text }, delay: null };
}

/** "It went away at noon", but not "work stopped at five": a clause that states nothing else. */
function listEnded({ passage, assertions }: TimeReading, from: number): number[] {
  const { words, timeAt } = passage;
  for (let at = startOfClause(passage, from); at <= from; at++)
    if (timeAt[at] === -1 && !endWords.has(wordAt(words, at))) return [];
  return findAntecedents(passage, assertions, from);
}
