import { readPhraseRules, rewriteBy } from "../../../language/mod.ts";
import data from "../data/refusals.json" with { type: "json" };
import { resolveAvoided } from "../resolve-avoided.ts";

const rules = readPhraseRules(data.rules);

/**
 * A text in which each food that is refused, or that somebody reacts to, is refused in plain words: "okra? no thanks" is "no
 * okra", "my boss comes out in hives from leeks" is "allergic to leeks". Words for no known food stay as they are.
 */
export function plainRefusals(text: string): string {
  return rewriteBy(rules, text, (_, words) => resolveAvoided(words) !== null);
}
