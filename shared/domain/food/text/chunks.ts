import { joinSpans, type Span } from "../../../language/mod.ts";
import { isList } from "./list-sentences.ts";
import type { Measure } from "./measures.ts";
import { ignoredTerms, joinPhrases, type Token } from "./terms.ts";
import { headlessTerms, isPercent, isPreparation, stateWords, wordClasses } from "./vocabulary.ts";

/**
 * How a phrase relates to the one before it: `hard` begins a new thought, `with` and `prep` usually describe,
 * `made` ("filled with", "featuring") nearly always does, and so does a `gloss` in brackets.
 */
export type ChunkLink = "hard" | "comma" | "and" | "or" | "with" | "made" | "prep" | "gloss";

/** A run of words between boundaries of the text, with the amount before it. */
export type Chunk = {
  readonly link: ChunkLink;
  readonly terms: readonly string[];
  /** The words as written, for the name of an item that no food matches. */
  readonly words: readonly string[];
  /** The position of each word. */
  readonly wordSpans: readonly Span[];
  readonly sizes: readonly string[];
  readonly negated: readonly string[];
  readonly measure: Measure | null;
  /** The chain or shop that the food is from. */
  readonly place?: readonly string[];
  /** Behind "at" stands where it was eaten: no food, unless it has an amount. */
  readonly isAtPlace?: boolean;
  /** It stands alone before the name of the meal: "soup for lunch". */
  readonly isMealTitle?: true;
  /** It says of a dish what its recipe has. */
  readonly isRestated?: true;
  /** One word with a capital letter behind a "with" or "to": a person, unless a food is called so. */
  readonly isProper?: true;
  /** How many of its last words are a name that is read as written: two of "small custard slice". */
  readonly closedWords?: number;
  /** Whether nobody makes one food of it and the phrase before. */
  readonly isApart?: boolean;
  /** Its name has words that stand behind commas: "rice, white". */
  readonly isInverted?: true;
  /** Terms of its words that no food has and that are left out of its name. */
  readonly unknown?: readonly string[];
  /** Terms of possessives, which name a maker or a person. */
  readonly owners?: readonly string[];
  /** `said`: the text says that it was eaten or drunk; `listed`: the sentence is a list of foods; `had`: the
   * text says that somebody had it, which may be no food. */
  readonly eaten: "said" | "listed" | "had" | "no";
  /** The share that was eaten, 1 unless something was left. */
  readonly eatenShare: number;
  /** The position of its words and their amount in the text; null for words that are not from a text. */
  readonly span: Span | null;
  /** Whether one of its words was misspelt and is read as another. */
  readonly isRepaired: boolean;
};

/** The first reading of a text: phrases, and the term lists to look up in the catalogue. */
export type MealOutline = {
  readonly text: string;
  readonly chunks: readonly Chunk[];
  readonly queries: readonly (readonly string[])[];
  /** Words that are in no phrase, with the term lists to look up for them. */
  readonly skipped: readonly SkippedWord[];
  readonly skippedQueries: readonly (readonly string[])[];
  readonly brackets: readonly Span[];
  /** The span of the whole text; null if it is empty. */
  readonly span: Span | null;
  /** Whether it mentions something that was not eaten. */
  readonly isNegated: boolean;
};

/** A word that is in no phrase. */
export type SkippedWord = { readonly terms: readonly string[]; readonly span: Span };

type Draft = {
  link: ChunkLink;
  terms: string[];
  words: string[];
  wordSpans: Span[];
  sizes: string[];
  negated: string[];
  owners: string[];
  isAtPlace: boolean;
  measure: Measure | null;
  eaten: Chunk["eaten"];
  eatenShare: number;
  /** The amount followed the name: what is named next is another food. */
  hasTrailingAmount: boolean;
  span: Span | null;
  isRepaired: boolean;
  closedWords: number;
  /** The last word named a quality: "a nutty flavor". */
  isQuality: boolean;
};

