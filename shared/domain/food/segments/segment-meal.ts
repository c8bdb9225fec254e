import type { CandidatePool } from "../candidates/candidate-pool.ts";
import { mostOfAny, mostOfNegated } from "../candidates/score-food.ts";
import language from "../data/language.json" with { type: "json" };
import { type Chunk, isDetailLink } from "../text/chunks.ts";
import { normaliseTerms } from "../text/terms.ts";
import {
  dishTerms,
  isMixedDish,
  mainTerms,
  sideTerms,
  soloTerms,
  vagueSideTerms,
  weakTerms,
} from "../text/vocabulary.ts";
import { textWeights } from "../text-weights.ts";
import { costOfJoining } from "./cost-of-joining.ts";
import { costOfStarting, type Meal, type MealMode } from "./cost-of-starting.ts";
import { dropBowls } from "./drop-bowls.ts";
import { dropNameless } from "./drop-nameless.ts";
import { dropUnknown } from "./drop-unknown.ts";
import { joinFlavours } from "./join-flavours.ts";
import { joinInvertedNames } from "./join-inverted-names.ts";
import { joinKinds } from "./join-kinds.ts";
import { joinMention } from "./join-mention.ts";
import { joinPastedNames } from "./join-pasted-names.ts";
import { listBracketed } from "./list-bracketed.ts";
import { cereals, tableSauces } from "./listed-words.ts";
import { nameFillings } from "./name-fillings.ts";
import { never } from "./never.ts";
import { countsEarlier, headOf, isDishEnd, isDressed } from "./phrase-kinds.ts";
import { makeSegment, type Segment, valueSegment } from "./segment.ts";
import { splitFilled } from "./split-filled.ts";
import { splitLists, splitServedApart } from "./split-lists.ts";

type Choice = {
  readonly value: number;
  readonly next: number;
  readonly segment: Segment | null;
};

const longestSegment = 7;
const longestInLongList = 3;
const longList = 40;
const { item, joining } = textWeights;
/** What has a filling or a topping of its own: "a bagel with egg" is no egg bagel. */
const breads = new Set(language.spreadOn.flatMap(normaliseTerms));
const longestDishList = 3;

/** The mentions of a meal, and the phrases that are of none. */
type SegmentedMeal = { readonly segments: Segment[]; readonly skipped: Chunk[] };

/** Cuts the phrases of a meal into mentions so that their foods together fit best (dynamic programming). */
export function segmentMeal(chunks: readonly Chunk[], pool: CandidatePool): SegmentedMeal {
  const kinds = joinInvertedNames(
    joinPastedNames(joinKinds(splitServedApart(chunks, pool), pool), pool),
    pool,
  );
  const named = joinFlavours(dropNameless(kinds, pool), pool);
  const listed = splitLists(listBracketed(nameFillings(dropUnknown(named, pool), pool), pool), pool);
  const phrases = dropBowls(splitFilled(listed, pool), pool);
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
    const isDetail = before?.measure === null && isDetailLink(before.link) && !isPlace(before, pool);
    chunks.push(isListed && isDetail ? { ...phrase, link: before.link } : phrase);
  }
  return chunks;
}

/** Whether a phrase is where something was eaten, as "at the mall" in "laksa at the mall, barley water". */
function isPlace(chunk: Chunk, pool: CandidatePool): boolean {
  return chunk.isAtPlace === true || (chunk.link === "prep" && isNoFood(chunk, pool));
}

/** "a satisfying lunch that included a quesadilla" */
function isNoFood({ terms, measure }: Chunk, pool: CandidatePool): boolean {
  const isBare = measure === null || (measure.kind === "article" && measure.unit === "");
  return isBare && !terms.some((term) => pool.has(term) && !weakTerms.has(term) && !soloTerms.has(term));
}

function chooseAt(meal: Meal, later: readonly Choice[], at: number): Choice {
  const { chunks, pool } = meal;
  const first = chunks[at];
  if (first === undefined) return { value: 0, next: at + 1, segment: null };
  const valueAfter = (next: number) => later[next]?.value ?? 0;
  let best: Choice = { value: valueAfter(at + 1) - costOfSkipping(first, pool), next: at + 1, segment: null };
  const isWholeText =
    chunks.length === 1 && first.measure === null && first.eaten !== "no" && first.eaten !== "had";
  let cost = item.any + costOfStarting(meal, at);
  let most = 0;
  const longest = chunks.length > longList ? longestInLongList : longestSegment;
  const bound = mostOfAny();
  const reach = isBareDetail(first, at) ? 1 : longest;
  for (let next = at + 1; next <= Math.min(chunks.length, at + reach) && Number.isFinite(cost); next++) {
    most += valueAtMost(chunks[next - 1], pool);
    if (bound + most - cost + valueAfter(next) > best.value) {
      const segment = makeSegment(chunks.slice(at, next), pool);
      const value = valueSegment(segment, isWholeText) - cost + valueAfter(next);
      if (value > best.value) best = { value, next, segment };
    }
    const joined = chunks[next];
    if (joined !== undefined) cost += costOfJoining(joined, chunks[next - 1]) + costOfNames(meal, next);
  }
  return best;
}

/** The most that a phrase can add to the value of a mention: no word is worth more than it weighs. */
function valueAtMost(chunk: Chunk | undefined, pool: CandidatePool): number {
  if (chunk === undefined) return 0;
  const { terms, place = [], measure, negated } = chunk;
  const words = [...terms, ...place, ...(measure?.sizes ?? [])];
  return words.reduce((sum, term) => sum + pool.weigh(term), negated.length * mostOfNegated());
}

