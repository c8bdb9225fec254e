import type { CandidatePool, ScoredFood } from "./candidate-pool.ts";
import type { Chunk } from "./chunk.ts";
import type { Measure } from "./measure.ts";
import { joinMention, type Mention } from "./mention.ts";
import { singularise } from "./term-normaliser.ts";
import { abstractTerms, dishTerms, headlessTerms, soloTerms } from "./vocabulary.ts";

/** One mention of a food: its phrases, its measure, and the foods that fit, best first. */
export interface Segment {
  readonly chunks: readonly Chunk[];
  readonly mention: Mention;
  readonly measure: Measure | null;
  /** Empty when no food of the catalogue is what the text names. */
  readonly ranked: readonly ScoredFood[];
}

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
  return singularise(word) !== word;
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
