import { compileWordLists, wordAt } from "../../../../shared/language/mod.ts";
import type { EventMoment, SymptomEvent } from "../symptom-event.ts";
import type { Duration } from "../times/calendar.ts";
import { addDuration } from "../times/calendar.ts";
import type { TimeMeaning } from "../times/time-phrase.ts";
import { readOnsets } from "./onsets.ts";
import {
  type Assertions,
  assignStatements,
  findAntecedents,
  hasMention,
  isListedUpTo,
  type Passage,
  type Range,
  type Sides,
  type Statement,
  startOfClause,
} from "./passage.ts";
import { type ReportContext, readTimes, type TimeReading } from "./time-roles.ts";
import timingData from "./wording/timing.json" with { type: "json" };

/** What the caller knows about the time of the report; instants are ISO 8601 in UTC. */
export type SymptomContext = ReportContext & {
  readonly occurredAtUtc: string | null;
  readonly occurredEndAtUtc: string | null;
};

/** When a symptom began and ended and how long it went on, as far as it is known. */
export type Timing = Pick<SymptomEvent, "onset" | "end" | "duration">;

/** A duration with its words, and whether they imply that it has ended ("lasted three hours"). */
type DurationWords = Duration & { readonly text: string; readonly isOver: boolean };

/** That a symptom is over: at a moment, or a time after it began. */
type EndStatement = {
  readonly moment: EventMoment | null;
  readonly delay: (Duration & { readonly text: string }) | null;
};

type Length = Statement<DurationWords> & { readonly isAttribute: boolean };

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
const overReach = 3;
const withoutReach = 4;
const boundReach = 3;
/** A clock time that leaves the half of the day open. */
const openHour = /^(?!.*\b(?:am|pm|noon|midnight|morning|evening|night|afternoon)\b)\D*\d{1,2}(?::\d\d)?$/i;

/** The timing of every asserted mention, by index. What the words leave open the context fills. */
export function readTimings(
  passage: Passage,
  assertions: Assertions,
  context: SymptomContext,
): Map<number, Timing> {
  const reading = readTimes(passage, assertions, context);
  const onsets = readOnsets(reading);
  const ends = readEnds(reading);
  const durations = readDurations(reading);
  return new Map(
    [...assertions.present].map((index) => {
      const began = { onset: onsets.get(index) ?? null, duration: durations.get(index) ?? null };
      return [index, complete({ ...began, ending: ends.get(index) ?? null }, context)];
    }),
  );
}

function complete({ onset, duration, ending }: Stated, context: SymptomContext): Timing {
  const { occurredAtUtc, occurredEndAtUtc } = context;
  const length = duration ?? ending?.delay ?? null;
  const worked = onset ?? shift(ending?.moment ?? null, length, -1, context);
  const start = worked ?? toGiven(occurredAtUtc);
  const isOver = ending !== null || duration?.isOver === true;
  const end = ending?.moment ?? (isOver ? shift(start, ending?.delay ?? length, 1, context) : null);
  const known = end ?? (worked ? null : toGiven(occurredEndAtUtc));
  return orderDays({ onset: start, end: known, duration: toDuration(length) }, context);
}

function toDuration(length: (Duration & { readonly text: string }) | null): Timing["duration"] {
  if (length === null) return null;
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
  const utc = from && length ? addDuration(from.utc, length.iso, timezone, direction) : null;
  return from === null || utc === null ? null : { utc, precision: from.precision, text: null };
}

