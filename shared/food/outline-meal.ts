import { attachTrailing } from "./attach-trailing.ts";
import type { Chunk, ChunkLink, MealOutline } from "./chunk.ts";
import { type ReadLeftover, readLeftover } from "./leftover-reader.ts";
import { listQueries } from "./list-queries.ts";
import { skipMealTime } from "./meal-time.ts";
import type { Measure } from "./measure.ts";
import { readMeasure } from "./measure-reader.ts";
import { joinPhrases } from "./term-normaliser.ts";
import { type Token, tokenise } from "./token.ts";
import { readSize, startsCompound, wordClasses } from "./vocabulary.ts";

interface Draft {
  link: ChunkLink;
  terms: string[];
  words: string[];
  sizes: string[];
  negated: string[];
  measure: Measure | null;
  isEaten: boolean;
}

interface Walk {
  readonly tokens: readonly Token[];
  readonly chunks: Chunk[];
  draft: Draft;
  /** End of a compound that has begun: its words are food words whatever else they mean. */
  lockedUntil: number;
}

const linkStrength: Record<ChunkLink, number> = {
  hard: 6,
  made: 5.5,
  with: 5,
  prep: 4,
  or: 3,
  and: 2,
  comma: 1,
};
const sentenceMarks = new Set([".", "!", "?", ";", "\n", ":", "|", "•", "*"]);
const anaphors = new Set(["it", "which", "they", "this", "these", "each"]);
const maximumCharacters = 4000;

/** The phrases of a meal text with their amounts, and the term lists to look up for them. */
export function outlineMeal(text: string): MealOutline {
  const tokens = tokenise(text.slice(0, maximumCharacters));
  const walk: Walk = { tokens, chunks: [], draft: emptyDraft("hard"), lockedUntil: 0 };
  for (let at = 0; at < tokens.length; ) at = Math.max(at + 1, step(walk, at));
  flush(walk, "hard");
  const chunks = attachTrailing(walk.chunks);
  return { chunks, queries: listQueries(chunks) };
}

function emptyDraft(link: ChunkLink): Draft {
  return { link, terms: [], words: [], sizes: [], negated: [], measure: null, isEaten: false };
}

/** Handles what begins at `at` and returns where the next thing begins. */
function step(walk: Walk, at: number): number {
  const token = walk.tokens[at];
  if (token === undefined) return at + 1;
  if (at < walk.lockedUntil && token.kind !== "mark") return addWord(walk, token, at);
  if (token.kind === "mark") return readMark(walk, token, at);
  const leftover = readLeftover(walk.tokens, at);
  if (leftover !== null && !(leftover.isFirstMention && !isKnown(walk, leftover.terms))) {
    flush(walk, "hard");
    applyLeftover(walk, leftover);
    return leftover.next;
  }
  const mealEnd = skipMealTime(walk.tokens, at);
  if (mealEnd > at) {
    flush(walk, "comma");
    return mealEnd;
  }
  return readWordClass(walk, token, at);
}

/** Told of a food it is that food's share, told of "it" the share of what came last. */
function applyLeftover(walk: Walk, { terms, factor }: ReadLeftover): void {
  const head = terms.at(-1);
  const at = walk.chunks.findLastIndex((chunk) => head === undefined || chunk.terms.includes(head));
  const chunk = walk.chunks[at];
  if (chunk !== undefined) walk.chunks[at] = { ...chunk, eatenShare: chunk.eatenShare * factor };
}

function isKnown(walk: Walk, terms: readonly string[]): boolean {
  const head = terms.at(-1) ?? "";
  return walk.chunks.some((chunk) => chunk.terms.includes(head));
}

function readMark(walk: Walk, token: Token, at: number): number {
  if (sentenceMarks.has(token.text)) flush(walk, "hard");
  else if (token.text === "+" || token.text === "&") flush(walk, "and");
  else if (token.text === "," || (/[()[\]]/.test(token.text) && isWideBracket(walk.tokens, at)))
    flush(walk, "comma");
  return at + 1;
}

// "low-fat (1%) milk" is one phrase; a bracket with an amount or a list in it stands for itself.
function isWideBracket(tokens: readonly Token[], at: number): boolean {
  const step = tokens[at]?.text === ")" || tokens[at]?.text === "]" ? -1 : 1;
  for (let count = 1; count <= 3; count++) {
    const text = tokens[at + step * count]?.text ?? ".";
    if (text === "(" || text === ")" || text === "[" || text === "]") return false;
    if (tokens[at + step * count]?.kind === "number") return true;
  }
  return true;
}

function readWordClass(walk: Walk, token: Token, at: number): number {
  const { tokens } = walk;
  const compound = startsCompound(tokens, at);
  if (wordClasses.negators.has(token.text) && !compound) return readNegation(walk, at);
  if (walk.draft.link !== "hard" && isTrace(tokens, at)) {
    flush(walk, "with");
    return at + 3;
  }
  const amount = compound ? null : readMeasure(tokens, at);
  if (amount !== null) return addMeasure(walk, amount.measure, amount.next);
  if (compound) {
    walk.lockedUntil = at + (tokens[at + 1]?.text === "-" ? 3 : 2);
    return addWord(walk, token, at);
  }
  const size = readSize(tokens, at);
  if (size !== null) {
    walk.draft.sizes.push(size.size);
    if (size.next === at + 1) addWord(walk, token, at);
    return size.next;
  }
  return readConnective(walk, token, at);
}