/** Foods that were made together: where they begin, and which share of them was eaten. */
export type Recipe = {
  readonly from: number;
  readonly share: number;
  /** How many portions it makes, as far as that is stated. */
  readonly yields: number | null;
  /** How many of its portions the text begins with: 1 for "1 slice of cake (200 g flour, ...)". */
  readonly portions: number | null;
  /** Whether a dish heads them, or the portions that they make: a share is one of all. */
  readonly isHeaded: boolean;
};

/** The walk through a text: its tokens, the phrases closed so far and the one being read. */
export type Walk = {
  readonly tokens: readonly Token[];
  readonly chunks: Chunk[];
  /** Words of sentences that are not about food. */
  readonly skipped: Token[];
  /** Words that were read as something other than a food of the meal: what was refused, corrected or eaten by others. */
  readonly excused: Span[];
  /** The text mentions "lunch" or "a snack": what somebody "had" was eaten. */
  readonly isMealNamed: boolean;
  draft: Draft;
  /** The sentence being read is a list of foods. */
  isList: boolean;
  /** The words being read are in brackets and have no amount. */
  isGloss: boolean;
  recipe: Recipe;
  /** The recipe that was read last, as long as nothing follows it. */
  endedRecipe: (Recipe & { readonly to: number }) | null;
  /** "2 of my 8": the share of what was made, until it is known of what. */
  shareOfMade: number | null;
  /** Where foods begin that are shared with company yet to be named, and the share of the writer. */
  shared: { readonly from: number; readonly factor: number } | null;
  /** End of a compound that has begun: its words are food words whatever else they mean. */
  lockedUntil: number;
};

const linkStrength: Record<ChunkLink, number> = {
  hard: 8,
  gloss: 7,
  made: 6,
  with: 5,
  prep: 4,
  or: 3,
  and: 2,
  comma: 1,
};

/** Whether a link usually describes the food before it. */
export function isDetailLink(link: ChunkLink | undefined): boolean {
  return link === "with" || link === "made" || link === "prep";
}

/** Whether a phrase describes the one before, also in brackets. */
export function isDescribing(link: ChunkLink | undefined): boolean {
  return isDetailLink(link) || link === "gloss";
}

/** Begins a walk. */
export function startWalk(tokens: readonly Token[]): Walk {
  const isMealNamed = tokens.some(({ text }) => wordClasses.mealNames.has(text));
  const draft = emptyDraft("hard", "no");
  return {
    tokens,
    isMealNamed,
    chunks: [],
    skipped: [],
    excused: [],
    draft,
    isList: isList(tokens, 0),
    isGloss: false,
    recipe: { from: 0, share: 1, yields: null, portions: null, isHeaded: false },
    endedRecipe: null,
    shareOfMade: null,
    shared: null,
    lockedUntil: 0,
  };
}

function emptyDraft(link: ChunkLink, eaten: Chunk["eaten"]): Draft {
  return {
    link,
    terms: [],
    words: [],
    wordSpans: [],
    sizes: [],
    negated: [],
    owners: [],
    isAtPlace: false,
    measure: null,
    eaten,
    eatenShare: 1,
    hasTrailingAmount: false,
    span: null,
    isRepaired: false,
    closedWords: 0,
    isQuality: false,
  };
}

/** Counts the tokens from `at` to before `next` as words of the phrase being read. */
export function takeTokens({ tokens, draft }: Walk, at: number, next: number): void {
  draft.span = joinSpans([draft.span, ...tokens.slice(at, next)]);
}

/** Counts the tokens from `at` to before `next` as read, though they belong to no food of the meal. */
export function excuse({ tokens, excused }: Walk, at: number, next: number): void {
  const span = joinSpans(tokens.slice(at, next));
  if (span !== null) excused.push(span);
}

/** Counts phrases as read that are no part of the meal after all. */
export function excuseSpans({ excused }: Walk, phrases: readonly { readonly span: Span | null }[]): void {
  excused.push(...phrases.flatMap(({ span }) => span ?? []));
}

/** The "pan" of "tofu 200 g pan fried" */
const ways = new Set(["pan", "stir", "air", "deep"]);

