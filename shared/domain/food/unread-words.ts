import { hasEnglishForm, mergeSpans, type Span, units } from "../../language/mod.ts";
import type { CandidatePool } from "./candidates/candidate-pool.ts";
import type { FoodProfile } from "./candidates/food-names.ts";
import type { Segment } from "./segments/segment.ts";
import { closeBracket } from "./text/brackets.ts";
import type { Chunk, MealOutline } from "./text/chunks.ts";
import { normaliseWord } from "./text/terms.ts";
import {
  abstractTerms,
  headlessTerms,
  mainTerms,
  partTerms,
  soloTerms,
  vesselTerms,
} from "./text/vocabulary.ts";

/** What was made of the phrases of a text. */
type ReadPhrases = {
  /** Phrases that are of no mention. */
  readonly skipped: readonly Chunk[];
  /** Phrases that stand where a food stands and hold everyday words alone. */
  readonly unnamed: readonly Chunk[];
  /** Mentions with the food that was chosen for each. */
  readonly chosen: readonly { readonly segment: Segment; readonly profile: FoodProfile | null }[];
};

const amountTerms: ReadonlySet<string> = new Set([...Object.keys(units.sizes), ...units.pieces]);
const empty = [amountTerms, headlessTerms, abstractTerms, partTerms, soloTerms, vesselTerms];
const shortestName = 4;
const verbForm = /(?:ed|ing|ly)$/;

/** The spans of words that may tell of food and are of no item. */
export function listUnread(outline: MealOutline, read: ReadPhrases, pool: CandidatePool): Span[] {
  const details = read.chosen.flatMap(({ segment, profile }) => listUnusedDetails(segment, profile, pool));
  const words = read.chosen.flatMap(({ segment, profile }) => listUnusedWords(segment, profile, pool));
  const phrases = read.skipped.filter((chunk) => mayBeFood(chunk, pool));
  const beside = outline.skipped.filter(({ terms }) =>
    terms.some((term) => isNaming(term) && pool.isFood(term)),
  );
  const spans = [...phrases, ...read.unnamed.filter(mayName), ...details, ...beside].flatMap(
    ({ span }) => span ?? [],
  );
  return mergeSpans([...spans, ...words]).map((span) => closeBracket(span, outline.brackets));
}

/** All of a text in which no food was found, unless it says that none was eaten: "no breakfast". */
export function listUnreadWithoutFood({ chunks, span, isNegated }: MealOutline, pool: CandidatePool): Span[] {
  if (span === null) return [];
  return isNegated && !chunks.some((chunk) => mayBeFood(chunk, pool)) ? [] : [span];
}

/**
 * Words that name another food than the chosen one, in the phrase that it is named by: "turkey swiss" is no mere cheese. Of
 * other words, as the coconut of a chutney, the nearest food may have none.
 */
function listUnusedWords(
  { chunks: [chunk] }: Segment,
  profile: FoodProfile | null,
  pool: CandidatePool,
): Span[] {
  if (profile === null || chunk === undefined || pool.isPlainName(chunk.terms)) return [];
  return chunk.words.flatMap((word, at) => {
    const terms = normaliseWord(word).filter((term) => chunk.terms.includes(term));
    const isUnused = terms.some((term) => isNaming(term) && mainTerms.has(term));
    return isUnused && !terms.some((term) => profile.allTerms.has(term)) ? (chunk.wordSpans[at] ?? []) : [];
  });
}

/** The phrases of a mention, behind the first, that tell of food and of which the chosen food has no word. */
export function listUnusedDetails(
  { chunks }: Segment,
  profile: FoodProfile | null,
  pool: CandidatePool,
): Chunk[] {
  if (profile === null) return [];
  const isUsed = ({ terms }: Chunk) => terms.some((term) => isNaming(term) && profile.allTerms.has(term));
  return chunks.slice(1).filter((chunk) => mayBeFood(chunk, pool) && !isUsed(chunk));
}

/**
 * Whether a phrase may tell of food: it names one, or has a word that is no everyday English one. Behind "at" or "from"
 * such a word is the name of a place.
 */
function mayBeFood({ terms, link }: Chunk, pool: CandidatePool): boolean {
  const naming = terms.filter(isNaming);
  if (naming.some(pool.isFood)) return true;
  return link !== "prep" && naming.some(isForeign);
}

/** "regretted it" tells what was done. */
function mayName({ terms }: Chunk): boolean {
  return terms.some((term) => isNaming(term) && !verbForm.test(term));
}

/** Whether a mention that fits no food and tells no amount has everyday words alone: "same as yesterday" names no food. */
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
