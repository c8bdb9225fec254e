import { joinSpans } from "../../../language/mod.ts";
import language from "../data/language.json" with { type: "json" };
import spelling from "../data/spelling.json" with { type: "json" };
import { type LocalEntry, translateMeal } from "../local/translate-meal.ts";
import { addMeasure, multiply } from "./add-amounts.ts";
import {
  endsSentence,
  isEveryBite,
  isTrace,
  type ReadLeftover,
  readLeftover,
  skipClock,
  skipMealTime,
  skipOthersMeal,
  skipSentence,
} from "./asides.ts";
import { findBrackets } from "./brackets.ts";
import {
  addWord,
  type Chunk,
  closeChunk,
  dropPhrase,
  listQueries,
  type MealOutline,
  readConnective,
  splitDishes,
  startWalk,
  takeTokens,
  type Walk,
} from "./chunks.ts";
import { findHeaderEnd, isNaming, readBracket } from "./headers.ts";
import { isList } from "./list-sentences.ts";
import { type Measure, readMeasure } from "./measures.ts";
import { readNegation, readRemoval, skipRefusal } from "./negations.ts";
import { applyPlaces } from "./places.ts";
import { noRepairs, repairTokens } from "./repairs.ts";
import { readSandwiches } from "./sandwiches.ts";
import { isSharedNext, readPortioning, readSharing, type Sharing } from "./sharing.ts";
import { normaliseTerms, type Token } from "./terms.ts";
import { readTimes } from "./times.ts";
import { isEmoji, tokenise } from "./tokenise.ts";
import { attachTrailing } from "./trailing-amounts.ts";
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

const inGlass = new Map(
  Object.entries(spelling.inGlass).map(([word, means]) => [word, normaliseTerms(means)]),
);
const drinkVessels = new Set(language.drinkVessels);
const packets = new Set(language.packets);
const sharedShare = 0.5;
const maximumCharacters = 4000;

/** The phrases of a meal text with their amounts, and the term lists to look up for them. */
export function outlineMeal(text: string, repairs = noRepairs): MealOutline {
  return outlineTokens(text, repairTokens(tokenise(text.slice(0, maximumCharacters)), repairs));
}

/** The same of an entry in another language. */
export function outlineLocalMeal(text: string, entry: LocalEntry): MealOutline {
  return outlineTokens(text, translateMeal(text.slice(0, maximumCharacters), entry));
}

function outlineTokens(text: string, tokens: readonly Token[]): MealOutline {
  const walk = startWalk(tokens);
  for (let at = skipHeader(tokens, 0); at < tokens.length; ) at = Math.max(at + 1, step(walk, at));
  closeChunk(walk, "hard");
  endRecipe(walk);
  const told = attachTrailing(applyPlaces(walk.chunks));
  const chunks = splitDishes(readSandwiches(readGlasses(readCompanies(told))));
  const skipped = walk.skipped
    .filter(({ kind }) => kind === "word")
    .map(({ terms, start, end }) => ({
      terms: terms.filter((term) => !headlessTerms.has(term)),
      span: { start, end },
    }));
  return {
    text,
    chunks,
    queries: listQueries(chunks),
    skipped,
    skippedQueries: skipped.flatMap(({ terms }) => terms.map((term) => [term])),
    brackets: findBrackets(tokens),
    span: joinSpans(tokens.filter(({ text }) => text !== "\n")),
    isNegated: tokens.some(({ text }) => wordClasses.negators.has(text)),
  };
}

/** Handles what begins at `at` and returns where the next thing begins. */
function step(walk: Walk, at: number): number {
  const token = walk.tokens[at];
  if (token === undefined) return at + 1;
  if (token.kind === "mark") return readMark(walk, token, at);
  const clockEnd = skipClock(walk.tokens, at);
  if (clockEnd !== null) return clockEnd;
  if (isEmoji(token)) return readEmoji(walk, token, at);
  if (at < walk.lockedUntil) return addWord(walk, token, at);
  const leftover = readLeftover(walk.tokens, at);
  if (leftover !== null && (!leftover.isFirstMention || isKnown(walk, leftover.terms))) {
    closeChunk(walk, "hard");
    applyLeftover(walk, leftover);
    return leftover.next;
  }
  const isTold = walk.chunks.length > 0 || walk.draft.words.length > 0;
  const sharing = isTold ? readSharing(walk.tokens, at) : null;
  if (sharing !== null) return share(walk, sharing);
  if (isSharedNext(walk.tokens, at)) {
    closeChunk(walk, "hard");
    walk.draft.eatenShare = sharedShare;
    return at + 1;
  }
  const portioning = readPortioning(walk.tokens, at);
  if (portioning !== null) {
    closeChunk(walk, "hard");
    walk.recipe = { from: walk.recipe.from, factor: portioning.factor };
    return portioning.next;
  }
  const mealEnd = skipMealTime(walk.tokens, at);
  if (mealEnd === at) return readWord(walk, token, at);
  closeChunk(walk, "comma");
  return mealEnd;
}

function share(walk: Walk, { factor, next, isOfAll }: Sharing): number {
  closeChunk(walk, "hard");
  if (!isOfAll) applyLeftover(walk, { terms: [], factor });
  else for (const [at, chunk] of walk.chunks.entries()) walk.chunks[at] = takeShare(chunk, factor);
  return next;
}

