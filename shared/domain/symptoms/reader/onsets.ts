import { compileWordLists, wordAt } from "../../../language/mod.ts";
import type { EventMoment } from "../symptom-event.ts";
import {
  assignStatements,
  type Clause,
  findAntecedents,
  hasMention,
  isListedUpTo,
  isToCome,
  listClauses,
  type Passage,
  type Range,
  type Statement,
  timeOf,
} from "./passage.ts";
import { isTimeLine, type TimeReading } from "./time-roles.ts";
import languageData from "./wording/language.json" with { type: "json" };
import timingData from "./wording/timing.json" with { type: "json" };

type Onset = Statement<EventMoment>;
type Onsets = Map<number, EventMoment>;

/** What the clauses read so far lend to the next: a time in front, and symptoms whose time may come behind. */
type SentenceState = {
  readonly heading: Onset | null;
  leading: Onset | null;
  /** Whether the time in front was about a symptom: "at noon a headache, then …" leaves it. */
  isOfSymptom: boolean;
  readonly open: number[];
  readonly named: number[];
};

const language = compileWordLists(languageData);
const timing = compileWordLists(timingData);
const turns = new Set(["then", "later", "now", "but", "today", "afterwards", "still"]);
const absentReach = 3;
const lengthReach = 2;
const finest = ["minute", "hour", "part", "day", "week", "month", "given"];

/** The onset of each asserted mention, by index, as far as it is stated. */
export function readOnsets(reading: TimeReading): Onsets {
  const onsets: Onsets = new Map();
  let heading: Onset | null = null;
  for (const sentence of reading.passage.sentences.keys()) {
    const clauses = listClauses(reading.passage, sentence);
    if (isTimeLine(reading.passage, sentence))
      heading = clauses.flatMap((clause) => listOnsets(reading, clause)).at(-1) ?? null;
    else readSentence(reading, clauses, heading, onsets);
  }
  return onsets;
}

function readSentence(
  reading: TimeReading,
  clauses: readonly Clause[],
  heading: Onset | null,
  onsets: Onsets,
): void {
  const state: SentenceState = { heading, leading: heading, isOfSymptom: false, open: [], named: [] };
  for (const clause of clauses) {
    const indexes = reading.assertions.presentByClause.get(clause.id);
    const statements = listOnsets(reading, clause);
    if (indexes === undefined) readBareClause(reading, clause, statements, state, onsets);
    else readNamingClause(reading, clause, { indexes, statements }, state, onsets);
  }
}

/** A clause that names no symptom is about the one before, or leads in what follows. */
function readBareClause(
  reading: TimeReading,
  clause: Clause,
  statements: readonly Onset[],
  state: SentenceState,
  onsets: Onsets,
): void {
  const [first, last] = [statements[0], statements.at(-1)];
  if (first === undefined || last === undefined) return;
  const { passage, assertions } = reading;
  if (isOfAntecedent(passage, clause) || isAnswer(passage, clause, first))
    setMissing(onsets, findAntecedents(passage, assertions, clause.from), first);
  else if (isLeading(passage, clause, last)) state.leading = last;
}

function readNamingClause(
  { passage }: TimeReading,
  { from, to }: Clause,
  { indexes, statements }: { readonly indexes: readonly number[]; readonly statements: readonly Onset[] },
  state: SentenceState,
  onsets: Onsets,
): void {
  if (leavesTime(passage.words, from, to, state)) state.leading = state.heading;
  if (isTurn(passage.words, from)) state.open.length = 0;
  const first = passage.mentions[indexes[0] ?? -1]?.from ?? 0;
  const leading = statements.findLast((statement) => statement.from < first);
  // "nausea in waves, started Saturday night, retching"
  if (leading && isStarted(passage.words, from)) setMissing(onsets, state.open, leading);
  const isNow = passage.words.slice(from, to).some(({ text }) => timing.present.has(text));
  const opened: number[] = [];
  for (const [index, { before, behind }] of assignStatements(passage, indexes, statements)) {
    const near = chooseNear(passage, index, behind);
    const onset = chooseFiner(before, near) ?? state.leading;
    if (onset) onsets.set(index, onset.value);
    else if (!isNow && !hasLength(passage, index)) opened.push(index);
    if (near && indexes.at(-1) === index) setMissing(onsets, state.open, near);
  }
  state.named.push(...indexes);
  lendToNamed(passage, statements.at(-1) ?? null, state, onsets);
  state.open.push(...opened);
  if (leading) Object.assign(state, { leading, isOfSymptom: true });
}

