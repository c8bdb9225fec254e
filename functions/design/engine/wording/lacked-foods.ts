import { resolveAvoided } from "../../../../shared/domain/constraints/mod.ts";
import { readPhraseRules, rewriteBy } from "../../../../shared/language/mod.ts";

const lead = "(?<lead>(?:and |but |though )?)";
const who = "(?:(?:i|we)(?:'ve| have)? )?";
const completely = "(?:clean|all|fresh|completely)";
const rules = readPhraseRules([
  [`${lead}${who}(?:just )?(?:ran|run) out of {food}`, "$<lead>no {food}"],
  // "A burger out of beans" holds them.
  [`${lead}(?:(?:i'm|we're|i am|we are)(?: ${completely})?|${completely}) out of {food}`, "$<lead>no {food}"],
  [
    `${lead}${who}(?:don't have|do not have|haven't got|have not got) (?:any )?{food}(?: (?:left|in|at home))?`,
    "$<lead>no {food}",
  ],
]);

/** A text in which a food that is not in the house is left out: "we're clean out of rice" is "no rice". */
export function plainLacks(text: string): string {
  return rewriteBy(rules, text, (_, words) => resolveAvoided(words) !== null);
}
