import { compileWordLists, numberWords, wordAt } from "../../../language/mod.ts";
import type { ReportWord } from "../report-words.ts";
import type { SymptomCourse } from "../symptom-event.ts";
import type { Passage, Range } from "./passage.ts";
import { hasMention } from "./passage.ts";
import data from "./wording/severity.json" with { type: "json" };

/** A severity in figures as a level of 0 (none) to 5, with the figure as a share of its scale. */
export type Rating = Range & {
  readonly level: number;
  readonly share: number;
};

/** Words or figures that state the severity of a symptom, 0 (none) to 5. */
export type SeverityCue = Range & {
  readonly level: number;
  readonly isFigure: boolean;
  /** Of a figure: its share of the scale. */
  readonly share: number | null;
  /** Where it stands for finding its symptom. */
  readonly place: Range;
  /** How the symptom goes on, by a figure that follows another one. */
  readonly course: SymptomCourse | null;
};

type Words = readonly ReportWord[];

const lists = compileWordLists(data);
const rangeMarks = new Set(["-", "to"]);
const scaleLinks = new Set(["is", "was", "of", "at", "a", "about", "around"]);
const scales = new Set([5, 10, 100]);
const dateWords = new Set(["on", "since", "until"]);
const changeLinks = new Set("out off as at a an about around like only just".split(" "));
const givenLinks = new Set("at about around is was are were like roughly maybe probably".split(" "));
const closers = new Set("and but now by after at within today tonight".split(" "));
const guesses = new Set("about around roughly maybe probably say like it's its solid".split(" "));
const scaleReach = 3;
const scaleSentence = 12;
const defaultScale = 10;
const changeGap = 14;
const openReach = 4;
const closeReach = 10;
const dropReach = 12;

/** Reads "7/10", "7-8 out of 10", "3/5", "60 %", "intensity: 6" at word `at`: x of 10 is x/2 rounded up. */
export function readRating(words: Words, at: number): Rating | null {
  const value = numberAt(words, at);
  if (value === null || dateWords.has(wordAt(words, at - 1))) return null;
  const range = readRange(words, at, value);
  const scale = readScale(words, range.to) ?? readScaleOf(words, at, range.to);
  if (scale) return toRating(at, scale.to, range.value, scale.of);
  const percent = readPercent(words, range.to);
  if (percent !== null) return toRating(at, percent, range.value, 100);
  if (isPlainRating(words, at, range.to)) return toRating(at, range.to, range.value, defaultScale);
  if (range.value > defaultScale || !isBehindScaleWord(words, at)) return null;
  const named = readNamedScale(words, range.to);
  return toRating(
    at,
    named?.to ?? range.to,
    range.value,
    named?.of ?? readScaleBefore(words, at) ?? defaultScale,
  );
}

/** "sore wrist, about a 4": a number with an article behind a guess, and nothing behind it. */
function isPlainRating(words: Words, at: number, to: number): boolean {
  const isGuess = wordAt(words, at - 1) === "a" && guesses.has(wordAt(words, at - 2));
  return isGuess && (words[to]?.kind ?? "mark") === "mark" && wordAt(words, to) !== "/";
}

function toRating(from: number, to: number, value: number, of: number): Rating | null {
  return value > of ? null : { from, to, level: Math.ceil((value * 5) / of), share: value / of };
}

/** The number at a word, in figures or in one word. */
function numberAt(words: Words, at: number): number | null {
  const word = words[at];
  return word?.kind === "number" ? word.value : (numberWords.get(word?.text ?? "") ?? null);
}

/** "7-8" and "7 to 8" count as their middle. */
function readRange(words: Words, at: number, value: number): { value: number; to: number } {
  const upper = rangeMarks.has(wordAt(words, at + 1)) ? numberAt(words, at + 2) : null;
  return upper === null || upper <= value
    ? { value, to: at + 1 }
    : { value: (value + upper) / 2, to: at + 3 };
}

function readScale(words: Words, at: number): { of: number; to: number } | null {
  const [first, second] = [wordAt(words, at), wordAt(words, at + 1)];
  const next = first === "/" ? at + 1 : first === "out" && second === "of" ? at + 2 : null;
  if (next === null) return null;
  const of = numberAt(words, next);
  // "4/10 / 5p gone": a slash with blanks around it goes on with something else.
  const slash = words[next + 1];
  const isGlued = slash?.text === "/" && slash.start === words[next]?.end;
  const isDate = isGlued && words[next + 2]?.kind === "number";
  return of !== null && scales.has(of) && !isDate ? { of, to: next + 1 } : null;
}

