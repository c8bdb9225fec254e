import {
  findApart,
  findPhraseAt,
  findPhrasesAt,
  indexEntries,
  mayJoinWords,
  type PhraseHit,
  type PhraseIndex,
} from "../../../language/mod.ts";
import { phraseTerms } from "./need-token.ts";
import type { Reading } from "./reading.ts";

/** Builds an index of phrases for requests. */
export function indexNeeds<Meaning>(
  entries: readonly (readonly [phrase: string, meaning: Meaning])[],
): PhraseIndex<Meaning> {
  return indexEntries(entries, {
    listFirstWords: ([text]) => firstTermOf(text),
    readPhrases: ([text, meaning]) => [{ text, terms: phraseTerms(text), meaning }],
  });
}

/** The term that a phrase begins with; null where it may be one figure with what follows ("1 1/2"), and for no term. */
export function firstTermOf(text: string): string[] | null {
  const first = mayJoinWords(text) ? "" : (text.split(" ", 1)[0] ?? "");
  const terms = phraseTerms(first).slice(0, 1);
  return terms.length === 0 ? null : terms;
}

/** The longest phrase that begins at a place; null for none. */
export function phraseAt<Meaning>(
  index: PhraseIndex<Meaning>,
  { terms }: Pick<Reading, "terms">,
  at: number,
): PhraseHit<Meaning> | null {
  return findPhraseAt(index, terms, at);
}

/** Phrases from left to right, each the longest at its place, none overlapping. */
export function findNeeds<Meaning>(index: PhraseIndex<Meaning>, reading: Reading): PhraseHit<Meaning>[] {
  return findApart(index, reading.terms);
}

/** The longest phrase that ends right before a place; null for none. */
export function phraseBefore<Meaning>(
  index: PhraseIndex<Meaning>,
  reading: Reading,
  end: number,
): PhraseHit<Meaning> | null {
  for (let at = Math.max(0, end - 4); at < end; at++) {
    const hit = findPhrasesAt(index, reading.terms, at).find((found) => found.end === end);
    if (hit !== undefined) return hit;
  }
  return null;
}