/** Adds a word to the phrase being read; returns where the next token stands. */
export function addWord(walk: Walk, token: Token, at: number): number {
  const terms = token.terms.filter((term) => !ignoredTerms.has(term));
  if (walk.draft.hasTrailingAmount) {
    const isPrepared = endsPrepared(walk, at);
    if (isPrepared && ways.has(token.text)) return at + 1;
    const isNext = namesFood(terms) || describesNext(walk, token, at);
    if (isNext && !isPrepared) closeChunk(walk, "comma");
  }
  walk.draft.isQuality = false;
  walk.draft.closedWords = at < walk.lockedUntil ? walk.draft.closedWords + 1 : 0;
  if (token.isPossessive) walk.draft.owners.push(...terms);
  walk.draft.terms.push(...terms);
  walk.draft.words.push(token.text);
  walk.draft.wordSpans.push({ start: token.start, end: token.end });
  walk.draft.isRepaired ||= token.isRepaired === true;
  walk.draft.span = joinSpans([walk.draft.span, token]);
  return at + 1;
}

function namesFood(terms: readonly string[]): boolean {
  return terms.some((term) => !headlessTerms.has(term) && !isPercent(term));
}

/** "tofu 200 g pan fried in oil", "carrot 50 g raw sticks", unlike "tofu 200 g fried rice" */
function endsPrepared({ tokens }: Walk, at: number): boolean {
  let next = at;
  while (isPreparation(tokens[next]?.text ?? "")) next++;
  return next > at && !isNamingWord(tokens[next]);
}

/** "mustard 2 tsp baked beans" and "salmon 6 oz sweet potato", unlike "rice 200 g cooked" */
function describesNext({ tokens }: Walk, { text, terms }: Token, at: number): boolean {
  return (stateWords.has(text) || !namesFood(terms)) && isNamingWord(tokens[at + 1]);
}

function isNamingWord(token: Token | undefined): boolean {
  if (token?.kind !== "word" || !namesFood(token.terms)) return false;
  const { links, noise, prepositions, verbs } = wordClasses;
  const isGrammar = [links, noise, prepositions, verbs].some((words) => words.has(token.text));
  return !isGrammar && token.text !== "and" && token.text !== "or";
}

/** Whether nothing of a phrase has been read yet. */
export function isAtStart({ draft }: Walk): boolean {
  return draft.words.length === 0 && draft.measure === null;
}

/** Forgets the phrase being read. */
export function dropPhrase(walk: Walk): void {
  excuseSpans(walk, [walk.draft]);
  walk.draft = emptyDraft(walk.draft.link, walk.draft.eaten);
}

/** Closes the phrase being read; the next one is linked by `joiner`, or by the strongest of several in a row. */
export function closeChunk(walk: Walk, joiner: ChunkLink): void {
  const link = walk.isGloss && joiner !== "hard" ? "gloss" : joiner;
  const { draft } = walk;
  const eaten = link === "hard" ? "no" : draft.eaten;
  // "almonds (10)" and "enchiladas, two" count the food before; "around 7" counts nothing.
  const isBehind = draft.link === "comma" || draft.link === "gloss";
  const isCounting = draft.measure?.kind === "count" && isBehind;
  const isMerelyCounted =
    draft.measure?.kind === "article" || (draft.measure?.kind === "count" && !isCounting);
  const isBare = draft.measure === null || draft.measure.kind === "article";
  if (draft.isQuality && isBare && walk.chunks.length > 0) {
    excuseSpans(walk, [draft]);
    walk.draft = emptyDraft(link, eaten);
    return;
  }
  if (draft.words.length > 0 || (draft.measure !== null && !isMerelyCounted)) {
    const terms = joinPhrases(draft.terms);
    const { isQuality: _, hasTrailingAmount: __, ...phrase } = draft;
    walk.chunks.push({ ...phrase, eaten: walk.isList ? "listed" : phrase.eaten, terms });
    walk.draft = emptyDraft(link, eaten);
    return;
  }
  // "It was made with milk": the verb does not separate "it" from the food before.
  const isTied = draft.link === "with" && link === "hard" && walk.chunks.length > 0;
  const isStronger = linkStrength[link] > linkStrength[draft.link] && !isTied;
  walk.draft = { ...emptyDraft(isStronger ? link : draft.link, eaten), negated: draft.negated };
}
