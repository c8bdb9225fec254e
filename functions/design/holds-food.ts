import { checkAvoided } from "../../shared/nutrition/check-avoided.ts";
import { splitTerms } from "../../shared/nutrition/kinds/split-terms.ts";
import type { WantedFood } from "./brief.ts";
import type { Candidate } from "./candidate.ts";

/** Whether a dish holds a food or one of its alternatives: by its kind, or by its words in the title or an ingredient. */
export function holdsFood(
  { facts }: Pick<Candidate, "facts">,
  { words, alternatives }: Pick<WantedFood, "words" | "alternatives">,
): boolean {
  const title = new Set(splitTerms(facts.name));
  return [words, ...alternatives].some((one) => {
    const isNamed = title.size > 0 && splitTerms(one).every((term) => title.has(term));
    return isNamed || checkAvoided(one, facts)?.certainty === "contains";
  });
}
