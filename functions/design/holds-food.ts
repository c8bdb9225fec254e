import { checkAvoided } from "../../shared/nutrition/check-avoided.ts";
import type { WantedFood } from "./brief.ts";
import type { Candidate } from "./candidate.ts";

/** Whether a dish holds a food or one of its alternatives: by its kind, or by its words in the title or an ingredient. */
export function holdsFood(
  { facts }: Pick<Candidate, "facts">,
  { words, alternatives }: Pick<WantedFood, "words" | "alternatives">,
): boolean {
  const title = { ...facts, ingredients: [], hasWholeRecipe: false };
  return [words, ...alternatives].some((one) =>
    [facts, title].some((judged) => checkAvoided(one, judged)?.certainty === "contains"),
  );
}
