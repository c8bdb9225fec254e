import { compileWordLists, wordAt } from "../../../language/mod.ts";
import type { Duration } from "../times/calendar.ts";
import type { TimeMeaning } from "../times/time-phrase.ts";
import {
  assignStatements,
  findAntecedents,
  hasMention,
  isListedUpTo,
  type Passage,
  partReach,
  type Range,
  type Sides,
  type Statement,
  startOfClause,
} from "./passage.ts";
import type { TimeReading } from "./time-roles.ts";
import timingData from "./wording/timing.json" with { type: "json" };

/** A duration with its words, and whether they imply that it has ended ("lasted three hours"). */
export type DurationWords = Duration & { readonly text: string; readonly isOver: boolean };

type Length = Statement<DurationWords> & { readonly isAttribute: boolean };

const timing = compileWordLists(timingData);
const overReach = 3;
const withoutReach = 4;
const boundReach = 3;

/** The duration of each asserted mention, by index, as far as it is stated. */
export function readDurations(reading: TimeReading): Map<number, DurationWords> {
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
    // "if it lasts another day"
    const isMore = words.slice(from - 1, from + 1).some(({ text: word }) => word === "another");
    const length = roles[time] === "duration" && !isMore ? lengthOf(meaning) : null;
    if (length === null) return [];
    const before = words.slice(Math.max(0, from - overReach), to);
    const isOver = before.some((word) => timing.over.has(word.text));
    const isAttribute = meaning.kind === "duration" && meaning.role === "attributive";
    return [{ from, to, value: { ...length, text, isOver }, isAttribute, clause: clauseAt[from] ?? -1 }];
  });
}

/** The length that a time expression gives, null for a moment. */
export function lengthOf(meaning: TimeMeaning): Duration | null {
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
  // "my period is 5 days late"
  if (timing.delays.has(wordAt(words, to)) || isOfThing(passage, { from, to })) return false;
  const isOfAnother = timing.binders.has(wordAt(words, to)) && (mentionAt[to + 1] ?? -1) !== -1;
  if (isOfAnother || isWithout(passage, to)) return false;
  const isTaken = timing.lastings.has(wordAt(words, from - 1));
  if (isTaken && wordAt(words, from - 2) === ",") return true;
  const first = isApart(words, from) ? from : (mentions[index]?.to ?? from);
  const between = words.slice(first, isTaken ? from - 1 : from);
  // "itchy eyes and sneezing for 3 weeks"
  return between.every(
    ({ text }, place) =>
      mentionAt[first + place] !== -1 || !(isActivity(text) || isDoneBefore(words, first + place)),
  );
}

/** "after the 12 hr flight" */
function isOfThing({ words, mentionAt, timeAt }: Passage, { from, to }: Range): boolean {
  const isNoun = words[to]?.kind === "word" && mentionAt[to] === -1 && timeAt[to] === -1;
  return (
    isNoun &&
    ["the", "my", "our", "that"].includes(wordAt(words, from - 1)) &&
    !timing.fillers.has(wordAt(words, to))
  );
}

/** "heel pain, eases once I get moving, about two months": a length alone behind a comma. */
function isApart(words: Passage["words"], from: number): boolean {
  let at = from - 1;
  while (timing.fillers.has(wordAt(words, at)) && wordAt(words, at) !== ",") at--;
  return wordAt(words, at) === ",";
}

/** "aching after standing all day": how long was stood. */
function isDoneBefore(words: Passage["words"], at: number): boolean {
  return wordAt(words, at).endsWith("ing") && ["after", "from"].includes(wordAt(words, at - 1));
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
  const lowest = Math.max(0, end - partReach);
  for (let at = end - 1; at >= lowest && clauseAt[at] === clauseAt[length.from]; at--) {
    // "since two weeks I am feeling weak"
    const isLead = at === length.from - 1 && ["since", "from"].includes(wordAt(words, at));
    const isPlain =
      isLead || mentionAt[at] !== -1 || timeAt[at] !== -1 || timing.fillers.has(wordAt(words, at));
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
  const said = words.slice(first, from).map(({ text }) => text);
  // "eases once I get moving, about two months"
  const own = said.slice(said.lastIndexOf(",") + 1);
  const isGoingOn = own.at(-1) === "on" && timing.goings.has(own.at(-2) ?? "");
  const isLasting = isGoingOn || [...own, wordAt(words, from)].some((text) => timing.lastings.has(text));
  const isPlain = own.every((text) => timing.fillers.has(text));
  if (hasMention(passage, first, from) || isWithout(passage, to) || !(isPlain || isLasting)) return;
  if (own.some((text) => timing.activities.has(text))) return;
  for (const index of findAntecedents(passage, assertions, from))
    if (!durations.has(index)) durations.set(index, value);
}
