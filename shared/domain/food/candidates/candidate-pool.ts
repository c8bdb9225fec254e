import { isEnglishWord } from "../../../language/mod.ts";
import { normaliseTerms } from "../text/terms.ts";
import { stateWords, vesselTerms, weakTerms } from "../text/vocabulary.ts";
import { textWeights } from "../text-weights.ts";
import type { FoodProfile, FoundFoods } from "./food-names.ts";
import { indexJointNames, indexNames, indexPlainNames } from "./index-names.ts";
import { indexTerms, type TermIndex } from "./index-terms.ts";
import { profileCandidate } from "./local-names.ts";
import type { Mention } from "./mention.ts";
import { hasMeatUnsaid, isAnimal, scoreFood } from "./score-food.ts";

/** A food with how well it fits a mention. */
export type ScoredFood = {
  readonly profile: FoodProfile;
  readonly score: number;
  /** Whether the mention is a plain name of the food and says no more: it is this food, whatever else fits. */
  readonly isPlainName: boolean;
  /** Whether only the head word says what it is, since no food has the others. */
  readonly isOfHead?: boolean;
};

/** The foods found for a meal, indexed by term, so that each mention scores only foods that share its words. */
export type CandidatePool = {
  readonly weigh: (term: string) => number;
  /** Whether a food of the whole catalogue has a term in its names. */
  readonly isKnown: (term: string) => boolean;
  /** The foods that are what a mention names, best first. */
  readonly rank: (mention: Mention) => ScoredFood[];
  /** The foods that share words with a mention, whether or not they are what it names, nearest first. */
  readonly near: (mention: Mention) => FoodProfile[];
  /** The food with exactly this name, as the catalogue has it or as results show it. */
  readonly findNamed: (name: string) => FoodProfile | null;
  readonly profiles: readonly FoodProfile[];
  /** Whether a food of the pool has a term in its names. */
  readonly has: (term: string) => boolean;
  /** Whether a term says what a food is. */
  readonly isFood: (term: string) => boolean;
  /** Whether a food is called by a term alone, or by a name whose head it is. */
  readonly isName: (term: string) => boolean;
  /** Whether a term is all that stands before the first comma of a food's name: "Pupusa, meat". */
  readonly isFirstName: (term: string) => boolean;
  /** Whether a food has all of the terms in its names, leaving aside words that name none. */
  readonly hasFoodOf: (terms: readonly string[]) => boolean;
  /** Whether terms are a plain name that joins two foods. */
  readonly isJointName: (terms: readonly string[]) => boolean;
  /** The food that terms mean when they say no more. */
  readonly findPlain: (terms: readonly string[]) => FoodProfile | null;
  /** Whether terms are a plain name of a food. */
  readonly isPlainName: (terms: readonly string[]) => boolean;
  /** Whether a food is called so in this order: "apple crisp", unlike "crisp apple". */
  readonly isOrderedName: (terms: readonly string[]) => boolean;
};

const rankedPerMention = 12;
const { words, least } = textWeights;

type FoodIndex = {
  readonly profiles: readonly FoodProfile[];
  readonly terms: TermIndex;
  readonly findPlain: ReturnType<typeof indexPlainNames>;
};

/** The same foods are read once, however often they are ranked. */
const indexes = new WeakMap<FoundFoods, FoodIndex>();

