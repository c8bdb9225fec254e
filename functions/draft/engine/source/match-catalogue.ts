import {
  type CandidatePool,
  type FoodCandidate,
  type FoodProfile,
  joinMention,
  normaliseTerms,
  outlineItem,
  type ScoredFood,
} from "../../../../shared/domain/food/mod.ts";
import preferences from "./data/catalogue-preferences.json" with { type: "json" };
import { describingTerms, keepsClaim } from "./line-words.ts";

const unlikelyGroups = new RegExp(preferences.unlikelyGroups, "i");
const rawWords = new Set(preferences.rawWords);
const cookedWords = new Set(preferences.cookedWords);
const unlikelyWords = new Set(preferences.unlikelyWords);
const leastScore = 0;
/** A food that has less of what the name's words weigh is another one: prune puree for garlic puree. */
const leastCover = 0.7;
const wholeCover = 0.999;
const rawBonus = 2;
const cookedCost = 2;
const unlikelyCost = 3;
const brandCost = 1.5;

/** The term lists under which the catalogue is asked for an ingredient of this name. */
export function listNameQueries(name: string): (readonly string[])[] {
  const { queries } = outlineItem({ name, brand: null, attributes: [] });
  const terms = normaliseTerms(name);
  return [...queries, [...terms, "raw"]];
}

/** The catalogue food that an ingredient of this name is, raw and plain foods first; null when none is. */
export function matchCatalogue(name: string, pool: CandidatePool): FoodCandidate | null {
  const said = new Set(normaliseTerms(name));
  const naming = [...said].filter((term) => !describingTerms.has(term));
  const rated = [name, `${name}, raw`]
    .flatMap((wording) => rank(wording, pool))
    .filter(({ profile }) => coverOf(naming, profile, pool) >= leastCoverOf(profile.food))
    .filter(({ profile }) => keepsClaim(name, profile.food.name))
    .map(({ profile, score }) => ({ food: profile.food, score: score + prefer(profile.food, said) }))
    .sort((a, b) => b.score - a.score || a.food.id - b.food.id);
  const best = rated[0];
  return best === undefined || best.score < leastScore ? null : best.food;
}

function rank(name: string, pool: CandidatePool): ScoredFood[] {
  const { chunks } = outlineItem({ name, brand: null, attributes: [] });
  return chunks.length === 0 ? [] : pool.rank(joinMention(chunks, pool.weigh));
}

// A dish is an ingredient only where all of its name is said: "meatballs", "cornbread".
function leastCoverOf({ foodGroup }: FoodCandidate): number {
  return unlikelyGroups.test(foodGroup) ? wholeCover : leastCover;
}

function coverOf(
  naming: readonly string[],
  { namings, allTerms }: FoodProfile,
  { weigh }: CandidatePool,
): number {
  // Synonyms name brands and wordings; what the food is stands in its names.
  const names = namings.filter(({ isSynonym }) => !isSynonym);
  if (!names.some(({ terms }) => naming.some((term) => terms.has(term)))) return 0;
  const weight = (list: readonly string[]) => list.reduce((sum, term) => sum + weigh(term), 0);
  return naming.length === 0 ? 1 : weight(naming.filter((term) => allTerms.has(term))) / weight(naming);
}

function prefer(food: FoodCandidate, said: ReadonlySet<string>): number {
  const words = food.name.toLowerCase().split(/[^a-z-]+/);
  const has = (list: ReadonlySet<string>) => words.some((word) => list.has(word) && !said.has(word));
  let score = unlikelyGroups.test(food.foodGroup) ? -unlikelyCost : 0;
  if (has(rawWords)) score += rawBonus;
  if (has(cookedWords)) score -= cookedCost;
  if (has(unlikelyWords)) score -= 1;
  return /\b[A-Z]{4,}/.test(food.name) ? score - brandCost : score;
}
