import { type Words, wordAt } from "./numbers.ts";

import type { Node, Ranked } from "./phrase-nodes.ts";
import type { Phrase, PhraseIndex } from "./phrases.ts";

/** A phrase that stands in words from `start` to before `end`; of a pattern, `terms` are those that stand there. */
export type PhraseHit<Meaning> = Phrase<Meaning> & { readonly start: number; readonly end: number };

/** What bounds a search: the place before which a phrase must end, and a mark that may stand between its words. */
type Bounds = { readonly limit?: number; readonly skipped?: string };

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
