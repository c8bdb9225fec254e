import type { CandidatePool } from "../candidates/candidate-pool.ts";
import language from "../data/language.json" with { type: "json" };
import { isLocalTerm } from "../local/local-term.ts";
import { type Chunk, isDetailLink } from "../text/chunks.ts";
import { normaliseTerms } from "../text/terms.ts";
import {
  additionTerms,
  dishTerms,
  drinkHeads,
  headlessTerms,
  mainTerms,
  partTerms,
  sideTerms,
  soloTerms,
  vagueSideTerms,
  weakTerms,
} from "../text/vocabulary.ts";
import { bareJoinCosts, joinCosts, listedCosts, never } from "./link-costs.ts";
import { joinMention, makeSegment, type Segment, valueSegment } from "./segment.ts";
import { splitLists } from "./split-lists.ts";

/** How a meal tells amounts. `weighed`: mostly in grams; `counted`: some amounts; `listed`: none. */
type MealMode = "weighed" | "counted" | "listed";

type Choice = {
  readonly value: number;
  readonly next: number;
  readonly segment: Segment | null;
};

type Meal = {
  readonly chunks: readonly Chunk[];
  readonly pool: CandidatePool;
  readonly mode: MealMode;
};

/** Dishes that are cooked of many things, and what stands beside them all the same. */
const mixedDishes = new Set(language.mixedDishes.map((dish) => normaliseTerms(dish).join(" ")));
const standing = new Set(language.standing.flatMap(normaliseTerms));
const longestSegment = 7;
const longestInLongList = 3;
const longList = 40;
const itemCost = 1.5;
const skippedMeasureCost = 3;
const skippedWordShare = 0.1;

// What a phrase without an amount of its own pays to be a food, by how it hangs on the one before.
const bareHardCost = 5;
const bareListCost = 5;

// "chicken or turkey" tells one food, not two.
const alternativeCost = 12;
const dishEndCost = 7;
const eatenListCost = 3;
const bareWithCost = 6;
const bareAdditionCost = 3;
const bareSideCost = 2;
const barePartCost = 12;
const bareWeighedCost = 9;

/** "salad (30 g feta)" has feta on it; "ice cream (2 scoops vanilla)" is one food. */
const weighedGlossCost = 3;
const countedJoinCost = 2;

const namesJoinCost = 12;
const besideCountedCost = 5;

/** The mentions of a meal, and the phrases that are of none. */
type SegmentedMeal = { readonly segments: Segment[]; readonly skipped: Chunk[] };

/** Cuts the phrases of a meal into mentions so that their foods together fit best (dynamic programming). */
export function segmentMeal(chunks: readonly Chunk[], pool: CandidatePool): SegmentedMeal {
  const phrases = splitLists(chunks, pool);
  const meal: Meal = { chunks: inheritLinks(phrases, pool), pool, mode: readMode(phrases) };
  const choices: Choice[] = new Array(phrases.length);
  for (let at = phrases.length - 1; at >= 0; at--) choices[at] = chooseAt(meal, choices, at);
  return collect(meal, choices);
}

/** "with beans, rice and cheese": what is listed behind a "with" describes too. Beside no food there is nothing to describe. */
function inheritLinks(phrases: readonly Chunk[], pool: CandidatePool): Chunk[] {
  const chunks: Chunk[] = [];
  for (const phrase of phrases) {
    const before = chunks.at(-1);
    if (before !== undefined && isDetailLink(phrase.link) && isNoFood(before, pool)) {
      chunks.push({ ...phrase, link: phrase.link === "prep" ? "prep" : "hard" });
      continue;
    }
    const isListed = phrase.measure === null && ["comma", "and", "or"].includes(phrase.link);
    const isDetail = before?.measure === null && isDetailLink(before.link);
    chunks.push(isListed && isDetail ? { ...phrase, link: before.link } : phrase);
  }
  return chunks;
}

