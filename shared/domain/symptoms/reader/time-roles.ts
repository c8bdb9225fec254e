import { compileWordLists, findApart, indexByMeaning, wordAt } from "../../../language/mod.ts";
import { type ResolvedTime, resolveTimes } from "../times/resolve-times.ts";
import type { TimeMeaning, TimePhrase } from "../times/time-phrase.ts";
import { type Assertions, hasMention, type Passage, type Placed, startOfClause, timeOf } from "./passage.ts";
import { readRating } from "./ratings.ts";
import timingData from "./wording/timing.json" with { type: "json" };

/**
 * What a time expression states about a symptom: its onset, end or duration, or how long it took to pass (`delay`).
 */
type TimeRole = "onset" | "end" | "span" | "duration" | "delay";

/** What the timing of symptoms is read from; `roles` and `resolved` are by the index of the time expression. */
export type TimeReading = {
  readonly passage: Passage;
  readonly assertions: Assertions;
  readonly roles: readonly (TimeRole | null)[];
  readonly resolved: readonly (ResolvedTime | null)[];
};

/** When and where a report was made: an instant in ISO 8601 and an IANA zone. */
export type ReportContext = {
  readonly timezone: string | null;
  readonly reportedInstant: string | null;
};

const timing = compileWordLists(timingData);
const endings = indexByMeaning({ notEnding: timingData.notEndings, ending: timingData.endings });
const endingReach = 30;
const comparedReach = 5;
/** When something comes, unless a past verb says that it came once. */
const habits = new Set(["at night", "first thing", "first thing in the morning", "at bedtime"]);
const appointmentReach = 4;

/** Finds what the time expressions of a report state about its symptoms, and their instants. */
export function readTimes(passage: Passage, assertions: Assertions, context: ReportContext): TimeReading {
  const roles = passage.times.map((time) => roleOf(passage, time, assertions.ended));
  return { passage, assertions, roles, resolved: resolvePassage(passage, context) };
}

/**
 * The instants of all time expressions. Those of one sentence share their day; a line with nothing but a time
 * ("Tuesday:") lends its day to the sentences below, up to the next such line.
 */
function resolvePassage(passage: Passage, context: ReportContext): (ResolvedTime | null)[] {
  const { sentences, sentenceAt, times } = passage;
  const resolved: (ResolvedTime | null)[] = times.map(() => null);
  const timesOf = Map.groupBy(times.keys(), (index) => sentenceAt[times[index]?.from ?? -1] ?? -1);
  let heading: TimePhrase[] = [];
  let previousInstant: string | null = null;
  for (const sentence of sentences.keys()) {
    const own = timesOf.get(sentence) ?? [];
    const phrases = own.flatMap((index) => times[index]?.found ?? []);
    const isHeading = isTimeLine(passage, sentence);
    if (isHeading) heading = phrases;
    const lent = isHeading ? [] : heading;
    const instants = resolveTimes([...lent, ...phrases], passage.text, {
      referenceInstant: context.reportedInstant,
      timezone: context.timezone,
      previousInstant,
    });
    for (const [place, index] of own.entries()) resolved[index] = instants[lent.length + place] ?? null;
    previousInstant = instants.findLast((one) => one?.startUtc)?.startUtc ?? previousInstant;
  }
  return resolved;
}

/** Whether a sentence consists of a time and nothing else. */
export function isTimeLine({ sentences, timeAt, words }: Passage, sentence: number): boolean {
  const { from, to } = sentences[sentence] ?? { from: 0, to: 0 };
  let hasTime = false;
  for (let at = from; at < to; at++) {
    if (timeAt[at] !== -1) hasTime = true;
    else if (words[at]?.kind === "word" || words[at]?.kind === "number") return false;
  }
  return hasTime;
}

/** The role of a time expression; null for one that states nothing about a symptom. */
function roleOf(passage: Passage, time: Placed<TimePhrase>, ended: ReadonlySet<number>): TimeRole | null {
  if (isFigureOrCondition(passage, time) || isElapsed(passage, time)) return null;
  const { meaning } = time.found;
  switch (meaning.kind) {
    case "duration":
      return isDelay(passage, time) ? "delay" : "duration";
    case "until":
      return isNamedBefore(passage, time) ? "end" : "onset";
    case "interval":
      return "span";
    case "since":
      return isOfEnded(passage, time, ended) ? "end" : "onset";
    case "point":
      return meaning.isIntake || isChange(passage, time) ? null : endOrOnset(passage, time);
    case "relative":
      return roleOfRelative(passage, time, meaning);
    default:
      return null;
  }
}

