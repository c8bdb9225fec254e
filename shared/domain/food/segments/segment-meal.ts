import type { CandidatePool } from "../candidates/candidate-pool.ts";
import { joinMention } from "../candidates/mention.ts";
import { type Chunk, isDetailLink, meanPhrase } from "../text/chunks.ts";
import {
  costOfJoining,
  costOfSkipping,
  costOfStarting,
  type MealMode,
  makeSegment,
  readMode,
  type Segment,
  valueSegment,
} from "./segment.ts";

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

const longestSegment = 7;

const longestInLongList = 3;

const longList = 40;

const itemCost = 1.5;

const spoonMl = 20;

/** Cuts the phrases of a meal into mentions so that their foods together fit best (dynamic programming). */
export function segmentMeal(phrases: readonly Chunk[], pool: CandidatePool): Segment[] {
  const meal: Meal = { chunks: inheritLinks(phrases), pool, mode: readMode(phrases) };
  const choices: Choice[] = new Array(phrases.length);
  for (let at = phrases.length - 1; at >= 0; at--) choices[at] = chooseAt(meal, choices, at);
  return collect(choices);
}

/** "with beans, rice and cheese": what is listed behind a "with" describes too. */
function inheritLinks(phrases: readonly Chunk[]): Chunk[] {
  const chunks: Chunk[] = [];
  for (const phrase of phrases) {
    const before = chunks.at(-1);
    const isListed = phrase.measure === null && ["comma", "and", "or"].includes(phrase.link);
    const isDetail = before?.measure === null && isDetailLink(before.link);
    chunks.push(isListed && isDetail ? { ...phrase, link: before.link } : phrase);
  }
  return chunks;
}

function chooseAt(meal: Meal, later: readonly Choice[], at: number): Choice {
  const { chunks, pool, mode } = meal;
  const first = chunks[at];
  if (first === undefined) return { value: 0, next: at + 1, segment: null };
  const valueAfter = (next: number) => later[next]?.value ?? 0;
  let best: Choice = { value: valueAfter(at + 1) - costOfSkipping(first, pool), next: at + 1, segment: null };
  const isWholeText = chunks.length === 1 && first.measure === null && first.eaten !== "no";
  let cost = itemCost + costOfStarting(first, chunks[at - 1], mode);
  const longest = chunks.length > longList ? longestInLongList : longestSegment;
  const reach = isBareDetail(first, at) ? 1 : longest;
  for (let next = at + 1; next <= Math.min(chunks.length, at + reach) && Number.isFinite(cost); next++) {
    const segment = makeSegment([asFood(first, next === at + 1), ...chunks.slice(at + 1, next)], pool);
    const value = valueSegment(segment, isWholeText) - cost + valueAfter(next);
    if (value > best.value) best = { value, next, segment };
    const joined = chunks[next];
    if (joined !== undefined) cost += costOfJoining(joined, chunks[next - 1]);
  }
  return best;
}

// "with peas" describes a soup; beside a pie it is the food that "peas" means.
function asFood(chunk: Chunk, isAlone: boolean): Chunk {
  return isAlone || isDetailLink(chunk.link) ? { ...chunk, terms: meanPhrase(chunk.terms) } : chunk;
}

// Words behind a "with" that become a food after all stand alone, or two of them would outweigh the cost.
function isBareDetail({ link, measure }: Chunk, at: number): boolean {
  return at > 0 && measure === null && isDetailLink(link);
}

function collect(choices: readonly Choice[]): Segment[] {
  const segments: Segment[] = [];
  for (let at = 0; at < choices.length; ) {
    const choice = choices[at];
    if (choice === undefined) break;
    if (choice.segment !== null) segments.push(choice.segment);
    at = choice.next;
  }
  return segments;
}

/** Joins a food told twice ("an apple fritter, exactly one fritter") into its first mention. */
export function mergeMentions(segments: readonly Segment[], pool: CandidatePool): Segment[] {
  const kept: Segment[] = [];
  for (const segment of segments) {
    const last = kept.at(-1);
    const at = kept.findLastIndex((earlier) => isRepeated(earlier, segment));
    const earlier = kept[at];
    if (earlier !== undefined) kept[at] = { ...earlier, measure: moreExact(earlier, segment) };
    else if (last !== undefined && isSameAgain(last, segment))
      kept[kept.length - 1] = unite(last, segment, pool);
    else kept.push(segment);
  }
  return kept;
}

// Two amounts of their own are two helpings; a bare or single repeat with no new word is the same food.
function isRepeated(earlier: Segment, later: Segment): boolean {
  const link = later.chunks[0]?.link;
  if (
    isSpoonful(later) ||
    link === "and" ||
    link === "or" ||
    (later.measure !== null && later.measure.count !== 1)
  )
    return false;
  const strong = strongTerms(later);
  if (strong.length === 0 || !strong.every((term) => earlier.mention.terms.has(term))) return false;
  if (later.measure === null) return true;
  const isSameHead = earlier.mention.head === later.mention.head || strong.length > 1;
  return isSameHead && isVague(earlier);
}

// A spoonful "of sandwich spread" is not what the sandwich weighs.
function isSpoonful({ measure }: Segment): boolean {
  return (measure?.millilitres ?? spoonMl) < spoonMl;
}

/** "an ice cream cup filled with vanilla ice cream", "a piece of cake, from a two-layer cake". */
function isSameAgain(earlier: Segment, later: Segment): boolean {
  const isVagueDetail =
    isDetailLink(later.chunks[0]?.link) && (later.measure === null || later.measure.kind === "article");
  const { head, secondHead } = earlier.mention;
  const again = later.mention.head;
  return isVagueDetail && again !== "" && (again === head || again === secondHead);
}

function unite(earlier: Segment, later: Segment, pool: CandidatePool): Segment {
  const chunks = [...earlier.chunks, ...later.chunks];
  const mention = joinMention(chunks, pool.weigh);
  const ranked = pool.rank(mention);
  return ranked.length === 0 ? earlier : { ...earlier, chunks, mention, ranked };
}

function isVague({ measure }: Segment): boolean {
  return measure === null || measure.kind === "article" || (measure.kind === "count" && measure.count === 1);
}

function strongTerms({ mention }: Segment): string[] {
  return [...mention.terms].filter(([, { isWeak }]) => !isWeak).map(([term]) => term);
}

function moreExact(earlier: Segment, later: Segment): Segment["measure"] {
  return later.measure === null || later.measure.kind === "article" ? earlier.measure : later.measure;
}
