import language from "../../data/language.json" with { type: "json" };
import uneaten from "../../data/uneaten.json" with { type: "json" };
import { addWord, closeChunk, excuse, isAtStart, type Walk } from "../chunks.ts";
import { boundsPhrase } from "../marks.ts";
import { isContent } from "../read-units.ts";
import { normaliseWord, type Token } from "../terms.ts";
import { additionTerms, readNumberAt, wordClasses } from "../vocabulary.ts";
import { isSweetening } from "./sweetening.ts";

const looseEatingVerbs = new Set(language.looseEatingVerbs);
const openers = new Set([...language.sharing.sharedAmounts, ...language.looseEatingOpeners]);
const being = new Set(["was", "were", "is"]);
/** "so good" describes; "hungry so a bun" goes on. */
const degrees = new Set(uneaten.degrees);
const timeOpeners = new Set(["at", "in", "during"]);
const timesOfDay = new Set([
  ...language.clock.partsOfDay,
  ...language.clock.dayTimes,
  ...language.clock.hoursOfDay,
]);
const determiners = new Set(language.determiners);
const garnishes = new Set(language.garnishes);
const participleReach = 4;
/** The "went" of "went to chilis" */
const visits = new Set(language.visits);
/** Verbs of what is in a package: "a package of tarts, consisting of two tarts". */
const contents = new Set(language.contents);

/** Reads a word that may join phrases, say that something was eaten, say nothing, or name a food. */
export function readConnective(walk: Walk, token: Token, at: number): number {
  const { linkedParticiples } = wordClasses;
  const linkEnd = linkedParticiples.has(token.text) ? skipToLink(walk.tokens, at + 1) : null;
  if (linkEnd !== null) {
    if (walk.draft.words.length > 0 && !isSweetening(walk.tokens, at)) addWord(walk, token, at);
    closeChunk(walk, describingLink(token.text));
    return linkEnd;
  }
  const garnishedEnd = skipGarnish(walk, at);
  if (garnishedEnd !== null) return garnishedEnd;
  if (wordClasses.qualities.has(token.text)) {
    walk.draft.isQuality = walk.draft.words.length > 0;
    return at + 1;
  }
  if (isMadeFrom(walk, at)) {
    closeChunk(walk, "gloss");
    return at + 1;
  }
  if (isSlight(walk, token)) return at + 2;
  if (isButtered(walk, at)) {
    closeChunk(walk, "with");
    return addWord(walk, { ...token, terms: normaliseWord("butter") }, at);
  }
  if (isLooseVerb(walk.tokens, at)) {
    closeChunk(walk, "hard");
    excuse(walk, at, at + 1);
    walk.draft.eaten = "said";
    return at + 1;
  }
  if (isExtra(walk, at)) {
    closeChunk(walk, "with");
    return at + 1;
  }
  if (opensTimeOfDay(walk.tokens, at)) {
    closeChunk(walk, "hard");
    return at + 1;
  }
  const isVisit = visits.has(walk.tokens[at - 1]?.text ?? "");
  if (joinPhrase(walk, token.text, { next: walk.tokens[at + 1]?.text ?? "", isVisit })) return at + 1;
  return isFoodWord(walk, token.text) && !isInitial(walk.tokens, at) ? addWord(walk, token, at) : at + 1;
}

/** "with everything", "with the works": what comes with a dish anyway. */
function skipGarnish(walk: Walk, at: number): number | null {
  const { tokens } = walk;
  if (tokens[at]?.text !== "with") return null;
  const isGlued = determiners.has(tokens[at + 1]?.text ?? "") || tokens[at + 1]?.text === "all";
  const garnishAt = isGlued ? at + 2 : at + 1;
  if (!garnishes.has(tokens[garnishAt]?.text ?? "") || !boundsPhrase(tokens[garnishAt + 1])) return null;
  excuse(walk, at, garnishAt + 1);
  return garnishAt + 1;
}

/** "at night khichdi", "in the evening pakora": what stands behind is a food and no place. */
function opensTimeOfDay(tokens: readonly Token[], at: number): boolean {
  if (!timeOpeners.has(tokens[at]?.text ?? "")) return false;
  const next = tokens[at + 1]?.text === "the" ? at + 2 : at + 1;
  return timesOfDay.has(tokens[next]?.text ?? "");
}

/** "crushed a whole box of cereal", unlike "crushed pineapple" */
function isLooseVerb(tokens: readonly Token[], at: number): boolean {
  if (!looseEatingVerbs.has(tokens[at]?.text ?? "")) return false;
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  const isOpen = boundsPhrase(before) || !isContent(before);
  return isOpen && (after?.kind === "number" || openers.has(after?.text ?? ""));
}

