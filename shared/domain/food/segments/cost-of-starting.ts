import type { CandidatePool } from "../candidates/candidate-pool.ts";
import language from "../data/language.json" with { type: "json" };
import { isLocalTerm } from "../local/local-term.ts";
import { type Chunk, isDetailLink } from "../text/chunks.ts";
import { normaliseTerms } from "../text/terms.ts";
import {
  additionTerms,
  drinkHeads,
  filledDishTerms,
  isMixedDish,
  mainTerms,
  partTerms,
  sideTerms,
  soloTerms,
  vagueSideTerms,
} from "../text/vocabulary.ts";
import { textWeights } from "../text-weights.ts";
import { joinMention } from "./join-mention.ts";
import { never } from "./never.ts";
import {
  countsEarlier,
  headOf,
  isCountOfPieces,
  isDishEnd,
  isDressed,
  isMeasuredBefore,
  isOnDish,
} from "./phrase-kinds.ts";

/** How a meal states amounts. `weighed`: mostly in grams; `counted`: some amounts; `listed`: none. */
export type MealMode = "weighed" | "counted" | "listed";

/** The phrases of a meal and the foods that they may be. */
export type Meal = {
  readonly chunks: readonly Chunk[];
  readonly pool: CandidatePool;
  readonly mode: MealMode;
};

/** Parts that nobody eats as a food of their own: "pepperoni pizza, thin crust". */
const coverings = new Set(language.coverings.flatMap(normaliseTerms));
/** What may be filled with any two foods: "quince and cheese sandwich". */
/** What stands beside a mixed dish all the same. */
const standing = new Set(language.standing.flatMap(normaliseTerms));
/** Parts that are served beside a food as well, unless the two have one name: "biscuits with gravy". */
const servedParts = new Set(language.servedParts);
const { starting, listed } = textWeights;

/** What it costs to begin a food with a phrase. */
export function costOfStarting(meal: Meal, at: number): number {
  const { chunks, mode, pool } = meal;
  const chunk = chunks[at];
  if (chunk === undefined) return never;
  const { link, measure } = chunk;
  const before = link === "gloss" ? glossed(chunks, at) : chunks[at - 1];
  if (measure !== null && chunk.terms.length === 0) return never;
  if (chunk.isAtPlace === true && measure === null) return never;
  if (countsEarlier(chunks, at)) return 0;
  if (link === "gloss") return costOfGloss(chunk, before, pool);
  if (before !== undefined && isCountOfPieces(chunk)) return starting.barePart;
  if (before !== undefined && isOfJointName(chunk, before, pool)) return starting.jointName;
  if (measure !== null && !(measure.kind === "article" && isDescribing(chunk, mode))) return 0;
  return costOfUncounted(meal, at);
}

/** "gin and tonic x2" */
function isOfJointName(chunk: Chunk, before: Chunk, pool: CandidatePool): boolean {
  const isCounted = chunk.measure?.kind === "count" && !isMeasuredBefore(chunk);
  const isOpen = chunk.link === "and" && before.measure === null && isCounted;
  const terms = [...before.terms, ...chunk.terms];
  return isOpen && pool.isJointName(terms) && pool.isPlainName(terms);
}

/** What a phrase without a stated amount pays to be a food. */
function costOfUncounted(meal: Meal, at: number): number {
  const { chunks, mode } = meal;
  const [before, chunk] = [chunks[at - 1], chunks[at]];
  if (chunk === undefined) return never;
  const isListed = mode === "listed" || chunk.eaten === "listed";
  if (isListed && (!isDishEnd(chunk, before) || isOtherDish(meal, at))) return costOfListed(meal, at);
  if (mode === "weighed")
    return isBesideAnd(meal, chunk) ? starting.bareSide : costBesideWeighed(chunk, before);
  const isOpening = before === undefined || chunk.link === "hard";
  if (!isOpening) return isNamedBeside(meal, at) ? starting.bareSide : costOfBare(chunk, before);
  // "had eggs and some avocado", unlike "had fun"
  const isNamed = meal.pool.isPlainName(chunk.terms);
  const isEaten = chunk.eaten === "had" ? isNamed : chunk.eaten !== "no";
  if (isEaten) return 0;
  return isNamed && before !== undefined ? starting.bareSide : starting.bareHard;
}

