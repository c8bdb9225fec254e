import type { CandidatePool } from "./candidates/candidate-pool.ts";
import { type FoodCandidate, type FoodProfile, isGenericEquivalent } from "./candidates/food-names.ts";
import type { Mention } from "./candidates/mention.ts";
import { showName } from "./describe-food.ts";
import { type MatchLevel, rateMatch } from "./match-level.ts";
import { readName } from "./matching/read-name.ts";
import { recallMatcher } from "./matching/recall-matcher.ts";
import { joinMention } from "./segments/join-mention.ts";
import type { Chunk } from "./text/chunks.ts";
import { listQueries } from "./text/list-queries.ts";
import { outlineMeal } from "./text/outline-meal.ts";
import { noRepairs, type Repairs, repairText } from "./text/repairs.ts";
import { normaliseTerms } from "./text/terms.ts";

/** A food named by a caller who gives its grams: no amounts are read from these words. */
type NamedFood = {
  readonly name: string;
  readonly brand: string | null;
  readonly attributes: readonly string[];
};

/** The reading of a named food and the term lists to look up for it. */
type ItemOutline = {
  readonly named: NamedFood;
  /** Every word of the name, also those that join foods in a text: "arroz con pollo", "kopi o". */
  readonly whole: Chunk;
  readonly chunks: readonly Chunk[];
  /** Whether a word of it is read as the one that it is taken to be misspelt for. */
  readonly isRepaired: boolean;
  readonly brandTerms: readonly string[];
  readonly queries: readonly (readonly string[])[];
};

/** The food that a named one is. */
type ItemMatch = {
  /** Null when none is what the name says. */
  readonly food: FoodCandidate | null;
  readonly match: MatchLevel;
  /** Names of the nearest other foods, at most three; each is the name of that food alone. Empty for a sure match. */
  readonly closest: readonly string[];
  /** Whether the food only stands for the product that is named. */
  readonly isStandIn: boolean;
};

const mostClosest = 3;
const negation = /^(?:no|without|not|non|sans)\b[\s-]*(.+)$|^(.+?)[\s-]*(?:less|free|removed|not eaten)$/i;

