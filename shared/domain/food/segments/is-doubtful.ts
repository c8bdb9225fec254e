import { isEnglishWord } from "../../../language/mod.ts";
import type { CandidatePool } from "../candidates/candidate-pool.ts";
import type { FoodProfile } from "../candidates/food-names.ts";
import type { Mention } from "../candidates/mention.ts";
import language from "../data/language.json" with { type: "json" };
import { isLocalTerm } from "../local/local-term.ts";
import { rateMatch } from "../match-level.ts";
import { readParts } from "../matching/read-name.ts";
import { recallMatcher } from "../matching/recall-matcher.ts";
import { isDetailLink } from "../text/chunks.ts";
import { headlessTerms, isPercent, partTerms, softHeads, weakTerms } from "../text/vocabulary.ts";
import type { Segment } from "./segment.ts";

/** Words that make another food of a food, whether or not the catalogue has it. */
const substitutes = new Set(language.substituteWords);
/** Endings of adjectives, adverbs and participles. */
const describing = /(?:ly|[^aeiou]y|ous|ful|ive|ble|ary|ory|less|some|ish|ed|iest|tic|ial|ent|ant)$/;
/** Foods of which one has so many times the energy of the other are not taken for each other. */
const farEnergy = 2.5;
const leastKcal = 20;

/**
 * Whether the best food of a mention is rather another food: it lacks a word that names, or is not called what the mention
 * says, and the fitted ranker refuses to match the words with any food of the pool, or finds one of far more or less energy.
 */
export function isDoubtful({ ranked, mention, chunks }: Segment, pool: CandidatePool): boolean {
  const [best] = ranked;
  // The ranker knows no names in other languages.
  if ([...mention.terms.keys()].some(isLocalTerm)) return false;
  if (best === undefined || best.isPlainName || isSaid(mention, best.profile)) return false;
  if (isPlainlyDescribed(mention, best.profile, pool) || isNamedWithin(mention, best.profile)) return false;
  const words = { terms: [...mention.terms.keys()], negated: mention.negated };
  if (rateMatch(words, best.profile) !== "close") return false;
  const parts = chunks.map(({ terms, link }, at) => ({
    terms: terms.filter((term) =>
      at === 0 ? mention.terms.get(term)?.isPlace !== true : !weakTerms.has(term),
    ),
    role: at === 0 ? ("core" as const) : isDetailLink(link) ? ("beside" as const) : ("detail" as const),
  }));
  const percents = chunks.flatMap(({ terms }) => terms.flatMap(readPercent));
  const chosen = recallMatcher(pool)(readParts(parts, { lacking: mention.negated, percents }), "text");
  return chosen === null || isFar(chosen, best.profile);
}

/**
 * "weekly chicken": adjectives and adverbs that no food has describe the food whose plain name the others are. A noun may
 * make it another: "crocodile steak".
 */
function isPlainlyDescribed(
  { terms, head }: Mention,
  { namings }: FoodProfile,
  pool: CandidatePool,
): boolean {
  const isOpinion = (term: string) =>
    term !== head &&
    !pool.isKnown(term) &&
    describing.test(term) &&
    isEnglishWord(term) &&
    !substitutes.has(term);
  const naming = [...terms.keys()].filter((term) => !isOpinion(term));
  const isDescribed = naming.length < terms.size && pool.isPlainName(naming);
  return isDescribed && namings.some(({ heads }) => heads.has(head));
}

/** "caramel macchiato with almond milk": a plain name of two words or more of the food, with its head, stands in the mention. */
function isNamedWithin({ terms, head }: Mention, { plainKeys }: FoodProfile): boolean {
  if ([...terms.keys()].some((term) => substitutes.has(term))) return false;
  return plainKeys.some((key) => {
    const words = key.split(" ");
    return words.length > 1 && words.includes(head) && words.every((word) => terms.has(word));
  });
}

function isFar({ food: { macros } }: FoodProfile, { food: { macros: others } }: FoodProfile): boolean {
  if (macros == null || others == null) return false;
  const [one, other] = [macros.energyKcal + leastKcal, others.energyKcal + leastKcal];
  return Math.max(one, other) > farEnergy * Math.min(one, other);
}

/** Whether a food has every word that names in a mention, and the mention says what the food is. */
function isSaid({ terms }: Mention, { namings, allTerms }: FoodProfile): boolean {
  const naming = [...terms].filter(([term, { isCore, isWeak, isPlace }]) => {
    return isCore && !isWeak && isPlace !== true && !isForm(term);
  });
  // Alone, a word that only a synonym has says little: "flake" is no Parmesan.
  const names = naming.length > 1 ? namings : namings.slice(0, 1);
  const isHeadSaid = names.some(({ heads }) => [...heads].some((head) => terms.has(head)));
  return isHeadSaid && naming.every(([term]) => allTerms.has(term));
}

function isForm(term: string): boolean {
  return headlessTerms.has(term) || softHeads.has(term) || partTerms.has(term);
}

function readPercent(term: string): number[] {
  return isPercent(term) ? [Number.parseFloat(term)] : [];
}
