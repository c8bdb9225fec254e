import spelling from "../data/spelling.json" with { type: "json" };
import { type LocalEntry, translateMeal } from "../local/translate-meal.ts";
import {
  endsSentence,
  isEveryBite,
  isTrace,
  type ReadLeftover,
  readLeftover,
  readNegation,
  readSharing,
  skipMealTime,
  skipOthersMeal,
  skipSentence,
} from "./asides.ts";
import {
  addWord,
  type Chunk,
  closeChunk,
  listQueries,
  type MealOutline,
  readConnective,
  splitDishes,
  startWalk,
  type Walk,
} from "./chunks.ts";
import { type Measure, readMeasure } from "./measures.ts";
import { noRepairs, repairTokens } from "./repairs.ts";
import { normaliseTerms, type Token, tokenise } from "./terms.ts";
import { findCompoundEnd, headlessTerms, readSize, wordClasses } from "./vocabulary.ts";

type Company = {
  readonly beside: ReadonlySet<string>;
  readonly meaning: readonly string[];
};

const companies = new Map(
  Object.entries(spelling.inCompany).map(([word, meanings]) => [
    word,
    Object.entries(meanings).map(readCompany),
  ]),
);

const packets = new Set(["bag", "packet", "package"]);
const reach = 5;
const maximumCharacters = 4000;
const wordsBeforeWeight = 3;

/** The phrases of a meal text with their amounts, and the term lists to look up for them. */
export function outlineMeal(text: string, repairs = noRepairs): MealOutline {
  return outlineTokens(repairTokens(tokenise(text.slice(0, maximumCharacters)), repairs));
}

/** The same of an entry in another language. */
export function outlineLocalMeal(text: string, entry: LocalEntry): MealOutline {
  return outlineTokens(translateMeal(text.slice(0, maximumCharacters), entry));
}

function outlineTokens(tokens: readonly Token[]): MealOutline {
  const walk = startWalk(tokens);
  for (let at = 0; at < tokens.length; ) at = Math.max(at + 1, step(walk, at));
  closeChunk(walk, "hard");
  const listed = isMereList(tokens) ? walk.chunks.map(markListed) : walk.chunks;
  const chunks = splitDishes(readCompanies(attachTrailing(listed)));
  return { chunks, queries: listQueries(chunks) };
}

/** No verb, no "I": the text is a list of foods, not a sentence about something. */
function isMereList(tokens: readonly Token[]): boolean {
  const { noise, verbs } = wordClasses;
  return !tokens.some(({ text }) => verbs.has(text) || (noise.has(text) && text !== "the"));
}

function markListed(chunk: Chunk): Chunk {
  return { ...chunk, eaten: "listed" };
}

/** Handles what begins at `at` and returns where the next thing begins. */
function step(walk: Walk, at: number): number {
  const token = walk.tokens[at];
  if (token === undefined) return at + 1;
  if (token.kind === "mark") return readMark(walk, token, at);
  if (at < walk.lockedUntil) return addWord(walk, token, at);
  const leftover = readLeftover(walk.tokens, at);
  if (leftover !== null && (!leftover.isFirstMention || isKnown(walk, leftover.terms))) {
    closeChunk(walk, "hard");
    applyLeftover(walk, leftover);
    return leftover.next;
  }
  const sharing = walk.chunks.length > 0 || walk.draft.words.length > 0 ? readSharing(walk.tokens, at) : null;
  if (sharing !== null) {
    closeChunk(walk, "hard");
    applyLeftover(walk, { ...sharing, terms: [] });
    return sharing.next;
  }
  const mealEnd = skipMealTime(walk.tokens, at);
  if (mealEnd === at) return readWord(walk, token, at);
  closeChunk(walk, "comma");
  return mealEnd;
}

/** Told of a food it is that food's share, told of "it" the share of what came last. */
function applyLeftover(walk: Walk, { terms, factor }: Pick<ReadLeftover, "terms" | "factor">): void {
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
  const { text } = token;
  const times = text === "×" && walk.draft.words.length > 0 ? readTimes(walk.tokens, at) : null;
  if (times !== null) return multiply(walk, times);
  if (endsSentence(text)) closeChunk(walk, "hard");
  else if (text === "+" || text === "&") closeChunk(walk, "and");
  else if (text === "," || (/[()[\]]/.test(text) && isWideBracket(walk.tokens, at)))
    closeChunk(walk, "comma");
  return at + 1;
}

// "low-fat (1%) milk" is one phrase; a bracket with an amount or a list in it stands for itself.
function isWideBracket(tokens: readonly Token[], at: number): boolean {
  const step = /[)\]]/.test(tokens[at]?.text ?? "") ? -1 : 1;
  for (let count = 1; count <= 3; count++) {
    const token = tokens[at + step * count];
    if (token === undefined || /[()[\]]/.test(token.text)) return false;
    if (token.kind === "number") return true;
  }
  return true;
}

