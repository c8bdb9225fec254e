import { compileWordLists, findPhraseAt, wordAt } from "../../../../shared/language/mod.ts";
import { dropNormalFevers, findFigureNames } from "../flags/figure-names.ts";
import { type ReportWord, readWords } from "../report-words.ts";
import { readTimePhrases } from "../times/read-time-phrases.ts";
import type { SymptomName } from "../vocabulary/describe-name.ts";
import { findSymptomNames } from "../vocabulary/find-symptom-names.ts";
import { symptomOf } from "../vocabulary/vocabulary.ts";
import { hideFigures } from "./hide-figures.ts";
import {
  hasMention,
  type Mention,
  type Passage,
  type Placed,
  partReach,
  type Range,
  type Sentence,
} from "./passage.ts";
import anaphoraData from "./wording/anaphora.json" with { type: "json" };
import languageData from "./wording/language.json" with { type: "json" };
import timingData from "./wording/timing.json" with { type: "json" };

type Words = readonly ReportWord[];

/** What clauses are cut by. */
type ClauseInput = Pick<Passage, "words" | "sentences" | "mentionAt" | "timeAt">;

const partWords = 5;
const feeling = new Set(["feel", "feeling", "feels", "felt", "i", "i'm"]);
const feelingHot = "NAS:feeling_hot";
const language = compileWordLists(languageData);
const anaphora = compileWordLists(anaphoraData);
const timing = compileWordLists(timingData);

/** The slash of "2p gassy 4/10 / 5p gone", unlike that of "4 / 10" */
const looseSlash = /(?<!(?:^|\s)\d+) \/ | \/ (?!\d+(?:\s|$))/g;

/** Cuts a report and finds the symptoms and times that it names. */
export function readPassage(report: string): Passage {
  const text = report.replace(looseSlash, " ; ");
  const words = readWords(text);
  const times = place(words, readTimePhrases(hideFigures(text, words)));
  const timeAt = indexWords(words, times);
  const mentions = addAnaphors(words, place(words, findAllNames(text, words)), timeAt);
  const mentionAt = indexWords(words, mentions);
  const isInside = (at: number) => isInOne(mentionAt, at + 1) || isInOne(timeAt, at + 1);
  const sentences = splitSentences(text, words, isInside);
  const sentenceAt = indexWords(words, sentences);
  const clauseAt = splitClauses({ words, sentences, mentionAt, timeAt });
  return { text, words, sentences, mentions, times, mentionAt, timeAt, sentenceAt, clauseAt };
}

