import type { FoundFoods } from "./candidate.ts";
import { type FoodProfile, profileFood } from "./food-profile.ts";
import { isCovered, type Mention, weighTerm } from "./mention.ts";
import { scoreFood } from "./score-food.ts";

/** A food with how well it fits a mention. */
export interface ScoredFood {
  readonly profile: FoodProfile;
  readonly score: number;
}

/** The foods found for a meal, indexed by term, so that each mention scores only foods that share its words. */
export interface CandidatePool {
  readonly weigh: (term: string) => number;
  /** The foods that are what a mention names, best first. */
  readonly rank: (mention: Mention) => ScoredFood[];
}

const scoredPerMention = 40;
const rankedPerMention = 12;

/** Builds the pool of a meal's candidates. Ties are broken by food id, so the same input reads the same way. */
export function poolCandidates(found: FoundFoods): CandidatePool {
  const profiles = found.foods.map(profileFood);
  const byTerm = new Map<string, number[]>();
  for (const [index, profile] of profiles.entries()) {
    for (const term of profile.allTerms) {
      const known = byTerm.get(term);
      if (known === undefined) byTerm.set(term, [index]);
      else known.push(index);
    }
  }
  const weigh = (term: string) => weighTerm(term, found.termFrequency, found.foodCount);
  const rank = (mention: Mention) => {
    const scored = shortlist(mention, profiles, byTerm)
      .filter((profile) => isCovered(mention, profile))
      .map((profile) => ({ profile, score: scoreFood(mention, profile) }));
    return scored.sort(byScore).slice(0, rankedPerMention);
  };
  return { weigh, rank };
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
