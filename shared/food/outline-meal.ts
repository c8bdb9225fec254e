import { attachTrailing } from "./attach-trailing.ts";
import type { Chunk, MealOutline } from "./chunk.ts";
import { addWord, closeChunk, startWalk, type Walk } from "./chunk-builder.ts";
import { type ReadLeftover, readLeftover } from "./leftover-reader.ts";
import { listQueries } from "./list-queries.ts";
import { skipMealTime } from "./meal-time.ts";
import { readMeasure } from "./measure-reader.ts";
import { skipOthersMeal } from "./others-meal.ts";
import { addMeasure, multiply, readTimes } from "./read-amount.ts";
import { endsSentence, isEveryBite, isTrace, skipSentence } from "./read-aside.ts";
import { readCompanies } from "./read-company.ts";
import { readConnective } from "./read-connective.ts";
import { readNegation } from "./read-negation.ts";
import { readSharing } from "./sharing-reader.ts";
import { splitDishes } from "./split-dish.ts";
import { type Token, tokenise } from "./token.ts";
import { findCompoundEnd, readSize, wordClasses } from "./vocabulary.ts";

const maximumCharacters = 4000;

/** The phrases of a meal text with their amounts, and the term lists to look up for them. */
export function outlineMeal(text: string): MealOutline {
  const tokens = tokenise(text.slice(0, maximumCharacters));
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
