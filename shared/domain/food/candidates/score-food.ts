import names from "../data/food-names.json" with { type: "json" };
import nameFacets from "../matching/data/facets.json" with { type: "json" };
import { textWeights } from "../text-weights.ts";
import {
  type FoodCandidate,
  type FoodNaming,
  type FoodProfile,
  genericHeads,
  strangeTerms,
  type WordPlace,
} from "./food-names.ts";
import type { Mention, MentionTerm } from "./mention.ts";

const { words, unsaid, heads, synonyms, facets, tables, least } = textWeights;
const rawTerms = names.rawTerms;
const cookedTerms = names.cookedTerms;
const eatenRaw = new Set(names.eatenRaw);
const animalGroups = /beef|pork|poultry|chicken|turkey|lamb|fish|shellfish|egg|rice|pasta|grain|legume|bean/i;
const opposites = Object.entries(names.opposites);
/** The animal that a word for meat or fish is of. */
const animals = new Map([
  ...Object.entries(nameFacets.kinds.origin)
    .filter(([origin]) => nameFacets.animals.includes(origin))
    .flatMap(([animal, words]) => words.map((word) => [word, animal] as const)),
  ...names.otherAnimals.map((animal) => [animal, animal] as const),
]);

/** Words that name no meat: what they describe has none unless one is named. */
const meatless = new Set([...names.meatless, "vegetable"]);

/** Words that say little of the form that a food has. */
const smallPlaces: ReadonlySet<WordPlace> = new Set(["kind", "free", "localKind"]);

/** The most that a food may be worth beside what its words weigh, and beside what a mention is without. */
export function mostOfAny(): number {
  const { rawAgreed, rawUsual, unspecified } = facets;
  const most =
    Math.max(0, unspecified) + Math.max(0, rawAgreed, rawUsual) + Math.max(heads.named, heads.elsewhere);
  return Math.max(least.plain, least.unresolved, most + Math.max(0, ...Object.values(tables)));
}

/** The most that a food is worth for one thing that a mention is without. */
export function mostOfNegated(): number {
  return Math.max(0, facets.negatedLacking);
}

/**
 * How well a food fits a mention, in steps of a thousandth: words found minus words missing on either side, head words
 * counting most.
 */
export function scoreFood(mention: Mention, profile: FoodProfile): number {
  const anywhere = scoreTerms(mention, profile);
  let best = Number.NEGATIVE_INFINITY;
  for (const naming of profile.namings) {
    if (naming.isSynonym && !isShared(mention, naming)) continue;
    const score = anywhere + scoreNaming(mention, profile, naming);
    if (score > best) best = Math.max(best, score - costOfSynonym(mention, profile, naming));
  }
  const unspecified = profile.isUnspecified ? facets.unspecified : 0;
  const ofFacets =
    unspecified +
    scoreMaker(mention, profile) +
    scoreLacking(mention, profile) +
    scoreState(mention, profile) +
    scoreOpposites(mention, profile) +
    scoreAnimal(mention, profile);
  return Math.round(1000 * (best + ofFacets + scoreTable(profile.food))) / 1000;
}

/** A chain's own tacos are not what "tacos" are. */
function scoreMaker({ terms }: Mention, { makerTerms }: FoodProfile): number {
  return makerTerms.every((term) => terms.has(term)) ? 0 : facets.makerUnsaid;
}

function costOfSynonym(mention: Mention, profile: FoodProfile, naming: FoodNaming): number {
  if (!naming.isSynonym) return 0;
  return synonyms.any + strangeness(mention, profile, naming) + plainness(mention, profile, naming);
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
      ? gainOf(word, words.inAnotherName)
      : -missOf(word) * (isForm ? words.missedForm : 1);
  }
  return score;
}

/** What one name adds: its heads, the words of the mention that stand in it, less its words that were not said. */
function scoreNaming(mention: Mention, profile: FoodProfile, naming: FoodNaming): number {
  let score = scoreHeads(mention, profile, naming);
  for (const [term, place] of naming.terms) {
    const word = mention.terms.get(term);
    score += word === undefined ? -unsaid[place] * unsaid.any : gainOf(word, 1 - words.inAnotherName);
  }
  return score;
}

function gainOf({ weight, isWeak }: MentionTerm, share: number): number {
  return weight * share * (isWeak ? words.weak : 1);
}

function missOf({ weight, isCore, isWeak }: MentionTerm): number {
  return isWeak ? 0 : weight * (isCore ? words.missedCore : words.missedDetail);
}

function scoreHeads(mention: Mention, profile: FoodProfile, naming: FoodNaming): number {
  const own = Math.max(
    scoreHead(mention.head, profile, naming),
    mention.secondHead === "" ? heads.missing : scoreHead(mention.secondHead, profile, naming) + heads.second,
  );
  let isGeneric = false;
  for (const head of naming.heads) {
    if (mention.terms.has(head)) return own;
    isGeneric ||= genericHeads.has(head);
  }
  return own + (isGeneric ? heads.genericMissing : heads.ofFoodMissing);
}