/** "150 g fries and a hamburger": a food of its own name behind "and a". */
function isBesideAnd({ pool }: Meal, { link, measure, terms }: Chunk): boolean {
  const isOne = measure?.kind === "article" && measure.unit === "" && !measure.isShare;
  return link === "and" && isOne && pool.isPlainName(terms);
}

/** "eba and egusi soup", unlike "ham and cheese sandwich": a side or a drink, and a dish that is not named after it. */
function isOtherDish({ chunks, pool }: Meal, at: number): boolean {
  const [before, chunk] = [chunks[at - 1], chunks[at]];
  if (before === undefined || chunk === undefined) return false;
  if (!pool.isPlainName(chunk.terms) || pool.hasFoodOf([...before.terms, ...chunk.terms])) return false;
  // "apple and chicken salad"
  const isDish = chunk.terms.length > 1 && !filledDishTerms.has(headOf(chunk));
  const isWhole = isDish && pool.isPlainName(before.terms);
  return isWhole || standing.has(headOf(before));
}

/** What a phrase without an amount pays to be a food in a list. */
function costOfListed({ chunks, mode, pool }: Meal, at: number): number {
  const chunk = chunks[at];
  if (at === 0 || chunk === undefined) return 0;
  if (isCovering(chunk)) return starting.bareWith;
  const mayDescribe = mode === "listed" || chunk.link === "made";
  if (!mayDescribe || !isOfDish(chunk, described(chunks, at), pool)) return listed[chunk.link];
  return chunk.link === "made" ? starting.barePart : starting.bareWith;
}

function isCovering(chunk: Chunk): boolean {
  const { terms, measure } = chunk;
  const isNamed = terms.length > 2 || terms.some((term) => mainTerms.has(term));
  return measure === null && coverings.has(headOf(chunk)) && !isNamed;
}

/** The food that a phrase behind a "with" may describe. */
function described(chunks: readonly Chunk[], at: number): Chunk | undefined {
  return chunks.slice(0, at).findLast(({ link }) => !isDetailLink(link));
}

/** "roll with icing" and "pad thai with shrimp" are one food each, unlike "curry with rice". */
function isOfDish(chunk: Chunk, owner: Chunk | undefined, pool: CandidatePool): boolean {
  if (owner === undefined || !isDetailLink(chunk.link)) return false;
  const isServed = servedParts.has(headOf(chunk)) && !pool.isPlainName([...owner.terms, ...chunk.terms]);
  if (partTerms.has(chunk.terms.at(-1) ?? "") && !isServed) return true;
  const isSaucy = additionTerms.has(headOf(chunk));
  return isMixedDish(owner.terms) && !isSaucy && (chunk.link === "made" || !standing.has(headOf(chunk)));
}

/** The phrase that a bracket follows. */
function glossed(chunks: readonly Chunk[], at: number): Chunk | undefined {
  return chunks.slice(0, at).findLast(({ link }) => link !== "gloss");
}

/** "coffee (milk, sugar)" has both in it; other words in brackets describe. */
function costOfGloss(chunk: Chunk, owner: Chunk | undefined, pool: CandidatePool): number {
  const isInDrink = owner !== undefined && drinkHeads.has(headOf(owner));
  if (owner === undefined || owner.terms.every((term) => soloTerms.has(term))) return 0;
  if (isInDrink && chunk.measure !== null) return 0;
  if (isOnDish(chunk, owner)) return 0;
  // "salad (30 g feta)" has feta on it; "ice cream (2 scoops vanilla)" is one food.
  if (isWeighed(chunk)) return isKindOf(chunk, owner, pool) ? never : starting.weighedGloss;
  return isInDrink && additionTerms.has(headOf(chunk)) ? starting.bareAddition : never;
}

function isWeighed({ measure }: Chunk): boolean {
  return measure !== null && measure.kind !== "count" && measure.kind !== "article";
}

/**
 * "steak (8 oz ribeye)" and "burger (6 oz patty)" are one food: the bracket says which, and how much. "Steak frites (200 g
 * steak)" is one dish.
 */