function isNoFood({ terms, measure }: Chunk, pool: CandidatePool): boolean {
  return measure === null && !terms.some((term) => pool.has(term));
}

function chooseAt(meal: Meal, later: readonly Choice[], at: number): Choice {
  const { chunks, pool } = meal;
  const first = chunks[at];
  if (first === undefined) return { value: 0, next: at + 1, segment: null };
  const valueAfter = (next: number) => later[next]?.value ?? 0;
  let best: Choice = { value: valueAfter(at + 1) - costOfSkipping(first, pool), next: at + 1, segment: null };
  const isWholeText = chunks.length === 1 && first.measure === null && first.eaten !== "no";
  let cost = itemCost + costOfStarting(meal, at);
  const longest = chunks.length > longList ? longestInLongList : longestSegment;
  const reach = isBareDetail(first, at) ? 1 : longest;
  for (let next = at + 1; next <= Math.min(chunks.length, at + reach) && Number.isFinite(cost); next++) {
    const segment = makeSegment(chunks.slice(at, next), pool);
    const value = valueSegment(segment, isWholeText) - cost + valueAfter(next);
    if (value > best.value) best = { value, next, segment };
    const joined = chunks[next];
    if (joined !== undefined) cost += costOfJoining(joined, chunks[next - 1]) + costOfNames(meal, next);
  }
  return best;
}

/** "rice, chicken" are two foods, though chicken rice is one; so are "burger and fries", unlike "mac and cheese". */
function costOfNames({ chunks, pool }: Meal, at: number): number {
  const [before, chunk] = [chunks[at - 1], chunks[at]];
  const isListed = chunk?.link === "comma" || chunk?.link === "and";
  if (before === undefined || !isListed || chunk.eaten !== "listed") return 0;
  if (isDishEnd(chunk, before) && isOneFood([before, chunk], pool)) return 0;
  if (chunk.link === "and" && pool.isJointName([...before.terms, ...chunk.terms])) return 0;
  return pool.isPlainName(before.terms) && pool.isPlainName(chunk.terms) ? namesJoinCost : 0;
}

/** "ham and cheese toastie": one food has the words of both. */
function isOneFood(chunks: readonly Chunk[], pool: CandidatePool): boolean {
  const mention = joinMention(chunks, pool.weigh);
  const [best] = pool.rank(mention);
  return (
    best !== undefined &&
    [...mention.terms].every(([term, { isWeak }]) => isWeak || best.profile.allTerms.has(term))
  );
}

// Words behind a "with" that become a food after all stand alone, or two of them would outweigh the cost.
function isBareDetail({ link, measure }: Chunk, at: number): boolean {
  return at > 0 && measure === null && isDetailLink(link);
}

function collect({ chunks }: Meal, choices: readonly Choice[]): SegmentedMeal {
  const segments: Segment[] = [];
  const skipped: Chunk[] = [];
  for (let at = 0; at < choices.length; ) {
    const choice = choices[at];
    if (choice === undefined) break;
    if (choice.segment !== null) segments.push(choice.segment);
    else skipped.push(...chunks.slice(at, choice.next));
    at = choice.next;
  }
  return { segments, skipped };
}

/** Reads from the amounts told how much a phrase without one may be a food of its own. */
function readMode(chunks: readonly Chunk[]): MealMode {
  const measures = chunks.flatMap(({ measure }) => measure ?? []);
  if (measures.length === 0) return "listed";
  const exact = measures.filter(({ kind }) => kind !== "article");
  const weighed = exact.filter(({ unit }) => unit === "g" || unit === "gram").length;
  return weighed * 2 > exact.length ? "weighed" : "counted";
}

/** What it costs to read a phrase as no food at all. */
function costOfSkipping(chunk: Chunk, pool: CandidatePool): number {
  const words = chunk.terms.reduce((sum, term) => sum + (weakTerms.has(term) ? 0 : pool.weigh(term)), 0);
  const isAmount = chunk.measure !== null && chunk.measure.kind !== "article";
  return skippedWordShare * words + (isAmount ? skippedMeasureCost : 0);
}

