import {
  compileWordLists,
  findApart,
  findPhraseAt,
  indexByMeaning,
  indexPatterns,
  type PhraseHit,
  wordAt,
} from "../../../language/mod.ts";
import type { SymptomCourse, SymptomEvent } from "../symptom-event.ts";
import { type AttachRules, attach } from "./attach.ts";
import { isInstruction } from "./hypothetical.ts";
import { type Assertions, hasMention, type Passage, type Range, sentenceOf } from "./passage.ts";
import { readFigures, readRating, type SeverityCue, settleChanges, toCue } from "./ratings.ts";
import courseData from "./wording/course.json" with { type: "json" };
import languageData from "./wording/language.json" with { type: "json" };
import severityData from "./wording/severity.json" with { type: "json" };

/** How severe a symptom is, with the words for it. */
type Severity = Pick<SymptomEvent, "intensity" | "intensityText">;

/** The severities by mention index, and the mentions that a figure of zero negates. */
type Severities = {
  readonly stated: ReadonlyMap<number, Severity>;
  readonly zero: ReadonlySet<number>;
  /** How mentions go on whose figures change. */
  readonly courses: ReadonlyMap<number, SymptomCourse>;
};

const language = compileWordLists(languageData);
const severity = compileWordLists(severityData);
const levels = indexLevels(severityData.levels);
const insideLevels = indexLevels(severityData.insideLevels);
const frontReach = 3;
const unknownReach = 2;
const behindReach = 8;
const soloReach = 30;
const placeReach = 5;

function indexLevels(lists: Readonly<Record<string, readonly string[]>>) {
  return indexPatterns(
    Object.entries(lists).flatMap(([level, patterns]) =>
      patterns.map((pattern) => [pattern, Number(level)] as const),
    ),
  );
}

/** How severe each mention is. Figures go before words, and of several words the strongest counts. */
export function readSeverities(passage: Passage, assertions: Assertions): Severities {
  const cues = new Map<number, SeverityCue>();
  const zero = new Set<number>();
  const courses = new Map<number, SymptomCourse>();
  const found = listCues(passage);
  const sentences = new Set(found.map(({ from }) => passage.sentenceAt[from] ?? -1));
  const instructions = new Set([...sentences].filter((sentence) => isInstruction(passage, sentence)));
  for (const cue of found) {
    if (instructions.has(passage.sentenceAt[cue.from] ?? -1)) continue;
    for (const index of listDescribed(passage, assertions, cue)) {
      if (cue.course) courses.set(index, cue.course);
      if (cue.level === 0 && cue.course === null) zero.add(index);
      else if (isBetter(cue, cues.get(index))) cues.set(index, cue);
    }
  }
  addInside(passage, cues);
  const stated = new Map([...cues].map(([index, cue]) => [index, describeSeverity(passage, cue)]));
  return { stated, zero, courses };
}

/** The mentions that a cue describes; shared ones only where it is about the writer. */
function listDescribed(passage: Passage, assertions: Assertions, cue: SeverityCue): number[] {
  const rules = cue.isFigure ? figureRules : wordRules(cue);
  const near = attach(passage, assertions, cue.place, rules);
  const isOfLast = near.length === 0 && (cue.isFigure || isTag(passage, cue));
  const described = isOfLast ? findLastOfSentence(passage, assertions, cue) : near;
  return described.filter((index) => cue.from >= (assertions.sharedFrom.get(index) ?? 0));
}

/** "Migraine after red wine yesterday, severe", "migraine, strong one, light hurts": between commas, alone or with "one". */
function isTag({ words }: Passage, { from, to }: SeverityCue): boolean {
  const end = wordAt(words, to) === "one" ? to + 1 : to;
  return wordAt(words, from - 1) === "," && (words[end]?.kind ?? "mark") === "mark";
}

/** "Headache came on slowly after staring at spreadsheets, about 3/10": a figure at the end is of the last symptom before it. */
function findLastOfSentence(
  { mentions, sentenceAt }: Passage,
  { present }: Assertions,
  cue: SeverityCue,
): number[] {
  const isBefore = ({ from, to }: Range) => to <= cue.from && sentenceAt[from] === sentenceAt[cue.from];
  const last = mentions.findLastIndex(isBefore);
  return last >= 0 && present.has(last) ? [last] : [];
}