/** "rated 4 of 5" */
function readScaleOf(words: Words, from: number, at: number): { of: number; to: number } | null {
  const of = wordAt(words, at) === "of" && isBehindScaleWord(words, from) ? numberAt(words, at + 1) : null;
  return of === 10 || of === 5 ? { of, to: at + 2 } : null;
}

function readPercent(words: Words, at: number): number | null {
  if (!["%", "percent"].includes(wordAt(words, at))) return null;
  return lists.percentObjects.has(wordAt(words, at + 1)) ? null : at + 1;
}

function isBehindScaleWord(words: Words, at: number): boolean {
  const before = wordAt(words, at - 1);
  const isBound = rangeMarks.has(before) && wordAt(words, at - 3) === "of";
  if (isBound || (before === "of" && wordAt(words, at - 2) === "scale")) return false;
  if (words.slice(Math.max(0, at - scaleSentence), at).some(({ text }) => text === "scale")) return true;
  for (let back = 1; back <= scaleReach; back++) {
    const word = words[at - back];
    if (word === undefined || word.text === "\n" || word.kind === "number") return false;
    if (lists.scaleWords.has(word.text)) return true;
    if (word.kind === "word" && !scaleLinks.has(word.text)) return false;
  }
  return false;
}

/** "(scale of 10)", "on a scale of 1 to 5" */
function readNamedScale(words: Words, at: number): { of: number; to: number } | null {
  let next = at;
  while (["(", "on", "a", ","].includes(wordAt(words, next))) next++;
  if (wordAt(words, next) !== "scale" || wordAt(words, next + 1) !== "of") return null;
  const low = numberAt(words, next + 2);
  if (low === null) return null;
  const range = readRange(words, next + 2, low);
  const of = range.to > next + 3 ? (numberAt(words, range.to - 1) ?? low) : low;
  return of > 1 ? { of, to: range.to } : null;
}

/** The severity cue that figures at a word give: a rating, which may drop, a change without a scale, or a column. */
export function readFigures({ words, mentionAt, timeAt }: Passage, at: number): SeverityCue | null {
  const rating = readRating(words, at);
  if (rating && (timeAt[at] === -1 || wordAt(words, rating.to - 2) === "/"))
    return readDrop(words, mentionAt, rating) ?? toCue(rating);
  return timeAt[at] === -1 ? (readChange(words, at) ?? readColumn(words, mentionAt, at)) : null;
}

/** A rating as a severity cue. */
export function toCue(rating: Rating): SeverityCue {
  return { ...rating, isFigure: true, place: rating, course: null };
}

/** "on a scale of 1 to 5 the ache is a 3" */
function readScaleBefore(words: Words, at: number): number | null {
  const first = Math.max(0, at - scaleSentence);
  const scale = words.slice(first, at).findLastIndex(({ text }) => text === "scale");
  return scale < 0 ? null : (readNamedScale(words, first + scale)?.of ?? null);
}

/** "headache: 6, nausea: 0", "pain at about a 6": a figure in a column of complaints, or given as one, is out of ten. */
function readColumn(words: Words, mentionAt: readonly number[], at: number): SeverityCue | null {
  const word = words[at];
  const isColumn = wordAt(words, at - 1) === ":" && (mentionAt[at - 2] ?? -1) !== -1;
  if (!(isColumn || isGivenAs(words, mentionAt, at)) || word?.kind !== "number" || word.value > defaultScale)
    return null;
  if (!isClosed(words, at) || wordAt(words, at + 1) === "/") return null;
  return toCue({ from: at, to: at + 1, ...toLevel(word.value) });
}

/** "is a", "at about a" behind the name of a symptom. */
function isGivenAs(words: Words, mentionAt: readonly number[], at: number): boolean {
  if (wordAt(words, at - 1) !== "a") return false;
  let before = at - 2;
  while (before > at - openReach && givenLinks.has(wordAt(words, before))) before--;
  return before < at - 2 && (mentionAt[before] ?? -1) !== -1;
}

function toLevel(value: number): Pick<Rating, "level" | "share"> {
  return { level: Math.ceil((value * 5) / defaultScale), share: value / defaultScale };
}

