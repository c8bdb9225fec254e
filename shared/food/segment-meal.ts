import type { CandidatePool, ScoredFood } from "./candidate-pool.ts";
import { type Chunk, isDetailLink } from "./chunk.ts";
import type { Measure } from "./measure.ts";
import { isCovered, joinMention, type Mention } from "./mention.ts";
import { abstractTerms, headlessTerms, partTerms, soloTerms } from "./vocabulary.ts";

/** One mention of a food: its phrases, its measure, and the foods that fit, best first. */
export interface Segment {
  readonly chunks: readonly Chunk[];
  readonly mention: Mention;
  readonly measure: Measure | null;
  /** Empty when no food of the catalogue is what the text names. */
  readonly ranked: readonly ScoredFood[];
}

interface Choice {
  readonly value: number;
  readonly next: number;
  readonly segment: Segment | null;
}

const longestSegment = 7;
const bareCost = 8;
const bareCommaCost = 5;
const bareHardCost = 5;
const itemCost = 1.5;
const unresolvedValue = -1;
const skippedMeasureCost = 3;
const skippedWordShare = 0.1;

/** Cuts the phrases of a meal into mentions so that their foods together fit best (dynamic programming). */
export function segmentMeal(phrases: readonly Chunk[], pool: CandidatePool): Segment[] {
  const chunks = inheritLinks(phrases);
  const choices: Choice[] = new Array(chunks.length);
  const mode = modeOf(chunks);
  for (let at = chunks.length - 1; at >= 0; at--) {
    choices[at] = chooseAt(chunks, pool, choices, { at, mode });
  }
  return collect(choices);
}

/** "with beans, rice and cheese": what is listed behind a "with" describes too. */
function inheritLinks(phrases: readonly Chunk[]): Chunk[] {
  const chunks: Chunk[] = [];
  for (const phrase of phrases) {
    const before = chunks.at(-1);
    const isListed =
      phrase.measure === null && (phrase.link === "comma" || phrase.link === "and" || phrase.link === "or");
    const isDetail = before?.measure === null && isDetailLink(before.link);
    chunks.push(isListed && isDetail ? { ...phrase, link: before.link } : phrase);
  }
  return chunks;
}

/** `weighed`: most foods come in grams; `counted`: with some amount; `listed`: none has one. */
type Mode = "weighed" | "counted" | "listed";

