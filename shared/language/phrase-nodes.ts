/**
 * A place in phrases: where the next words lead, and the phrases that may end here. There are some 100,000 in a process, of
 * which most lead on by one word: a map for each would take four times the memory.
 */
export type Node<Meaning> = {
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
export type Ranked<Meaning> = { readonly text: string; readonly meaning: Meaning; readonly rank: number };

/** A word of a pattern: alternatives, each of the terms that stand for it in a text. */
export type PatternWord = { readonly choices: readonly (readonly string[])[]; readonly isOptional: boolean };

const noEnds: readonly never[] = [];

/**
 * Phrases share the nodes of the plain words that they begin with. From its first alternative on a pattern has one node
 * for each word, so that its size is that of its text and not that of all phrases that it stands for.
 */
export function addPhrase<Meaning>(
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

export function createNode<Meaning>(): Node<Meaning> {
  return { word: null, to: null, next: null, branches: null, ends: noEnds };
}