function chooseNear(passage: Passage, index: number, behind: Onset | null): Onset | null {
  const isOwn = behind !== null && isListedUpTo(passage, index, behind.from);
  return isOwn && isNear(passage, index, behind) ? behind : null;
}

/** "my throat is sore, and my ears hurt, since Sunday" */
function lendToNamed(passage: Passage, last: Onset | null, state: SentenceState, onsets: Onsets): void {
  if (last !== null && isOfWhole(passage, last)) setMissing(onsets, state.named, last);
}

/** "nausea for 2 days, vomited once yesterday": the first has a time of its own. */
function hasLength({ mentions, times, timeAt }: Passage, index: number): boolean {
  const to = mentions[index]?.to ?? 0;
  return timeAt.slice(to, to + lengthReach).some((time) => times[time]?.found.meaning.kind === "duration");
}

/** A "since" behind a comma at the end of a sentence. */
function isOfWhole({ words, sentences, sentenceAt }: Passage, { from, to }: Onset): boolean {
  const isEnd = (sentences[sentenceAt[from] ?? -1]?.to ?? 0) === to;
  return isEnd && wordAt(words, from) === "since" && wordAt(words, from - 1) === ",";
}

/** "At noon a headache, then …" and "last night a party, woke up with …" go on to another time. */
function leavesTime(words: Passage["words"], from: number, to: number, state: SentenceState): boolean {
  if (state.isOfSymptom) return turns.has(words[from]?.text ?? "");
  return words.slice(from, to).some(({ text }) => timing.wakings.has(text));
}

/** "nausea, then diarrhoea at 4pm", "a cough; fever since Sunday": the time is of the later one alone. */
function isTurn(words: Passage["words"], from: number): boolean {
  const opening = words.slice(Math.max(0, from - 1), from + 2).map(({ text }) => text);
  const isThen = opening.includes("then") && [",", "and"].some((joint) => opening.includes(joint));
  const isSince = opening.includes("now") && opening.includes(",");
  return isThen || isSince || opening.includes(";");
}

function isStarted(words: Passage["words"], from: number): boolean {
  return words.slice(from, from + 2).some(({ text }) => timing.startings.has(text));
}

/** "cough, no temp today": the day of what is not there. */
function isOfAbsent(
  { passage, assertions }: TimeReading,
  { from, found }: Passage["times"][number],
): boolean {
  const { words, mentionAt } = passage;
  const { meaning } = found;
  if (meaning.kind !== "point" || meaning.point.clock !== null || meaning.point.part !== null) return false;
  for (let at = from - 1; at >= from - absentReach && words[at]?.kind === "word"; at--) {
    if (assertions.present.has(mentionAt[at] ?? -1)) return false;
    if (language.denials.has(wordAt(words, at))) return true;
  }
  return false;
}

function listOnsets(reading: TimeReading, { from: first, to: end, id }: Clause): Onset[] {
  const { passage, roles, resolved } = reading;
  const { times, timeAt, clauseAt } = passage;
  const own = new Set(timeAt.slice(first, end).filter((index) => index !== -1));
  const found = [...own].flatMap((index) => {
    const time = times[index];
    if (time === undefined) return [];
    const { found, from, to } = time;
    const role = roles[index];
    const isOnset = role === "onset" || role === "span" || role === "duration";
    const when = resolved[index];
    const utc = when?.startUtc ?? when?.endUtc ?? null;
    if (clauseAt[from] !== id || !isOnset || utc === null) return [];
    if (isToCome(time) || isOfAbsent(reading, time)) return [];
    return [{ from, to, value: { utc, precision: when?.precision ?? "day", text: found.text } }];
  });
  // "today from 9 till noon"
  return found.filter(
    ({ to, value }) =>
      value.precision !== "day" ||
      !found.some((next) => next.from === to && rankOf(next.value) < rankOf(value)),
  );
}

