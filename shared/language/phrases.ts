import { type Words, wordAt } from "./numbers.ts";

/** A phrase of a table with what it stands for. */
export type Phrase<Meaning> = {
  /** The phrase as the table writes it. */
  readonly text: string;
  readonly terms: readonly string[];
  readonly meaning: Meaning;
};

/** A phrase that stands in words from `start` to before `end`. */
export type PhraseHit<Meaning> = Phrase<Meaning> & { readonly start: number; readonly end: number };

/** Phrases that are found word by word. */
export type PhraseIndex<Meaning> = { readonly root: Node<Meaning> };

type Node<Meaning> = { readonly next: Map<string, Node<Meaning>>; readonly phrases: Phrase<Meaning>[] };

/** What bounds a search: the place before which a phrase must end, and a mark that may stand between its words. */
type Bounds = { readonly limit?: number; readonly skipped?: string };

/** Builds an index. Of phrases with the same words the first is found first. */
export function indexPhrases<Meaning>(phrases: Iterable<Phrase<Meaning>>): PhraseIndex<Meaning> {
  const root: Node<Meaning> = { next: new Map(), phrases: [] };
  for (const phrase of phrases) {
    let node = root;
    for (const term of phrase.terms) node = reach(node, term);
    if (node !== root) node.phrases.push(phrase);
  }
  return { root };
}

/** Builds an index of patterns: words with a space between, `a|b` for either word, `a?` for one that may be left out. */
export function indexPatterns<Meaning>(
  entries: Iterable<readonly [pattern: string, meaning: Meaning]>,
): PhraseIndex<Meaning> {
  return indexPhrases(
    [...entries].flatMap(([text, meaning]) => expandPattern(text).map((terms) => ({ text, terms, meaning }))),
  );
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

/** The phrases that begin at a place, longest first. */
export function findPhrasesAt<Meaning>(
  { root }: PhraseIndex<Meaning>,
  words: Words,
  start: number,
  { limit = words.length, skipped }: Bounds = {},
): PhraseHit<Meaning>[] {
  const hits: PhraseHit<Meaning>[][] = [];
  let node: Node<Meaning> | undefined = root;
  for (let at = start; at < limit; ) {
    node = node.next.get(wordAt(words, at));
    if (node === undefined) break;
    at += 1;
    const end = at;
    if (node.phrases.length > 0) hits.push(node.phrases.map((phrase) => ({ ...phrase, start, end })));
    if (skipped !== undefined && at + 1 < limit && wordAt(words, at) === skipped) at += 1;
  }
  return hits.reverse().flat();
}

/** The longest phrase that begins at a place; null for none. */
export function findPhraseAt<Meaning>(
  { root }: PhraseIndex<Meaning>,
  words: Words,
  start: number,
  { limit = words.length, skipped }: Bounds = {},
): PhraseHit<Meaning> | null {
  let longest: Phrase<Meaning> | undefined;
  let end = start;
  let node: Node<Meaning> | undefined = root;
  for (let at = start; at < limit; ) {
    node = node.next.get(wordAt(words, at));
    if (node === undefined) break;
    at += 1;
    if (node.phrases.length > 0) [longest, end] = [node.phrases[0], at];
    if (skipped !== undefined && at + 1 < limit && wordAt(words, at) === skipped) at += 1;
  }
  return longest === undefined ? null : { ...longest, start, end };
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

function reach<Meaning>(node: Node<Meaning>, term: string): Node<Meaning> {
  const known = node.next.get(term);
  if (known !== undefined) return known;
  const next: Node<Meaning> = { next: new Map(), phrases: [] };
  node.next.set(term, next);
  return next;
}

function expandPattern(pattern: string): string[][] {
  let expanded: string[][] = [[]];
  for (const part of pattern.split(" ")) {
    const isOptional = part.endsWith("?");
    const choices = (isOptional ? part.slice(0, -1) : part).split("|");
    const longer = expanded.flatMap((terms) => choices.map((choice) => [...terms, choice]));
    expanded = isOptional ? [...longer, ...expanded] : longer;
  }
  return expanded.filter((terms) => terms.length > 0);
}