/** Builds the pool of a meal's candidates. Ties are broken by food id, so the same input reads the same way. */
export function poolCandidates(found: FoundFoods): CandidatePool {
  const { profiles, terms, findPlain } = recallIndex(found);
  const weigh = (term: string) => weighTerm(term, found.termFrequency, found.foodCount);
  const rankAnew = (mention: Mention) => {
    const negated = [...mention.negated];
    const named = (terms: Mention["terms"]) => findPlain({ terms: [...terms.keys()], negated });
    const own = withoutPlace(mention.terms);
    const plain = named(mention.terms) ?? named(own) ?? named(withoutVessel(own));
    const scored = terms
      .shortlist(mention)
      .filter(
        (profile) => profile !== plain && isCovered(mention, profile) && !hasMeatUnsaid(mention, profile),
      )
      .map((profile) => ({ profile, score: scoreFood(mention, profile), isPlainName: false }))
      .sort(byScore)
      .slice(0, rankedPerMention);
    const exact =
      plain === undefined ? scored.find(({ profile }) => isNamedExactly(mention, profile)) : undefined;
    if (exact !== undefined)
      return [{ ...exact, isPlainName: true }, ...scored.filter((one) => one !== exact)];
    if (plain === undefined) {
      const stateless = named(withoutStates(own));
      return stateless !== undefined && !hasState(scored[0], mention)
        ? placeFirst(stateless, scored)
        : preferHead(scored, mention, stateless ?? findPlain({ terms: [mention.head], negated }));
    }
    // Common words say little, but "chicken" is a food.
    const score = Math.max(scoreFood(mention, plain), scored[0]?.score ?? 0, least.plain);
    return [{ profile: plain, score, isPlainName: true }, ...scored];
  };
  const ranked = new Map<string, ScoredFood[]>();
  const rank = (mention: Mention) => {
    const key = keyOfMention(mention);
    const known = ranked.get(key) ?? rankAnew(mention);
    ranked.set(key, known);
    return known;
  };
  const near = (mention: Mention) => listNear(mention, terms.shortlist(mention));
  const isFood = (term: string) => terms.findFoods(term).some((profile) => isHead(term, profile));
  const isName = (term: string) =>
    terms
      .findFoods(term)
      .some(({ plainKeys, namings }) => plainKeys.includes(term) || namings[0]?.heads.has(term) === true);
  const isFirstName = (term: string) =>
    terms
      .findFoods(term)
      .some(({ food: { name } }) => normaliseTerms(name.split(",", 1)[0] ?? "").join(" ") === term);
  const findPlainName = (name: readonly string[]) => findPlain({ terms: name, negated: [] }) ?? null;
  const isOrderedName = (name: readonly string[]) =>
    findPlain({ terms: name, negated: [], isInOrder: true }) !== undefined;
  const hasFoodOf = (name: readonly string[]) => {
    const naming = name.filter((word) => !weakTerms.has(word));
    return terms
      .findFoods(naming.at(-1) ?? "")
      .some(({ allTerms }) => naming.every((word) => allTerms.has(word)));
  };
  return {
    profiles,
    weigh,
    isKnown: (term) => (found.termFrequency[term] ?? 0) > 0,
    rank,
    near,
    findNamed: indexNames(profiles),
    has: terms.has,
    isFood,
    isName,
    isFirstName,
    findPlain: findPlainName,
    isPlainName: (name) => findPlainName(name) !== null,
    isOrderedName,
    hasFoodOf,
    isJointName: indexJointNames(profiles),
  };
}

/** "sandwich spread": several words that are all of a food's name. */
function isNamedExactly({ terms, negated }: Mention, { namings: [name] }: FoodProfile): boolean {
  return (
    name !== undefined &&
    terms.size > 1 &&
    terms.size === name.terms.size &&
    negated.size === 0 &&
    [...terms.keys()].every((term) => name.terms.has(term))
  );
}

function recallIndex(found: FoundFoods): FoodIndex {
  const known = indexes.get(found);
  if (known !== undefined) return known;
  const profiles = found.foods
    .filter(({ conceptId }) => conceptId == null)
    .map((food) => profileCandidate(food, found.localNames?.[food.id]));
  const index = { profiles, terms: indexTerms(profiles), findPlain: indexPlainNames(profiles) };
  indexes.set(found, index);
  return index;
}

/** Whether the best food is in one of the states that are said: a raw beef patty is no veggie patty. */
function hasState(best: ScoredFood | undefined, { terms }: Mention): boolean {
  const states = [...terms.keys()].filter((term) => stateWords.has(term));
  return best !== undefined && states.some((term) => best.profile.allTerms.has(term));
}

function placeFirst(profile: FoodProfile, scored: readonly ScoredFood[]): ScoredFood[] {
  const score = Math.max(scored[0]?.score ?? 0, least.plain);
  return [{ profile, score, isPlainName: false }, ...scored.filter((one) => one.profile !== profile)];
}

/**
 * The plain food of the head word first, where no other word of the mention is in the best food: "grey bread" is a
 * bread, and no garlic bread, and "gooey cheese" no cheese cracker.
 */
