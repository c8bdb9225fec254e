import { readTimePhrases } from "../../time/read-time-phrases.ts";
import type { TimePhrase } from "../../time/time-phrase.ts";
import { findSymptomNames, type SymptomName } from "../find-symptom-names.ts";
import { addAnaphors } from "./anaphora.ts";
import { splitClauses } from "./clause.ts";
import { readRating } from "./rating.ts";
import { type Sentence, splitSentences } from "./sentence.ts";
import { readWords, type Word } from "./word.ts";

/** Something found in the text, with the words `from` to before `to` that it covers. */
export interface Placed<Found> {
  readonly found: Found;
  readonly from: number;
  readonly to: number;
}

const ratingWords = 3;

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
  const times = place(words, readTimePhrases(hideRatings(text, words)));
  const timeAt = indexWords(words, times);
  const mentions = addAnaphors(words, place(words, findSymptomNames(text)), timeAt);
  const mentionAt = indexWords(words, mentions);
  const isInside = (at: number) => holdsTogether(mentionAt, at) || holdsTogether(timeAt, at);
  const sentences = splitSentences(text, words, isInside);
  const sentenceAt = indexWords(words, sentences);
  const clauseAt = splitClauses({ words, sentences, mentionAt, timeAt });
  return { text, words, sentences, mentions, times, mentionAt, timeAt, sentenceAt, clauseAt };
}

/** "5/10 until 4pm" has one time in it, not a date. */
function hideRatings(text: string, words: readonly Word[]): string {
  let hidden = text;
  for (let at = 0; at < words.length; at++) {
    const rating = words[at]?.kind === "number" ? readRating(words, at) : null;
    if (rating === null || rating.to - at < ratingWords) continue;
    const [start, end] = [words[at]?.start ?? 0, words[rating.to - 1]?.end ?? 0];
    hidden = hidden.slice(0, start) + "_".repeat(end - start) + hidden.slice(end);
    at = rating.to - 1;
  }
  return hidden;
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
