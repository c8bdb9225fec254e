import language from "../../data/language.json" with { type: "json" };
import { boundsPhrase } from "../marks.ts";
import type { Token } from "../terms.ts";
import { textAt } from "../text-at.ts";
import { wordClasses } from "../vocabulary.ts";

const { nutrients, qualities, leads } = language.nutrientNotes;
const nutrientWords = new Set(nutrients);
const qualityWords = new Set(qualities);
const leadWords = new Set(leads);
const grams = new Set(["g", "gram", "grams", "gm", "gms"]);
const joiners = new Set(["and", "&", "+", "then"]);

/** The tokens without what a food has of a nutrient: "banana 27 g carbs", "shake with 30 g protein", unlike "30 g protein powder". */
export function dropNutrientNotes(tokens: readonly Token[]): readonly Token[] {
  const kept: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    const end = endOfNutrient(tokens, at);
    if (end === null && token !== undefined) kept.push(token);
    if (end !== null) while (kept.length > 1 && leadWords.has(kept.at(-1)?.text ?? "")) kept.pop();
    at = end ?? at + 1;
  }
  return kept.length === tokens.length ? tokens : kept;
}

/** Where "27 g carbs" ends behind a food; null for other words. */
function endOfNutrient(tokens: readonly Token[], at: number): number | null {
  if (tokens[at]?.kind !== "number" || at === 0) return null;
  let next = grams.has(textAt(tokens, at + 1)) ? at + 2 : at + 1;
  while (qualityWords.has(textAt(tokens, next))) next++;
  if (!nutrientWords.has(textAt(tokens, next))) return null;
  const after = tokens[next + 1];
  // "30 g of fat-free creamer"
  if (after?.isGlued === true && after.text === "-") return null;
  const isEnd = boundsPhrase(after) || after.kind === "number" || joiners.has(after.text);
  const isLinked = isEnd || wordClasses.prepositions.has(after.text) || wordClasses.links.has(after.text);
  return isLinked ? next + 1 : null;
}
