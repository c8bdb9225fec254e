import { checkAvoided } from "../../shared/nutrition/check-avoided.ts";
import type { WantedFood } from "./brief.ts";
import type { Candidate } from "./candidate.ts";

/** Whether a dish holds a food or one of its alternatives: by its kind or by its words in an ingredient. */
export function holdsFood(
  { facts }: Pick<Candidate, "facts">,
  { words, alternatives }: Pick<WantedFood, "words" | "alternatives">,
): boolean {
  return [words, ...alternatives].some((one) => {
    const finding = checkAvoided(one, facts);
    return finding?.certainty === "contains";
  });
}
