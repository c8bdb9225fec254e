import { type Words, wordAt } from "./numbers.ts";

/** A phrase of a table with what it stands for. */
export type Phrase<Meaning> = {
  /** The phrase as the table writes it. */
  readonly text: string;
  readonly terms: readonly string[];
  readonly meaning: Meaning;
};

/** A phrase that stands in words from `start` to before `end`; of a pattern, `terms` are those that stand there. */
export type PhraseHit<Meaning> = Phrase<Meaning> & { readonly start: number; readonly end: number };

/**
 * Phrases that are found word by word. `open` returns where all of them begin, after adding those that begin with the
 * word: most processes read few texts, and adding all phrases of the large tables took seconds.
 */
export type PhraseIndex<Meaning> = { readonly open: (word: string) => Node<Meaning> };

/**
 * A place in phrases: where the next words lead, and the phrases that may end here. There are some 100,000 in a process, of
 * which most lead on by one word: a map for each would take four times the memory.
 */
type Node<Meaning> = {
  /** The only word that goes on, and where to; null for none and for several. */
  word: string | null;
  to: Node<Meaning> | null;
  /** Several words that go on; those of a node are shared by all phrases. */
  next: Map<string, Node<Meaning>> | null;
  /** Of patterns that have alternatives here or before. */
  branches: Map<string, Node<Meaning> | Node<Meaning>[]> | null;
  ends: readonly Ranked<Meaning>[];
};

/** `rank` is the place in the table of the entry that it is a phrase of. */
type Ranked<Meaning> = { readonly text: string; readonly meaning: Meaning; readonly rank: number };

/** A word of a pattern: alternatives, each of the terms that stand for it in a text. */
type PatternWord = { readonly choices: readonly (readonly string[])[]; readonly isOptional: boolean };

/** A pattern of a table as its words, with what it stands for. */
export type PatternPhrase<Meaning> = Omit<Phrase<Meaning>, "terms"> & {
  readonly words: readonly PatternWord[];
};

/** What bounds a search: the place before which a phrase must end, and a mark that may stand between its words. */
type Bounds = { readonly limit?: number; readonly skipped?: string };

/** How an index reads the entries of a table. */
type EntryReader<Entry, Meaning> = {
  /** The words of which the entry's phrases begin with one or another; null where that is not known. */
  readonly listFirstWords: (entry: Entry) => Iterable<string> | null;
  readonly readPhrases: (entry: Entry) => Iterable<Phrase<Meaning> | PatternPhrase<Meaning>>;
};

const noEnds: readonly never[] = [];

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

/**
 * Phrases share the nodes of the plain words that they begin with. From its first alternative on a pattern has one node
 * for each word, so that its size is that of its text and not that of all phrases that it stands for.
 */
function addPhrase<Meaning>(
  root: Node<Meaning>,
  words: readonly PatternWord[],
  ranked: Ranked<Meaning>,
): void {
  const firstChoice = words.findIndex((word) => mayBeLeftOut(word) || word.choices.length > 1);
  const shared = firstChoice === -1 ? words : words.slice(0, firstChoice);
  const start = shared.flatMap(({ choices }) => choices.flat()).reduce(reach, root);
  const own = words.slice(shared.length);
  const nodes = [start, ...own.map(() => createNode<Meaning>())];
  for (const [at, node] of nodes.entries()) {
    const needed = own.slice(at).findIndex((word) => !mayBeLeftOut(word));
    const last = needed === -1 ? own.length : at + needed + 1;
    for (let word = at; word < last; word++) link(node, own[word]?.choices ?? [], nodes[word + 1]);
    if (needed === -1 && node !== root) node.ends = [...node.ends, ranked];
  }
}

/** A mark may have no terms. */
function mayBeLeftOut({ choices, isOptional }: PatternWord): boolean {
  return isOptional || choices.some(({ length }) => length === 0);
}

function link<Meaning>(
  from: Node<Meaning>,
  choices: PatternWord["choices"],
  to: Node<Meaning> | undefined,
): void {
  if (to === undefined) return;
  for (const terms of choices) {
    const last = terms.at(-1);
    if (last === undefined) continue;
    branch(terms.slice(0, -1).reduce(branchOff, from), last, to);
  }
}

function branchOff<Meaning>(from: Node<Meaning>, word: string): Node<Meaning> {
  const own = createNode<Meaning>();
  branch(from, word, own);
  return own;
}

function branch<Meaning>(from: Node<Meaning>, word: string, to: Node<Meaning>): void {
  from.branches ??= new Map();
  const known = from.branches.get(word);
  if (known === undefined) from.branches.set(word, to);
  else if (Array.isArray(known)) {
    if (!known.includes(to)) known.push(to);
  } else if (known !== to) from.branches.set(word, [known, to]);
}