function isBetter(cue: SeverityCue, known: SeverityCue | undefined): boolean {
  if (known === undefined) return true;
  if (cue.isFigure !== known.isFigure) return cue.isFigure;
  return !cue.isFigure && cue.level > known.level;
}

function describeSeverity({ text, words }: Passage, { from, to, level }: SeverityCue): Severity {
  const [start, end] = [words[from]?.start ?? 0, words[to - 1]?.end ?? 0];
  const intensity = ([null, 1, 2, 3, 4, 5] as const)[level] ?? null;
  return { intensity, intensityText: text.slice(start, end) };
}

/** Every severity cue of a report, in order; of figures that change the last stands ("from 3/10 to 7/10"). */
function listCues(passage: Passage): SeverityCue[] {
  const found: SeverityCue[] = [];
  for (let at = 0; at < passage.words.length; ) {
    const isFree = passage.mentionAt[at] === -1;
    const cue = isFree ? (readFigures(passage, at) ?? readWords(passage, at)) : null;
    if (cue) found.push(cue);
    at = Math.max(cue?.place.to ?? 0, at + 1);
  }
  return settleChanges(passage, found);
}

function readWords(passage: Passage, at: number): SeverityCue | null {
  if (passage.timeAt[at] !== -1) return null;
  const limit = sentenceOf(passage, at)?.to ?? at + 1;
  const phrase = findPhraseAt(levels, passage.words, at, { limit });
  const unstated = findPhraseAt(severity.unstated, passage.words, at, { limit });
  if (phrase === null || (unstated && unstated.end >= phrase.end)) return null;
  if (hasMention(passage, at, phrase.end)) return null;
  const cue = toWordCue(phrase);
  return isAbbreviated(passage, phrase.end) ? { ...cue, place: { from: at, to: phrase.end + 1 } } : cue;
}

/** "mod. back pain" */
function isAbbreviated({ words }: Passage, to: number): boolean {
  return wordAt(words, to) === "." && language.abbreviations.has(wordAt(words, to - 1));
}

function toWordCue({ start: from, end: to, meaning: level }: PhraseHit<number>): SeverityCue {
  return { from, to, level, isFigure: false, share: null, place: { from, to }, course: null };
}

function addInside(passage: Passage, cues: Map<number, SeverityCue>): void {
  for (const index of passage.mentions.keys()) {
    const inside = cues.has(index) ? null : findInside(passage, index);
    if (inside) cues.set(index, inside);
  }
}

/** The severity cue within the words of a name: "stomach really hurts". */
function findInside({ words, mentions }: Passage, index: number): SeverityCue | null {
  const { from, to } = mentions[index] ?? { from: 0, to: 0 };
  const [rating] = words.slice(from, to).flatMap((_, place) => readRating(words, from + place) ?? []);
  if (rating && rating.to <= to) return toCue(rating);
  // "brings up a bit of milk": how much of it there is.
  const degrees = findApart(insideLevels, words, from, to).filter(({ end }) => wordAt(words, end) !== "of");
  const [found] = [...findSaid(words, from, to), ...degrees];
  return found ? toWordCue(found) : null;
}

/** "stomach was awful" and "bad gas" have a severity, "felt awful" and "bad breath" are the names themselves, as is "head feels heavy". */
function findSaid(words: Passage["words"], from: number, to: number): PhraseHit<number>[] {
  return findApart(levels, words, from, to).filter(({ start, end }) =>
    start > from
      ? start - 1 > from &&
        language.copulas.has(wordAt(words, start - 1)) &&
        !severity.insideNames.has(wordAt(words, start))
      : end < to && !severity.insideNouns.has(wordAt(words, end)),
  );
}

const figureRules: AttachRules = {
  inFront: (words, from, to) =>
    words.slice(from, to).every(({ text }) => severity.frontFillers.has(text)) && to - from <= frontReach,
  behind: ({ words, timeAt }, from, to) =>
    to - from <= behindReach &&
    words.slice(from, to).every(({ text, kind }, place) => {
      return severity.links.has(text) || timeAt[from + place] !== -1 || kind === "word";
    }),
  alone: isAlone,
};

