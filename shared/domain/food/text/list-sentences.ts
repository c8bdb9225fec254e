import language from "../data/language.json" with { type: "json" };
import { sentenceEnds } from "./marks.ts";
import type { Token } from "./terms.ts";

const { writers } = language.others;
const { linkedParticiples, links, verbs, listJoiners } = language;
const listWords = new Set([...linkedParticiples, ...links, ...listJoiners]);
const narratingWords = new Set([...writers, ...verbs].filter((word) => !listWords.has(word)));
const mealNames = new Set([...language.mealNames, ...language.mealTimes]);

/** Whether the sentence that begins at `at` is a list of foods rather than an account of a meal. */
export function isList(tokens: readonly Token[], at: number): boolean {
  let depth = 0;
  for (let next = at; next < tokens.length; next++) {
    const text = tokens[next]?.text ?? "";
    // "ranch on the side (used a spoon)": an aside does not make an account.
    if (text === "(") depth++;
    else if (text === ")") depth--;
    if (depth > 0) continue;
    if (sentenceEnds.has(text)) return true;
    if (narratingWords.has(text) || isOwnMeal(tokens, next)) return false;
  }
  return true;
}

/** "my breakfast included" is an account, though it has no verb of eating. */
function isOwnMeal(tokens: readonly Token[], at: number): boolean {
  const [owner, meal] = [tokens[at]?.text ?? "", tokens[at + 1]?.text ?? ""];
  return (owner === "my" || owner === "our") && mealNames.has(meal);
}