function preferHead(scored: ScoredFood[], mention: Mention, plain: FoodProfile | undefined): ScoredFood[] {
  const [best] = scored;
  if (plain === undefined || best === undefined || best.profile === plain) return scored;
  const described = [...mention.terms].filter(([term]) => term !== mention.head);
  const naming = described.filter(([, { isWeak }]) => !isWeak);
  const others = naming.length > 0 ? naming : described;
  const isInBest = others.some(([term]) => best.profile.allTerms.has(term));
  if (others.length === 0 || (isInBest && !isOtherDish(mention, others, best.profile))) return scored;
  // "crocodile steak" is no beef.
  if (others.some(([term]) => isAnimal(term))) return scored;
  const isOfState = others.every(([term, { isWeak }]) => isWeak || stateWords.has(term));
  const score = isOfState ? Math.max(best.score, least.plain) : best.score;
  const head: ScoredFood = { profile: plain, score, isPlainName: false, isOfHead: true };
  return [head, ...scored.filter(({ profile }) => profile !== plain)];
}

/** "frozen banana" is no frozen banana daiquiri: only its state is said, and the best food is called something else. */
function isOtherDish(
  { head }: Mention,
  others: readonly (readonly [string, unknown])[],
  { namings, plainKeys }: FoodProfile,
): boolean {
  const isCalled = plainKeys.includes(head) || namings[0]?.heads.has(head) === true;
  return !isCalled && others.every(([term]) => stateWords.has(term));
}

/** Everything of a mention that its ranking depends on: lists, brackets and the cutter ask for the same words again. */
function keyOfMention({ terms, head, secondHead, negated }: Mention): string {
  let key = `${head} ${secondHead}`;
  for (const [term, { isCore, isWeak, isPlace }] of terms)
    key += `|${term}${isCore ? "+" : ""}${isWeak ? "~" : ""}${isPlace ? "@" : ""}`;
  for (const term of negated) key += `!${term}`;
  return key;
}

/** What is meant at a chain that has no food of that name. */
function withoutPlace(terms: Mention["terms"]): Mention["terms"] {
  return new Map([...terms].filter(([, { isPlace }]) => isPlace !== true));
}

/** "roasted sweet peppers" are sweet peppers. */
function withoutStates(terms: Mention["terms"]): Mention["terms"] {
  return new Map([...terms].filter(([term]) => !stateWords.has(term)));
}

/** "apple juice box" is apple juice, whatever it is in. */
function withoutVessel(terms: Mention["terms"]): Mention["terms"] {
  return new Map([...terms].filter(([term]) => !vesselTerms.has(term)));
}

/** "Ranch" is a plain name, and no head, of a dressing. */
function isHead(term: string, profile: FoodProfile): boolean {
  return profile.plainKeys.includes(term) || profile.namings.some(({ heads }) => heads.has(term));
}

function listNear(mention: Mention, profiles: readonly FoodProfile[]): FoodProfile[] {
  return profiles
    .filter(({ allTerms }) => [...mention.terms].some(([term, { isWeak }]) => !isWeak && allTerms.has(term)))
    .map((profile) => ({ profile, score: scoreFood(mention, profile), isPlainName: false }))
    .sort(byScore)
    .slice(0, rankedPerMention)
    .map(({ profile }) => profile);
}

function byScore(a: ScoredFood, b: ScoredFood): number {
  return b.score - a.score || a.profile.food.id - b.profile.food.id;
}

/**
 * How much a term says, from how few catalogue foods have it. Of words that no food has, those of everyday English
 * ("weekly", "soggy") say little of what it is; others may be its name.
 */
function weighTerm(term: string, termFrequency: Readonly<Record<string, number>>, foodCount: number): number {
  const count = termFrequency[term] ?? 0;
  if (count === 0) return isEnglishWord(term) ? words.commonest : words.unknown;
  return Math.min(words.rarest, Math.max(words.commonest, Math.log(foodCount / count)));
}

/** Whether a food is what the mention names: it has the head word, or most of what the words weigh. */
function isCovered(mention: Mention, { namings, allTerms }: FoodProfile): boolean {
  if (allTerms.has(mention.head) || (mention.secondHead !== "" && allTerms.has(mention.secondHead)))
    return true;
  let whole = 0;
  let found = 0;
  for (const [term, { weight, isWeak, isCore }] of mention.terms) {
    if (isWeak || !isCore) continue;
    whole += weight;
    if (allTerms.has(term)) found += weight;
  }
  const isHeadFound = namings.some(({ heads }) => [...heads].some((head) => mention.terms.has(head)));
  return isHeadFound && found >= words.covered * whole;
}
