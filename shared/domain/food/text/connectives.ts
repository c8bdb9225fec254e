import { addWord, closeChunk, isAtStart, type Walk } from "./chunks.ts";
import type { Token } from "./terms.ts";
import { wordClasses } from "./vocabulary.ts";

const anaphors = new Set(["it", "which", "they", "this", "these", "each"]);

const relatives = new Set(["that", "which"]);

const participleReach = 4;

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

/** Reads a word that may join phrases, say that something was eaten, say nothing, or name a food. */
export function readConnective(walk: Walk, token: Token, at: number): number {
  const { linkedParticiples } = wordClasses;
  const linkEnd = linkedParticiples.has(token.text) ? skipToLink(walk.tokens, at + 1) : null;
  if (linkEnd !== null) {
    if (walk.draft.words.length > 0) addWord(walk, token, at);
    closeChunk(walk, describingLink(token.text));
    return linkEnd;
  }
  if (wordClasses.qualities.has(token.text)) {
    walk.draft.isQuality = walk.draft.words.length > 0;
    return at + 1;
  }
  if (joinPhrase(walk, token.text)) return at + 1;
  return isFoodWord(walk, token.text) ? addWord(walk, token, at) : at + 1;
}

function describingLink(text: string): "made" | "with" {
  return wordClasses.descriptors.has(text) ? "made" : "with";
}

/** Closes the phrase when the word joins or cuts; false when it does neither. */
function joinPhrase(walk: Walk, text: string): boolean {
  const { linkedParticiples, links, prepositions } = wordClasses;
  if (text === "and" || text === "or") closeChunk(walk, text);
  else if (text === "with" || (links.has(text) && !linkedParticiples.has(text)))
    closeChunk(walk, describingLink(text));
  else if (text !== "of" && prepositions.has(text)) closeChunk(walk, "prep");
  else if (relatives.has(text) && walk.draft.words.length > 0) closeChunk(walk, "with");
  else if (anaphors.has(text) && walk.chunks.length > 0 && isAtStart(walk)) walk.draft.link = "with";
  else if (isVerb(walk, text)) readVerb(walk, text);
  else return false;
  return true;
}

function isVerb(walk: Walk, text: string): boolean {
  const { linkedParticiples, verbs } = wordClasses;
  return verbs.has(text) && !(linkedParticiples.has(text) && walk.draft.words.length > 0);
}

// "a bowl of prepared soup": behind an amount a verb form describes the food to come.
function readVerb(walk: Walk, text: string): void {
  const { draft } = walk;
  const isAmountOpen = draft.measure !== null && draft.measure.kind !== "article" && draft.words.length === 0;
  if (!isAmountOpen) closeChunk(walk, "hard");
  const isHaving = walk.isMealNamed && (text === "had" || text === "have" || text === "having");
  if (isHaving || wordClasses.eatingVerbs.has(text)) walk.draft.eaten = "said";
}

function isFoodWord(walk: Walk, text: string): boolean {
  const { linkedParticiples, noise, verbs } = wordClasses;
  const isDescribing = linkedParticiples.has(text) && walk.draft.words.length > 0;
  return text !== "of" && !noise.has(text) && (isDescribing || !verbs.has(text));
}

/** "topped it off with": where the "with" behind a participle ends, or null when there is none. */
function skipToLink(tokens: readonly Token[], at: number): number | null {
  for (let next = at; next < at + participleReach; next++) {
    const text = tokens[next]?.text ?? "";
    if (text === "with" || text === "by" || text === "using" || text === "from") return next + 1;
    if (!wordClasses.noise.has(text)) return null;
  }
  return null;
}

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
