import { hasEnglishForm, mergeSpans, type Span, units } from "../../language/mod.ts";
import type { CandidatePool } from "./candidates/candidate-pool.ts";
import { type FoodProfile, isGenericEquivalent } from "./candidates/food-names.ts";
import language from "./data/language.json" with { type: "json" };
import { isLocalTerm } from "./local/local-term.ts";
import { isIngredient } from "./segments/join-ingredients.ts";
import type { Segment } from "./segments/segment.ts";
import type { Chunk, MealOutline } from "./text/chunks.ts";
import { isFlavour } from "./text/flavours.ts";
import { isBreadKind } from "./text/phrases/sandwiches.ts";
import { normaliseWord } from "./text/terms.ts";
import {
  abstractTerms,
  headlessTerms,
  mainTerms,
  partTerms,
  sideTerms,
  soloTerms,
  vesselTerms,
} from "./text/vocabulary.ts";
import { closeBracket } from "./text/walk/brackets.ts";

/** How the phrases of a text were read. */
type ReadPhrases = {
  /** Phrases that belong to no mention. */
  readonly skipped: readonly Chunk[];
  /** Phrases in the place of a food that have only everyday words. */
  readonly unnamed: readonly Chunk[];
  /** Mentions, each with the chosen food. */
  readonly chosen: readonly { readonly segment: Segment; readonly profile: FoodProfile | null }[];
};

const amountTerms: ReadonlySet<string> = new Set([
  ...Object.keys(units.sizes),
  ...units.pieces,
  ...language.trailingUnits,
]);
const empty = [amountTerms, headlessTerms, abstractTerms, partTerms, soloTerms, vesselTerms];
const shortestName = 4;
const verbForm = /(?:ed|ing|ly)$/;

/** The spans of words that may name food and belong to no item. */
export function listUnread(outline: MealOutline, read: ReadPhrases, pool: CandidatePool): Span[] {
  const details = read.chosen.flatMap(({ segment, profile }) => listUnusedDetails(segment, profile, pool));
  const words = read.chosen.flatMap(({ segment, profile }) => listUnusedWords(segment, profile, pool));
  const said = read.chosen.map(({ segment }) => segment.mention.terms);
  const phrases = read.skipped.filter(
    (chunk) => mayBeFood(chunk, pool) && !isVariety(chunk) && !isSaidAgain(chunk, said),
  );
  const beside = outline.skipped.filter(({ terms }) =>
    terms.some((term) => isNaming(term) && pool.isFood(term)),
  );
  const spans = [...phrases, ...read.unnamed.filter(mayName), ...details, ...beside].flatMap(
    ({ span }) => span ?? [],
  );
  return mergeSpans([...spans, ...words]).map((span) => closeBracket(span, outline.brackets));
}

/** The whole text if no food was found, unless it says that none was eaten: "no breakfast". */
export function listUnreadWithoutFood({ chunks, span, isNegated }: MealOutline, pool: CandidatePool): Span[] {
  if (span === null) return [];
  return isNegated && !chunks.some((chunk) => mayBeFood(chunk, pool)) ? [] : [span];
}

/**
 * Words of the naming phrase that name another food than the chosen one: "turkey swiss" is not just cheese. Other words,
 * such as the coconut of a chutney, may be missing from the nearest food; those of another language are ones that its
 * lexicon does not have.
 */
function listUnusedWords(
  { chunks: [chunk] }: Segment,
  profile: FoodProfile | null,
  pool: CandidatePool,
): Span[] {
  if (profile === null || chunk === undefined) return [];
  const { unknown } = chunk;
  if (unknown !== undefined)
    return chunk.words.flatMap((word, at) =>
      normaliseWord(word).some((term) => unknown.includes(term)) ? (chunk.wordSpans[at] ?? []) : [],
    );
  if (pool.isPlainName(chunk.terms)) return [];
  // "Chobani key lime": the other words are the variety, unless they are a dish.
  const isVariety = isGenericEquivalent(profile, new Set(chunk.terms));
  const isCalledSo = (term: string) => pool.isPlainName([term]) || pool.findNamed(term) !== null;
  return chunk.words.flatMap((word, at) => {
    const terms = listTermsOf(word, at, chunk);
    const isUnused = terms.some(
      (term) =>
        isNaming(term) &&
        (isLocalTerm(term) ||
          mainTerms.has(term) ||
          sideTerms.has(term) ||
          (!isVariety && (isCalledSo(term) || isForeign(term)))),
    );
    return isUnused && !terms.some((term) => profile.allTerms.has(term)) ? (chunk.wordSpans[at] ?? []) : [];
  });
}

/** A word of another language has one term, its stem. */
function listTermsOf(word: string, at: number, { words, terms }: Chunk): string[] {
  if (isLocalTerm(word) && words.length === terms.length) return terms.slice(at, at + 1);
  return normaliseWord(word).filter((term) => terms.includes(term));
}

/** The phrases of a mention, after the first, that may name food and share no word with the chosen food. */
export function listUnusedDetails(
  segment: Segment,
  profile: FoodProfile | null,
  pool: CandidatePool,
): Chunk[] {
  if (profile === null) return [];
  const isUsed = ({ terms }: Chunk) => terms.some((term) => isNaming(term) && profile.allTerms.has(term));
  const isTold = (chunk: Chunk) =>
    chunk.isRestated || isUsed(chunk) || isVariety(chunk) || isIngredient(chunk, segment);
  return segment.chunks.slice(1).filter((chunk) => mayBeFood(chunk, pool) && !isTold(chunk));
}

/**
 * Whether a phrase may name food: it has the name of one, or a word that is not everyday English. After "at" or "from"
 * such a word is the name of a place.
 */
function mayBeFood({ terms, link, isAtPlace, measure }: Chunk, pool: CandidatePool): boolean {
  if (isAtPlace === true && measure === null) return false;
  const naming = terms.filter(isNaming);
  if (naming.some(pool.isFood)) return true;
  return naming.some((term) => isLocalTerm(term) || (link !== "prep" && isForeign(term)));
}

/** The vanilla of "a shake (vanilla)", the rye of "a ham sandwich on rye" and the water of a soup are no other foods. */
function isVariety(chunk: Chunk): boolean {
  return (
    chunk.link === "gloss" && (isFlavour(chunk) || isBreadKind(chunk.terms) || chunk.terms.join() === "water")
  );
}

/** "curry and rice. ate all the rice": the rice was read before. */
function isSaidAgain({ terms, measure }: Chunk, said: readonly ReadonlyMap<string, unknown>[]): boolean {
  return measure === null && said.some((words) => terms.every((term) => words.has(term)));
}

/** "regretted it" names no food. */
function mayName({ terms }: Chunk): boolean {
  return terms.some((term) => isNaming(term) && !verbForm.test(term));
}

/** Whether a mention that fits no food and has no exact amount consists of everyday words: "same as yesterday". */
export function isEverydayWords({ ranked, measure, mention }: Segment, pool: CandidatePool): boolean {
  const isVague = measure === null || measure.kind === "article" || measure.kind === "count";
  const naming = [...mention.terms.keys()].filter(isNaming);
  return ranked.length === 0 && isVague && naming.every((term) => hasEnglishForm(term) && !pool.isFood(term));
}

function isForeign(term: string): boolean {
  return term.length >= shortestName && !hasEnglishForm(term);
}

function isNaming(term: string): boolean {
  return /\p{L}/u.test(term) && !empty.some((terms) => terms.has(term));
}