/** "menemen from 2 eggs": how much of what is in it. */
function isMadeFrom({ tokens, draft }: Walk, at: number): boolean {
  if (tokens[at]?.text !== "from" || draft.words.length === 0) return false;
  const amount = readNumberAt(tokens, at + 1);
  return amount !== null && amount.form !== "article";
}

/** "doubles slight pepper": next to nothing. */
function isSlight({ draft }: Walk, { text }: Token): boolean {
  return wordClasses.slight.has(text) && draft.words.length > 0;
}

/** "2 slices of toast, buttered" */
function isButtered({ tokens, draft, chunks }: Walk, at: number): boolean {
  const after = tokens[at + 1];
  const isBehind = draft.words.length > 0 || (chunks.length > 0 && tokens[at - 1]?.text === ",");
  const isEnd = boundsPhrase(after) || after.text === "and" || after.text === "with";
  return tokens[at]?.text === "buttered" && isBehind && isEnd;
}

/** "iced coffee extra cream" */
function isExtra({ tokens, draft }: Walk, at: number): boolean {
  const isAdded = (tokens[at + 1]?.terms ?? []).some((term) => additionTerms.has(term));
  return tokens[at]?.text === "extra" && draft.words.length > 0 && isAdded;
}

function describingLink(text: string): "made" | "with" {
  return wordClasses.descriptors.has(text) ? "made" : "with";
}

/** Closes the phrase when the word joins or cuts; false when it does neither. */
function joinPhrase(
  walk: Walk,
  text: string,
  { next, isVisit }: { readonly next: string; readonly isVisit: boolean },
): boolean {
  const { linkedParticiples, links, prepositions } = wordClasses;
  if (text === "and" || text === "or") closeChunk(walk, text);
  else if (text === "but" && walk.draft.words.length > 0) closeChunk(walk, "comma");
  else if (text === "so" && walk.draft.words.length > 0 && !degrees.has(next)) closeChunk(walk, "hard");
  else if (text === "with" || (links.has(text) && !linkedParticiples.has(text)))
    closeChunk(walk, describingLink(text));
  else if (opensMeal(walk, text, next)) closeChunk(walk, "hard");
  else if (text !== "of" && prepositions.has(text)) {
    closeChunk(walk, "prep");
    walk.draft.isAtPlace = text === "at" || (text === "to" && isVisit);
  } else if (wordClasses.relatives.has(text) && walk.draft.words.length > 0) closeChunk(walk, "with");
  else if (wordClasses.anaphors.has(text) && walk.chunks.length > 0 && isAtStart(walk))
    walk.draft.link = "with";
  else if (isVerb(walk, text)) readVerb(walk, text);
  else return false;
  return true;
}

/** "at lunch", and the "for dinner" of "toast, for dinner soup" */
function opensMeal(walk: Walk, text: string, next: string): boolean {
  return (text === "at" || (text === "for" && isAtStart(walk))) && wordClasses.mealNames.has(next);
}

function isVerb(walk: Walk, text: string): boolean {
  const { linkedParticiples, verbs } = wordClasses;
  return verbs.has(text) && !(linkedParticiples.has(text) && walk.draft.words.length > 0);
}

// "a bowl of prepared soup": behind an amount a verb form describes the food to come.
function readVerb(walk: Walk, text: string): void {
  const { draft } = walk;
  const isAmountOpen = draft.measure !== null && draft.measure.kind !== "article" && draft.words.length === 0;
  const named = draft.words.length > 0 ? draft : walk.chunks.at(-1);
  const isOfPack = named?.measure?.kind === "piece" && contents.has(text);
  // "lunch was soup and bread, and I had an apple", unlike "a pie for lunch, which was a treat".
  const isOfMeal =
    being.has(text) &&
    walk.isMealNamed &&
    draft.link !== "with" &&
    draft.words.every((word) => wordClasses.mealTimes.has(word));
  if (!isAmountOpen) closeChunk(walk, isOfPack ? "with" : "hard");
  const isHaving = text === "had" || text === "have" || text === "having";
  if (isOfMeal) walk.draft.eaten = "said";
  if (isHaving) walk.draft.eaten = walk.isMealNamed ? "said" : "had";
  else if (wordClasses.eatingVerbs.has(text)) walk.draft.eaten = "said";
}

function isFoodWord(walk: Walk, text: string): boolean {
  const { linkedParticiples, noise, verbs } = wordClasses;
  const isDescribing = linkedParticiples.has(text) && walk.draft.words.length > 0;
  return text !== "of" && !noise.has(text) && (isDescribing || !verbs.has(text));
}

/** A letter with a full stop stands for a word: "egg m. caviar". */
function isInitial(tokens: readonly Token[], at: number): boolean {
  return /^\p{L}$/u.test(tokens[at]?.text ?? "") && tokens[at + 1]?.text === ".";
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
