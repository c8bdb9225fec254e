import { isApproximation, isNumberWord } from "../../../language/mod.ts";
import type { Token } from "./terms.ts";
import { headlessTerms, isGrammarWord, wordClasses } from "./vocabulary.ts";

const longestAmount = 4;
const articles = new Set(["a", "an", "some", "another"]);

/**
 * Whether the dot behind a unit at `at` is the unit's own, as in "200 g. chicken". Behind "pasta, about 300 g" it ends the
 * sentence, and so it does before an amount, a meal or a verb.
 */
export function isUnitDot(tokens: readonly Token[], at: number): boolean {
  const after = tokens[at + 2];
  if (tokens[at + 1]?.text !== "." || after?.kind !== "word") return false;
  return !startsSentence(after) && !isBehindName(tokens, at);
}

function startsSentence({ text }: Token): boolean {
  const { verbs, mealTimes, mealNames } = wordClasses;
  const isOther = verbs.has(text) || mealTimes.has(text) || mealNames.has(text);
  return articles.has(text) || isNumberWord(text) || isOther;
}

/** Whether the amount that ends in the unit stands right behind the name of a food. */
function isBehindName(tokens: readonly Token[], unit: number): boolean {
  let before = unit - 1;
  while (unit - before <= longestAmount && isOfAmount(tokens[before])) before--;
  const name = tokens[before];
  return name?.kind === "word" && !isGrammarWord(name.text) && name.terms.some(isName);
}

function isOfAmount(token: Token | undefined): boolean {
  return token?.kind === "number" || isApproximation(token?.text ?? "");
}

function isName(term: string): boolean {
  return !headlessTerms.has(term);
}
