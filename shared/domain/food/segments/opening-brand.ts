import { isEnglishWord } from "../../../language/mod.ts";
import type { CandidatePool, ScoredFood } from "../candidates/candidate-pool.ts";
import { isGenericEquivalent } from "../candidates/food-names.ts";
import { joinMention, type Segment } from "./segment.ts";

const longestBrand = 3;

/**
 * The food that stands for the product which the first words name: "chobani flip key lime" is a yogurt, whatever the
 * variety. Null where they name none.
 */
export function findOpeningBrand({ chunks: [first] }: Segment, pool: CandidatePool): ScoredFood | null {
  if (first === undefined) return null;
  for (let length = Math.min(longestBrand, first.terms.length - 1); length > 0; length--) {
    const terms = first.terms.slice(0, length);
    if (length === 1 && isEnglishWord(terms[0] ?? "")) continue;
    const [best] = pool.rank(joinMention([{ ...first, terms }], pool.weigh));
    if (best?.isPlainName && isGenericEquivalent(best.profile.food, new Set(terms))) return best;
  }
  return null;
}