/** "My toe is red hot", "calf swollen and hot": the part is hot, and nobody feels hot. */
function isOfPart(text: string, { symptomId, start }: SymptomName): boolean {
  if (symptomId !== feelingHot) return false;
  const before =
    text
      .slice(0, start)
      .toLowerCase()
      .split(/[.;!?\n]/)
      .at(-1) ?? "";
  const near = (before.match(/[a-z']+/g) ?? []).slice(-partWords);
  return near.some((word) => language.hotParts.has(word)) && !near.some((word) => feeling.has(word));
}

/** The symptoms by their names, and by figures where no name stands ("temp 39.2"). */
function findAllNames(text: string, words: Words): SymptomName[] {
  const measured = findFigureNames(text, words);
  // "burning up 39.6" is fever.
  const isMeasured = ({ symptomId, start, end }: SymptomName) =>
    symptomId === feelingHot && measured.some((figure) => figure.start <= start && figure.end > end);
  const names = dropNormalFevers(findSymptomNames(text, words), words).filter(
    (name) => !isMeasured(name) && !isOfPart(text, name),
  );
  const figures = measured.filter(
    (figure, at, all) =>
      !names.some(({ start, end }) => start < figure.end && figure.start < end) &&
      !all.slice(0, at).some(({ end }) => figure.start < end),
  );
  return [...names, ...figures].sort((a, b) => a.start - b.start);
}

function place<Found extends { readonly start: number; readonly end: number }>(
  words: Words,
  found: readonly Found[],
): Placed<Found>[] {
  const placed: Placed<Found>[] = [];
  let at = 0;
  for (const one of found) {
    while (at < words.length && (words[at]?.end ?? 0) <= one.start) at++;
    let to = at;
    while (to < words.length && (words[to]?.start ?? 0) < one.end) to++;
    if (to > at) placed.push({ found: one, from: at, to });
  }
  return placed;
}

function indexWords(words: Words, ranges: readonly Range[]): number[] {
  const index = words.map(() => -1);
  for (const [position, { from, to }] of ranges.entries()) index.fill(position, from, to);
  return index;
}

/** Whether a word and the one before it belong to the same mention or time. */
function isInOne(index: readonly number[], at: number): boolean {
  return index[at] !== -1 && index[at] === index[at - 1];
}

const anaphorReach = 40;
const verbReach = 4;
const anaphorJoiners = new Set(["and", "then", "&", ","]);

/** The mentions with those that stand for an earlier one: "another one at 1 pm", "gone by noon, came back at six". */
function addAnaphors(words: Words, mentions: readonly Mention[], timeAt: readonly number[]): Mention[] {
  const added: Mention[] = [];
  let next = 0;
  let last: Mention | undefined;
  for (let at = 0; at < words.length; at++) {
    while ((mentions[next]?.from ?? words.length) <= at) last = mentions[next++];
    if (last === undefined || at < last.to || at > last.to + anaphorReach) continue;
    const anaphor =
      readOne(words, at, mentions[next]) ?? readAgain(words, at, timeAt) ?? readReturn(words, at, last);
    if (anaphor === null) continue;
    added.push(repeatMention(words, last, anaphor));
    at = anaphor.to - 1;
  }
  return [...mentions, ...added].sort((a, b) => a.from - b.from);
}

/** "a mild one", but not "a bad one day" nor "ate another one". */
function readOne(words: Words, at: number, next: Mention | undefined): Range | null {
  const phrase = findPhraseAt(anaphora.ones, words, at, {
    limit: next?.from ?? words.length,
  });
  if (phrase === null || anaphora.notOnes.has(wordAt(words, phrase.end))) return null;
  const isGot = anaphora.gotOne.has(wordAt(words, at));
  if (isGot && words[phrase.end] !== undefined && !anaphora.afterOne.has(wordAt(words, phrase.end)))
    return null;
  const before = words.slice(Math.max(0, at - verbReach), at);
  if (before.some(({ text }) => anaphora.consumed.has(text))) return null;
  return { from: wordAt(words, phrase.end - 1) === "one" ? phrase.end - 1 : at, to: phrase.end };
}

/** "at 2 am and again at 4 am" */
function readAgain(words: Words, at: number, timeAt: readonly number[]): Range | null {
  if (wordAt(words, at) !== "again" || (timeAt[at + 1] ?? -1) === -1 || timeAt[at] !== -1) return null;
  return anaphorJoiners.has(wordAt(words, at - 1)) ? { from: at, to: at + 1 } : null;
}

/** What was over before can come back. */
function readReturn(words: Words, at: number, last: Mention): Range | null {
  const phrase = findPhraseAt(anaphora.returns, words, at);
  if (phrase === null || anaphora.notReturns.has(wordAt(words, phrase.end))) return null;
  if (anaphora.otherSubjects.has(wordAt(words, at - 1))) return null;
  for (let before = last.to; before < at; before++)
    if (
      findPhraseAt(timing.endings, words, before, { limit: at }) ||
      findPhraseAt(anaphora.offs, words, before)
    )
      return { from: at, to: phrase.end };
  return null;
}

function repeatMention(words: Words, { found }: Mention, { from, to }: Range): Mention {
  const text = words.slice(from, to).map((word) => word.text);
  const site = symptomOf(found.symptomId)?.site ?? null;
  const span = { start: words[from]?.start ?? 0, end: words[to - 1]?.end ?? 0 };
  return { found: { ...found, ...span, site, text: text.join(" ") }, from, to };
}

const bullets = new Set(["-", "*", "•", "·", "‣", "▪", "+"]);

/** Cuts words into sentences, but never inside an expression such as "3 p.m.". */
function splitSentences(text: string, words: Words, isInside: (at: number) => boolean): Sentence[] {
  const sentences: Sentence[] = [];
  let from = 0;
  for (let at = 0; at <= words.length; at++) {
    if (at < words.length && (!endsSentence(text, words, at) || isInside(at))) continue;
    const sentence = trimSentence(words, from, at);
    if (sentence) sentences.push(sentence);
    from = at + 1;
  }
  return sentences;
}

function endsSentence(text: string, words: Words, at: number): boolean {
  const word = words[at];
  if (word?.kind !== "mark") return false;
  if (["\n", "!", "?", "..."].includes(word.text)) return true;
  if (word.text !== "." || /[\p{L}\p{N}]/u.test(text[word.end] ?? "")) return false;
  return !language.abbreviations.has(wordAt(words, at - 1)) || wordAt(words, at + 1) === "\n";
}

function trimSentence(words: Words, start: number, end: number): Sentence | null {
  const opening = skipBullet(words, start, end);
  const from = opening ?? start;
  if (from >= end) return null;
  const isHeader = wordAt(words, end) === "\n" && wordAt(words, end - 1) === ":";
  return { from, to: end, isQuestion: wordAt(words, end) === "?", isItem: opening !== null, isHeader };
}

function skipBullet(words: Words, start: number, end: number): number | null {
  const isLineStart = start === 0 || wordAt(words, start - 1) === "\n";
  const [first, second] = [words[start], words[start + 1]];
  if (!isLineStart || start >= end || first === undefined || second === undefined) return null;
  if (first.kind === "mark" && second.start > first.end && bullets.has(first.text)) return start + 1;
  return first.kind === "number" && second.text === ")" ? start + 2 : null;
}

const excepting = new Set(["but", "except", "besides"]);
const exceptable = new Set(["me", "myself", "us", "him", "her"]);
const dashes = new Set(["-", "→", ">"]);
/** "It came and went" is one action. */
const coming = new Set(["came", "come", "comes"]);
const going = new Set(["went", "go", "goes"]);
const dashReach = 6;
const bracketReach = 60;

/**
 * The clause of every word, by number, -1 outside sentences. A bracket that names a symptom is a clause of its own,
 * and the words behind it continue the clause before it.
 */
function splitClauses(input: ClauseInput): number[] {
  const clauseAt = input.words.map(() => -1);
  let last = -1;
  for (const { from, to } of input.sentences) {
    const outer: number[] = [];
    let current = ++last;
    for (let at = from; at < to; at++) {
      const isOpening = isBracket(input, at, to);
      if (isOpening) outer.push(current);
      if (isOpening || (at > from && isBoundary(input, clauseAt, at, to))) current = ++last;
      clauseAt[at] = current;
      if (wordAt(input.words, at) === ")") current = outer.pop() ?? current;
    }
  }
  return clauseAt;
}

function isBracket({ words, mentionAt }: ClauseInput, from: number, to: number): boolean {
  if (wordAt(words, from) !== "(" || mentionAt[from] !== -1) return false;
  const limit = Math.min(to, from + bracketReach);
  for (let at = from + 1; at < limit && wordAt(words, at) !== ")"; at++)
    if (mentionAt[at] !== -1) return true;
  return false;
}

function isBoundary(input: ClauseInput, clauseAt: readonly number[], at: number, to: number): boolean {
  const { words, mentionAt, timeAt } = input;
  if (isInOne(mentionAt, at) || isInOne(timeAt, at)) return false;
  const text = wordAt(words, at);
  if (text === ";") return true;
  if (dashes.has(text))
    return isNamedBefore(input, clauseAt, at) && hasMention(input, at + 1, Math.min(to, at + dashReach));
  if (coming.has(wordAt(words, at - 1)) && going.has(wordAt(words, at + 1))) return false;
  if (text === "," || language.joiners.has(text)) return opensClause(input, clauseAt, at + 1, to);
  const isFree = mentionAt[at] === -1 && timeAt[at] === -1;
  if (isFree && findPhraseAt(language.breaks, words, at, { limit: to }) !== null)
    return isBreakMeant(words, at);
  if (language.subjectBreaks.has(text)) return language.subjects.has(wordAt(words, at + 1));
  // "my head hurts i feel sick": without a mark, the next subject opens a clause.
  const isRunOn = language.persons.has(text) && !language.linkers.has(wordAt(words, at - 1));
  return isRunOn && isNamedBefore(input, clauseAt, at);
}

/** "everyone but me" is one person less; "just" and "only" break where a symptom is contrasted with a negated one: "no fever, just tired". */
function isBreakMeant(words: Words, at: number): boolean {
  const text = wordAt(words, at);
  if (excepting.has(text)) return !exceptable.has(wordAt(words, at + 1));
  if (text !== "just" && text !== "only") return true;
  const before = wordAt(words, at - 1);
  return !language.subjects.has(before) && !language.finiteVerbs.has(before);
}

function opensClause(input: ClauseInput, clauseAt: readonly number[], at: number, to: number): boolean {
  const { words, mentionAt, timeAt } = input;
  let next = at;
  while (next < to && isSkipped(wordAt(words, next))) next++;
  const text = wordAt(words, next);
  if ((timeAt[next] ?? -1) !== -1) return isTimeOpening(input, clauseAt, next, to);
  if (mentionAt[next] !== -1) return language.finiteVerbs.has(text) && words[next]?.kind === "word";
  return language.subjects.has(text) || language.finiteVerbs.has(text);
}

function isSkipped(text: string): boolean {
  return language.joiners.has(text) || language.interjections.has(text);
}

/** ", by ten I had …": a time opens a clause where a symptom follows it and one or a time stands before. */
function isTimeOpening(
  { words, mentionAt, timeAt }: ClauseInput,
  clauseAt: readonly number[],
  at: number,
  to: number,
): boolean {
  let next = at;
  while (next < to && timeAt[next] === timeAt[at]) next++;
  const limit = Math.min(to, at + partReach);
  for (; next < limit && wordAt(words, next) !== "," && timeAt[next] === -1; next++)
    if (mentionAt[next] !== -1) return true;
  const clause = clauseAt[at - 2];
  const lowest = Math.max(0, at - partReach);
  for (let before = at - 2; before >= lowest && clauseAt[before] === clause; before--)
    if (timeAt[before] !== -1) return true;
  return false;
}

function isNamedBefore({ mentionAt }: ClauseInput, clauseAt: readonly number[], at: number): boolean {
  const clause = clauseAt[at - 1];
  const lowest = Math.max(0, at - partReach);
  for (let before = at - 1; before >= lowest && clauseAt[before] === clause; before--)
    if (mentionAt[before] !== -1) return true;
  return false;
}
