/** A phrase of a table with what it stands for. */
export type Phrase<Meaning> = {
  /** The phrase as the table writes it. */
  readonly text: string;
  readonly terms: readonly string[];
  readonly meaning: Meaning;
};

export type PhraseHit<Meaning> = Phrase<Meaning> & {
  readonly start: number;
  readonly end: number;
};

/** Phrases by their first term. */
export type PhraseIndex<Meaning> = ReadonlyMap<string, readonly Phrase<Meaning>[]>;

/** Orders phrases by their first term, longest first. */
export function indexPhrases<Meaning>(phrases: readonly Phrase<Meaning>[]): PhraseIndex<Meaning> {
  const index = new Map<string, Phrase<Meaning>[]>();
  for (const phrase of phrases) {
    const first = phrase.terms[0];
    if (first === undefined) continue;
    const known = index.get(first);
    if (known === undefined) index.set(first, [phrase]);
    else known.push(phrase);
  }
  for (const known of index.values()) known.sort((a, b) => b.terms.length - a.terms.length);
  return index;
}

/** Every place where a phrase stands, from left to right, at one place the longest first. */
export function findPhrases<Meaning>(
  index: PhraseIndex<Meaning>,
  terms: readonly string[],
): PhraseHit<Meaning>[] {
  return terms.flatMap((_, start) => findPhrasesAt(index, terms, start));
}

/** The phrases that begin at `start`, longest first. */
export function findPhrasesAt<Meaning>(
  index: PhraseIndex<Meaning>,
  terms: readonly string[],
  start: number,
): PhraseHit<Meaning>[] {
  const known = index.get(terms[start] ?? "") ?? [];
  return known
    .filter((phrase) => phrase.terms.every((term, offset) => terms[start + offset] === term))
    .map((phrase) => ({ ...phrase, start, end: start + phrase.terms.length }));
}
