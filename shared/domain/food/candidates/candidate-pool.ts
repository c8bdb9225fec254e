import names from "../data/food-names.json" with { type: "json" };
import { vesselTerms } from "../text/vocabulary.ts";
import {
  type FoodNaming,
  type FoodProfile,
  type FoundFoods,
  genericHeads,
  strangeTerms,
} from "./food-names.ts";
import { indexNames, indexPlainNames } from "./index-names.ts";
import { profileCandidate } from "./local-names.ts";

/** A word of a mention: `core` ones stand before any "with" or "in", weak ones describe without naming. */
export type MentionTerm = {
  readonly weight: number;
  readonly isCore: boolean;
  readonly isWeak: boolean;
};

/** The words that name one food in the text, ready for scoring. */
export type Mention = {
  /** Terms with the weight of finding them. */
  readonly terms: ReadonlyMap<string, MentionTerm>;
  /** The word that says what the food is: the last naming word of the first phrase. */
  readonly head: string;
  /** The word before a head that may only tell the form ("SNICKERS" in "SNICKERS bar"), else empty. */
  readonly secondHead: string;
  readonly negated: ReadonlySet<string>;
};

/** A food with how well it fits a mention. */
export type ScoredFood = {
  readonly profile: FoodProfile;
  readonly score: number;
  /** Whether the mention is a plain name of the food and says no more: it is this food, whatever else fits. */
  readonly isPlainName: boolean;
};

/** The foods found for a meal, indexed by term, so that each mention scores only foods that share its words. */
export type CandidatePool = {
  readonly weigh: (term: string) => number;
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
  /** Whether terms are a plain name of a food. */
  readonly isPlainName: (terms: readonly string[]) => boolean;
};

const scoredPerMention = 40;
/** What a plain name is worth where no other food fits it. */
const plainScore = 4;
const rankedPerMention = 12;
const rawTerms = names.rawTerms;
const cookedTerms = names.cookedTerms;
const eatenRaw = new Set(names.eatenRaw);
const rawAgreed = 2;
const rawRefused = -4;
const cookedRefused = -3;
const rawUsual = 1.2;
const rawUnusual = -0.8;
const animalGroups = /beef|pork|poultry|chicken|turkey|lamb|fish|shellfish|egg|rice|pasta|grain|legume|bean/i;
const unsaidWordWeight = 4;
const otherNamingShare = 0.6;
const coreMissShare = 0.7;
const detailMissShare = 0.45;
const formMissShare = 0.3;
const weakGainShare = 0.4;
const headInHead = 2;
const headInName = -1;
const headMissing = -4;
const foodHeadMissing = -3;
const genericHeadMissing = -1;
const negatedPresent = -4;
const negatedLacking = 1.5;
const wantedLacking = -3;
const unaskedLacking = 0.7;
const unspecifiedBonus = 0.4;
const synonymCost = 0.4;
const secondHeadCost = 1;
const tellingWeight = 5;
const plainSynonymCost = 2.5;
const strangeCost = 3;
const strangeLimit = 6;
const rarestWeight = 7;
const commonestWeight = 1;
const unknownWeight = 4;
const enoughCovered = 0.55;

