import { type Chunk, type ChunkLink, isDetailLink } from "./chunk.ts";
import { isDescribable, meanPhrase } from "./mean-phrase.ts";
import type { Measure } from "./measure.ts";
import { ignoredTerms, joinPhrases } from "./term-normaliser.ts";
import type { Token } from "./token.ts";
import { wordClasses } from "./vocabulary.ts";

interface Draft {
  link: ChunkLink;
  terms: string[];
  words: string[];
  sizes: string[];
  negated: string[];
  measure: Measure | null;
  eaten: Chunk["eaten"];
  /** The last word told a quality: "a nutty flavor". */
  isQuality: boolean;
}

/** The walk through a text: its tokens, the phrases closed so far and the one being read. */
export interface Walk {
  readonly tokens: readonly Token[];
  readonly chunks: Chunk[];
  /** "lunch" or "a snack" is spoken of: what one "had" was eaten. */
  readonly isMealNamed: boolean;
  draft: Draft;
  /** End of a compound that has begun: its words are food words whatever else they mean. */
  lockedUntil: number;
}

const linkStrength: Record<ChunkLink, number> = {
  hard: 7,
  made: 6,
  with: 5,
  prep: 4,
  or: 3,
  and: 2,
  comma: 1,
};

/** Begins a walk. */
export function startWalk(tokens: readonly Token[]): Walk {
  const isMealNamed = tokens.some(({ text }) => wordClasses.mealNames.has(text));
  return { tokens, isMealNamed, chunks: [], draft: emptyDraft("hard", "no"), lockedUntil: 0 };
}

function emptyDraft(link: ChunkLink, eaten: Chunk["eaten"]): Draft {
  return { link, terms: [], words: [], sizes: [], negated: [], measure: null, eaten, isQuality: false };
}

/** Adds a word to the phrase being read; returns where the next token stands. */
export function addWord(walk: Walk, token: Token, at: number): number {
  walk.draft.isQuality = false;
  walk.draft.terms.push(...token.terms.filter((term) => !ignoredTerms.has(term)));
  walk.draft.words.push(token.text);
  return at + 1;
}

/** Whether nothing of a phrase has been read yet. */
export function isAtStart({ draft }: Walk): boolean {
  return draft.words.length === 0 && draft.measure === null;
}

/** Closes the phrase being read; the next one hangs on it by `link`, the strongest of several in a row. */
export function closeChunk(walk: Walk, link: ChunkLink): void {
  const { draft } = walk;
  const eaten = link === "hard" ? "no" : draft.eaten;
  // "almonds (10)" and "enchiladas, two" count what stood before; "around 7" counts nothing.
  const isCounting = draft.measure?.kind === "count" && draft.link === "comma";
  const isMerelyCounted =
    draft.measure?.kind === "article" || (draft.measure?.kind === "count" && !isCounting);
  const isBare = draft.measure === null || draft.measure.kind === "article";
  if (draft.isQuality && isBare && walk.chunks.length > 0) {
    walk.draft = emptyDraft(link, eaten);
    return;
  }
  if (draft.words.length > 0 || (draft.measure !== null && !isMerelyCounted)) {
    const joined = joinPhrases(draft.terms);
    const isOpen = isDetailLink(draft.link) || (isDetailLink(link) && isDescribable(joined));
    const terms = isOpen ? joined : meanPhrase(joined);
    const { isQuality: _, ...phrase } = draft;
    walk.chunks.push({ ...phrase, terms, eatenShare: 1 });
    walk.draft = emptyDraft(link, eaten);
    return;
  }
  // "It was made with milk": the verb does not cut what "it" ties to the food before.
  const isTied = draft.link === "with" && link === "hard" && walk.chunks.length > 0;
  const isStronger = linkStrength[link] > linkStrength[draft.link] && !isTied;
  walk.draft = { ...emptyDraft(isStronger ? link : draft.link, eaten), negated: draft.negated };
}
