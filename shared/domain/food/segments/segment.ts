import { isEnglishWord } from "../../../language/mod.ts";
import type { CandidatePool, ScoredFood } from "../candidates/candidate-pool.ts";
import type { Mention } from "../candidates/mention.ts";
import { isOfOtherAnimal } from "../candidates/score-food.ts";
import language from "../data/language.json" with { type: "json" };
import type { Chunk } from "../text/chunks.ts";
import type { Measure } from "../text/measures.ts";
import { normaliseWord } from "../text/terms.ts";
import {
  abstractTerms,
  dishTerms,
  headlessTerms,
  mainTerms,
  sideTerms,
  soloTerms,
  vesselTerms,
  weakTerms,
} from "../text/vocabulary.ts";
import { textWeights } from "../text-weights.ts";
import { joinMention } from "./join-mention.ts";
import { keepSandwich } from "./keep-sandwich.ts";
import { measureMention } from "./measure-mention.ts";

/** One mention of a food: its phrases, its measure, and the foods that fit, best first. */
export type Segment = {
  readonly chunks: readonly Chunk[];
  readonly mention: Mention;
  readonly measure: Measure | null;
  /** Empty when no food of the catalogue is what the text names. */
  readonly ranked: readonly ScoredFood[];
};

const shortestName = 3;
const { least } = textWeights;

/** Units that hold or count a food and are none. */
const emptyUnits = new Set(language.emptyUnits);
/** Words for a kind of food that has many: "sauce". */
const anyKinds = new Set(language.anyKinds.flatMap(normaliseWord));
/** Foods that are poured over another: with a name of their own they are no part of its name. */
const poured = new Set(language.poured.flatMap(normaliseWord));
/** Reads phrases as one mention. */
export function makeSegment(chunks: readonly Chunk[], pool: CandidatePool): Segment {
  const mention = joinMention(chunks, pool.weigh);
  const joined = pool
    .rank(mention)
    .filter(
      (scored) =>
        isPlausible(scored, mention, pool) &&
        !isOfDetail(scored, mention, chunks, pool) &&
        !isOfTwoNames(scored, chunks, pool),
    );
  const ranked = keepSandwich(chunks, keepNamed(chunks, joined, pool), pool);
  const segment = { chunks, mention, measure: measureMention(chunks, ranked[0]), ranked };
  // A leaf is a poor guess at a salad of it: a dish that fits no food is reported as not known.
  const isUnknown = isDish(segment) && (ranked[0]?.score ?? 0) < 0;
  return isUnknown || isAnyKind(segment) ? { ...segment, ranked: [] } : segment;
}

/** "sauce" alone may be any. */
function isAnyKind({ mention, measure, ranked: [best] }: Segment): boolean {
  const naming = [...mention.terms].filter(([, { isWeak }]) => !isWeak);
  const isAmount = measure === null || measure.kind === "mass" || measure.kind === "volume";
  const isGuess = isAmount && best?.isPlainName === false && naming.length > 0;
  return isGuess && naming.every(([term]) => anyKinds.has(term));
}

/** "full English (2 eggs, beans)" is a full English: what describes a food that is named makes it no other food. */
function keepNamed(
  chunks: readonly Chunk[],
  ranked: readonly ScoredFood[],
  pool: CandidatePool,
): readonly ScoredFood[] {
  const [first, ...others] = chunks;
  const isDescribed = others.length > 0 && others.every(({ link }) => link === "gloss");
  if (first === undefined || !isDescribed || !pool.isPlainName(first.terms)) return ranked;
  const best = ranked[0]?.profile.allTerms ?? new Set<string>();
  // "soup (made up with water)" says nothing of the soup.
  const isSoup = first.terms.at(-1) === "soup";
  // "2 eggs (cooked in bacon fat)" are no eggs with bacon.
  const isSaid = ({ terms }: Chunk) => {
    const naming = terms.filter((term) => !headlessTerms.has(term) && !(term === "water" && isSoup));
    return naming.length > 0 && naming.every((term) => best.has(term));
  };
  const isKept = first.terms.every((term) => weakTerms.has(term) || best.has(term)) && others.some(isSaid);
  return isKept ? ranked : pool.rank(joinMention([first], pool.weigh));
}

/** "salad with dressing" is no salad dressing, and no tuna salad with one: both are foods of their own. */
function isOfDetail(
  { profile, isPlainName }: ScoredFood,
  { head, secondHead }: Mention,
  chunks: readonly Chunk[],
  pool: CandidatePool,
): boolean {
  const [first, ...others] = chunks;
  const heads = profile.namings[0]?.heads;
  const details = others.filter(({ link }) => link === "with" || link === "prep");
  if (first === undefined || heads === undefined || details.length === 0) return false;
  const isPoured = ({ terms }: Chunk) =>
    poured.has(terms.at(-1) ?? "") && (pool.isPlainName(terms) || pool.hasFoodOf(terms));
  if (!isPlainName && pool.isPlainName(first.terms) && details.some(isPoured)) return true;
  // "chicken with rice" is no rice, whatever rice has chicken in it.
  const isMain = mainTerms.has(head) && details.every(({ terms }) => sideTerms.has(terms.at(-1) ?? ""));
  const isHeadSaid = (!isPlainName && !isMain) || heads.has(head) || heads.has(secondHead);
  return !isHeadSaid && details.some(({ terms }) => heads.has(terms.at(-1) ?? ""));
}

