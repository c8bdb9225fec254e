import language from "../../data/language.json" with { type: "json" };
import meanings from "../../data/meanings.json" with { type: "json" };
import { type Chunk, isDetailLink } from "../chunks.ts";
import { ignoredTerms, normaliseTerms } from "../terms.ts";
import { dishTerms, headlessTerms, isMixedDish, weakTerms } from "../vocabulary.ts";

/** Dishes that are more than eggs, and have them. */
const eggsWithin = new Set(meanings.eggsWithin.map((dish) => joinNaming(normaliseTerms(dish))));
const headlineReach = 4;
const fewestListed = 3;
const mixingWords = new Set(language.mixingWords);
const sandwiches = new Set(language.sandwiches.flatMap(normaliseTerms));
const breads = new Set(language.sandwichBreads.flatMap(normaliseTerms));
/** What dishes are mainly made of. */
const dishBases = new Map(
  Object.entries(meanings.dishBases).map(([dish, bases]) => [
    joinNaming(normaliseTerms(dish)),
    new Set(bases.map((base) => joinNaming(normaliseTerms(base)))),
  ]),
);

/**
 * "porridge 50 g oats, 300 ml milk" and "shake with 1 scoop whey" are the foods that the dish was made of: where what it
 * is mainly made of has an amount, and the dish has none, the dish is only their heading.
 */
export function dropHeadlines(chunks: readonly Chunk[]): Chunk[] {
  const read: Chunk[] = [];
  let headline: Chunk | null = null;
  let isInBracket = false;
  for (const [at, chunk] of chunks.entries()) {
    if (isHeadline(chunks, at) || (isOfWater(chunk) && isHeadline(chunks, at - 1))) headline ??= chunk;
    else {
      // "apple, omelette (3 eggs, cheese)": the bracket is none of the apple.
      const isListed: boolean = isInBracket && chunk.link === "gloss";
      isInBracket = chunk.link === "gloss" && (headline !== null || isListed);
      const link = headline !== null && isInBracket ? headline.link : isListed ? "comma" : chunk.link;
      read.push({ ...chunk, link });
      headline = null;
    }
  }
  return read;
}

/** The water of "porridge made with water, 40 g oats" */
function isOfWater({ link, measure, terms }: Chunk): boolean {
  return isDetailLink(link) && measure === null && terms.join(" ") === "water";
}

/** "omelette with 3 eggs" is an omelette of them, as long as nothing else in it is weighed. */
export function readEggDishes(chunks: readonly Chunk[]): Chunk[] {
  return chunks.map((chunk, at) => {
    const [dish, next] = [chunks[at - 1], chunks[at + 1]];
    const { link, measure, terms } = chunk;
    const isCounted = measure?.kind === "count" && terms.length === 1 && terms[0] === "egg";
    if (dish === undefined || !isCounted || !isDetailLink(link) || isWeighed(dish)) return chunk;
    const isBase = dishBases.get(joinNaming(dish.terms))?.has("egg") === true;
    const isAlone = next === undefined || next.link === "hard" || !isWeighed(next);
    const isWithin = eggsWithin.has(joinNaming(dish.terms)) && !isWeighed(dish);
    return isWithin || (isBase && isAlone) ? { ...chunk, measure: null, link: "gloss" } : chunk;
  });
}

/**
 * "egg curry 2 eggs" and "chicken curry with 200 g chicken" are the dish alone: the amount of what a dish is named after, where
 * no other part of it is listed.
 */
export function readLoneFillings(chunks: readonly Chunk[]): Chunk[] {
  return chunks.map((chunk, at) => {
    const [dish, next] = [chunks[at - 1], chunks[at + 1]];
    if (dish === undefined || isWeighed(dish) || !isWeighed(chunk)) return chunk;
    if (chunk.link === "hard" || chunk.link === "gloss" || !isFillingOf(chunk, dish)) return chunk;
    const isListed = next !== undefined && next.link !== "hard" && (isWeighed(next) || isBreadOf(next, dish));
    return isListed ? chunk : { ...chunk, measure: null, link: "gloss" };
  });
}

/** The bread of "tuna sandwich, 80 g tuna, white bread", unlike that beside a soup. */
function isBreadOf({ terms }: Chunk, dish: Chunk): boolean {
  return sandwiches.has(dish.terms.at(-1) ?? "") && breads.has(terms.at(-1) ?? "");
}

/** Whether a phrase only heads the parts that follow it. */
export function isHeadline(chunks: readonly Chunk[], at: number): boolean {
  const [chunk, first, ...others] = chunks.slice(at, at + 1 + headlineReach);
  if (chunk === undefined || first === undefined || isWeighed(chunk)) return false;
  const weighed = [first, ...takeWhile(others, ({ link }) => link !== "hard")].filter(isWeighed);
  if (mixingWords.has(chunk.words.at(-1) ?? "") && isWeighed(first) && weighed.length > 1) return true;
  if (isListedInBracket(chunk, [first, ...others])) return true;
  const bases = dishBases.get(joinNaming(chunk.terms));
  // "egg curry (2 eggs)" has two eggs in it; a dish whose parts are listed is those.
  const isAlone = first.link === "gloss" && others[0]?.link !== "gloss";
  if (weighed.filter((part) => isPartOf(part, chunk)).length > 1) return true;
  return weighed.some((part) => bases?.has(joinNaming(part.terms)) || (!isAlone && isFillingOf(part, chunk)));
}

/** "curry (1 can of chickpeas, coconut milk, spinach)" */
function isListedInBracket({ terms }: Chunk, parts: readonly Chunk[]): boolean {
  const listed = takeWhile(parts, ({ link, terms: named }) => link === "gloss" && named.length > 0);
  const isCooked = isMixedDish(terms) || dishTerms.has(terms.at(-1) ?? "");
  return isCooked && listed.length >= fewestListed && listed[0] !== undefined && isWeighed(listed[0]);
}

/** "pasta al pesto, 80 g pasta, 2 spoons of pesto" */
function isPartOf({ terms: part }: Chunk, { terms }: Chunk): boolean {
  const naming = part.filter((term) => !headlessTerms.has(term));
  return naming.length > 0 && naming.length < terms.length && naming.every((term) => terms.includes(term));
}

/** The fish fingers of "fish finger sandwich, 4 fish fingers, 2 slices of bread". */
function isFillingOf({ terms: filling, measure }: Chunk, { terms }: Chunk): boolean {
  if (measure?.unit === "pint") return false;
  const isDish = dishTerms.has(terms.at(-1) ?? "") && filling.at(-1) !== terms.at(-1);
  return isDish && filling.length > 0 && filling.every((term) => terms.includes(term));
}

function isWeighed({ measure }: Chunk): boolean {
  return measure !== null && measure.kind !== "article";
}

function joinNaming(terms: readonly string[]): string {
  return terms.filter((term) => !weakTerms.has(term) && !ignoredTerms.has(term)).join(" ");
}

function takeWhile<Item>(items: readonly Item[], isTaken: (item: Item) => boolean): readonly Item[] {
  const end = items.findIndex((item) => !isTaken(item));
  return end < 0 ? items : items.slice(0, end);
}
