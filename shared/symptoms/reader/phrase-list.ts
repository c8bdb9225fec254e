import type { Word } from "./word.ts";

/** Phrases with a value each, found word by word. */
export interface PhraseList<Value> {
  readonly root: PhraseNode<Value>;
}

interface PhraseNode<Value> {
  readonly next: Map<string, PhraseNode<Value>>;
  value: Value | null;
}

/** A phrase that stands in the words from `from` to before `to`. */
export interface FoundPhrase<Value> {
  readonly value: Value;
  readonly from: number;
  readonly to: number;
}

/**
 * Compiles patterns: words with a space between, `a|b` for either word, `a?` for a word that may be left out.
 * The longest phrase wins where several stand.
 */
export function compilePhrases<Value>(entries: Iterable<readonly [string, Value]>): PhraseList<Value> {
  const root: PhraseNode<Value> = { next: new Map(), value: null };
  for (const [pattern, value] of entries) {
    let nodes = new Set([root]);
    for (const part of pattern.split(" ")) nodes = advance(nodes, part);
    for (const node of nodes) if (node !== root) node.value ??= value;
  }
  return { root };
}

/** Phrases of one kind: each is found with `true`. */
export function compileList(patterns: Iterable<string>): PhraseList<true> {
  return compilePhrases([...patterns].map((pattern) => [pattern, true] as const));
}

function advance<Value>(nodes: Set<PhraseNode<Value>>, part: string): Set<PhraseNode<Value>> {
  const isOptional = part.endsWith("?");
  const choices = (isOptional ? part.slice(0, -1) : part).split("|");
  const reached = new Set(isOptional ? nodes : []);
  for (const node of nodes) {
    for (const choice of choices) {
      const known = node.next.get(choice);
      const child = known ?? { next: new Map(), value: null };
      if (!known) node.next.set(choice, child);
      reached.add(child);
    }
  }
  return reached;
}

/** The longest phrase that begins at word `at` and ends before `limit`. */
export function findPhraseAt<Value>(
  list: PhraseList<Value>,
  words: readonly Word[],
  at: number,
  limit = words.length,
): FoundPhrase<Value> | null {
  let node: PhraseNode<Value> | undefined = list.root;
  let found: FoundPhrase<Value> | null = null;
  for (let next = at; next < limit; next++) {
    node = node.next.get(words[next]?.text ?? "");
    if (node === undefined) break;
    if (node.value !== null) found = { value: node.value, from: at, to: next + 1 };
  }
  return found;
}

/** Every phrase of the words in `[from, limit)`, left to right, none inside another. */
export function findPhrases<Value>(
  list: PhraseList<Value>,
  words: readonly Word[],
  from: number,
  limit: number,
): FoundPhrase<Value>[] {
  const found: FoundPhrase<Value>[] = [];
  for (let at = from; at < limit; ) {
    const phrase = findPhraseAt(list, words, at, limit);
    if (phrase) found.push(phrase);
    at = phrase?.to ?? at + 1;
  }
  return found;
}
