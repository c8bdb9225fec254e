import { checkAvoided } from "../../shared/nutrition/check-avoided.ts";
import { readLacking } from "../../shared/nutrition/kinds/read-lacking.ts";
import { splitTerms } from "../../shared/nutrition/kinds/split-terms.ts";
import type { WantedFood } from "./brief.ts";
import type { Candidate } from "./candidate.ts";

/** Whether a dish holds a food or one of its alternatives: by its kind, or by its words in the title or an ingredient. */
export function holdsFood(
  { facts }: Pick<Candidate, "facts">,
  { words, alternatives }: Pick<WantedFood, "words" | "alternatives">,
): boolean {
  return [words, ...alternatives].some(
    (one) => isNamed(facts.name, one) || checkAvoided(one, facts)?.certainty === "contains",
  );
}

function isNamed(title: string, words: string): boolean {
  const terms = splitTerms(title);
  const { positions } = readLacking(terms);
  const said = new Set(terms.filter((_, at) => !positions.has(at)));
  const wanted = splitTerms(words);
  return wanted.length > 0 && wanted.every((term) => said.has(term));
}