/** "rice, chicken" are two foods, though chicken rice is one; so are "burger and fries", unlike "mac and cheese". */
function costOfNames(meal: Meal, at: number): number {
  const { chunks, pool } = meal;
  const [before, chunk] = [chunks[at - 1], chunks[at]];
  if (chunk?.isApart) return never;
  if (isBesidePieces(chunk, before, pool) || isBesideNamed(meal, at)) return joining.names;
  if (countsEarlier(chunks, at)) return joining.names;
  const isListed = chunk?.link === "comma" || chunk?.link === "and";
  if (before === undefined || !isListed) return 0;
  const dish = listToDishEnd(chunks, at);
  if (dish !== null && isOneFood(dish, pool)) return 0;
  if (chunk.link === "comma" && pool.isPlainName([...chunk.terms, ...before.terms])) {
    const isOne = isNamedOtherWayRound(before, chunk, pool);
    if (isOne && chunk.eaten !== "listed") return 0;
    if (!isOne) return joining.names;
  }
  if (chunk.link === "and" && pool.isJointName([...before.terms, ...chunk.terms])) return 0;
  return pool.isPlainName(before.terms) && pool.isPlainName(chunk.terms) ? joining.names : 0;
}

/** Whether a comma stands in one name: "cheese, cheddar" is a cheese, and "injera, shiro" no shiro with injera. */
function isNamedOtherWayRound(before: Chunk, chunk: Chunk, pool: CandidatePool): boolean {
  const [best] = pool.rank(joinMention([{ ...chunk, terms: [...chunk.terms, ...before.terms] }], pool.weigh));
  return best?.profile.namings[0]?.heads.has(headOf(before)) === true;
}

/** The phrases from before `at` to the dish that they end with: "egg, cheese, and sausage sandwich"; null without one. */
function listToDishEnd(chunks: readonly Chunk[], at: number): readonly Chunk[] | null {
  for (let next = at; next < at + longestDishList; next++) {
    const chunk = chunks[next];
    if (chunk === undefined || (chunk.measure !== null && !isMeasuredBehind(chunk))) return null;
    if (isDishEnd(chunk, chunks[next - 1])) return chunks.slice(at - 1, next + 1);
    if (chunk.link !== "comma") return null;
  }
  return null;
}

/** "leek and potato soup 400 g" */
function isMeasuredBehind({ span, wordSpans }: Chunk): boolean {
  return (span?.end ?? 0) > (wordSpans.at(-1)?.end ?? 0) && (span?.start ?? 0) === wordSpans[0]?.start;
}

/** "2 eggs with bread", "1 egg on toast" and "eggs on toast" are no egg bread. */
function isBesidePieces(chunk: Chunk | undefined, before: Chunk | undefined, pool: CandidatePool): boolean {
  if (chunk === undefined || before === undefined) return false;
  const isPieces = before.measure === null && /[^s]s$/.test(before.words.at(-1) ?? "");
  if (isPieces && chunk.link === "prep" && sideTerms.has(headOf(chunk)))
    return pool.isPlainName(before.terms) && pool.isPlainName(chunk.terms) && !isMixedDish(before.terms);
  const isWith = chunk.link === "with" || chunk.link === "made";
  if (isWith && breads.has(headOf(before)) && isOnBread(chunk))
    return pool.isPlainName(before.terms) && pool.isPlainName(chunk.terms);
  if (before.measure?.kind !== "count") return false;
  const isBeside = chunk.link === "with" && before.measure.count >= 2;
  const isOnSide = chunk.link === "prep" && sideTerms.has(headOf(chunk));
  if (!isBeside && !isOnSide) return false;
  const isNamed = pool.isPlainName(before.terms) && pool.isPlainName(chunk.terms);
  return isNamed && !before.terms.some((term) => dishTerms.has(term) || isMixedDish([term]));
}

/** "crackers with cheese" are no cheese crackers. */
function isOnBread(chunk: Chunk): boolean {
  return mainTerms.has(headOf(chunk)) || headOf(chunk) === "cheese";
}

/**
 * "tofu with rice" are two foods, though a dish has the words of both, and "salad with chicken, feta and olives" is
 * not the chicken salad that is dressed.
 */
function isBesideNamed({ chunks, pool }: Meal, at: number): boolean {
  const [before, chunk, next] = chunks.slice(at - 1, at + 2);
  if (before === undefined || chunk === undefined || chunk.measure !== null) return false;
  if (chunk.link !== "with" && chunk.link !== "and") return false;
  if (!pool.isPlainName(before.terms) || !pool.isPlainName(chunk.terms)) return false;
  if (chunk.link === "with" && tableSauces.has(chunk.terms.join(" "))) return true;
  // "porridge with banana", though there is a banana porridge
  const isOfCereal = cereals.has(headOf(before)) && pool.isPlainName([...chunk.terms, ...before.terms]);
  if (chunk.link === "with" && isOfCereal) return true;
  if (isDressed(before)) return chunk.link === "with" && (isOnSalad(before, chunk) || isNextListed(next));
  const isSide = sideTerms.has(headOf(chunk)) && !vagueSideTerms.has(headOf(chunk));
  return isSide && mainTerms.has(headOf(before)) && !pool.isPlainName([...before.terms, ...chunk.terms]);
}

/** "salad with tuna" is no tuna salad, which has mayonnaise. */
function isOnSalad(salad: Chunk, chunk: Chunk): boolean {
  return salad.terms.length === 1 && (mainTerms.has(headOf(chunk)) || headOf(chunk) === "egg");
}

function isNextListed(next: Chunk | undefined): boolean {
  return next?.link === "with" && next.measure === null;
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

/** Reads from the stated amounts how much a phrase without one may be a food of its own. */
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
  return item.skippedWord * words + (isAmount ? item.skippedMeasure : 0);
}
