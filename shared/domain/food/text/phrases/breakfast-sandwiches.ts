import { joinSpans } from "../../../../language/mod.ts";
import language from "../../data/language.json" with { type: "json" };
import { type Chunk, isDetailLink } from "../chunks.ts";
import { normaliseTerms, normaliseWord } from "../terms.ts";
import { headlessTerms } from "../vocabulary.ts";

const { inBuns } = language;
const filled = new Set(inBuns.filled);
const fillings = new Set(inBuns.fillings.flatMap(normaliseWord));
const holders = inBuns.holders.map(normaliseTerms);
const sandwich = "sandwich";
/** One that is weighed with its bread weighs more than an egg or a sausage. */
const leastGrams = 80;

/**
 * "A 159 g egg, cheese and sausage on an English muffin", "a 188 g biscuit filled with egg and cheese" and "an egg and bacon
 * biscuit" as the one sandwich that is weighed or counted there, instead of its parts.
 */
export function joinBreakfastSandwiches(chunks: readonly Chunk[]): Chunk[] {
  const read: Chunk[] = [];
  for (let at = 0; at < chunks.length; ) {
    const next = findFilled(chunks, at) ?? findFillings(chunks, at);
    const parts = chunks.slice(at, next ?? at + 1);
    const isJoined = next !== null && isOfBreakfast(parts.flatMap(({ terms }) => terms));
    read.push(...(isJoined ? [joinParts(parts)] : parts));
    at += parts.length;
  }
  return read;
}

/** "An egg and cheese sandwich on an English muffin": its bread says which sandwich it is. */
export function nameBreads(chunks: readonly Chunk[]): Chunk[] {
  const read: Chunk[] = [];
  for (const chunk of chunks) {
    const before = read.at(-1);
    const isOnBread = chunk.link === "prep" && isBare(chunk) && readHolder(chunk) !== null;
    if (before !== undefined && isOnBread && isFilledSandwich(before))
      read[read.length - 1] = { ...joinParts([before, chunk]), link: before.link };
    else read.push(chunk);
  }
  return read;
}

function isFilledSandwich({ terms }: Chunk): boolean {
  const inside = terms.filter((term) => term !== sandwich);
  const isAllFilling = inside.length > 1 && inside.every((term) => fillings.has(term));
  return terms.at(-1) === sandwich && isAllFilling && isOfBreakfast(inside);
}

/** Those of ham or turkey are no breakfast sandwiches of the catalogue. */
function isOfBreakfast(terms: readonly string[]): boolean {
  return terms.includes("egg") || terms.includes("sausage");
}

/** Where the fillings behind a bread end that was weighed with them: "a 188 g biscuit filled with egg and cheese". */
function findFilled(chunks: readonly Chunk[], at: number): number | null {
  const [bread, first] = [chunks[at], chunks[at + 1]];
  if (bread === undefined || first === undefined || !isWhole(bread) || readHolder(bread) === null)
    return null;
  if (!isDetailLink(first.link) || !isFilling(first)) return null;
  const end = skipFillings(chunks, at + 2);
  return end > at + 2 ? end : null;
}

/** Where a bread ends behind its fillings, which were weighed or counted as one. */
function findFillings(chunks: readonly Chunk[], at: number): number | null {
  const first = chunks[at];
  if (first === undefined || !isFilling(first)) return null;
  const end = skipFillings(chunks, at + 1);
  const bread = chunks[end];
  if (bread === undefined || !isBare(bread) || readHolder(bread) === null) return null;
  const isListedLast = isListed(bread.link) && fillings.has(bread.terms[0] ?? "");
  const isSeveral = isListedLast ? end > at : end > at + 1;
  const isOne = isWhole(first) || first.measure?.kind === "article";
  return isSeveral && isOne && (isListedLast || bread.link === "prep") ? end + 1 : null;
}

function skipFillings(chunks: readonly Chunk[], from: number): number {
  let at = from;
  for (let chunk = chunks[at]; chunk !== undefined; chunk = chunks[++at])
    if (!isListed(chunk.link) || !isBare(chunk) || !isFilling(chunk)) break;
  return at;
}

function isListed(link: Chunk["link"]): boolean {
  return link === "comma" || link === "and";
}

function isBare({ measure }: Chunk): boolean {
  return measure === null || (measure.kind === "article" && measure.unit === "");
}

function isWhole({ measure }: Chunk): boolean {
  return measure !== null && measure.grams !== null && measure.count * measure.grams >= leastGrams;
}

/** "egg", unlike "scrambled egg", which is weighed alone */
function isFilling({ terms }: Chunk): boolean {
  return terms.length > 0 && terms.every((term) => fillings.has(term));
}

/** The terms of the bread that a phrase ends with, where it says nothing else but fillings and that it is a sandwich. */
function readHolder({ terms }: Chunk): readonly string[] | null {
  const naming = terms.filter((term) => term !== sandwich && !fillings.has(term));
  return holders.find((holder) => isSame(holder, naming) || isSame(holder, naming.filter(isSaid))) ?? null;
}

function isSaid(term: string): boolean {
  return !headlessTerms.has(term) && !filled.has(term);
}

function isSame(holder: readonly string[], terms: readonly string[]): boolean {
  return holder.length === terms.length && holder.every((term, at) => term === terms[at]);
}

/** The sandwich begins with its egg, as in the catalogue. */
function joinParts(parts: readonly Chunk[]): Chunk {
  const [first] = parts;
  if (first === undefined) throw new Error("Cannot join a sandwich: it has no parts");
  const bread = parts.flatMap((part) => readHolder(part) ?? []);
  const inside = [...new Set(parts.flatMap(({ terms }) => terms.filter((term) => fillings.has(term))))];
  const inOrder = inside.toSorted((a, b) => Number(b === "egg") - Number(a === "egg"));
  return {
    ...first,
    terms: [...inOrder, ...bread, sandwich],
    words: parts.flatMap(({ words }) => words),
    wordSpans: parts.flatMap(({ wordSpans }) => wordSpans),
    isRepaired: parts.some(({ isRepaired }) => isRepaired),
    span: joinSpans(parts.map(({ span }) => span)),
  };
}
