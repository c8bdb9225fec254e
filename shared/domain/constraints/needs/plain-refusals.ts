import { readPhraseRules, rewriteBy } from "../../../language/mod.ts";
import data from "../data/refusals.json" with { type: "json" };
import { resolveAvoided } from "../resolve-avoided.ts";

const reactions = readPhraseRules(data.reactions, data.parts);
const refusals = readPhraseRules(data.refusals, data.parts);
const triggers = new Set(data.triggers);

/**
 * A text in which each food that somebody reacts to, or that is refused, is left out in plain words: "my boss comes out in
 * hives from leeks" is "allergic to leeks", "okra? no thanks" is "no okra". A food that is not known stays in a reaction, so
 * that it is refused later; words for no known food that is only refused stay as they are.
 */
export function plainRefusals(text: string): string {
  const reacted = rewriteBy(reactions, text, (_, words) => isFood(words) || !isTrigger(words));
  return rewriteBy(refusals, reacted, (_, words) => isFood(words));
}

function isFood(words: string): boolean {
  return resolveAvoided(words) !== null;
}

/** "Stress gives me headaches", "flying upsets my stomach". */
function isTrigger(words: string): boolean {
  const last = words.toLowerCase().split(/\s+/).at(-1) ?? "";
  return triggers.has(last) || last.endsWith("ing");
}
