import { matchingForm } from "../../../language/mod.ts";
import type { CandidatePool, ScoredFood } from "../candidates/candidate-pool.ts";
import { joinMention, type Mention } from "../candidates/mention.ts";
import { type Chunk, type ChunkLink, isDetailLink } from "../text/chunks.ts";
import type { Measure } from "../text/measures.ts";
import {
  abstractTerms,
  additionTerms,
  dishTerms,
  headlessTerms,
  mainTerms,
  partTerms,
  sideTerms,
  soloTerms,
  weakTerms,
} from "../text/vocabulary.ts";

/** One mention of a food: its phrases, its measure, and the foods that fit, best first. */
export type Segment = {
  readonly chunks: readonly Chunk[];
  readonly mention: Mention;
  readonly measure: Measure | null;
  /** Empty when no food of the catalogue is what the text names. */
  readonly ranked: readonly ScoredFood[];
};

const unresolvedValue = 2.5;

/** A food that misses more of the words than it has is not what they name. */
const leastScore = -5;

/** A food that has not even the word saying what it is must have most of the others. */
const leastHeadlessScore = -2;

/** "large fries" without any article is one of the size. */
const oneOf: Measure = {
  count: 1,
  kind: "article",
  unit: "",
  sizes: [],
  grams: null,
  millilitres: null,
  vessel: "",
  kilocalories: null,
  isShare: false,
};

const exactness: Readonly<Record<Measure["kind"], number>> = {
  mass: 5,
  volume: 4,
  piece: 3,
  count: 2,
  article: 1,
};

/** How a meal tells amounts. `weighed`: mostly in grams; `counted`: some amounts; `listed`: none. */
export type MealMode = "weighed" | "counted" | "listed";

const never = Number.POSITIVE_INFINITY;

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

const listedCosts: Readonly<Record<ChunkLink, number>> = {
  hard: 0,
  comma: 0,
  and: 2,
  or: 12,
  with: 1,
  prep: 1,
  made: 1,
};

const countedJoinCost = 2;

const joinCosts: Readonly<Record<ChunkLink, number>> = {
  hard: never,
  comma: 6,
  and: 6,
  or: 6,
  with: 3,
  prep: 1,
  made: 0,
};

const besideCountedCost = 5;

const bareJoinCosts: Readonly<Record<ChunkLink, number>> = {
  hard: 3,
  comma: 0.5,
  and: 0,
  or: 0,
  with: 0,
  prep: 0,
  made: 0,
};

/** Reads phrases as one mention. */
export function makeSegment(chunks: readonly Chunk[], pool: CandidatePool): Segment {
  const mention = joinMention(chunks, pool.weigh);
  const ranked = pool.rank(mention).filter((scored) => isPlausible(scored, mention));
  const segment = { chunks, mention, measure: measureOf(chunks), ranked };
  // A leaf is a poor guess at a salad of it: of a dish that fits no food it is told that it is not known.
  return isDish(segment) && (ranked[0]?.score ?? 0) < 0 ? { ...segment, ranked: [] } : segment;
}

function isPlausible({ score, profile }: ScoredFood, { head, secondHead }: Mention): boolean {
  const hasHead = profile.allTerms.has(head) || profile.allTerms.has(secondHead);
  return score > (hasHead ? leastScore : leastHeadlessScore);
}

/**
 * The fit of the best food; words that name none are worth an unresolved item when they were eaten. A single phrase
 * that is all of the text names a food, however little of the food's own name it says: "prosciutto".
 */
export function valueSegment(segment: Segment, isWholeText: boolean): number {
  if (!isNamed(segment)) return Number.NEGATIVE_INFINITY;
  const best = segment.ranked[0];
  const isFood = segment.chunks.length === 1 && isDish(segment);
  if (best !== undefined) return isWholeText || isFood ? Math.max(best.score, unresolvedValue) : best.score;
  return isFood || (segment.chunks.length === 1 && isEaten(segment))
    ? unresolvedValue
    : Number.NEGATIVE_INFINITY;
}

/** "A rocket salad" is food, whether the text says that it was eaten or not. */
function isDish({ chunks, mention, measure }: Segment): boolean {
  return chunks.length === 1 && measure?.kind === "article" && dishTerms.has(mention.head);
}

function isEaten({ chunks, measure }: Segment): boolean {
  return (measure !== null && measure.kind !== "article") || chunks[0]?.eaten !== "no";
}

// "a quick crispy treat" has only describing words; with an amount they may still be all there is.
function isNamed({ chunks, mention, measure }: Segment): boolean {
  const isExact = measure !== null && measure.kind !== "article" && measure.kind !== "count";
  const isBare = measure === null || (measure.kind === "article" && measure.unit === "");
  if (isBare && headlessTerms.has(mention.head)) return false;
  if (!isExact && abstractTerms.has(chunks[0]?.terms.at(-1) ?? "")) return false;
  if (!isExact && isSolo(mention) && !isListedAlone(chunks[0], measure)) return false;
  const isAmount = measure !== null && measure.kind !== "article";
  return isAmount || [...mention.terms.values()].some(({ isWeak }) => !isWeak);
}

