import type { Token } from "./token.ts";
import { wordClasses } from "./vocabulary.ts";

const openers = new Set([
  "for",
  "at",
  "during",
  "as",
  "in",
  "this",
  "my",
  "to",
  "tonight",
  "today",
  "on",
  "over",
  "by",
  "after",
  "before",
  "our",
]);
const followers = new Set([
  "consisted",
  "consists",
  "featured",
  "features",
  "included",
  "includes",
  "was",
  "is",
  "of",
  "had",
  "came",
  "comprised",
  "contained",
  "started",
  "began",
]);
const phraseReach = 7;

/**
 * Where a phrase that tells the time of the meal ends ("for a quick snack", "my lunch"), or `at` when none
 * begins there; "for a snack bar" is none, the meal word describes a food.
 */
export function skipMealTime(tokens: readonly Token[], at: number): number {
  const first = tokens[at]?.text ?? "";
  if (!openers.has(first) && !wordClasses.mealTimes.has(first)) return at;
  let next = openers.has(first) ? at + 1 : at;
  for (const reach = at + phraseReach; next < reach; next++) {
    const token = tokens[next];
    if (token === undefined) return at;
    if (wordClasses.mealTimes.has(token.text)) return endOfMealTime(tokens, at, next);
    if (!isDeterminer(token)) return at;
  }
  return at;
}

function isDeterminer(token: Token): boolean {
  const text = token.text;
  if (text === "-" || text === "'") return true;
  const { noise, links } = wordClasses;
  return (
    token.kind === "word" &&
    (text === "a" || text === "an" || (noise.has(text) && !links.has(text)) || softAdjectives.has(text))
  );
}

const softAdjectives = new Set([
  "light",
  "quick",
  "small",
  "little",
  "hot",
  "sweet",
  "healthy",
  "late",
  "early",
  "mid",
  "big",
  "fresh",
  "whole",
  "start",
  "kick",
  "begin",
  "complete",
  "finish",
  "end",
  "warm",
  "crunchy",
  "satisfying",
  "refreshing",
  "energizing",
  "filling",
  "balanced",
]);

function endOfMealTime(tokens: readonly Token[], at: number, first: number): number {
  let next = first;
  const isBare = first === at;
  while (wordClasses.mealTimes.has(tokens[next]?.text ?? "") || (next > first && tokens[next]?.text === "-"))
    next++;
  const after = tokens[next];
  if (isBare) return followers.has(after?.text ?? "") ? next : at;
  if (after === undefined || after.kind === "mark") return next;
  const { verbs, noise, prepositions, links } = wordClasses;
  const text = after.text;
  const isClear =
    verbs.has(text) || noise.has(text) || followers.has(text) || prepositions.has(text) || links.has(text);
  return isClear || text === "a" || text === "an" || after.kind === "number" ? next : at;
}