/** "a touch of maple" flavours the food before it and is no amount. */
function isTrace(tokens: readonly Token[], at: number): boolean {
  const isArticle = tokens[at]?.text === "a" || tokens[at]?.text === "an";
  return isArticle && wordClasses.traces.has(tokens[at + 1]?.text ?? "") && tokens[at + 2]?.text === "of";
}

function readConnective(walk: Walk, token: Token, at: number): number {
  const text = token.text;
  const { descriptors, linkedParticiples, links, prepositions, verbs, noise } = wordClasses;
  const linkEnd = linkedParticiples.has(text) ? skipToLink(walk.tokens, at + 1) : at;
  if (linkEnd > at) {
    if (walk.draft.words.length > 0) addWord(walk, token, at);
    flush(walk, descriptors.has(text) ? "made" : "with");
    return linkEnd;
  }
  if (text === "and" || text === "or") flush(walk, text);
  else if (text === "with" || (links.has(text) && !linkedParticiples.has(text)))
    flush(walk, descriptors.has(text) ? "made" : "with");
  else if (text !== "of" && prepositions.has(text)) flush(walk, "prep");
  else if ((text === "that" || text === "which") && walk.draft.words.length > 0) flush(walk, "with");
  else if (anaphors.has(text) && isSentenceStart(walk)) walk.draft.link = "with";
  else if (verbs.has(text) && !(linkedParticiples.has(text) && walk.draft.words.length > 0))
    readVerb(walk, text);
  else if (!noise.has(text) && text !== "of" && !verbs.has(text)) return addWord(walk, token, at);
  return at + 1;
}

// "a bowl of prepared soup": behind an amount a verb form describes the food to come.
function readVerb(walk: Walk, text: string): void {
  const { draft } = walk;
  const isAmountOpen = draft.measure !== null && draft.measure.kind !== "article" && draft.words.length === 0;
  if (!isAmountOpen) flush(walk, "hard");
  if (wordClasses.eatingVerbs.has(text)) walk.draft.isEaten = true;
}

/** "topped it off with": where the "with" behind a participle ends, or `at - 1` when there is none. */
function skipToLink(tokens: readonly Token[], at: number): number {
  for (let next = at; next < at + 4; next++) {
    const text = tokens[next]?.text ?? "";
    if (text === "with" || text === "by" || text === "using" || text === "from") return next + 1;
    if (!wordClasses.noise.has(text)) return at - 1;
  }
  return at - 1;
}

function isSentenceStart(walk: Walk): boolean {
  const { draft } = walk;
  return walk.chunks.length > 0 && draft.words.length === 0 && draft.measure === null;
}

function addWord(walk: Walk, token: Token, at: number): number {
  walk.draft.terms.push(...token.terms);
  walk.draft.words.push(token.text);
  return at + 1;
}

function addMeasure(walk: Walk, measure: Measure | null, next: number): number {
  if (measure === null) return next;
  const { draft } = walk;
  if (draft.words.length === 0 && draft.measure !== null && measure.kind === "article") return next;
  const isExact = measure.kind === "mass" || measure.kind === "volume";
  const isRefined = draft.measure?.kind === "article" && draft.words.length <= (isExact ? 3 : 0);
  if (!isRefined && (draft.words.length > 0 || draft.measure !== null)) flush(walk, "comma");
  walk.draft.measure = measure;
  return next;
}

/** "no sugar", "without butter or jam", "hold the mayo"; "skin not eaten" looks back instead. */
function readNegation(walk: Walk, at: number): number {
  const { tokens, draft } = walk;
  const following = tokens[at + 1]?.text ?? "";
  if (wordClasses.notEaten.has(following)) {
    const word = draft.words.pop();
    const term = draft.terms.pop();
    if (word !== undefined && term !== undefined) draft.negated.push(term);
    return at + 2;
  }
  let next = at + 1;
  const negated: string[] = [];
  for (; next < tokens.length; next++) {
    const token = tokens[next];
    if (token === undefined || token.kind !== "word" || wordClasses.verbs.has(token.text)) break;
    if (
      token.text === "or" ||
      token.text === "any" ||
      token.text === "the" ||
      wordClasses.noise.has(token.text)
    )
      continue;
    if (
      token.text === "and" ||
      token.text === "but" ||
      token.text === "with" ||
      wordClasses.prepositions.has(token.text)
    )
      break;
    if (readMeasure(tokens, next) !== null) break;
    negated.push(...token.terms);
  }
  const owner = draft.words.length === 0 && draft.measure === null ? walk.chunks.at(-1) : undefined;
  if (owner === undefined) draft.negated.push(...negated);
  else walk.chunks[walk.chunks.length - 1] = { ...owner, negated: [...owner.negated, ...negated] };
  return next;
}

function flush(walk: Walk, link: ChunkLink): void {
  const { draft } = walk;
  const isSized = draft.measure?.kind === "article" || draft.measure?.kind === "count";
  if (draft.words.length === 0 && (draft.measure === null || isSized)) {
    const isAnaphoric = draft.link === "with" && link === "hard" && walk.chunks.length > 0;
    const stronger = linkStrength[link] > linkStrength[draft.link] && !isAnaphoric;
    const kept = { negated: draft.negated, isEaten: draft.isEaten && link !== "hard" };
    walk.draft = { ...emptyDraft(stronger ? link : draft.link), ...kept };
    return;
  }
  walk.chunks.push({ ...draft, terms: joinPhrases(draft.terms), eatenShare: 1 });
  walk.draft = { ...emptyDraft(link), isEaten: draft.isEaten && link !== "hard" };
}
