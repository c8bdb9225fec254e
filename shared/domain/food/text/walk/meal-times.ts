import language from "../../data/language.json" with { type: "json" };
import { boundsPhrase } from "../marks.ts";
import type { Token } from "../terms.ts";
import { textAt } from "../text-at.ts";
import { wordClasses } from "../vocabulary.ts";

const { occasions } = language;
const occasionOpeners = new Set(occasions.openers);
const occasionAdjectives = new Set(occasions.adjectives);
const occasionFollowers = new Set(occasions.followers);
const remarkOpeners = new Set(language.clauses.remarkOpeners);
const occasionReach = 7;

/**
 * Where a phrase that states the time of the meal ends ("for a quick snack", "my lunch"), or `at` if none begins
 * there. "for a snack bar" does not: the meal word describes a food.
 */
export function skipMealTime(tokens: readonly Token[], at: number): number {
  const first = tokens[at]?.text ?? "";
  if (!occasionOpeners.has(first) && !wordClasses.mealTimes.has(first)) return at;
  let next = occasionOpeners.has(first) ? at + 1 : at;
  for (const reach = at + occasionReach; next < reach; next++) {
    const token = tokens[next];
    if (token === undefined) return at;
    if (wordClasses.mealTimes.has(token.text)) return endOfMealTime(tokens, at, next);
    if (!isDeterminer(token)) return at;
  }
  return at;
}

/** "toast for breakfast turkey sandwich for lunch": each food stands before its meal. */
function isOneOfMeals(tokens: readonly Token[], at: number, end: number): boolean {
  const isFor = (place: number) =>
    textAt(tokens, place) === "for" && wordClasses.mealTimes.has(textAt(tokens, place + 1));
  if (end !== at + 2 || !isFor(at)) return false;
  return tokens.some(
    (_, place) => place !== at && isFor(place) && textAt(tokens, place + 1) !== textAt(tokens, at + 1),
  );
}

function isDeterminer(token: Token): boolean {
  const text = token.text;
  if (text === "-" || text === "'") return true;
  const { noise, links } = wordClasses;
  return (
    token.kind === "word" &&
    (text === "a" || text === "an" || (noise.has(text) && !links.has(text)) || occasionAdjectives.has(text))
  );
}

function endOfMealTime(tokens: readonly Token[], at: number, first: number): number {
  let next = first;
  const isBare = first === at;
  while (wordClasses.mealTimes.has(tokens[next]?.text ?? "") || (next > first && tokens[next]?.text === "-"))
    next++;
  const after = tokens[next];
  const isHeader = tokens[next - 1]?.text === "-";
  if (isBare) {
    // "anniversary dinner!! chicken": a sentence of its own is a title.
    const isTitle =
      next > at + 1 && boundsPhrase(tokens[at - 1]) && boundsPhrase(after) && after !== undefined;
    return isHeader || isTitle || occasionFollowers.has(after?.text ?? "") ? next : at;
  }
  if (boundsPhrase(after) || isOneOfMeals(tokens, at, next)) return next;
  const { verbs, noise, prepositions, links } = wordClasses;
  const text = after.text;
  const isClear =
    text === "and" ||
    verbs.has(text) ||
    noise.has(text) ||
    occasionFollowers.has(text) ||
    prepositions.has(text) ||
    links.has(text) ||
    remarkOpeners.has(text);
  return isClear || text === "a" || text === "an" || after.kind === "number" ? next : at;
}
