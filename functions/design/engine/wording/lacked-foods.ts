import { resolveAvoided } from "../../../../shared/domain/constraints/mod.ts";
import { readPhraseRules, rewriteBy } from "../../../../shared/language/mod.ts";

const parts = {
  "{lead}": "(?<lead>(?:and |but |though )?)",
  /** "I never run out of rice", "if we run out of rice": it is there. */
  "{really}":
    "(?<!(?:n't|\\b(?:never|not|if|when|unless|until|before|always|often))(?: (?:i|we|you|they))? )",
  "{who}": "(?:(?:i|we)(?:'ve| have)? )?",
  "{completely}": "(?:clean|all|fresh|completely)",
  /** "I don't have much rice": there is some. */
  "{none of}": "(?:any )?(?!(?:much|many|enough|lots|loads|a lot|all|quite|every)\\b)",
};
const rules = readPhraseRules(
  [
    ["{really}{lead}{who}(?:just )?(?:ran|run) out of {food}", "$<lead>no {food}"],
    // "A burger out of beans" holds them.
    [
      "{really}{lead}(?:(?:i'm|we're|i am|we are)(?: {completely})?|{completely}) out of {food}",
      "$<lead>no {food}",
    ],
    [
      "{really}{lead}{who}(?:don't have|do not have|haven't got|have not got) {none of}{food}(?: (?:left|in|at home))?",
      "$<lead>no {food}",
    ],
  ],
  parts,
);

/** A text in which a food that is not in the house is left out: "we're clean out of rice" is "no rice". */
export function plainLacks(text: string): string {
  return rewriteBy(rules, text, (_, words) => resolveAvoided(words) !== null);
}
