import { compileWordLists, hasEnglishForm, type Span, wordAt } from "../../../language/mod.ts";
import { findSite } from "../vocabulary/vocabulary.ts";
import { vocabularyWords } from "../vocabulary/vocabulary-words.ts";
import { hasMention, listClauses, type Passage, type Range, type Sentence } from "./passage.ts";
import courseData from "./wording/course.json" with { type: "json" };
import languageData from "./wording/language.json" with { type: "json" };
import negationData from "./wording/negation.json" with { type: "json" };
import peopleData from "./wording/people.json" with { type: "json" };
import severityData from "./wording/severity.json" with { type: "json" };
import timingData from "./wording/timing.json" with { type: "json" };
import triggerData from "./wording/trigger.json" with { type: "json" };

const { wellness } = compileWordLists(languageData);
const denying: ReadonlySet<string> = new Set(
  [...negationData.nounTriggers, ...negationData.verbTriggers]
    .filter((words) => !words.includes(" "))
    .flatMap((words) => words.split("|")),
);
/** What describes symptoms or joins what does. */
const knownWords: ReadonlySet<string> = new Set([
  ...vocabularyWords,
  ...listWords([languageData, negationData, severityData, courseData, timingData, triggerData, peopleData]),
]);
const wordClasses = ["<follow>", "<beverb>", "<haveverb>", "<det>", "<preposition>", "<joint>", "<n>", "<i>"];
const shortestUnknown = 4;

function listWords(data: unknown): ReadonlySet<string> {
  if (typeof data === "string") return new Set(data.split(/[ |?]+/));
  if (typeof data !== "object" || data === null) return new Set();
  return new Set(Object.values(data).flatMap((member) => [...listWords(member)]));
}

/**
 * What may report a symptom but names no known one: sentences and clauses that name a part of the body or how someone
 * feels, and words that no English dictionary or list has, but for those of causes. The whole text if it has no symptom,
 * unless it says that there is none.
 */
export function listUnread(passage: Passage, causes: readonly Span[]): Span[] {
  const { sentences, mentions, words } = passage;
  if (mentions.length > 0)
    return sentences.flatMap((sentence, index) => readSentence(passage, sentence, index, causes));
  const saysNone = words.some(({ text }) => wellness.has(text) || denying.has(text));
  return saysNone ? [] : spanOf(passage, { from: 0, to: words.length });
}

function readSentence(passage: Passage, sentence: Sentence, index: number, causes: readonly Span[]): Span[] {
  if (sentence.isQuestion || sentence.isHeader) return [];
  if (mayReport(passage, sentence)) return spanOf(passage, sentence);
  return listClauses(passage, index).flatMap((clause) => {
    const isOpen = mayReport(passage, clause) && placesOf(clause).some((at) => !isKnown(passage, at, causes));
    if (isOpen) return spanOf(passage, clause);
    return placesOf(clause).flatMap((at) =>
      isUnknown(passage, at, causes) ? spanOf(passage, { from: at, to: at + 1 }) : [],
    );
  });
}

function mayReport(passage: Passage, { from, to }: Range): boolean {
  const { words } = passage;
  if (hasMention(passage, from, to)) return false;
  const places = placesOf({ from, to });
  if (places.some((at) => wellness.has(wordAt(words, at)) || denying.has(wordAt(words, at)))) return false;
  return places.some((at) => findSite(words, at) !== null || words[at]?.keys.includes("<feelverb>"));
}

/** A word of a symptom, a time, a cause or a place of the body, or one that only describes or joins. */
function isKnown({ words, mentionAt, timeAt }: Passage, at: number, causes: readonly Span[]): boolean {
  const word = words[at];
  if (word === undefined || word.kind !== "word" || word.isFiller) return true;
  if (mentionAt[at] !== -1 || timeAt[at] !== -1 || knownWords.has(word.text)) return true;
  if (wordClasses.some((name) => word.keys.includes(name)) || findSite(words, at) !== null) return true;
  return causes.some(({ start, end }) => word.start >= start && word.end <= end);
}

function isUnknown(passage: Passage, at: number, causes: readonly Span[]): boolean {
  const word = passage.words[at];
  if (
    word === undefined ||
    knownWords.has(word.text.replace(/'s$/, "")) ||
    word.term.length < shortestUnknown ||
    isKnown(passage, at, causes)
  )
    return false;
  return !hasEnglishForm(word.text) && !hasEnglishForm(word.term);
}

function placesOf({ from, to }: Range): number[] {
  return Array.from({ length: to - from }, (_, offset) => from + offset);
}

function spanOf({ words }: Passage, { from, to }: Range): Span[] {
  const written = words.slice(from, to).filter(({ kind }) => kind !== "mark");
  const [first, last] = [written[0], written.at(-1)];
  return first === undefined || last === undefined ? [] : [{ start: first.start, end: last.end }];
}
