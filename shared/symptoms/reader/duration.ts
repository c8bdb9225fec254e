import type { ToldDuration } from "../../time/told-duration.ts";
import { findAntecedents } from "./antecedent.ts";
import { lengthOf } from "./end.ts";
import type { Passage } from "./passage.ts";
import type { TimeReading } from "./resolve-passage.ts";
import { shareOut, type Telling, type Told } from "./segment.ts";
import type { Word } from "./word.ts";
import timing from "./wording/timing.json" with { type: "json" };

/** A duration with the words that tell it, and whether they tell that it is over ("lasted three hours"). */
export type DurationWords = ToldDuration & { readonly text: string; readonly isOver: boolean };

type Length = Telling<DurationWords> & { readonly isAttribute: boolean };

const fillers = new Set(timing.fillers.split(" "));
const binders = new Set(timing.binders.split(" "));
const lastings = new Set(timing.lastings.split(" "));
const lastingVerbs = new Set(timing.lastingVerbs.split(" "));
const overWords = new Set(timing.over.split(" "));
const overReach = 3;
const withoutReach = 4;
const activities = new Set(timing.activities.split(" "));

/** How long each told mention went on, by index, as far as the words tell. */
export function readDurations(reading: TimeReading): Map<number, DurationWords> {
  const { passage, standing } = reading;
  const durations = new Map<number, DurationWords>();
  for (const [clause, lengths] of groupLengths(reading)) {
    const indexes = standing.toldByClause.get(clause) ?? [];
    if (indexes.length === 0) {
      for (const length of lengths) setOfAntecedents(reading, length, durations);
      continue;
    }
    for (const [index, told] of shareOut(passage, indexes, lengths)) {
      const length = chooseLength(reading, index, told, lengths);
      if (length) durations.set(index, length);
    }
  }
  return durations;
}

function chooseLength(
  reading: TimeReading,
  index: number,
  { before, behind }: Told<DurationWords>,
  lengths: readonly Length[],
): DurationWords | null {
  const bound = lengths.find((length) => isBound(reading, length, index));
  if (bound) return bound.value;
  const near = lengths.find(({ from }) => from === behind?.from);
  if (near && isBehind(reading, index, near)) return near.value;
  return before && opensClause(reading, before, index) ? before.value : null;
}

function groupLengths({ passage, roles }: TimeReading): Map<number, Length[]> {
  const groups = new Map<number, Length[]>();
  for (const [time, { found, from, to }] of passage.times.entries()) {
    const { meaning } = found;
    const told = roles[time] === "duration" ? lengthOf(meaning) : null;
    if (told === null) continue;
    const clause = passage.clauseAt[from] ?? -1;
    const value = { ...told, text: found.text, isOver: isOver(passage.words, from, to) };
    const isAttribute = meaning.kind === "duration" && meaning.role === "attributive";
    const length = { from, to, value, isAttribute };
    groups.set(clause, [...(groups.get(clause) ?? []), length]);
  }
  return groups;
}

function isOver(words: readonly Word[], from: number, to: number): boolean {
  return words.slice(Math.max(0, from - overReach), to).some(({ text }) => overWords.has(text));
}

/** "half an hour of hiccups", "a 2-hour migraine" */
function isBound({ passage }: TimeReading, { to }: Telling<DurationWords>, index: number): boolean {
  const { from } = passage.mentions[index] ?? { from: 0 };
  if (to > from) return false;
  const between = passage.words.slice(to, from);
  if (between.length === 0) return true;
  return between.length <= 3 && binders.has(between[0]?.text ?? "");
}

/** "nausea for two hours", but not "shaky after fasting for 16 hours" nor "nausea, a day of vomiting" */
function isBehind({ passage }: TimeReading, index: number, { from, to, isAttribute }: Length): boolean {
  const { words, mentions, mentionAt, clauseAt } = passage;
  if (isAttribute && words[to]?.kind === "word" && clauseAt[to] === clauseAt[from]) return false;
  const isOfAnother = binders.has(words[to]?.text ?? "") && mentionAt[to + 1] !== -1 && to + 1 < words.length;
  if (isOfAnother || isWithout(passage, to)) return false;
  const isTaken = lastings.has(words[from - 1]?.text ?? "");
  if (isTaken && words[from - 2]?.text === ",") return true;
  const between = words.slice(mentions[index]?.to ?? from, isTaken ? from - 1 : from);
  return between.every(({ text }) => !isActivity(text));
}

/** "5 days without diarrhea", but not "all day without a break" */
function isWithout({ words, mentionAt }: Passage, at: number): boolean {
  const isDenied = words[at]?.text === "without" || words[at]?.text === "w/o";
  return isDenied && mentionAt.slice(at + 1, at + withoutReach).some((mention) => mention !== -1);
}

function isActivity(text: string): boolean {
  return activities.has(text) || (text.length > 4 && text.endsWith("ing") && !lastingVerbs.has(text));
}

/** "all day bloated": a length that opens its clause holds for the symptoms behind it. */
function opensClause({ passage }: TimeReading, length: Telling<DurationWords>, index: number): boolean {
  const { words, clauseAt, mentionAt, timeAt, mentions } = passage;
  const end = mentions[index]?.from ?? length.to;
  let at = end - 1;
  for (; at >= 0 && clauseAt[at] === clauseAt[length.from]; at--) {
    const isPlain = mentionAt[at] !== -1 || timeAt[at] !== -1 || fillers.has(words[at]?.text ?? "");
    if (!isPlain) return false;
  }
  return !isWithout(passage, length.to);
}

/** "It lasted two hours." */
function setOfAntecedents(
  { passage, standing }: TimeReading,
  { from, to, value }: Length,
  durations: Map<number, DurationWords>,
): void {
  const { words, clauseAt, mentionAt } = passage;
  let first = from;
  while (first > 0 && clauseAt[first - 1] === clauseAt[from]) first--;
  const own = words.slice(first, from).map(({ text }) => text);
  const isNamed = mentionAt.slice(first, from).some((mention) => mention !== -1);
  const isLasting = own.some((text) => lastings.has(text)) || lastings.has(words[from]?.text ?? "");
  const isPlain = own.every((text) => fillers.has(text));
  if (isNamed || isWithout(passage, to) || !(isPlain || isLasting)) return;
  if (own.some((text) => activities.has(text))) return;
  for (const index of findAntecedents(passage, standing, from))
    if (!durations.has(index)) durations.set(index, value);
}
