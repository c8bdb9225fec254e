import names from "../data/food-names.json" with { type: "json" };
import facets from "../matching/data/facets.json" with { type: "json" };
import { type FoodNaming, type FoodProfile, genericHeads, strangeTerms } from "./food-names.ts";
import type { Mention, MentionTerm } from "./mention.ts";

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
const opposites = Object.entries(names.opposites);
const oppositeNamed = -4;
const otherAnimal = -6;
/** The animal that a word for meat or fish is of. */
const animals = new Map([
  ...Object.entries(facets.kinds.origin)
    .filter(([origin]) => facets.animals.includes(origin))
    .flatMap(([animal, words]) => words.map((word) => [word, animal] as const)),
  ...names.otherAnimals.map((animal) => [animal, animal] as const),
]);
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
const rareWeight = 5;
const plainSynonymCost = 2.5;
const strangeCost = 3;
const strangeLimit = 6;

/** The most that a food may be worth beside what its words weigh, and beside what a mention is without. */
export const mostOfAny =
  unspecifiedBonus + rawAgreed + headInHead - Math.min(0, ...Object.values(names.sourcePenalty));
/** The most that a food is worth for one thing that a mention is without. */
export const mostOfNegated = negatedLacking;

/** How well a food fits a mention: words found minus words missing on either side, head words counting most. */
export function scoreFood(mention: Mention, profile: FoodProfile): number {
  const anywhere = scoreTerms(mention, profile);
  let best = Number.NEGATIVE_INFINITY;
  for (const naming of profile.namings) {
    if (naming.isSynonym && !isShared(mention, naming)) continue;
    const score = anywhere + scoreNaming(mention, profile, naming);
    if (score > best) best = Math.max(best, score - costOfSynonym(mention, profile, naming));
  }
  const unspecified = profile.isUnspecified ? unspecifiedBonus : 0;
  const facets =
    unspecified +
    scoreLacking(mention, profile) +
    scoreState(mention, profile) +
    scoreOpposites(mention, profile) +
    scoreAnimal(mention, profile);
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

/** What the words of a mention are worth that any name of the food has, less those that none has. */
function scoreTerms(mention: Mention, { allTerms }: FoodProfile): number {
  let score = 0;
  for (const [term, word] of mention.terms) {
    const isForm = term === mention.head && mention.secondHead !== "";
    score += allTerms.has(term)
      ? gainOf(word, otherNamingShare)
      : -missOf(word) * (isForm ? formMissShare : 1);
  }
  return score;
}

/** What one name adds: its heads, the words of the mention that stand in it, less its words that were not said. */
function scoreNaming(mention: Mention, profile: FoodProfile, naming: FoodNaming): number {
  let score = scoreHeads(mention, profile, naming);
  for (const [term, cost] of naming.terms) {
    const word = mention.terms.get(term);
    score += word === undefined ? -cost * unsaidWordWeight : gainOf(word, 1 - otherNamingShare);
  }
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
  let isGeneric = false;
  for (const head of naming.heads) {
    if (mention.terms.has(head)) return own;
    isGeneric ||= genericHeads.has(head);
  }
  return own + (isGeneric ? genericHeadMissing : foodHeadMissing);
}

function scoreHead(head: string, profile: FoodProfile, naming: FoodNaming): number {
  if (naming.heads.has(head)) return headInHead;
  return profile.allTerms.has(head) ? headInName : headMissing;
}

// "steak" beside "Enchilada, beef" describes; only a rare word ("Snickers") may stand for the food's own name.
function plainness(mention: Mention, profile: FoodProfile, naming: FoodNaming): number {
  const nameHeads = profile.namings[0]?.heads ?? new Set<string>();
  if ([...nameHeads].some((head) => mention.terms.has(head))) return 0;
  const named = [...naming.terms.keys()].filter((term) => !/^\d/.test(term));
  const weights = named.map((term) => mention.terms.get(term)?.weight ?? 0);
  return Math.max(0, ...weights) < rareWeight ? plainSynonymCost : 0;
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

/** How well raw and cooked agree: as stated, or else as the food is usually eaten (salad vegetables raw, meat and grains cooked). */
function scoreState(mention: Mention, { food, namings }: FoodProfile): number {
  const name = namings[0]?.terms;
  const isRaw = rawTerms.some((term) => name?.has(term));
  if (rawTerms.some((term) => mention.terms.has(term))) return isRaw ? rawAgreed : rawRefused;
  if (!isRaw) return 0;
  if (cookedTerms.some((term) => mention.terms.has(term))) return cookedRefused;
  if (eatenRaw.has(mention.head)) return rawUsual;
  return animalGroups.test(food.foodGroup) ? rawUnusual : 0;
}

/** A hot tea is no iced one, and an unsweetened drink none that is sweetened. */
function scoreOpposites({ terms }: Mention, { namings }: FoodProfile): number {
  const name = namings[0]?.terms;
  const isOpposed = ([said, other]: readonly [string, string]) =>
    terms.has(said) && !terms.has(other) && name?.has(other) === true;
  return opposites.some(isOpposed) ? oppositeNamed : 0;
}

/** Whether a word names the animal that a meat or fish is of. */
export function isAnimal(term: string): boolean {
  return animals.has(term);
}

/** Turkey mince is no lean beef mince, however well the rest fits. */
function scoreAnimal({ terms }: Mention, { namings, allTerms }: FoodProfile): number {
  const said = new Set<string>();
  let isMissing = false;
  for (const [term, { isCore }] of terms) {
    const animal = animals.get(term);
    if (animal === undefined || !isCore) continue;
    said.add(animal);
    isMissing ||= !allTerms.has(term);
  }
  if (!isMissing) return 0;
  let isOther = false;
  for (const term of namings[0]?.terms.keys() ?? []) {
    const animal = animals.get(term);
    if (animal === undefined) continue;
    if (said.has(animal)) return 0;
    isOther = true;
  }
  return isOther ? otherAnimal : 0;
}