function scoreHead(head: string, profile: FoodProfile, naming: FoodNaming): number {
  if (naming.heads.has(head)) return heads.named;
  return profile.allTerms.has(head) ? heads.elsewhere : heads.missing;
}

// "steak" beside "Enchilada, beef" describes; only a rare word ("Snickers") may stand for the food's own name.
function plainness(mention: Mention, profile: FoodProfile, naming: FoodNaming): number {
  const nameHeads = profile.namings[0]?.heads ?? new Set<string>();
  if ([...nameHeads].some((head) => mention.terms.has(head))) return 0;
  const named = [...naming.terms.keys()].filter((term) => !/^\d/.test(term));
  const weights = named.map((term) => mention.terms.get(term)?.weight ?? 0);
  return Math.max(0, ...weights) < words.rare ? synonyms.common : 0;
}

function scoreLacking(mention: Mention, profile: FoodProfile): number {
  let score = 0;
  for (const term of mention.negated) {
    if (profile.lacking.has(term)) score += facets.negatedLacking;
    else if (profile.namings[0]?.terms.has(term)) score += facets.negatedPresent;
  }
  let isAsked = profile.lacking.size === 0;
  for (const term of profile.lacking) {
    if (mention.terms.has(term)) score += facets.wantedLacking;
    if (mention.negated.has(term)) isAsked = true;
  }
  return isAsked ? score : score + facets.unaskedLacking;
}

// A brand may name both a sweet and an ice cream bar, a drink and its powder: the odd form must be said.
function strangeness(mention: Mention, profile: FoodProfile, naming: FoodNaming): number {
  let cost = 0;
  for (const [term, place] of profile.namings[0]?.terms ?? []) {
    if (mention.terms.has(term) || naming.terms.has(term)) continue;
    if (strangeTerms.has(term)) cost += synonyms.strange;
    else if (!smallPlaces.has(place)) cost += synonyms.ordinary;
  }
  return Math.min(synonyms.strangest, cost);
}

/** How well raw and cooked agree: as stated, or else as the food is usually eaten (salad vegetables raw, meat and grains cooked). */
function scoreState(mention: Mention, { food, namings }: FoodProfile): number {
  const name = namings[0]?.terms;
  const isRaw = rawTerms.some((term) => name?.has(term));
  if (rawTerms.some((term) => mention.terms.has(term))) return isRaw ? facets.rawAgreed : facets.rawRefused;
  if (!isRaw) return 0;
  if (cookedTerms.some((term) => mention.terms.has(term))) return facets.cookedRefused;
  if (eatenRaw.has(mention.head)) return facets.rawUsual;
  return animalGroups.test(food.foodGroup) ? facets.rawUnusual : 0;
}

/** A hot tea is no iced one, and an unsweetened drink none that is sweetened. */
function scoreOpposites({ terms }: Mention, { namings }: FoodProfile): number {
  const name = namings[0]?.terms;
  const isOpposed = ([said, other]: readonly [string, string]) =>
    terms.has(said) && !terms.has(other) && name?.has(other) === true;
  return opposites.some(isOpposed) ? facets.oppositeNamed : 0;
}

/** Whether a word names the animal that a meat or fish is of. */
export function isAnimal(term: string): boolean {
  return animals.has(term);
}

/** Turkey mince is no lean beef mince, however well the rest fits. */
function scoreAnimal(mention: Mention, profile: FoodProfile): number {
  return isOfOtherAnimal(mention, profile) ? facets.otherAnimal : 0;
}

/** Whether a food is of another animal than the one that is named: "salmon teriyaki" is no beef. */
export function isOfOtherAnimal({ terms }: Mention, { namings, allTerms }: FoodProfile): boolean {
  const said = new Set<string>();
  let isMissing = false;
  for (const [term, { isCore }] of terms) {
    const animal = animals.get(term);
    if (animal === undefined || !isCore) continue;
    said.add(animal);
    isMissing ||= !allTerms.has(term);
  }
  if (!isMissing) return false;
  let isOther = false;
  for (const term of namings[0]?.terms.keys() ?? []) {
    const animal = animals.get(term);
    if (animal === undefined) continue;
    if (said.has(animal)) return false;
    isOther = true;
  }
  return isOther;
}

/** Whether a food has meat or fish though the mention names vegetables alone: "veggie pizza", "meatless enchilada". */
export function hasMeatUnsaid({ terms }: Mention, { namings, allTerms, lacking }: FoodProfile): boolean {
  const said = [...terms.keys()];
  if (!said.some((term) => meatless.has(term)) || said.some(isMeat)) return false;
  if (names.meatless.some((term) => allTerms.has(term))) return false;
  return [...(namings[0]?.terms.keys() ?? [])].some((term) => isMeat(term) && !lacking.has(term));
}

function isMeat(term: string): boolean {
  return term === "meat" || animals.has(term);
}

/** Foods as eaten come before those that tables of ingredients have, and own foods before all. */
export function scoreTable({ source }: Pick<FoodCandidate, "source">): number {
  return isWeighted(source) ? tables[source] : 0;
}

function isWeighted(source: string): source is keyof typeof tables {
  return Object.hasOwn(tables, source);
}