function takeShare(chunk: Chunk, factor: number): Chunk {
  return { ...chunk, eatenShare: chunk.eatenShare * factor };
}

/** "serves 4, I had 1: 2 onions, 400 g beans": the share is of each food of the recipe. */
function endRecipe(walk: Walk): void {
  const { from, factor } = walk.recipe;
  for (let at = from; factor < 1 && at < walk.chunks.length; at++) {
    const chunk = walk.chunks[at];
    if (chunk !== undefined) walk.chunks[at] = takeShare(chunk, factor);
  }
  walk.recipe = { from: walk.chunks.length, factor: 1 };
}

/** "🍕🍕🍺" is two pizzas and a beer. */
function readEmoji(walk: Walk, token: Token, at: number): number {
  if (isDecoration(walk.tokens, at)) return at + 1;
  const before = walk.draft.words.at(-1);
  if (before === token.text)
    return multiply(walk, { count: countAgain(walk.draft.measure), next: at + 1 }, at);
  if (before !== undefined) closeChunk(walk, "comma");
  return addWord(walk, token, at);
}

/** What makes one more of a count. */
function countAgain(measure: Measure | null): number {
  const count = measure?.count ?? 1;
  return (count + 1) / count;
}

/** "pizza 🍕" is one pizza. */
function isDecoration(tokens: readonly Token[], at: number): boolean {
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  if (before?.kind === "number") return false;
  return [before, after].some(
    (token) => token !== undefined && !isEmoji(token) && isNaming(token) && !isJoiner(token),
  );
}

function isJoiner({ text }: Token): boolean {
  const { links, prepositions, verbs } = wordClasses;
  return text === "and" || text === "or" || links.has(text) || prepositions.has(text) || verbs.has(text);
}

/** Told of a food it is that food's share, told of "it" the share of what came last. */
function applyLeftover(walk: Walk, { terms, factor }: Pick<ReadLeftover, "terms" | "factor">): void {
  const head = terms.at(-1);
  const at = walk.chunks.findLastIndex((chunk) => head === undefined || chunk.terms.includes(head));
  const chunk = walk.chunks[at];
  if (chunk !== undefined) walk.chunks[at] = takeShare(chunk, factor);
}

function isKnown(walk: Walk, terms: readonly string[]): boolean {
  const head = terms.at(-1) ?? "";
  return walk.chunks.some((chunk) => chunk.terms.includes(head));
}

function readMark(walk: Walk, token: Token, at: number): number {
  const { text } = token;
  const times = text === "×" && walk.draft.words.length > 0 ? readTimes(walk.tokens, at) : null;
  if (times !== null) return multiply(walk, times, at);
  if (endsSentence(text)) return endSentence(walk, at);
  if (text === "+" || text === "&") closeChunk(walk, "and");
  else if (text === ",") closeChunk(walk, "comma");
  else if (/[()[\]]/.test(text) && isWideBracket(walk.tokens, at)) readBracketMark(walk, text, at);
  return at + 1;
}

/** "salad (lettuce 50 g, feta 30 g)" is what stands in the brackets; "bowl (rice, beans)" is the bowl. */
function readBracketMark(walk: Walk, text: string, at: number): void {
  const bracket = text === "(" || text === "[" ? readBracket(walk.tokens, at) : null;
  walk.isGloss = false;
  if (bracket !== null && bracket.amounts > 1 && bracket.things > 1) dropPhrase(walk);
  closeChunk(walk, "comma");
  if (bracket === null || bracket.things === 0 || bracket.amounts > (bracket.isCounted ? 1 : 0)) return;
  walk.isGloss = true;
  walk.draft.link = "gloss";
}

/** Closes the sentence; returns where the next one begins. */
function endSentence(walk: Walk, at: number): number {
  closeChunk(walk, "hard");
  const isRecipeOver = walk.tokens[at]?.text === "." || walk.tokens[at + 1]?.text === "\n";
  if (isRecipeOver) endRecipe(walk);
  walk.isList = isList(walk.tokens, at + 1);
  return skipHeader(walk.tokens, at + 1);
}

function skipHeader(tokens: readonly Token[], at: number): number {
  return findHeaderEnd(tokens, at) ?? at;
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
  if (times !== null && walk.draft.words.length > 0) return multiply(walk, times, at);
  const removalEnd = readRemoval(walk, at);
  if (removalEnd !== null) return removalEnd;
  const refusalEnd = skipRefusal(walk, at);
  if (refusalEnd !== null) return refusalEnd;
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
  if (amount !== null) return addMeasure(walk, amount, at);
  const size = readSize(tokens, at);
  if (size === null) return readConnective(walk, token, at);
  walk.draft.sizes.push(size.size);
  if (size.next === at + 1) addWord(walk, token, at);
  else takeTokens(walk, at, size.next);
  return size.next;
}

function readCompany([meaning, beside]: [string, readonly string[]]): Company {
  return { meaning: normaliseTerms(meaning), beside: new Set(beside) };
}

/** "a glass of red" is wine. */
function readGlasses(chunks: readonly Chunk[]): Chunk[] {
  return chunks.map((chunk) => {
    const { terms, measure } = chunk;
    const isPoured = measure !== null && (measure.kind === "volume" || drinkVessels.has(measure.unit));
    const meant = isPoured && terms.length === 1 ? inGlass.get(terms[0] ?? "") : undefined;
    return meant === undefined ? chunk : { ...chunk, terms: meant };
  });
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