/** "Started after dinner and lasted until 11pm": an end before the beginning is on the other day. */
function orderDays(timing: Timing, { timezone, reportedInstant }: SymptomContext): Timing {
  const { onset, end } = timing;
  if (onset === null || end === null || end.utc >= onset.utc) return timing;
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

/** The duration of each asserted mention, by index, as far as it is stated. */
function readDurations(reading: TimeReading): Map<number, DurationWords> {
  const { passage, assertions } = reading;
  const durations = new Map<number, DurationWords>();
  for (const [clause, lengths] of Map.groupBy(listLengths(reading), ({ clause: id }) => id)) {
    const indexes = assertions.presentByClause.get(clause);
    for (const length of indexes ? [] : lengths) setOfAntecedents(reading, length, durations);
    for (const [index, sides] of assignStatements(passage, indexes ?? [], lengths)) {
      const length = chooseLength(passage, index, sides, lengths);
      if (length) durations.set(index, length.value);
    }
  }
  return durations;
}

function listLengths({ passage, roles }: TimeReading): (Length & { readonly clause: number })[] {
  const { words, times, clauseAt } = passage;
  return times.flatMap(({ found: { meaning, text }, from, to }, time) => {
    const length = roles[time] === "duration" ? lengthOf(meaning) : null;
    if (length === null) return [];
    const before = words.slice(Math.max(0, from - overReach), to);
    const isOver = before.some((word) => timing.over.has(word.text));
    const isAttribute = meaning.kind === "duration" && meaning.role === "attributive";
    return [{ from, to, value: { ...length, text, isOver }, isAttribute, clause: clauseAt[from] ?? -1 }];
  });
}

/** The length that a time expression gives, null for a moment. */
function lengthOf(meaning: TimeMeaning): Duration | null {
  if (meaning.kind === "duration") return meaning.duration;
  return meaning.kind === "relative" ? meaning.offset : null;
}

function chooseLength(
  passage: Passage,
  index: number,
  { before, behind }: Sides<DurationWords>,
  lengths: readonly Length[],
): Statement<DurationWords> | null {
  const bound = lengths.find((length) => isBound(passage, length, index));
  if (bound) return bound;
  const near = lengths.find(({ from }) => from === behind?.from);
  if (near && isListedUpTo(passage, index, near.from) && isBehind(passage, index, near)) return near;
  return before && opensClause(passage, before, index) ? before : null;
}

/** "half an hour of hiccups", "a 2-hour migraine" */
function isBound({ words, mentions }: Passage, { to }: Range, index: number): boolean {
  const from = mentions[index]?.from ?? 0;
  if (to >= from) return to === from;
  return from - to <= boundReach && timing.binders.has(wordAt(words, to));
}

/** "nausea for two hours", but not "shaky after fasting for 16 hours" nor "nausea, a day of vomiting" */
function isBehind(passage: Passage, index: number, { from, to, isAttribute }: Length): boolean {
  const { words, mentions, mentionAt, clauseAt } = passage;
  if (isAttribute && words[to]?.kind === "word" && clauseAt[to] === clauseAt[from]) return false;
  const isOfAnother = timing.binders.has(wordAt(words, to)) && (mentionAt[to + 1] ?? -1) !== -1;
  if (isOfAnother || isWithout(passage, to)) return false;
  const isTaken = timing.lastings.has(wordAt(words, from - 1));
  if (isTaken && wordAt(words, from - 2) === ",") return true;
  const between = words.slice(mentions[index]?.to ?? from, isTaken ? from - 1 : from);
  return between.every(({ text }) => !isActivity(text));
}

/** "5 days without diarrhea", but not "all day without a break" */
function isWithout(passage: Passage, at: number): boolean {
  const isNegated = ["without", "w/o"].includes(wordAt(passage.words, at));
  return isNegated && hasMention(passage, at + 1, at + withoutReach);
}

function isActivity(text: string): boolean {
  const isVerb = text.length > 4 && text.endsWith("ing") && !timing.lastingVerbs.has(text);
  return isVerb || timing.activities.has(text);
}

/** "all day bloated": a length that opens its clause holds for the symptoms behind it. */
function opensClause(passage: Passage, length: Range, index: number): boolean {
  const { words, clauseAt, mentionAt, timeAt, mentions } = passage;
  const end = mentions[index]?.from ?? length.to;
  for (let at = end - 1; at >= 0 && clauseAt[at] === clauseAt[length.from]; at--) {
    const isPlain = mentionAt[at] !== -1 || timeAt[at] !== -1 || timing.fillers.has(wordAt(words, at));
    if (!isPlain) return false;
  }
  return !isWithout(passage, length.to);
}

/** "It lasted two hours." */
function setOfAntecedents(
  { passage, assertions }: TimeReading,
  { from, to, value }: Length,
  durations: Map<number, DurationWords>,
): void {
  const { words } = passage;
  const first = startOfClause(passage, from);
  const own = words.slice(first, from).map(({ text }) => text);
  const isLasting = [...own, wordAt(words, from)].some((text) => timing.lastings.has(text));
  const isPlain = own.every((text) => timing.fillers.has(text));
  if (hasMention(passage, first, from) || isWithout(passage, to) || !(isPlain || isLasting)) return;
  if (own.some((text) => timing.activities.has(text))) return;
  for (const index of findAntecedents(passage, assertions, from))
    if (!durations.has(index)) durations.set(index, value);
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
