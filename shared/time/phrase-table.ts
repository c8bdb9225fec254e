import { type Read, type TimeToken, textAt, tokeniseTimes } from "./time-token.ts";

interface Node<Value> {
  readonly below: Map<string, Node<Value>>;
  value: Value | undefined;
}

/** Phrases of several words, each with a value; the longest that stands at a place is found in one walk. */
export interface PhraseTable<Value> {
  readonly root: Node<Value>;
}

/** Builds a table. Hyphens count as spaces, in the phrases as in the text. */
export function buildPhraseTable<Value>(entries: Iterable<readonly [string, Value]>): PhraseTable<Value> {
  const root: Node<Value> = { below: new Map(), value: undefined };
  for (const [phrase, value] of entries) {
    let node = root;
    for (const { text } of tokeniseTimes(phrase)) {
      if (text === "-") continue;
      const below = node.below.get(text) ?? { below: new Map(), value: undefined };
      node.below.set(text, below);
      node = below;
    }
    node.value = value;
  }
  return { root };
}

/** The longest phrase of the table that begins at a token, or null. */
export function readPhrase<Value>(
  table: PhraseTable<Value>,
  tokens: readonly TimeToken[],
  at: number,
): Read<Value> | null {
  let found: Read<Value> | null = null;
  let node: Node<Value> | undefined = table.root;
  for (let next = at; next < tokens.length; ) {
    node = node.below.get(textAt(tokens, next));
    if (node === undefined) return found;
    next += 1;
    if (node.value !== undefined) found = { value: node.value, next };
    if (textAt(tokens, next) === "-" && next + 1 < tokens.length) next += 1;
  }
  return found;
}

/** The index behind the longest phrase of a table at a token, or the token's own index. */
export function skipPhrase(table: PhraseTable<unknown>, tokens: readonly TimeToken[], at: number): number {
  return readPhrase(table, tokens, at)?.next ?? at;
}

/** Builds a table of phrases that only count as present or absent. */
export function buildPhraseSet(phrases: readonly string[]): PhraseTable<true> {
  return buildPhraseTable(phrases.map((phrase) => [phrase, true] as const));
}
