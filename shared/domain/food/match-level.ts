import { type FoodProfile, isGenericEquivalent } from "./candidates/food-names.ts";
import { bareTerms } from "./candidates/name-keys.ts";

/**
 * How well a food matches words. `exact`: they are one of its names, in any order. `generic`: they name a product of a
 * brand or a chain that the food stands for. `close`: it is the nearest food. `none`: no food matches.
 */
export type MatchLevel = "exact" | "close" | "generic" | "none";

/** The words that name a food in a text. */
type NamingWords = {
  readonly terms: readonly string[];
  /** Terms that the food is stated to be without. */
  readonly negated?: ReadonlySet<string>;
  /** Whether one of them was repaired. */
  readonly isRepaired?: boolean;
};

/** How well a food matches words; `none` without a food. */
export function rateMatch(words: NamingWords, profile: FoodProfile | null): MatchLevel {
  if (profile === null) return "none";
  if (isGenericEquivalent(profile, new Set(words.terms))) return "generic";
  return !words.isRepaired && isNameOf(words, profile) ? "exact" : "close";
}

function isNameOf({ terms, negated = new Set() }: NamingWords, profile: FoodProfile): boolean {
  const { namings, plainKeys, lacking } = profile;
  if (![...negated].every((term) => lacking.has(term))) return false;
  const said = new Set(bareTerms(terms));
  const isSaid = (name: Iterable<string>) => {
    let count = 0;
    for (const term of bareTerms(name)) {
      if (!said.has(term)) return false;
      count++;
    }
    return count === said.size;
  };
  return (
    namings.some(({ terms: words }) => isSaid(words.keys())) ||
    plainKeys.some((key) => isSaid(new Set(key.split(" "))))
  );
}