function wordRules({ to: end }: Range): AttachRules {
  return {
    inFront: isDescribed,
    behind: ({ words, timeAt, mentionAt, clauseAt }, from, to) => {
      const start = skipPlace(words, from, to);
      const isLinked = words.slice(start, to).every(({ text }, place) => {
        return severity.links.has(text) || timeAt[start + place] !== -1;
      });
      const isFree =
        clauseAt[end] !== clauseAt[end - 1] ||
        timeAt[end] !== -1 ||
        severity.followers.has(wordAt(words, end));
      return isLinked && isFree && (mentionAt[end] ?? -1) === -1;
    },
    alone: isAlone,
  };
}

/** "headache behind the left eye, moderate": up to the mark behind the place. */
function skipPlace(words: Passage["words"], from: number, to: number): number {
  if (!language.places.has(wordAt(words, from))) return from;
  for (let at = from + 1; at <= Math.min(to, from + placeReach); at++)
    if (words[at]?.kind !== "word" || wordAt(words, at) === "since") return at;
  return from;
}

/** "severe throbbing headache", "mild, dull ache": adjectives may stand between. */
function isDescribed(words: Passage["words"], from: number, to: number): boolean {
  const isListed = wordAt(words, from) === "," && to - from > 1;
  const first = isListed ? from + 1 : from;
  const between = words.slice(first, to);
  const unknown = between.filter(({ text }) => !severity.frontFillers.has(text));
  const isOpen = between.every(({ kind, text }) => kind === "word" && !severity.frontStops.has(text));
  const isLevelled =
    isListed && between.some((_, place) => findPhraseAt(levels, words, first + place, { limit: to }));
  return isOpen && !isLevelled && unknown.length <= unknownReach && (!isListed || unknown.length > 0);
}

/** "It was about 7/10", "a slight one": words that state nothing else. */
function isAlone({ words, clauseAt, timeAt }: Passage, { from, to }: Range): boolean {
  const isPlain = (at: number) => timeAt[at] !== -1 || severity.soloWords.has(wordAt(words, at));
  const isOwn = (at: number) => clauseAt[at] === clauseAt[from];
  if (isOwn(from - soloReach) || isOwn(to + soloReach)) return false;
  for (let at = from - 1; isOwn(at); at--) if (!isPlain(at)) return false;
  for (let at = to; isOwn(at) && wordAt(words, at) !== ","; at++) if (!isPlain(at)) return false;
  return true;
}

const course = compileWordLists(courseData);
const coursePhrases = indexByMeaning<SymptomCourse | "none">({
  none: courseData.none,
  worse: courseData.worse,
  better: courseData.better,
  intermittent: courseData.intermittent,
  constant: courseData.constant,
});
const courseFrontReach = 4;
const courseBehindReach = 7;

const courseRules: AttachRules = {
  inFront: (words, from, to) =>
    to - from <= courseFrontReach && words.slice(from, to).every(({ kind }) => kind === "word"),
  behind: ({ clauseAt }, from, to) => to - from <= courseBehindReach && clauseAt[from] === clauseAt[to],
  alone: ({ words, clauseAt, timeAt }, { from, to }) => {
    const isPlain = (at: number) => timeAt[at] !== -1 || course.soloWords.has(wordAt(words, at));
    for (let at = from - 1; clauseAt[at] === clauseAt[from]; at--) if (!isPlain(at)) return false;
    return clauseAt[to] !== clauseAt[from] || timeAt[to] !== -1 || words[to]?.kind !== "mark";
  },
};

/** How each mention goes on, by index; the last statement counts. */
export function readCourses(passage: Passage, assertions: Assertions): Map<number, SymptomCourse> {
  const courses = new Map<number, SymptomCourse>();
  const { words, mentionAt } = passage;
  for (const { from, to } of passage.sentences) {
    for (const { start, end, meaning } of findApart(coursePhrases, words, from, to)) {
      const isOfName = mentionAt[start] !== -1 && mentionAt[end - 1] !== -1;
      if (meaning === "none" || isOfName) continue;
      for (const index of attach(passage, assertions, { from: start, to: end }, courseRules))
        courses.set(index, meaning);
    }
  }
  return courses;
}