/** "burger and chips" are no chips of Burger King: what has the one word in one name and the other in another is neither. */
function isOfTwoNames(
  { profile, isPlainName }: ScoredFood,
  chunks: readonly Chunk[],
  pool: CandidatePool,
): boolean {
  const [first, second, ...others] = chunks;
  if (isPlainName || second?.link !== "and" || others.length > 0 || first === undefined) return false;
  const [one = "", other = ""] = [first.terms.at(-1), second.terms.at(-1)];
  if (!pool.isPlainName([one]) || !profile.allTerms.has(one) || !profile.allTerms.has(other)) return false;
  return !profile.namings.some(({ terms }) => terms.has(one) && terms.has(other));
}

function isPlausible(scored: ScoredFood, mention: Mention, pool: CandidatePool): boolean {
  const { head, secondHead, terms, negated } = mention;
  const { score, profile, isPlainName } = scored;
  if (isPlainName) return true;
  const [name] = profile.namings;
  const isRefused = (term: string) => negated.has(term) && !terms.has(term) && !profile.lacking.has(term);
  if ([...(name?.heads ?? [])].some(isRefused)) return false;
  if (isOfOtherAnimal(mention, profile)) return false;
  const naming = [...terms].filter(([term, { isWeak }]) => !isWeak && !emptyUnits.has(term));
  if (naming.length > 0 && !naming.some(([term]) => profile.allTerms.has(term))) return false;
  // "zero carbs" and "all free on plan": words of everyday English that no food is called, though brands have them.
  if (naming.length > 0 && naming.every(([term]) => isEverydayWord(term) && !pool.isName(term))) return false;
  const hasHead = profile.allTerms.has(head) || profile.allTerms.has(secondHead);
  // What has not even the word saying what it is must have most of the others.
  return score > (hasHead ? least.withHead : least.withoutHead);
}

function isEverydayWord(term: string): boolean {
  return term.length < shortestName || isEnglishWord(term);
}

/**
 * The fit of the best food; words that name none are worth an unresolved item when they were eaten. A single phrase
 * that is all of the text names a food, however little of the food's own name it says: "prosciutto".
 */
export function valueSegment(segment: Segment, isWholeText: boolean): number {
  if (!isNamed(segment)) return Number.NEGATIVE_INFINITY;
  const best = segment.ranked[0];
  if (isCircumstance(segment)) return Number.NEGATIVE_INFINITY;
  const isFood = segment.chunks.length === 1 && isDish(segment);
  if (best !== undefined) return isWholeText || isFood ? Math.max(best.score, least.unresolved) : best.score;
  return isFood || (segment.chunks.length === 1 && isEaten(segment))
    ? least.unresolved
    : Number.NEGATIVE_INFINITY;
}

/** "in spring", "at book club": one word behind a preposition is food only if it names one, several if they fit one. */
function isCircumstance({ chunks, measure, mention, ranked }: Segment): boolean {
  const isBare = measure === null || (measure.kind === "article" && measure.unit === "");
  const naming = [...mention.terms.values()].filter(({ isWeak }) => !isWeak);
  const isFood = naming.length === 1 ? ranked[0]?.isPlainName === true : ranked.length > 0;
  return chunks[0]?.link === "prep" && isBare && !isFood;
}

/** "A rocket salad" is food, whether the text says that it was eaten or not. */
function isDish({ chunks, mention, measure }: Segment): boolean {
  return chunks.length === 1 && measure?.kind === "article" && dishTerms.has(mention.head);
}

function isEaten({ chunks, measure }: Segment): boolean {
  const eaten = chunks[0]?.eaten;
  return (measure !== null && measure.kind !== "article") || eaten === "said" || eaten === "listed";
}

// "a quick crispy treat" has only describing words; with an amount they may still be all there is.
function isNamed({ chunks, mention, measure, ranked }: Segment): boolean {
  if (ranked[0]?.isPlainName === true && mention.terms.size > 1) return true;
  const isExact = measure !== null && measure.kind !== "article" && measure.kind !== "count";
  const isBare = measure === null || (measure.kind === "article" && measure.unit === "");
  if (isBare && headlessTerms.has(mention.head)) return false;
  if (!isExact && abstractTerms.has(chunks[0]?.terms.at(-1) ?? "")) return false;
  if (isVessel(mention)) return false;
  if (!isExact && isSolo(mention) && !isListedAlone(chunks[0], measure)) return false;
  const isAmount = measure !== null && measure.kind !== "article";
  return isAmount || [...mention.terms.values()].some(({ isWeak }) => !isWeak);
}

function isVessel({ terms }: Mention): boolean {
  return [...terms].every(([term, { isWeak }]) => isWeak || vesselTerms.has(term) || emptyUnits.has(term));
}

function isSolo({ terms }: Mention): boolean {
  return [...terms].every(([term, { isWeak }]) => isWeak || soloTerms.has(term));
}

// "fries and a large drink" does order one.
function isListedAlone(first: Chunk | undefined, measure: Measure | null): boolean {
  return first?.link === "comma" || first?.link === "and" || (measure?.sizes.length ?? 0) > 0;
}