function readWord(walk: Walk, token: Token, at: number): number {
  const { tokens } = walk;
  const compoundEnd = findCompoundEnd(tokens, at);
  if (compoundEnd !== null) {
    walk.lockedUntil = compoundEnd;
    return addWord(walk, token, at);
  }
  const othersEnd = skipOthersMeal(walk, at);
  if (othersEnd !== null) return othersEnd;
  if (wordClasses.diversions.has(token.text)) return skipSentence(walk, at);
  const times = readTimes(tokens, at);
  if (times !== null && walk.draft.words.length > 0) return multiply(walk, times);
  if (wordClasses.negators.has(token.text)) return readNegation(walk, at);
  if (isEveryBite(tokens, at)) {
    closeChunk(walk, "hard");
    walk.draft.link = "with";
    return at + 3;
  }
  if (walk.draft.link !== "hard" && isTrace(tokens, at)) {
    closeChunk(walk, "with");
    return at + 3;
  }
  const amount = readMeasure(tokens, at);
  if (amount !== null) return addMeasure(walk, amount.measure, amount.next);
  const size = readSize(tokens, at);
  if (size === null) return readConnective(walk, token, at);
  walk.draft.sizes.push(size.size);
  if (size.next === at + 1) addWord(walk, token, at);
  return size.next;
}

/**
 * Gives amounts told behind a food ("a chop, weighing 140 g", "rice (1 cup)") to the phrase the food began with. What is
 * listed behind such an amount is another food: "bread, 50 g and butter".
 */
function attachTrailing(chunks: readonly Chunk[]): Chunk[] {
  const kept: Chunk[] = [];
  let isClosed = false;
  for (const chunk of chunks) {
    const isAmount = chunk.terms.length === 0 && chunk.measure !== null;
    if (!isAmount)
      kept.push(isClosed && isListed(chunk) ? { ...chunk, link: "hard", eaten: "listed" } : chunk);
    else {
      const owner = findOwner(kept);
      const owning = kept[owner];
      if (owning === undefined) continue;
      kept[owner] = { ...owning, measure: chunk.measure, sizes: [...owning.sizes, ...chunk.sizes] };
    }
    isClosed = isAmount;
  }
  return kept;
}

function isListed({ link }: Chunk): boolean {
  return link === "and" || link === "comma";
}

/** The nearest phrase before that may begin a food and has no exact amount yet, or -1. */
function findOwner(chunks: readonly Chunk[]): number {
  let fallback = -1;
  for (let at = chunks.length - 1; at >= Math.max(0, chunks.length - reach); at--) {
    const chunk = chunks[at];
    if (chunk === undefined || chunk.measure?.kind === "mass" || chunk.measure?.kind === "volume") break;
    if (fallback < 0 && chunk.terms.some((term) => !headlessTerms.has(term))) fallback = at;
    if (chunk.measure !== null && chunk.link !== "with" && chunk.link !== "prep") return at;
    if (chunk.link === "hard") return chunk.measure === null ? fallback : at;
  }
  return fallback;
}

function readCompany([meaning, beside]: [string, readonly string[]]): Company {
  return { meaning: normaliseTerms(meaning), beside: new Set(beside) };
}

/** Foods whose name depends on what is eaten beside them: the chips of "fish and chips" are no crisps. */
function readCompanies(chunks: readonly Chunk[]): Chunk[] {
  return chunks.map((chunk, index) => {
    const known = chunk.words.length === 1 ? companies.get(chunk.words[0] ?? "") : undefined;
    if (known === undefined || packets.has(chunk.measure?.unit ?? "")) return chunk;
    const near = [chunks[index - 2], chunks[index - 1], chunks[index + 1]].flatMap(
      (other) => other?.terms ?? [],
    );
    const meant = known.find(({ beside }) => near.some((term) => beside.has(term)));
    return meant === undefined ? chunk : { ...chunk, terms: meant.meaning };
  });
}

/** "eggs x2", "coffee x 3" behind a food. */
function readTimes(tokens: readonly Token[], at: number): { count: number; next: number } | null {
  const text = tokens[at]?.text ?? "";
  const joined = /^x(\d{1,3})$/.exec(text)?.[1];
  if (joined !== undefined) return { count: Number(joined), next: at + 1 };
  const following = tokens[at + 1];
  const isTimes = (text === "x" || text === "×") && following?.kind === "number";
  return isTimes ? { count: following.value, next: at + 2 } : null;
}

/** Multiplies the amount of the phrase being read; returns where the next token stands. */
function multiply(walk: Walk, { count, next }: { count: number; next: number }): number {
  const { draft } = walk;
  const none = { grams: null, millilitres: null, kilocalories: null, isShare: false };
  const known: Measure = draft.measure ?? { count: 1, kind: "count", unit: "", sizes: [], ...none };
  draft.measure = {
    ...known,
    count: known.count * count,
    kind: known.kind === "article" ? "count" : known.kind,
  };
  return next;
}

/** An amount begins a phrase, but "a juicy 150 g steak" told its article and adjectives before. */
function addMeasure(walk: Walk, measure: Measure | null, next: number): number {
  if (measure === null) return next;
  const { draft } = walk;
  if (draft.words.length === 0 && draft.measure !== null && measure.kind === "article") return next;
  const isExact = measure.kind === "mass" || measure.kind === "volume";
  // "a glass of 240 g water": the weight says how much the glass holds.
  const isVesselOpen = isExact && draft.words.length === 0 && draft.measure?.grams === null;
  const isArticle =
    draft.measure?.kind === "article" && draft.words.length <= (isExact ? wordsBeforeWeight : 0);
  const isRefined = isVesselOpen || isArticle;
  if (!isRefined && (draft.words.length > 0 || draft.measure !== null)) closeChunk(walk, "comma");
  walk.draft.measure = measure;
  return next;
}
