import { foldLetters } from "./core-name.ts";
import stepWords from "./data/step-words.json" with { type: "json" };
import type { FoodTerms } from "./food-terms.ts";
import type { StepSwap } from "./step-swap.ts";

/** Where a text names a food that goes; `start` and `end` count characters. */
export interface Mention {
  readonly start: number;
  readonly end: number;
  readonly swaps: readonly StepSwap[];
}

/** Finds the mentions in a text, in order. */
export type MentionFinder = (text: string) => Mention[];

const UTENSIL = new RegExp(`^[ -](?:${stepWords.utensilsAfterFood.join("|")})s?\\b`);
const ANOTHER_KIND = /(?:vegan|vegetarian|plant-based|meatless|mock|imitation|non-dairy|[a-z]-free) $/;

/** A finder that takes the longest phrase at each place, so that "coconut milk" is not found as "milk". */
export function createMentionFinder(terms: FoodTerms): MentionFinder {
  const forms = [...terms.keys()].sort((one, other) => other.length - one.length).map(escapePattern);
  const pattern = new RegExp(`(?<![\\p{L}])(?:${forms.join("|")})(?![\\p{L}]|-free| free\\b)`, "gu");
  return (text) => {
    const folded = foldLetters(text);
    return [...folded.matchAll(pattern)].flatMap((match): Mention[] => {
      const end = match.index + match[0].length;
      const swaps = terms.get(match[0].replace(/[ -]+/g, " ")) ?? [];
      const isOther = UTENSIL.test(folded.slice(end)) || ANOTHER_KIND.test(folded.slice(0, match.index));
      return swaps.length === 0 || isOther ? [] : [{ start: match.index, end, swaps }];
    });
  };
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(" ", "[ -]+");
}