/** What it costs to begin a food with a phrase. */
function costOfStarting({ chunks, mode, pool }: Meal, at: number): number {
  const chunk = chunks[at];
  if (chunk === undefined) return never;
  const { link, measure } = chunk;
  const before = link === "gloss" ? glossed(chunks, at) : chunks[at - 1];
  const isFirst = before === undefined;
  if (measure !== null && chunk.terms.length === 0) return never;
  if (link === "gloss") return costOfGloss(chunk, before, pool);
  if (measure !== null && !(measure.kind === "article" && isDescribing(chunk, mode))) return 0;
  if (mode === "listed" && !isFirst && isOfDish(chunk, described(chunks, at))) return bareWithCost;
  if (mode === "listed" && !isDishEnd(chunk, before)) return isFirst ? 0 : listedCosts[link];
  const isOpening = isFirst || link === "hard";
  if (chunk.eaten === "listed" && !isDishEnd(chunk, before)) return isOpening ? 0 : listedCosts[link];
  if (mode === "weighed") return costBesideWeighed(chunk, before);
  return isOpening ? (chunk.eaten === "no" ? bareHardCost : 0) : costOfBare(chunk, before);
}

/** The food that a phrase behind a "with" may describe. */
function described(chunks: readonly Chunk[], at: number): Chunk | undefined {
  return chunks.slice(0, at).findLast(({ link }) => !isDetailLink(link));
}

/** "roll with icing" and "pad thai with shrimp" are one food each, unlike "curry with rice". */
function isOfDish(chunk: Chunk, owner: Chunk | undefined): boolean {
  if (owner === undefined || !isDetailLink(chunk.link)) return false;
  if (partTerms.has(chunk.terms.at(-1) ?? "")) return true;
  const isMixed = mixedDishes.has(headOf(owner)) || mixedDishes.has(owner.terms.slice(-2).join(" "));
  const isSaucy = additionTerms.has(headOf(chunk));
  return isMixed && !isSaucy && !standing.has(headOf(chunk));
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
  if (isWeighed(chunk)) return isKindOf(chunk, owner, pool) ? never : weighedGlossCost;
  return isInDrink && additionTerms.has(headOf(chunk)) ? bareAdditionCost : never;
}

/** The feta of "salad (30 g feta)" does not say how much salad. */
function isOnDish({ measure, terms }: Chunk, owner: Chunk): boolean {
  return measure?.kind === "mass" && dishTerms.has(headOf(owner)) && !partTerms.has(terms.at(-1) ?? "");
}

function isWeighed({ measure }: Chunk): boolean {
  return measure !== null && measure.kind !== "count" && measure.kind !== "article";
}

/** "steak (8 oz ribeye)" and "burger (6 oz patty)" are one food: the bracket says which, and how much. */
function isKindOf(chunk: Chunk, owner: Chunk, pool: CandidatePool): boolean {
  const head = headOf(owner);
  if (chunk.terms.includes(head) || partTerms.has(headOf(chunk))) return true;
  return pool.rank(joinMention([chunk], pool.weigh))[0]?.profile.allTerms.has(head) === true;
}

/** "200 g chicken with rice": among weighed foods a side has no weight, but is no chicken either. */
function costBesideWeighed(chunk: Chunk, before: Chunk | undefined): number {
  const { link, eaten } = chunk;
  if (link === "hard" && eaten === "listed") return 0;
  const isJoined = link === "with" || link === "and";
  if (isJoined && isSide(chunk, before) && !vagueSideTerms.has(headOf(chunk))) return bareSideCost;
  return before === undefined || link === "hard" || link === "comma" ? bareWeighedCost : never;
}