/** Builds the pool of a meal's candidates. Ties are broken by food id, so the same input reads the same way. */
export function poolCandidates(found: FoundFoods): CandidatePool {
  const profiles = found.foods
    .filter(({ conceptId }) => conceptId == null)
    .map((food) => profileCandidate(food, found.localNames?.[food.id]));
  const byTerm = new Map<string, number[]>();
  for (const [index, profile] of profiles.entries()) {
    for (const term of profile.allTerms) {
      const known = byTerm.get(term);
      if (known === undefined) byTerm.set(term, [index]);
      else known.push(index);
    }
  }
  const weigh = (term: string) => weighTerm(term, found.termFrequency, found.foodCount);
  const findPlain = indexPlainNames(profiles);
  const rank = (mention: Mention) => {
    const negated = [...mention.negated];
    const named = (terms: Mention["terms"]) => findPlain({ terms: [...terms.keys()], negated });
    const plain = named(mention.terms) ?? named(withoutVessel(mention.terms));
    const scored = shortlist(mention, profiles, byTerm)
      .filter((profile) => profile !== plain && isCovered(mention, profile))
      .map((profile) => ({ profile, score: scoreFood(mention, profile), isPlainName: false }))
      .sort(byScore)
      .slice(0, rankedPerMention);
    if (plain === undefined) return scored;
    const score = Math.max(scoreFood(mention, plain), scored[0]?.score ?? plainScore);
    return [{ profile: plain, score, isPlainName: true }, ...scored];
  };
  const near = (mention: Mention) => listNear(mention, shortlist(mention, profiles, byTerm));
  const isFood = (term: string) => (byTerm.get(term) ?? []).some((index) => isHead(term, profiles[index]));
  const isPlainName = (terms: readonly string[]) => findPlain({ terms, negated: [] }) !== undefined;
  const has = (term: string) => byTerm.has(term);
  return { profiles, weigh, rank, near, findNamed: indexNames(profiles), has, isFood, isPlainName };
}

/** "apple juice box" is apple juice, whatever it is in. */
function withoutVessel(terms: Mention["terms"]): Mention["terms"] {
  return new Map([...terms].filter(([term]) => !vesselTerms.has(term)));
}

/** "Ranch" is a plain name, and no head, of a dressing. */
function isHead(term: string, profile: FoodProfile | undefined): boolean {
  if (profile === undefined) return false;
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

function shortlist(
  mention: Mention,
  profiles: readonly FoodProfile[],
  byTerm: ReadonlyMap<string, readonly number[]>,
): FoodProfile[] {
  const overlap = new Map<number, number>();
  for (const [term, { weight, isWeak }] of mention.terms) {
    for (const index of byTerm.get(term) ?? []) {
      const naming = profiles[index]?.namings[0];
      const share = naming?.terms.has(term) ? 1 : 0.8;
      overlap.set(index, (overlap.get(index) ?? 0) + weight * share * (isWeak ? 0.5 : 1));
    }
  }
  const rated = [...overlap].map(([index, value]) => ({
    index,
    value: value - 0.12 * (profiles[index]?.namings[0]?.terms.size ?? 0),
  }));
  rated.sort((a, b) => b.value - a.value || a.index - b.index);
  return rated.slice(0, scoredPerMention).flatMap(({ index }) => profiles[index] ?? []);
}

function byScore(a: ScoredFood, b: ScoredFood): number {
  return b.score - a.score || a.profile.food.id - b.profile.food.id;
}

/** How well a food fits a mention: words found minus words missing on either side, head words counting most. */
function scoreFood(mention: Mention, profile: FoodProfile): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const naming of profile.namings) {
    if (naming.isSynonym && !isShared(mention, naming)) continue;
    const score = scoreNaming(mention, profile, naming);
    if (score > best) best = Math.max(best, score - costOfSynonym(mention, profile, naming));
  }
  const unspecified = profile.isUnspecified ? unspecifiedBonus : 0;
  const facets = unspecified + scoreLacking(mention, profile) + scoreState(mention, profile);
  return best + facets - profile.penalty;
}

function costOfSynonym(mention: Mention, profile: FoodProfile, naming: FoodNaming): number {
  if (!naming.isSynonym) return 0;
  return synonymCost + strangeness(mention, profile, naming) + plainness(mention, profile, naming);
}

function isShared({ terms }: Mention, naming: FoodNaming): boolean {
  for (const term of naming.terms.keys()) if (terms.has(term)) return true;
  return false;
}

function scoreNaming(mention: Mention, profile: FoodProfile, naming: FoodNaming): number {
  let score = scoreHeads(mention, profile, naming);
  for (const [term, word] of mention.terms) {
    const share = naming.terms.has(term) ? 1 : profile.allTerms.has(term) ? otherNamingShare : 0;
    const isForm = term === mention.head && mention.secondHead !== "";
    score += share > 0 ? gainOf(word, share) : -missOf(word) * (isForm ? formMissShare : 1);
  }
  for (const [term, cost] of naming.terms) if (!mention.terms.has(term)) score -= cost * unsaidWordWeight;
  return score;
}

