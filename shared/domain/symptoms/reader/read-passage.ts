import { compileWordLists, wordAt } from "../../../language/mod.ts";
import { dropNormalFevers, findFigureNames } from "../flags/figure-names.ts";
import { dropBornBabies, findStillBaby } from "../flags/still-baby.ts";
import { type ReportWord, readWords } from "../report-words.ts";
import { readTimePhrases } from "../times/read-time-phrases.ts";
import type { SymptomName } from "../vocabulary/describe-name.ts";
import { findSymptomNames } from "../vocabulary/find-symptom-names.ts";
import { addAnaphors } from "./anaphors.ts";
import { hideFigures } from "./hide-figures.ts";
import { isInOne, type Passage, type Placed, type Range, type Sentence } from "./passage.ts";
import { splitClauses } from "./split-clauses.ts";
import languageData from "./wording/language.json" with { type: "json" };

type Words = readonly ReportWord[];

const partWords = 5;
const feeling = new Set(["feel", "feeling", "feels", "felt", "i", "i'm"]);
const feelingHot = "NAS:feeling_hot";
const language = compileWordLists(languageData);

/** Cuts a report and finds the symptoms and times that it names. */
export function readPassage(text: string): Passage {
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
  const measured = [...findFigureNames(text, words), ...findStillBaby(text, words)];
  // "burning up 39.6" is fever.
  const isMeasured = ({ symptomId, start, end }: SymptomName) =>
    symptomId === feelingHot && measured.some((figure) => figure.start <= start && figure.end > end);
  const named = dropBornBabies(dropNormalFevers(findSymptomNames(text, words), words), words);
  const names = named.filter((name) => !isMeasured(name) && !isOfPart(text, name));
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
