import { addPhrase, createNode, type Node, type PatternWord } from "./phrase-nodes.ts";

/** A phrase of a table with what it stands for. */
export type Phrase<Meaning> = {
  /** The phrase as the table writes it. */
  readonly text: string;
  readonly terms: readonly string[];
  readonly meaning: Meaning;
};

/**
 * Phrases that are found word by word. `open` returns where all of them begin, after adding those that begin with the
 * word: most processes read few texts, and adding all phrases of the large tables took seconds.
 */
export type PhraseIndex<Meaning> = { readonly open: (word: string) => Node<Meaning> };

/** A pattern of a table as its words, with what it stands for. */
export type PatternPhrase<Meaning> = Omit<Phrase<Meaning>, "terms"> & {
  readonly words: readonly PatternWord[];
};

/** How an index reads the entries of a table. */
type EntryReader<Entry, Meaning> = {
  /** The words of which the entry's phrases begin with one or another; null where that is not known. */
  readonly listFirstWords: (entry: Entry) => Iterable<string> | null;
  readonly readPhrases: (entry: Entry) => Iterable<Phrase<Meaning> | PatternPhrase<Meaning>>;
};

/** Builds an index. Of phrases with the same words the first is found first. */
export function indexPhrases<Meaning>(phrases: Iterable<Phrase<Meaning>>): PhraseIndex<Meaning> {
  return indexEntries(phrases, {
    listFirstWords: ({ terms }) => terms.slice(0, 1),
    readPhrases: (phrase) => [phrase],
  });
}

/** As {@link indexPhrases}, of the phrases of a table's entries, which are read when a text has one of their first words. */
export function indexEntries<Entry, Meaning>(
  entries: Iterable<Entry>,
  { listFirstWords, readPhrases }: EntryReader<Entry, Meaning>,
): PhraseIndex<Meaning> {
  const root: Node<Meaning> = createNode();
  // Most words begin one phrase, and tables have thousands: a number takes less memory than a list of one.
  const waiting = new Map<string, number | number[]>();
  const left: (Entry | undefined)[] = [];
  function addEntry(rank: number, entry: Entry): void {
    for (const phrase of readPhrases(entry)) {
      const words = "words" in phrase ? phrase.words : phrase.terms.map(toPatternWord);
      addPhrase(root, words, { text: phrase.text, meaning: phrase.meaning, rank });
    }
  }
  for (const entry of entries) {
    const firstWords = listFirstWords(entry);
    const at = left.push(firstWords === null ? undefined : entry) - 1;
    if (firstWords === null) addEntry(at, entry);
    for (const word of firstWords ?? []) {
      const others = waiting.get(word);
      if (others === undefined) waiting.set(word, at);
      else if (typeof others === "number") waiting.set(word, [others, at]);
      else others.push(at);
    }
  }
  function open(word: string): Node<Meaning> {
    const places = waiting.get(word);
    if (places === undefined) return root;
    waiting.delete(word);
    for (const at of typeof places === "number" ? [places] : places) {
      const entry = left[at];
      left[at] = undefined;
      if (entry !== undefined) addEntry(at, entry);
    }
    return root;
  }
  return { open };
}

function toPatternWord(term: string): PatternWord {
  return { choices: [[term]], isOptional: false };
}

/** Builds an index of patterns: words with a space between, `a|b` for either word, `a?` for one that may be left out. */
export function indexPatterns<Meaning>(
  entries: Iterable<readonly [pattern: string, meaning: Meaning]>,
): PhraseIndex<Meaning> {
  return indexEntries(entries, {
    listFirstWords: ([text]) => listFirstChoices(text),
    readPhrases: ([text, meaning]) => [{ text, meaning, words: readPattern(text, (word) => [word]) }],
  });
}

/** The words of a pattern; `cutTerms` gives the terms that stand for each in a text. */
export function readPattern(
  pattern: string,
  cutTerms: (word: string) => readonly string[],
): PatternPhrase<unknown>["words"] {
  return pattern.split(" ").map((text) => {
    const { choices, isOptional } = cutPatternWord(text);
    return { choices: choices.map(cutTerms), isOptional };
  });
}

/** The words that the phrases of a pattern can begin with. */
export function listFirstChoices(pattern: string): string[] {
  const found: string[] = [];
  for (let start = 0, end = 0; end !== -1; start = end + 1) {
    end = pattern.indexOf(" ", start);
    const text = end === -1 ? pattern.slice(start) : pattern.slice(start, end);
    const { choices, isOptional } = cutPatternWord(text);
    found.push(...choices);
    if (!isOptional) break;
  }
  return found;
}

function cutPatternWord(text: string): { choices: string[]; isOptional: boolean } {
  const isOptional = text.endsWith("?");
  return { choices: (isOptional ? text.slice(0, -1) : text).split("|"), isOptional };
}

/** Builds an index of patterns from lists of them by what they stand for; of equal patterns the one listed first stands. */
export function indexByMeaning<Meaning extends string>(
  lists: Readonly<Record<Meaning, readonly string[]>>,
): PhraseIndex<Meaning> {
  return indexPatterns(
    namesOf(lists).flatMap((meaning) => lists[meaning].map((pattern) => [pattern, meaning] as const)),
  );
}

/** Holds for object literals, which have no names but those of their type. */
function namesOf<Name extends string>(lists: Readonly<Record<Name, unknown>>): Name[] {
  return Object.keys(lists) as Name[];
}