/** "7/10 …, down to a 3 by noon" */
function readDrop(words: Words, mentionAt: readonly number[], rating: Rating): SeverityCue | null {
  const at = findDrop(words, rating);
  const value = at === null ? null : numberAt(words, at);
  if (at === null || value === null || hasMention({ mentionAt }, rating.to, at + 1)) return null;
  const figure = toLevel(value);
  const course = courseOf(rating.share, figure.share);
  return { from: at, to: at + 1, ...figure, isFigure: true, place: rating, course };
}

/** The word of the figure that a rating drops or rises to. */
function findDrop(words: Words, { to, share }: Rating): number | null {
  for (let at = to; at < to + dropReach; at++) {
    const text = wordAt(words, at);
    if (["", "\n", "."].includes(text)) return null;
    if (!["down", "up"].includes(text) || wordAt(words, at + 1) !== "to") continue;
    const next = changeLinks.has(wordAt(words, at + 2)) ? at + 3 : at + 2;
    const value = numberAt(words, next);
    const isDrop = value !== null && value <= defaultScale && share > 0 && isClosed(words, next);
    return isDrop && wordAt(words, next + 1) !== "/" ? next : null;
  }
  return null;
}

/** "started as a four, now a two": figures without a scale are out of ten where the one opens and the other closes. */
function readChange(words: Words, at: number): SeverityCue | null {
  const first = numberAt(words, at);
  if (first === null || first > defaultScale || !isOpened(words, at)) return null;
  let hasTurned = false;
  for (let next = at + 1; next <= at + closeReach; next++) {
    const text = wordAt(words, next);
    if (["", "\n", "."].includes(text)) return null;
    const last = hasTurned ? numberAt(words, next) : null;
    if (last !== null) {
      if (last > defaultScale || !isClosed(words, next)) return null;
      const place = { from: at, to: next + 1 };
      const course = courseOf(first, last);
      return { from: next, to: next + 1, ...toLevel(last), isFigure: true, place, course };
    }
    if (lists.changeWords.has(text)) hasTurned = true;
    else if (words[next]?.kind === "number") return null;
  }
  return null;
}

function isOpened(words: Words, at: number): boolean {
  let isLinked = false;
  for (let before = at - 1; before >= at - openReach; before--) {
    const text = wordAt(words, before);
    if (lists.changeOpeners.has(text)) return isLinked || text === "from";
    if (!changeLinks.has(text)) return false;
    if (text === "as" || text === "at" || text === "a") isLinked = true;
  }
  return false;
}

/** Whether a bare number ends its statement, with nothing that it counts behind it. */
function isClosed(words: Words, at: number): boolean {
  const next = words[at + 1];
  return next?.kind !== "word" || closers.has(next.text);
}

/** Of figures of one symptom that follow each other the last stands, with the way they go: "from 3/10 to 7/10". */
export function settleChanges(passage: Passage, cues: readonly SeverityCue[]): SeverityCue[] {
  const settled: SeverityCue[] = [];
  let lastFigure = -1;
  for (const cue of cues) {
    const before = settled[lastFigure];
    if (before && cue.isFigure && isChanged(passage, before, cue)) {
      const course = courseOf(before.share ?? 0, cue.share ?? 0);
      settled[lastFigure] = { ...cue, place: before.place, course };
    } else {
      settled.push(cue);
      if (cue.isFigure) lastFigure = settled.length - 1;
    }
  }
  return settled;
}

function isChanged(passage: Passage, before: SeverityCue, { from, to }: SeverityCue): boolean {
  const { words } = passage;
  if (from - before.to > changeGap || from <= before.to) return false;
  if (hasMention(passage, before.to, from)) return false;
  const between = words.slice(before.to, from);
  // "10/10 today, yesterday it was 4/10"
  const last = between.findLastIndex(
    ({ text }) => lists.earlierWords.has(text) || lists.changeWords.has(text),
  );
  if (lists.earlierWords.has(between[last]?.text ?? "")) return false;
  const isNow = words.slice(to, to + 2).some(({ text }) => text === "now");
  return isNow || between.some(({ text }) => lists.changeWords.has(text));
}

function courseOf(first: number, last: number): SymptomCourse | null {
  if (first === last) return null;
  return last > first ? "worse" : "better";
}