/** "7/10" is no date, and "worse at night", "itchier at night" and "flares up in the evening" give no beginning. */
function isFigureOrCondition(
  { words }: Passage,
  { from, found: { meaning, text } }: Placed<TimePhrase>,
): boolean {
  const [second, before] = [wordAt(words, from - 2), wordAt(words, from - 1)];
  if (readRating(words, from) !== null || before === "worse") return true;
  // "2/10 vs 6/10 yesterday"
  if (
    words
      .slice(Math.max(0, from - comparedReach), from)
      .some(({ text }) => text === "vs" || text === "versus")
  )
    return true;
  if (isAppointment(words, from)) return true;
  const isPart = meaning.kind === "point" && meaning.point.day === null && meaning.point.clock === null;
  if (isPart && habits.has(text.toLowerCase()) && !hasPastVerb(words, from)) return true;
  const isCompared = before.endsWith("ier") || second === "more";
  return isPart && (isCompared || timing.conditions.has(before === "up" ? second : before));
}

/** "due on friday", "seeing the gp tomorrow" */
function isAppointment(words: Passage["words"], at: number): boolean {
  const before = words.slice(Math.max(0, at - appointmentReach), at);
  const own = before.slice(before.findLastIndex(({ kind }) => kind === "mark") + 1);
  return (
    own.some(({ text }) => timing.appointments.has(text)) &&
    !own.some(({ text }) => timing.pastVerbs.has(text))
  );
}

/** "itchy at night" is a habit, "woke at night with cramps" was last night. */
function hasPastVerb(words: Passage["words"], at: number): boolean {
  return words.slice(Math.max(0, at - comparedReach), at).some(({ text }) => timing.pastVerbs.has(text));
}

/** "it's been two hours since lunch": time that has passed, whatever is felt. */
function isElapsed(passage: Passage, { found, from, to }: Placed<TimePhrase>): boolean {
  const { words, times, timeAt } = passage;
  const { kind } = found.meaning;
  const before = times[timeAt[from - 1] ?? -1];
  if (kind === "since")
    return before?.found.meaning.kind === "duration" && wordAt(words, before.from - 1) === "been";
  const isBeen = kind === "duration" && wordAt(words, from - 1) === "been";
  return isBeen && timeOf(passage, to)?.kind === "since";
}

/** "resolved with antacids after 30 min" */
function isDelay(passage: Passage, time: Placed<TimePhrase>): boolean {
  return ["after", "within"].includes(wordAt(passage.words, time.from - 1)) && isEnding(passage, time);
}

/** "fine until four when the cramps hit": until the symptom, not until its end. */
function isNamedBefore(passage: Passage, { from }: Placed<TimePhrase>): boolean {
  return (
    hasMention(passage, startOfClause(passage, from), from) || (passage.mentions.at(-1)?.from ?? -1) < from
  );
}

/** "no more headache since noon" */
function isOfEnded(
  { mentions, clauseAt }: Passage,
  { from }: Placed<TimePhrase>,
  ended: ReadonlySet<number>,
): boolean {
  return [...ended].some((index) => clauseAt[mentions[index]?.from ?? -1] === clauseAt[from]);
}

/** "moderate at first, now slight": since when it is so, not since when it is. */
function isChange(passage: Passage, time: Placed<TimePhrase>): boolean {
  const isAside = wordAt(passage.words, time.from - 1) === ",";
  return isNow(time) && isAside && isNamedBefore(passage, time) && !isEnding(passage, time);
}

function isNow({ found: { meaning } }: Placed<TimePhrase>): boolean {
  return meaning.kind === "point" && meaning.point.day?.kind === "now";
}

function endOrOnset(passage: Passage, time: Placed<TimePhrase>): TimeRole {
  return isEnding(passage, time) ? "end" : "onset";
}

function roleOfRelative(
  passage: Passage,
  time: Placed<TimePhrase>,
  { anchor, offset }: Extract<TimeMeaning, { kind: "relative" }>,
): TimeRole {
  // "after a day of vomiting": how long, not when.
  if (wordAt(passage.words, time.to) === "of" && hasMention(passage, time.to + 1, time.to + 2))
    return "duration";
  const role = endOrOnset(passage, time);
  return role === "end" && anchor.kind === "previous" && offset !== null ? "delay" : role;
}

/** Whether words of its clause state that the symptom had ended by then: "stopped at 11", "by noon it was gone". */
function isEnding(passage: Passage, time: Placed<TimePhrase>): boolean {
  const { from, to } = time;
  const first = startOfClause(passage, from, endingReach);
  if (hasEnding(passage, first, to)) return true;
  if (hasMention(passage, first, from) && !isNow(time)) return false;
  const { words, clauseAt } = passage;
  let last = to;
  while (last < to + endingReach && last < words.length && clauseAt[last] === clauseAt[from]) last++;
  const comma = words.slice(to, last).findIndex(({ text }) => text === ",");
  return hasEnding(passage, to, comma < 0 ? last : to + comma);
}

function hasEnding({ words, mentionAt }: Passage, from: number, to: number): boolean {
  return findApart(endings, words, from, to).some(
    ({ meaning, start }) => meaning === "ending" && mentionAt[start] === -1,
  );
}