function isKindOf(chunk: Chunk, owner: Chunk, pool: CandidatePool): boolean {
  const head = headOf(owner);
  if (owner.measure === null && owner.terms.includes(headOf(chunk))) return true;
  if (chunk.terms.includes(head) || partTerms.has(headOf(chunk))) return true;
  return pool.rank(joinMention([chunk], pool.weigh))[0]?.profile.allTerms.has(head) === true;
}

/** "200 g chicken with rice": among weighed foods a side has no weight, but is no chicken either. */
function costBesideWeighed(chunk: Chunk, before: Chunk | undefined): number {
  const { link, eaten } = chunk;
  if (link === "hard" && eaten === "listed") return 0;
  const isJoined = link === "with" || link === "and";
  if (isJoined && isSide(chunk, before) && !vagueSideTerms.has(headOf(chunk))) return starting.bareSide;
  return before === undefined || link === "hard" || link === "comma" ? starting.bareWeighed : never;
}

/** What a phrase without an amount, behind another, pays to be a food of its own. */
function costOfBare(chunk: Chunk, before: Chunk | undefined): number {
  if (isDetailLink(chunk.link)) return costOfDetail(chunk, before);
  // "chicken or turkey" is one food, not two.
  if (chunk.link === "or") return starting.alternative;
  if (isDishEnd(chunk, before)) return starting.dishEnd;
  if (chunk.link === "and" && isSide(chunk, before) && !vagueSideTerms.has(headOf(chunk)))
    return starting.bareSide;
  return chunk.eaten === "no" || chunk.eaten === "had" ? starting.bareList : starting.eatenList;
}

/**
 * "2 sausages, bacon, egg", "a steak with mushrooms and chips", "eggs on toast": what has a full name and is no part of the
 * dish stands beside it.
 */
function isNamedBeside({ chunks, pool }: Meal, at: number): boolean {
  const [before, chunk] = [chunks[at - 1], chunks[at]];
  if (chunk === undefined || !pool.isPlainName(chunk.terms) || isOfOneFood(chunks, at, pool)) return false;
  if (chunk.link === "comma" || chunk.link === "and") return !isDishEnd(chunk, before);
  if (chunk.link !== "with" && !(chunk.link === "prep" && sideTerms.has(headOf(chunk)))) return false;
  return !isOfDish(chunk, described(chunks, at), pool);
}

/** "chicken with rice and vegetables", where a food has all of the words */
function isOfOneFood(chunks: readonly Chunk[], at: number, pool: CandidatePool): boolean {
  const from = chunks.findLastIndex(({ link }, place) => place < at && !isDetailLink(link) && link !== "and");
  const terms = chunks.slice(Math.max(0, from), at + 1).flatMap((chunk) => chunk.terms);
  return pool.hasFoodOf(terms);
}

/** "with butter" may be a food beside the bread, "with crust" hardly one beside the pizza. */
function costOfDetail(chunk: Chunk, before: Chunk | undefined): number {
  const { link, terms } = chunk;
  const head = terms.at(-1) ?? "";
  const isOnSalad = before !== undefined && isDressed(before) && mainTerms.has(headOf(chunk));
  if (link === "with" && (isOnSalad || isSide(chunk, before))) return starting.bareSide;
  if (link === "with" && additionTerms.has(head) && terms.length < 3) return starting.bareAddition;
  return link !== "with" || partTerms.has(head) ? starting.barePart : starting.bareWith;
}

function isSide(chunk: Chunk, before: Chunk | undefined): boolean {
  return sideTerms.has(headOf(chunk)) && isOfPlate(before);
}

/** "steak with potatoes and broccoli": a side stands beside a main food, for which words of no list count, or a side. */
function isOfPlate(chunk: Chunk | undefined): boolean {
  const head = chunk === undefined ? "" : headOf(chunk);
  return mainTerms.has(head) || sideTerms.has(head) || isLocalTerm(head);
}

// Beside foods in grams, "on a bun" states no amount of its own; nor does "in a rich sauce" anywhere.
function isDescribing({ link, terms, eaten }: Chunk, mode: MealMode): boolean {
  if (!isDetailLink(link)) return mode === "weighed" && link !== "hard";
  if (link === "with" && eaten === "said") return partTerms.has(terms.at(-1) ?? "");
  return mode === "weighed" || link === "made" || partTerms.has(terms.at(-1) ?? "");
}