/** Reads a named food: the name's first segment names, further segments and attributes describe. */
export function outlineItem(named: NamedFood, repairs = noRepairs): ItemOutline {
  const item = repairItem(named, repairs);
  const [first = "", ...details] = item.name.split(/[,;(]/);
  const phrases = outlineMeal(details.length === 0 ? stripAmounts(first) : "").chunks;
  const core = phrases.length > 0 ? phrases : [describe(normaliseTerms(first), "hard")];
  const described = [...details, ...item.attributes].map(readAttribute);
  const brandTerms = item.brand === null ? [] : normaliseTerms(item.brand);
  const chunks = [...core.map((chunk, index) => (index === 0 ? chunk : asDetail(chunk))), ...described];
  const branded =
    brandTerms.length === 0 ? [] : [describe([...(chunks[0]?.terms ?? []), ...brandTerms], "hard")];
  const joined = describe([...chunks.flatMap(({ terms }) => terms)], "hard");
  const whole = describe(normaliseTerms(item.name), "hard");
  const isRepaired = item.name !== named.name;
  const queries = listQueries([...chunks, ...branded, joined, whole]);
  return { named: item, whole, chunks, brandTerms, isRepaired, queries };
}

function repairItem({ name, brand, attributes }: NamedFood, repairs: Repairs): NamedFood {
  return {
    name: repairText(name, repairs),
    brand: brand === null ? null : repairText(brand, repairs),
    attributes: attributes.map((attribute) => repairText(attribute, repairs)),
  };
}

// Numbers in a name ("2% milk", "7 up") name; an amount does not, the grams are given.
function stripAmounts(name: string): string {
  return name.replace(/^\s*(?:an?|the|some)\s+/i, "");
}

function describe(terms: readonly string[], link: Chunk["link"], negated: readonly string[] = []): Chunk {
  const none = { sizes: [], wordSpans: [], measure: null, span: null, isRepaired: false };
  return { ...none, link, terms, words: terms, negated, eaten: "said", eatenShare: 1 };
}

function asDetail(chunk: Chunk): Chunk {
  return chunk.link === "hard" ? { ...chunk, link: "with" } : chunk;
}

/** "raw" and "with skin" add words; "no salt", "skinless" and "sugar-free" say what the food is without. */
function readAttribute(attribute: string): Chunk {
  const match = negation.exec(attribute.trim());
  if (match === null) return describe(normaliseTerms(attribute.replace(/^with\s+/i, "")), "with");
  const lacking = normaliseTerms(match[1] ?? match[2] ?? "");
  const isFreeFrom = /free$/i.test(attribute.trim());
  return describe(isFreeFrom ? normaliseTerms(attribute) : [], "with", lacking);
}

/** The food of the pool that a named one is, how surely, and what is near where that is not sure. A brand only prefers. */
export function matchItem(item: ItemOutline, pool: CandidatePool): ItemMatch {
  const outline = item.brandTerms.some(pool.has) ? item : withoutBrand(item);
  const { chunks, isRepaired } = outline;
  const mention = joinMention(chunks, pool.weigh);
  const { profile, isNamed } = findFood(outline, mention, pool);
  const words = { terms: [...mention.terms.keys()], negated: mention.negated, isRepaired };
  const match = isNamed && !isRepaired ? "exact" : rateMatch(words, profile);
  const said = new Set([...item.chunks.flatMap((chunk) => chunk.terms), ...item.brandTerms]);
  const isStandIn = profile !== null && isGenericEquivalent(profile, said);
  const closest = listClosest(match, { mention, profile }, pool);
  return { food: profile?.food ?? null, match, closest, isStandIn };
}

function withoutBrand(outline: ItemOutline): ItemOutline {
  return { ...outline, named: { ...outline.named, brand: null }, brandTerms: [] };
}

type FoundFood = { readonly profile: FoodProfile | null; readonly isNamed: boolean };

function findFood(outline: ItemOutline, mention: Mention, pool: CandidatePool): FoundFood {
  const named = findNamed(outline, mention, pool);
  return named ?? { profile: recallMatcher(pool)(readName(wordName(outline.named))), isNamed: false };
}

/** The food whose plain name or own name the words are; null for any other words. */
function findNamed(
  { named, whole, brandTerms }: ItemOutline,
  mention: Mention,
  pool: CandidatePool,
): FoundFood | null {
  if (brandTerms.length > 0) return null;
  const mentions = named.attributes.length === 0 ? [joinMention([whole], pool.weigh), mention] : [mention];
  const own = named.attributes.length === 0 ? pool.findNamed(named.name) : null;
  for (const each of mentions) {
    const [best] = pool.rank(each);
    if (best?.isPlainName) return { profile: best.profile, isNamed: best.profile === own };
  }
  return own === null ? null : { profile: own, isNamed: true };
}

/** What a caller says of a food in one name, as tables write it. */
function wordName({ name, brand, attributes }: NamedFood): string {
  return [name, ...attributes, ...(brand === null ? [] : [brand])].join(", ");
}

/**
 * Names of the foods of the pool nearest to a mention, other than its own, where the match is not sure. Each is matched
 * exactly when it is asked for as the name of an item.
 */
export function listClosest(
  match: MatchLevel,
  { mention, profile }: { readonly mention: Mention; readonly profile: FoodProfile | null },
  pool: CandidatePool,
): string[] {
  if (match !== "close" && match !== "none") return [];
  const closest: string[] = [];
  for (const { food } of pool.near(mention)) {
    if (closest.length === mostClosest) break;
    const name = showName(food.name);
    if (food.id !== profile?.food.id && !closest.includes(name) && isNameOfOne(name, food, pool))
      closest.push(name);
  }
  return closest;
}

function isNameOfOne(name: string, food: FoodCandidate, pool: CandidatePool): boolean {
  const outline = outlineItem({ name, brand: null, attributes: [] });
  const mention = joinMention(outline.chunks, pool.weigh);
  return findNamed(outline, mention, pool)?.profile?.food.id === food.id;
}