function gainOf({ weight, isWeak }: MentionTerm, share: number): number {
  return weight * share * (isWeak ? weakGainShare : 1);
}

function missOf({ weight, isCore, isWeak }: MentionTerm): number {
  return isWeak ? 0 : weight * (isCore ? coreMissShare : detailMissShare);
}

function scoreHeads(mention: Mention, profile: FoodProfile, naming: FoodNaming): number {
  const own = Math.max(
    scoreHead(mention.head, profile, naming),
    mention.secondHead === "" ? headMissing : scoreHead(mention.secondHead, profile, naming) - secondHeadCost,
  );
  const heads = [...naming.heads];
  if (heads.some((head) => mention.terms.has(head))) return own;
  return own + (heads.some((head) => genericHeads.has(head)) ? genericHeadMissing : foodHeadMissing);
}

function scoreHead(head: string, profile: FoodProfile, naming: FoodNaming): number {
  if (naming.heads.has(head)) return headInHead;
  return profile.allTerms.has(head) ? headInName : headMissing;
}

// "steak" beside "Enchilada, beef" describes; only a telling word ("Snickers") may stand for the food's own name.
function plainness(mention: Mention, profile: FoodProfile, naming: FoodNaming): number {
  const nameHeads = profile.namings[0]?.heads ?? new Set<string>();
  if ([...nameHeads].some((head) => mention.terms.has(head))) return 0;
  const named = [...naming.terms.keys()].filter((term) => !/^\d/.test(term));
  const telling = named.map((term) => mention.terms.get(term)?.weight ?? 0);
  return Math.max(0, ...telling) < tellingWeight ? plainSynonymCost : 0;
}

function scoreLacking(mention: Mention, profile: FoodProfile): number {
  let score = 0;
  for (const term of mention.negated) {
    if (profile.lacking.has(term)) score += negatedLacking;
    else if (profile.namings[0]?.terms.has(term)) score += negatedPresent;
  }
  let isAsked = profile.lacking.size === 0;
  for (const term of profile.lacking) {
    if (mention.terms.has(term)) score += wantedLacking;
    if (mention.negated.has(term)) isAsked = true;
  }
  return isAsked ? score : score - unaskedLacking;
}

// A brand may name both a sweet and an ice cream bar, a drink and its powder: the odd form must be said.
function strangeness(mention: Mention, profile: FoodProfile, naming: FoodNaming): number {
  let unsaid = 0;
  for (const [term, cost] of profile.namings[0]?.terms ?? []) {
    if (mention.terms.has(term) || naming.terms.has(term)) continue;
    unsaid += strangeTerms.has(term) ? 1 : cost > 0.1 ? 0.1 : 0;
  }
  return Math.min(strangeLimit, unsaid * strangeCost);
}

/** Whether raw and cooked agree: as told, else as people eat it (salad vegetables raw, meat and grains cooked). */
function scoreState(mention: Mention, { food, namings }: FoodProfile): number {
  const name = namings[0]?.terms;
  const isRaw = rawTerms.some((term) => name?.has(term));
  if (rawTerms.some((term) => mention.terms.has(term))) return isRaw ? rawAgreed : rawRefused;
  if (!isRaw) return 0;
  if (cookedTerms.some((term) => mention.terms.has(term))) return cookedRefused;
  if (eatenRaw.has(mention.head)) return rawUsual;
  return animalGroups.test(food.foodGroup) ? rawUnusual : 0;
}

/** How much a term tells, from how few catalogue foods have it; words the catalogue lacks weigh `unknownWeight`. */
function weighTerm(term: string, termFrequency: Readonly<Record<string, number>>, foodCount: number): number {
  const count = termFrequency[term] ?? 0;
  if (count === 0) return unknownWeight;
  return Math.min(rarestWeight, Math.max(commonestWeight, Math.log(foodCount / count)));
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
  return isHeadFound && found >= enoughCovered * whole;
}