function modeOf(chunks: readonly Chunk[]): Mode {
  const measures = chunks.flatMap(({ measure }) => measure ?? []);
  if (measures.length === 0) return "listed";
  const exact = measures.filter(({ kind }) => kind !== "article");
  const weighed = exact.filter(({ unit }) => unit === "g" || unit === "gram").length;
  return weighed * 2 > exact.length ? "weighed" : "counted";
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

interface Place {
  readonly at: number;
  readonly mode: Mode;
}

function chooseAt(
  chunks: readonly Chunk[],
  pool: CandidatePool,
  later: readonly Choice[],
  place: Place,
): Choice {
  const { at } = place;
  const first = chunks[at];
  if (first === undefined) return { value: 0, next: at + 1, segment: null };
  const valueAfter = (next: number) => later[next]?.value ?? 0;
  let best: Choice = { value: valueAfter(at + 1) - skipCost(first, pool), next: at + 1, segment: null };
  let joinCost = 0;
  for (let next = at + 1; next <= Math.min(chunks.length, at + longestSegment); next++) {
    const last = chunks[next - 1];
    if (last === undefined) break;
    if (next > at + 1) joinCost += costOfJoining(last, chunks[next - 2]);
    const isBareDetail = first.measure === null && isDetailLink(first.link) && at > 0;
    if (!Number.isFinite(joinCost) || (isBareDetail && next > at + 1)) break;
    const segment = makeSegment(chunks.slice(at, next), pool);
    const value =
      valueOf(segment, next - at) - itemCost - joinCost - startCost(first, place) + valueAfter(next);
    if (value > best.value) best = { value, next, segment };
  }
  return best;
}

// "a quick crispy treat" has only describing words; with an amount they may still be all there is.
function isNamed({ chunks, mention, measure }: Segment): boolean {
  if (measure === null && headlessTerms.has(mention.head)) return false;
  const isExact = measure !== null && measure.kind !== "article" && measure.kind !== "count";
  if (!isExact && abstractTerms.has(chunks[0]?.terms.at(-1) ?? "")) return false;
  const isSolo = [...mention.terms].every(([term, { isWeak }]) => isWeak || soloTerms.has(term));
  if (
    isSolo &&
    !isExact &&
    chunks[0]?.link !== "comma" &&
    chunks[0]?.link !== "and" &&
    (measure?.sizes.length ?? 0) === 0
  )
    return false;
  return (
    (measure !== null && measure.kind !== "article") ||
    [...mention.terms.values()].some(({ isWeak }) => !isWeak)
  );
}

function makeSegment(chunks: readonly Chunk[], pool: CandidatePool): Segment {
  const mention = joinMention(chunks, pool.weigh);
  const ranked = pool.rank(mention).filter(({ profile }) => isCovered(mention, profile));
  return { chunks, mention, measure: measureOf(chunks), ranked };
}

/** The fit of the best food; a phrase that names something else is an unresolved item when it was eaten. */
function valueOf(segment: Segment, length: number): number {
  if (!isNamed(segment)) return Number.NEGATIVE_INFINITY;
  const best = segment.ranked[0];
  if (best !== undefined) return best.score;
  const first = segment.chunks[0];
  const isAmount = segment.measure !== null && segment.measure.kind !== "article";
  return length === 1 && (isAmount || first?.isEaten) ? unresolvedValue : Number.NEGATIVE_INFINITY;
}

/** The most exact amount told for a mention; "two cookies, 30 g" is 30 g. */
function measureOf(chunks: readonly Chunk[]): Measure | null {
  const measures = chunks.flatMap(({ measure }, index) => (measure === null ? [] : [{ measure, index }]));
  const rank = ({ measure, index }: { measure: Measure; index: number }) =>
    (measure.kind === "mass"
      ? 5
      : measure.kind === "volume"
        ? 4
        : measure.kind === "piece"
          ? 3
          : measure.kind === "count"
            ? 2
            : 1) -
    0.1 * index;
  const best = measures.sort((a, b) => rank(b) - rank(a))[0]?.measure ?? null;
  const sizes = chunks[0]?.sizes ?? [];
  return best === null || sizes.length === 0 ? best : { ...best, sizes: [...best.sizes, ...sizes] };
}

function skipCost(chunk: Chunk, pool: CandidatePool): number {
  const words = chunk.terms.reduce((sum, term) => sum + pool.weigh(term), 0);
  const isAmount = chunk.measure !== null && chunk.measure.kind !== "article";
  return skippedWordShare * words + (isAmount ? skippedMeasureCost : 0);
}

function startCost(chunk: Chunk, { at, mode }: Place): number {
  const { link, measure } = chunk;
  if (measure !== null && chunk.terms.length === 0) return Number.POSITIVE_INFINITY;
  if (measure !== null && !(measure.kind === "article" && isDescribing(chunk, mode))) return 0;
  if (at === 0 || link === "hard")
    return mode === "listed" ? 0 : mode === "weighed" ? bareCost : bareHardCost;
  const isLoose = link === "comma" || link === "and";
  if (mode === "weighed") return link === "comma" ? bareCost : Number.POSITIVE_INFINITY;
  if (mode === "listed") return isLoose ? 0 : 1;
  const isPart = partTerms.has(chunk.terms.at(-1) ?? "");
  return isLoose ? bareCommaCost : isPart ? bareCost + bareHardCost : bareCost;
}

// Beside foods in grams, "on a bun" tells no amount of its own; nor does "in a rich sauce" anywhere.
function isDescribing({ link, terms }: Chunk, mode: Mode): boolean {
  if (!isDetailLink(link)) return mode === "weighed" && link !== "hard";
  return mode === "weighed" || link === "made" || partTerms.has(terms.at(-1) ?? "");
}

/** What it costs to read a phrase as describing the one before it. */
function costOfJoining(chunk: Chunk, before: Chunk | undefined): number {
  const { link, measure } = chunk;
  if (measure === null) return link === "hard" ? 3 : link === "comma" ? 0.5 : 0;
  const isPart = partTerms.has(chunk.terms.at(-1) ?? "") && isDetailLink(link);
  if (isPart && measure.kind === "mass" && before?.measure?.kind === "article") return 1;
  if (measure.kind !== "article" && measure.kind !== "count") return Number.POSITIVE_INFINITY;
  const isCounted = measure.kind === "count" ? 2 : 0;
  if (measure.kind === "article" && isPart) return 0.5;
  if (link === "prep") return 1 + isCounted;
  if (link === "made") return isCounted;
  if (link === "with") return 3 + isCounted;
  return link === "hard" ? Number.POSITIVE_INFINITY : 6 + isCounted;
}