function isSolo({ terms }: Mention): boolean {
  return [...terms].every(([term, { isWeak }]) => isWeak || soloTerms.has(term));
}

// "fries and a large drink" does order one.
function isListedAlone(first: Chunk | undefined, measure: Measure | null): boolean {
  return first?.link === "comma" || first?.link === "and" || (measure?.sizes.length ?? 0) > 0;
}

function isPlural(word: string): boolean {
  return matchingForm(word) !== word;
}

/** The most exact amount told for a mention; "two cookies, 30 g" is 30 g. */
function measureOf(chunks: readonly Chunk[]): Measure | null {
  let best: Measure | null = null;
  for (const { measure } of chunks) {
    if (measure !== null && (best === null || exactness[measure.kind] > exactness[best.kind])) best = measure;
  }
  const sizes = chunks[0]?.sizes ?? [];
  if (sizes.length === 0) return best;
  const unit = isPlural(chunks[0]?.words.at(-1) ?? "") ? "serving" : "";
  return best === null ? { ...oneOf, unit, sizes } : { ...best, sizes: [...best.sizes, ...sizes] };
}

/** Reads from the amounts told how much a phrase without one may be a food of its own. */
export function readMode(chunks: readonly Chunk[]): MealMode {
  const measures = chunks.flatMap(({ measure }) => measure ?? []);
  if (measures.length === 0) return "listed";
  const exact = measures.filter(({ kind }) => kind !== "article");
  const weighed = exact.filter(({ unit }) => unit === "g" || unit === "gram").length;
  return weighed * 2 > exact.length ? "weighed" : "counted";
}

/** What it costs to read a phrase as no food at all. */
export function costOfSkipping(chunk: Chunk, pool: CandidatePool): number {
  const words = chunk.terms.reduce((sum, term) => sum + (weakTerms.has(term) ? 0 : pool.weigh(term)), 0);
  const isAmount = chunk.measure !== null && chunk.measure.kind !== "article";
  return skippedWordShare * words + (isAmount ? skippedMeasureCost : 0);
}

/** What it costs to begin a food with a phrase. */
export function costOfStarting(chunk: Chunk, before: Chunk | undefined, mode: MealMode): number {
  const { link, measure } = chunk;
  const isFirst = before === undefined;
  if (measure !== null && chunk.terms.length === 0) return never;
  if (measure !== null && !(measure.kind === "article" && isDescribing(chunk, mode))) return 0;
  if (mode === "listed" && !isDishEnd(chunk)) return isFirst ? 0 : listedCosts[link];
  const isOpening = isFirst || link === "hard";
  if (mode === "weighed" && chunk.eaten === "listed" && link === "hard") return 0;
  if (mode === "weighed") return isOpening || link === "comma" ? bareWeighedCost : never;
  return isOpening ? (chunk.eaten === "no" ? bareHardCost : 0) : costOfBare(chunk, before);
}

/** What a phrase without an amount, behind another, pays to be a food of its own. */
function costOfBare(chunk: Chunk, before: Chunk | undefined): number {
  if (isDetailLink(chunk.link)) return costOfDetail(chunk, before);
  if (chunk.link === "or") return alternativeCost;
  if (isDishEnd(chunk)) return dishEndCost;
  return chunk.eaten === "no" ? bareListCost : eatenListCost;
}

/** "… and cheese sandwich" rather ends the name of a dish than begins another. */
function isDishEnd({ link, measure, terms }: Chunk): boolean {
  return link === "and" && measure === null && terms.length > 1 && dishTerms.has(terms.at(-1) ?? "");
}

/** "with butter" may be a food beside the bread, "with crust" hardly one beside the pizza. */
function costOfDetail({ link, terms }: Chunk, before: Chunk | undefined): number {
  const head = terms.at(-1) ?? "";
  if (link === "with" && sideTerms.has(head) && isOfPlate(before)) return bareSideCost;
  if (link === "with" && additionTerms.has(head) && terms.length < 3) return bareAdditionCost;
  return link !== "with" || partTerms.has(head) ? barePartCost : bareWithCost;
}

/** "steak with potatoes and broccoli": a side stands beside a main food or another side. */
function isOfPlate(chunk: Chunk | undefined): boolean {
  const head = chunk?.terms.at(-1) ?? "";
  return mainTerms.has(head) || sideTerms.has(head);
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
  if (!isListed || isDishEnd(chunk) || before?.measure?.kind !== "count") return false;
  return before.measure.count > 1 && /[^s]s$/.test(before.words.at(-1) ?? "");
}

/** What it costs to read a phrase as describing the one before it. */
export function costOfJoining(chunk: Chunk, before: Chunk | undefined): number {
  const { link, measure } = chunk;
  if (measure === null) return bareJoinCosts[link] + (isBesideCounted(chunk, before) ? besideCountedCost : 0);
  const isPart = isDetailLink(link) && partTerms.has(chunk.terms.at(-1) ?? "");
  if (isPart && measure.kind === "mass" && before?.measure?.kind === "article") return 1;
  if (isPart && measure.kind === "article") return 0.5;
  const counted = measure.kind === "count" ? countedJoinCost : 0;
  return measure.kind === "article" || measure.kind === "count" ? counted + joinCosts[link] : never;
}