/** A finer time than a bare day stands instead of it: "diarrhea today. Started at 6am". */
function setMissing(onsets: Onsets, indexes: readonly number[], { value }: Onset): void {
  for (const index of indexes) {
    const known = onsets.get(index);
    const isFiner = known?.precision === "day" && rankOf(value) < rankOf(known);
    if (known === undefined || isFiner) onsets.set(index, value);
  }
}

function rankOf({ precision }: EventMoment): number {
  return finest.indexOf(precision);
}

function isActivity(text: string): boolean {
  return timing.activities.has(text) || timing.eatings.has(text);
}

/** "headache? yep, since 10": a "since" with nothing beside it, and no symptom behind it. */
function isAnswer(passage: Passage, { from, to }: Clause, since: Onset): boolean {
  const { words, sentences, sentenceAt, timeAt } = passage;
  const end = sentences[sentenceAt[from] ?? -1]?.to ?? to;
  const isSince = wordAt(words, since.from) === "since" && !hasMention(passage, to, end);
  return (
    isSince &&
    words.slice(from, to).every(({ text, kind }, place) => {
      return (
        timeAt[from + place] !== -1 ||
        kind === "mark" ||
        timing.fillers.has(text) ||
        language.affirmations.has(text)
      );
    })
  );
}

/** "It started at noon": a clause of its own about the symptom before. */
function isOfAntecedent({ words, timeAt }: Passage, { from, to }: Clause): boolean {
  const own = words.slice(from, to).filter((_, place) => timeAt[from + place] === -1);
  return own.some(({ text }) => timing.startings.has(text)) && !own.some(({ text }) => isActivity(text));
}

/** A time alone ("Yesterday, …") or the day of something else holds for what follows in the sentence. */
function isLeading(passage: Passage, { from, to }: Clause, { value, from: at }: Onset): boolean {
  const { words, timeAt } = passage;
  const meaning = timeOf(passage, at);
  if (meaning?.kind === "until" || (meaning?.kind === "point" && meaning.point.part !== null)) return true;
  if (value.precision === "day" || isHeading(passage, { from, to }, at)) return true;
  return words
    .slice(from, to)
    .every(({ text }, place) => timeAt[from + place] !== -1 || timing.fillers.has(text));
}

/** "10:30 coffee, then jittery": a time that opens a clause without a verb. */
function isHeading({ words, timeAt, clauseAt }: Passage, { from, to }: Range, at: number): boolean {
  const isFirst = words.slice(from, at).every(({ kind }) => kind === "mark");
  const isOwn = (place: number) => clauseAt[place] === clauseAt[from] && timeAt[place] === -1;
  const rest = words.slice(from, to).filter((_, place) => isOwn(from + place));
  return isFirst && !rest.some(({ text }) => language.persons.has(text) || language.finiteVerbs.has(text));
}

/** Nothing else was done between the symptom and the time behind it. */
function isNear({ words, mentions }: Passage, index: number, { from }: Onset): boolean {
  const between = words.slice(mentions[index]?.to ?? from, from).map(({ text }) => text);
  return between.includes("after") || !between.some(isActivity);
}

/** Of two times the finer one: "yesterday … at 3pm". */
function chooseFiner(before: Onset | null, behind: Onset | null): Onset | null {
  if (before === null || behind === null) return before ?? behind;
  // "now I have cramps since lunch"
  if (before.value.text?.toLowerCase() === "now") return behind;
  return rankOf(before.value) < rankOf(behind.value) ? before : behind;
}
