import type { ToldMoment } from "../symptom-event.ts";
import { findAntecedents } from "./antecedent.ts";
import { type Clause, listClauses } from "./clause-list.ts";
import type { Passage } from "./passage.ts";
import { isTimeLine, type TimeReading } from "./resolve-passage.ts";
import { shareOut, type Telling } from "./segment.ts";
import timing from "./wording/timing.json" with { type: "json" };

const startings = new Set(timing.startings.split(" "));
const fillers = new Set(timing.fillers.split(" "));
const present = new Set(timing.present.split(" "));
const activities = new Set([...timing.activities.split(" "), ...timing.eatings.split(" ")]);
const turns = new Set(["then", "later", "now", "but", "today", "afterwards", "still"]);
const wakings = new Set(timing.wakings.split(" "));
const finest = ["minute", "hour", "part", "day", "week", "month", "given"];

type Onset = Telling<ToldMoment>;
type Onsets = Map<number, ToldMoment>;

/** What the clauses read so far lend to the next: a time in front, and symptoms whose time may come behind. */
interface SentenceState {
  readonly heading: Onset | null;
  leading: Onset | null;
  /** Whether the time in front was told of a symptom: "at noon a headache, then …" leaves it. */
  isOfSymptom: boolean;
  readonly open: number[];
}

/** When each told mention began, by index, as far as the words tell. */
export function readOnsets(reading: TimeReading): Map<number, ToldMoment> {
  const onsets: Onsets = new Map();
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

function readSentence(reading: TimeReading, sentence: number, heading: Onset | null, onsets: Onsets): void {
  const state: SentenceState = { heading, leading: heading, isOfSymptom: false, open: [] };
  for (const clause of listClauses(reading.passage, sentence)) {
    const indexes = reading.standing.toldByClause.get(clause.id) ?? [];
    const tellings = listOnsets(reading, clause.id);
    if (indexes.length === 0) readBareClause(reading, clause, tellings, state, onsets);
    else readNamingClause(reading, clause, { indexes, tellings }, state, onsets);
  }
}

/** A clause that names no symptom speaks of the one before, or leads in what follows. */
function readBareClause(
  reading: TimeReading,
  { from, to }: Clause,
  tellings: readonly Onset[],
  state: SentenceState,
  onsets: Onsets,
): void {
  const [first, last] = [tellings[0], tellings.at(-1)];
  if (first === undefined || last === undefined) return;
  const { passage, standing } = reading;
  if (isOfAntecedent(reading, from, to)) setMissing(onsets, findAntecedents(passage, standing, from), first);
  else if (isLeading(reading, from, to, last)) state.leading = last;
}

function readNamingClause(
  reading: TimeReading,
  { from, to }: Clause,
  { indexes, tellings }: { readonly indexes: readonly number[]; readonly tellings: readonly Onset[] },
  state: SentenceState,
  onsets: Onsets,
): void {
  const { passage } = reading;
  if (leavesTime(passage.words, from, to, state)) state.leading = state.heading;
  const isNow = isPresent(reading, from, to);
  for (const [index, { before, behind }] of shareOut(passage, indexes, tellings)) {
    const near = behind && isNear(reading, index, behind) ? behind : null;
    const onset = choose(before, near) ?? state.leading;
    if (onset) onsets.set(index, onset.value);
    else if (!isNow) state.open.push(index);
    if (near && indexes.at(-1) === index) setMissing(onsets, state.open, near);
  }
  const first = passage.mentions[indexes[0] ?? -1]?.from ?? 0;
  const leading = tellings.findLast((telling) => telling.from < first);
  if (leading) Object.assign(state, { leading, isOfSymptom: true });
}

/** "At noon a headache, then …" and "last night a party, woke up with …" go on to another time. */
function leavesTime(words: Passage["words"], from: number, to: number, state: SentenceState): boolean {
  if (state.isOfSymptom) return turns.has(words[from]?.text ?? "");
  return words.slice(from, to).some(({ text }) => wakings.has(text));
}

function listOnsets({ passage, roles, resolved }: TimeReading, clause: number): Onset[] {
  return passage.times.flatMap(({ found, from, to }, index) => {
    const startUtc = resolved[index]?.startUtc ?? resolved[index]?.endUtc ?? null;
    const role = roles[index];
    const isOnset = role === "onset" || role === "span" || role === "duration";
    if (passage.clauseAt[from] !== clause || !isOnset || startUtc === null) return [];
    const precision = resolved[index]?.precision ?? "day";
    return [{ from, to, value: { utc: startUtc, precision, text: found.text } }];
  });
}

/** A finer time than a bare day stands instead of it: "diarrhea today. Started at 6am". */
function setMissing(onsets: Onsets, indexes: readonly number[], { value }: Onset): void {
  for (const index of indexes) {
    const known = onsets.get(index);
    const isFiner = known?.precision === "day" && rankOf(value) < rankOf(known);
    if (known === undefined || isFiner) onsets.set(index, value);
  }
}

function rankOf({ precision }: ToldMoment): number {
  return finest.indexOf(precision);
}

/** "It started at noon": a clause of its own that speaks of the symptom before. */
function isOfAntecedent({ passage }: TimeReading, from: number, to: number): boolean {
  const { words, timeAt } = passage;
  const own = words.slice(from, to).filter((_, place) => timeAt[from + place] === -1);
  if (own.some(({ text }) => activities.has(text))) return false;
  return own.some(({ text }) => startings.has(text));
}

/** A time alone ("Yesterday, …") or a day told of something else holds for what follows in the sentence. */
function isLeading({ passage }: TimeReading, from: number, to: number, { value, from: at }: Onset): boolean {
  const { words, timeAt, times } = passage;
  const meaning = times[timeAt[at] ?? -1]?.found.meaning;
  if (meaning?.kind === "until" || (meaning?.kind === "point" && meaning.point.part !== null)) return true;
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
  return rankOf(before.value) < rankOf(behind.value) ? before : behind;
}
