import { matchingForm } from "../../../../language/mod.ts";
import language from "../../data/language.json" with { type: "json" };
import { type Chunk, closeChunk, excuse, type Walk } from "../chunks.ts";
import { boundsPhrase } from "../marks.ts";
import { type Measure, one } from "../measures.ts";
import type { Token } from "../terms.ts";
import { textAt } from "../text-at.ts";
import { readNumberAt, readSize, wordClasses } from "../vocabulary.ts";

const { verbs, those, alls, wholes } = language.eatenCounts;
const helpings = new Set(language.eatenCounts.helpings);
const eatingVerbs = new Set(verbs);
const references = new Set(those);
const allWords = new Set(alls);
const sandwiches = new Set(language.breadsBehind.dishes);
const wholeThings = new Set(wholes);

/**
 * Reads "had 4" and "ate two of those" as the number of the food before, and "ate the whole batch" as all of it. Returns
 * where the words end, or null where there are none.
 */
export function readEatenCount(walk: Walk, at: number): number | null {
  if (walk.chunks.length === 0 && walk.draft.words.length === 0) return null;
  if (isCountOfThem(walk, at)) return countLast(walk, at, at);
  if (!eatingVerbs.has(textAt(walk.tokens, at))) return null;
  return countLast(walk, at, at + 1) ?? skipWhole(walk, at) ?? readHelping(walk, at);
}

/** "ice cream sandwich; 2 of them actually" */
function isCountOfThem({ tokens, draft }: Walk, at: number): boolean {
  const number = draft.words.length === 0 ? readNumberAt(tokens, at) : null;
  return number !== null && skipReference(tokens, number.next) > number.next;
}

function countLast(walk: Walk, at: number, numberAt: number): number | null {
  const { tokens, chunks } = walk;
  const number = readNumberAt(tokens, numberAt);
  const isArticle = number?.form === "article" && textAt(tokens, numberAt) !== "one";
  if (number === null || isArticle || number.value < 1) return null;
  let end = skipReference(tokens, number.next);
  while (wordClasses.noise.has(textAt(tokens, end))) end++;
  if (!endsClause(tokens[end]) && textAt(tokens, end) !== "with") return null;
  closeChunk(walk, "hard");
  const owner = findCounted(chunks, number.value);
  const food = chunks[owner];
  const measure = food === undefined ? null : countedAs(food, number.value);
  if (food === undefined || measure === null) return null;
  chunks[owner] = { ...food, measure, eatenShare: isOpen(food) ? food.eatenShare : 1 };
  excuse(walk, at, end);
  return end;
}

/** The last food, or the one that more were counted of: "3 tacos with beef and lettuce, ate 2", unlike "3 tacos, nachos, ate 9". */
function findCounted(chunks: readonly Chunk[], count: number): number {
  const last = chunks.length - 1;
  const start = chunks.findLastIndex(({ link, measure }) => measure !== null || link === "hard");
  const host = chunks[start];
  if (start === last || host === undefined) return last;
  // "crumpets with butter, two of them"
  if (chunks[start + 1]?.link === "with" && host.measure === null && /[^s]s$/.test(host.words.at(-1) ?? ""))
    return start;
  // "pb&j on wheat, had 2"
  const isOnBread = chunks.slice(start + 1).every(({ link }) => link === "prep");
  if (isOnBread && isOpen(host) && sandwiches.has(host.terms.at(-1) ?? "")) return start;
  if (!isOfMore(host, count)) return last;
  const isOfHost = chunks[start + 1]?.link === "with" || !/[^s]s$/.test(chunks[last]?.words.at(-1) ?? "");
  return isOfHost ? start : last;
}

/** So many of a food that has no amount, or of more that were counted: "10 wings, had 6", "shared 10 wings so i had 6". */
function countedAs(food: Chunk, count: number): Measure | null {
  const { measure } = food;
  if (measure === null || isOpen(food)) return { ...one, kind: "count", count };
  return isOfMore(food, count) ? { ...measure, count } : null;
}

/** Behind "of those". */
function skipReference(tokens: readonly Token[], at: number): number {
  const isOf = textAt(tokens, at) === "of" && references.has(textAt(tokens, at + 1));
  return isOf ? at + 2 : at;
}

/** "ate the whole batch", "had it all" */
function skipWhole(walk: Walk, at: number): number | null {
  const { tokens } = walk;
  let end = at + 1;
  while (allWords.has(textAt(tokens, end))) end++;
  if (end === at + 1 || !wholeThings.has(textAt(tokens, end)) || !endsClause(tokens[end + 1])) return null;
  closeChunk(walk, "hard");
  excuse(walk, at, end + 1);
  return end + 1;
}

/** "made chili for the week, had a bowl tonight", "cake at work but only had a bite" */
function readHelping(walk: Walk, at: number): number | null {
  const { tokens, chunks } = walk;
  const amount = readNumberAt(tokens, at + 1);
  if (amount === null) return null;
  const size = readSize(tokens, amount.next);
  const unitAt = size?.next ?? amount.next;
  const unit = matchingForm(textAt(tokens, unitAt));
  const end = skipReference(tokens, unitAt + 1);
  if (!helpings.has(unit) || !endsHelping(tokens[end])) return null;
  closeChunk(walk, "hard");
  const last = chunks.at(-1);
  if (last === undefined || last.eatenShare !== 1) return null;
  if (!isOpen(last) && !(last.measure?.unit === unit && isOfMore(last, amount.value))) return null;
  const sizes = size === null ? [] : [size.size];
  chunks[chunks.length - 1] = {
    ...last,
    measure: { ...one, kind: "piece", count: amount.value, unit, sizes },
  };
  excuse(walk, at, end);
  return end;
}

/** Whether nothing says how much there was. */
function isOpen({ measure }: Chunk): boolean {
  return measure === null || measure.kind === "article";
}

/** "a box of 12 donuts, had 3", "bread (10 slices), had 2 slices": what was eaten is less than what there was. */
function isOfMore({ measure, eaten }: Chunk, count: number): boolean {
  if (measure === null || eaten === "had" || eaten === "said") return false;
  return (measure.kind === "count" || measure.kind === "piece") && measure.count > count;
}

function endsHelping(token: Token | undefined): boolean {
  const text = token?.text ?? "";
  const { noise, mealTimes } = wordClasses;
  return endsClause(token) || text === "with" || noise.has(text) || mealTimes.has(text);
}

function endsClause(token: Token | undefined): boolean {
  return boundsPhrase(token);
}