/** What a phrase without an amount, behind another, pays to be a food of its own. */
function costOfBare(chunk: Chunk, before: Chunk | undefined): number {
  if (isDetailLink(chunk.link)) return costOfDetail(chunk, before);
  if (chunk.link === "or") return alternativeCost;
  if (isDishEnd(chunk, before)) return dishEndCost;
  return chunk.eaten === "no" ? bareListCost : eatenListCost;
}

/** "… and cheese sandwich" rather ends the name of a dish than begins another, unless a dish stands before it. */
function isDishEnd({ link, measure, terms }: Chunk, before: Chunk | undefined): boolean {
  const isBeside = soloTerms.has(terms[0] ?? "") || (before !== undefined && dishTerms.has(headOf(before)));
  const isDish = terms.length > 1 && dishTerms.has(terms.at(-1) ?? "");
  return link === "and" && measure === null && isDish && !isBeside;
}

/** "with butter" may be a food beside the bread, "with crust" hardly one beside the pizza. */
function costOfDetail(chunk: Chunk, before: Chunk | undefined): number {
  const { link, terms } = chunk;
  const head = terms.at(-1) ?? "";
  if (link === "with" && isSide(chunk, before)) return bareSideCost;
  if (link === "with" && additionTerms.has(head) && terms.length < 3) return bareAdditionCost;
  return link !== "with" || partTerms.has(head) ? barePartCost : bareWithCost;
}

function isSide(chunk: Chunk, before: Chunk | undefined): boolean {
  return sideTerms.has(headOf(chunk)) && isOfPlate(before);
}

/** "steak with potatoes and broccoli": a side stands beside a main food, for which words of no list count, or a side. */
function isOfPlate(chunk: Chunk | undefined): boolean {
  const head = chunk === undefined ? "" : headOf(chunk);
  return mainTerms.has(head) || sideTerms.has(head) || isLocalTerm(head);
}

/** The last word that names: "chicken" in "chicken, grilled". */
function headOf({ terms }: Chunk): string {
  return terms.findLast((term) => !headlessTerms.has(term)) ?? "";
}

// Beside foods in grams, "on a bun" tells no amount of its own; nor does "in a rich sauce" anywhere.
function isDescribing({ link, terms, eaten }: Chunk, mode: MealMode): boolean {
  if (!isDetailLink(link)) return mode === "weighed" && link !== "hard";
  if (link === "with" && eaten === "said") return partTerms.has(terms.at(-1) ?? "");
  return mode === "weighed" || link === "made" || partTerms.has(terms.at(-1) ?? "");
}

/** "Two eggs and toast" are no egg bread: pieces that were counted are a food, and what is listed behind is another. */
function isBesideCounted(chunk: Chunk, before: Chunk | undefined): boolean {
  const isListed = chunk.link === "and" || chunk.link === "comma";
  if (!isListed || isDishEnd(chunk, before) || before?.measure?.kind !== "count") return false;
  const { count, unit } = before.measure;
  return (count < 1 && unit === "") || (count > 1 && /[^s]s$/.test(before.words.at(-1) ?? ""));
}

/** What it costs to read a phrase as describing the one before it. */
function costOfJoining(chunk: Chunk, before: Chunk | undefined): number {
  const { link, measure } = chunk;
  if (measure === null) return bareJoinCosts[link] + (isBesideCounted(chunk, before) ? besideCountedCost : 0);
  if (link === "gloss") return before !== undefined && isOnDish(chunk, before) ? never : 0;
  const isPart = isDetailLink(link) && partTerms.has(chunk.terms.at(-1) ?? "");
  if (isPart && measure.kind === "mass" && before?.measure?.kind === "article") return 1;
  if (isPart && measure.kind === "article") return 0.5;
  const counted = measure.kind === "count" ? countedJoinCost : 0;
  return measure.kind === "article" || measure.kind === "count" ? counted + joinCosts[link] : never;
}
