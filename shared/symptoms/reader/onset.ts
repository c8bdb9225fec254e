import type { ToldMoment } from "../symptom-event.ts";
import { findAntecedents, listClauseMentions } from "./antecedent.ts";
import { listClauses } from "./clause-list.ts";
import { isTimeLine, type TimeReading } from "./resolve-passage.ts";
import { shareOut, type Telling } from "./segment.ts";
import timing from "./wording/timing.json" with { type: "json" };

const startings = new Set(timing.startings.split(" "));
const fillers = new Set(timing.fillers.split(" "));
const present = new Set(timing.present.split(" "));
const activities = new Set([...timing.activities.split(" "), ...timing.eatings.split(" ")]);
const turns = new Set(["then", "later", "now", "but", "today", "afterwards", "still"]);
const finest = ["minute", "hour", "part", "day", "week", "month", "given"];

type Onset = Telling<ToldMoment>;

/** When each told mention began, by index, as far as the words tell. */
export function readOnsets(reading: TimeReading): Map<number, ToldMoment> {
  const onsets = new Map<number, ToldMoment>();
  let heading: Onset | null = null;
  for (const sentence of reading.passage.sentences.keys()) {
    if (isTimeLine(reading.passage, sentence)) heading = findHeading(reading, sentence);
    else readSentence(reading, sentence, heading, onsets);
  }
  return onsets;
}

function findHeading(reading: TimeReading, sentence: number): Onset | null {
  const clauses = listClauses(reading.passage, sentence);
  return clauses.flatMap(({ id }) => listOnsets(reading, id)).at(-1) ?? null;
}

function readSentence(
  reading: TimeReading,
  sentence: number,
  heading: Onset | null,
  onsets: Map<number, ToldMoment>,
): void {
  const { passage, standing } = reading;
  let leading = heading;
  const open: number[] = [];
  for (const { id, from, to } of listClauses(passage, sentence)) {
    const tellings = listOnsets(reading, id);
    const indexes = listClauseMentions(passage, standing, id);
    if (indexes.length === 0) {
      const last = tellings.at(-1) ?? null;
      if (last === null) continue;
      if (isOfAntecedent(reading, from, to))
        setMissing(onsets, findAntecedents(passage, standing, from), last);
      else if (isLeading(reading, from, to, last)) leading = last;
      continue;
    }
    if (turns.has(passage.words[from]?.text ?? "")) leading = heading;
    for (const [index, { before, behind }] of shareOut(passage, indexes, tellings)) {
      const near = behind && isNear(reading, index, behind) ? behind : null;
      const onset = choose(before, near) ?? leading;
      if (onset) onsets.set(index, onset.value);
      else if (!isPresent(reading, from, to)) open.push(index);
      if (behind && near && indexes.at(-1) === index) setMissing(onsets, open, behind);
      if (before && before.from < (passage.mentions[indexes[0] ?? -1]?.from ?? 0)) leading = before;
    }
  }
}

function listOnsets({ passage, roles, resolved }: TimeReading, clause: number): Onset[] {
  return passage.times.flatMap(({ found, from, to }, index) => {
    const startUtc = resolved[index]?.startUtc ?? null;
    const role = roles[index];
    const isOnset = role === "onset" || role === "span" || role === "duration";
    if (passage.clauseAt[from] !== clause || !isOnset || startUtc === null) return [];
    const precision = resolved[index]?.precision ?? "day";
    return [{ from, to, value: { utc: startUtc, precision, text: found.text } }];
  });
}

function setMissing(onsets: Map<number, ToldMoment>, indexes: readonly number[], { value }: Onset): void {
  for (const index of indexes) if (!onsets.has(index)) onsets.set(index, value);
}

/** "It started at noon": a clause of its own that speaks of the symptom before. */
function isOfAntecedent({ passage }: TimeReading, from: number, to: number): boolean {
  const { words, timeAt } = passage;
  const own = words.slice(from, to).filter((_, place) => timeAt[from + place] === -1);
  if (own.some(({ text }) => activities.has(text))) return false;
  return own.some(({ text }) => startings.has(text));
}

/** A time alone ("Yesterday, …") or a day told of something else holds for what follows in the sentence. */
function isLeading({ passage }: TimeReading, from: number, to: number, { value }: Onset): boolean {
  const { words, timeAt } = passage;
  const isAlone = words
    .slice(from, to)
    .every(({ text }, place) => timeAt[from + place] !== -1 || fillers.has(text));
  return isAlone || value.precision === "day";
}

/** Nothing else was done between the symptom and the time told behind it. */
function isNear({ passage }: TimeReading, index: number, { from }: Onset): boolean {
  const to = passage.mentions[index]?.to ?? from;
  const between = passage.words.slice(to, from).map(({ text }) => text);
  return between.includes("after") || !between.some((text) => activities.has(text));
}

function isPresent({ passage }: TimeReading, from: number, to: number): boolean {
  return passage.words.slice(from, to).some(({ text }) => present.has(text));
}

/** Of two times the finer one: "yesterday … at 3pm". */
function choose(before: Onset | null, behind: Onset | null): Onset | null {
  if (before === null || behind === null) return before ?? behind;
  const rank = ({ value }: Onset) => finest.indexOf(value.precision);
  return rank(before) < rank(behind) ? before : behind;
}
