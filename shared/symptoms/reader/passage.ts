import { readTimePhrases } from "../../time/read-time-phrases.ts";
import type { TimePhrase } from "../../time/time-phrase.ts";
import { findSymptomNames, type SymptomName } from "../find-symptom-names.ts";
import { splitClauses } from "./clause.ts";
import { type Sentence, splitSentences } from "./sentence.ts";
import { readWords, type Word } from "./word.ts";

/** Something found in the text, with the words `from` to before `to` that it covers. */
export interface Placed<Found> {
  readonly found: Found;
  readonly from: number;
  readonly to: number;
}

/** A symptom name in its place. */
export type Mention = Placed<SymptomName>;

/** A report cut into words, sentences and clauses, with the symptoms and times named in it. */
export interface Passage {
  readonly text: string;
  readonly words: readonly Word[];
  readonly sentences: readonly Sentence[];
  readonly mentions: readonly Mention[];
  readonly times: readonly Placed<TimePhrase>[];
  /** By word: the index of the mention, time, sentence or clause that it belongs to, -1 for none. */
  readonly mentionAt: readonly number[];
  readonly timeAt: readonly number[];
  readonly sentenceAt: readonly number[];
  readonly clauseAt: readonly number[];
}

/** Cuts a report and finds the symptoms and times that it names. */
export function readPassage(text: string): Passage {
  const words = readWords(text);
  const mentions = place(words, findSymptomNames(text));
  const times = place(words, readTimePhrases(text));
  const mentionAt = indexWords(words, mentions);
  const timeAt = indexWords(words, times);
  const isInside = (at: number) => holdsTogether(mentionAt, at) || holdsTogether(timeAt, at);
  const sentences = splitSentences(text, words, isInside);
  const sentenceAt = indexWords(words, sentences);
  const clauseAt = splitClauses({ words, sentences, mentionAt, timeAt });
  return { text, words, sentences, mentions, times, mentionAt, timeAt, sentenceAt, clauseAt };
}

function place<Found extends { readonly start: number; readonly end: number }>(
  words: readonly Word[],
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

function indexWords(
  words: readonly Word[],
  ranges: readonly { readonly from: number; readonly to: number }[],
): number[] {
  const index = words.map(() => -1);
  for (const [position, { from, to }] of ranges.entries()) index.fill(position, from, to);
  return index;
}

function holdsTogether(index: readonly number[], at: number): boolean {
  return index[at] !== -1 && index[at] === index[at + 1];
}