function reach<Meaning>(node: Node<Meaning>, word: string): Node<Meaning> {
  const known = node.next?.get(word) ?? (node.word === word ? node.to : null);
  if (known) return known;
  const next = createNode<Meaning>();
  if (node.next !== null) node.next.set(word, next);
  else if (node.word !== null && node.to !== null) {
    node.next = new Map([
      [node.word, node.to],
      [word, next],
    ]);
    node.word = node.to = null;
  } else {
    node.word = word;
    node.to = next;
  }
  return next;
}

function createNode<Meaning>(): Node<Meaning> {
  return { word: null, to: null, next: null, branches: null, ends: noEnds };
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

/** Whether a phrase begins with a word. */
export function beginsPhrase(index: PhraseIndex<unknown>, word: string): boolean {
  const root = index.open(word);
  return root.word === word || root.next?.has(word) === true || root.branches?.has(word) === true;
}

/** The phrases that begin at a place, longest first. */
export function findPhrasesAt<Meaning>(
  index: PhraseIndex<Meaning>,
  words: Words,
  start: number,
  bounds: Bounds = {},
): PhraseHit<Meaning>[] {
  const hits: PhraseHit<Meaning>[][] = [];
  walk(index, { words, start, ...bounds }, (ends, terms, end) => {
    const phrases = ends.length === 1 ? ends : inOrder(ends);
    hits.push(phrases.map(({ text, meaning }) => ({ text, terms, meaning, start, end })));
  });
  return hits.reverse().flat();
}

/** The longest phrase that begins at a place; null for none. */
export function findPhraseAt<Meaning>(
  index: PhraseIndex<Meaning>,
  words: Words,
  start: number,
  bounds: Bounds = {},
): PhraseHit<Meaning> | null {
  let longest: PhraseHit<Meaning> | null = null;
  walk(index, { words, start, ...bounds }, (ends, terms, end) => {
    const { text, meaning } = ends.reduce((first, next) => (next.rank < first.rank ? next : first));
    longest = { text, terms, meaning, start, end };
  });
  return longest;
}

/** Reports, from the shortest on, where phrases end that begin at a place, and which. */
function walk<Meaning>(
  index: PhraseIndex<Meaning>,
  { words, start, limit = words.length, skipped }: Bounds & { words: Words; start: number },
  report: (ends: readonly [Ranked<Meaning>, ...Ranked<Meaning>[]], terms: string[], end: number) => void,
): void {
  const terms: string[] = [];
  let nodes: Node<Meaning>[] = [index.open(wordAt(words, start))];
  for (let at = start; at < limit; ) {
    const term = wordAt(words, at);
    nodes = follow(nodes, term);
    if (nodes.length === 0) return;
    terms.push(term);
    at += 1;
    const [first, ...others] =
      nodes.length === 1 ? (nodes[0]?.ends ?? []) : nodes.flatMap(({ ends }) => ends);
    if (first) report([first, ...others], terms.slice(), at);
    if (skipped !== undefined && at + 1 < limit && wordAt(words, at) === skipped) at += 1;
  }
}

function follow<Meaning>(nodes: readonly Node<Meaning>[], word: string): Node<Meaning>[] {
  const reached: Node<Meaning>[] = [];
  for (const node of nodes) {
    const shared = node.word === word ? node.to : node.next?.get(word);
    if (shared) reached.push(shared);
    const own = node.branches?.get(word);
    if (own === undefined) continue;
    for (const one of Array.isArray(own) ? own : [own]) if (!reached.includes(one)) reached.push(one);
  }
  return reached;
}

/** Each once: a pattern may be reached by several of its words. Those of one entry are in its own order. */
function inOrder<Meaning>(ends: readonly Ranked<Meaning>[]): Ranked<Meaning>[] {
  return [...new Set(ends)].sort((a, b) => a.rank - b.rank);
}

/** Every place where a phrase stands, from left to right, at one place the longest first. */
export function findPhrases<Meaning>(index: PhraseIndex<Meaning>, words: Words): PhraseHit<Meaning>[] {
  return words.flatMap((_, start) => findPhrasesAt(index, words, start));
}

/** Phrases from left to right, each the longest at its place, none overlapping. */
export function findApart<Meaning>(
  index: PhraseIndex<Meaning>,
  words: Words,
  from = 0,
  limit = words.length,
): PhraseHit<Meaning>[] {
  const hits: PhraseHit<Meaning>[] = [];
  for (let at = from; at < limit; ) {
    const hit = findPhraseAt(index, words, at, { limit });
    if (hit) hits.push(hit);
    at = hit?.end ?? at + 1;
  }
  return hits;
}
