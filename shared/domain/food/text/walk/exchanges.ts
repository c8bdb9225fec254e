import { findPhraseAt, indexByMeaning } from "../../../../language/mod.ts";
import language from "../../data/language.json" with { type: "json" };
import { addWord, closeChunk, dropPhrase, type Walk } from "../chunks.ts";
import { boundsPhrase, findAhead } from "../marks.ts";
import { readMeasure } from "../measures.ts";
import { isContent } from "../read-units.ts";
import type { Token } from "../terms.ts";
import { headlessTerms, sideTerms, wordClasses } from "../vocabulary.ts";
import { dropRefused } from "./refused-foods.ts";
import { continues, findPhraseEnd, isSkipped } from "./refused-phrases.ts";

const replacements = indexByMeaning({ insteadOf: language.refusals.replacements });
const { outFirst, outLast, outLastBeforeSide, joiners } = language.exchanges;
const outFirstVerbs = new Set(outFirst);
const outLastVerbs = new Set(outLast);
/** "sub salad for fries", unlike "a sub for lunch". */
const sideVerbs = new Set(outLastBeforeSide);
const exchangeJoiners = new Set(joiners);
const exchangeReach = 6;

/** Where "instead of rice", "said no to the cake" or "swapped the bacon for mushrooms" ends; null for no such words. */
export function skipExchange(walk: Walk, at: number): number | null {
  const exchangeEnd = skipExchanged(walk, at);
  if (exchangeEnd !== null) return exchangeEnd;
  const next = findReplacedEnd(walk.tokens, at);
  if (next === null) return null;
  closeChunk(walk, "comma");
  const end = findPhraseEnd(walk.tokens, readMeasure(walk.tokens, next)?.next ?? next);
  dropReplaced(walk, walk.tokens.slice(next, end));
  return end;
}

/** Where "instead of" or "in place of" ends. */
function findReplacedEnd(tokens: readonly Token[], at: number): number | null {
  return findPhraseAt(replacements, tokens, at)?.end ?? null;
}

/** "cauliflower rice instead of white rice": a food that has another word is not the one that it stands for. */
function dropReplaced(walk: Walk, words: readonly Token[]): void {
  const said = new Set(words.flatMap(({ terms }) => terms));
  const head = words.at(-1)?.terms.at(-1);
  const chunk = walk.chunks.findLast(({ terms }) => head !== undefined && terms.at(-1) === head);
  const isSame = chunk?.terms.every((term) => said.has(term) || headlessTerms.has(term)) === true;
  if (isSame) dropRefused(walk, words.slice(-1));
}

/** "swapped the bacon for mushrooms": where the mushrooms begin. Of "subbed tofu for beef" the beef was not eaten. */
function skipExchanged(walk: Walk, at: number): number | null {
  const { tokens } = walk;
  const verb = tokens[at]?.text ?? "";
  const isOutLast = outLastVerbs.has(verb) || isSideVerb(tokens, at);
  if (!outFirstVerbs.has(verb) && !isOutLast) return null;
  const isEnd = ({ kind, text }: Token) => kind === "mark" || exchangeJoiners.has(text);
  const joiner = findAhead(tokens, at + 1, isEnd, exchangeReach);
  if (joiner < 0 || tokens[joiner]?.kind === "mark") return null;
  if (wordClasses.mealTimes.has(tokens[joiner + 1]?.text ?? "")) return null;
  // "Steak, chips swapped for salad"
  if (joiner === at + 1 && walk.draft.words.length > 0) {
    dropPhrase(walk);
    return joiner + 1;
  }
  closeChunk(walk, "comma");
  if (isOutLast && tokens[joiner]?.text === "for") return skipOut(walk, at, joiner);
  dropRefused(walk, tokens.slice(joiner - 1, joiner));
  return joiner + 1;
}

/** Behind a name, "sub" is a verb only in front of a side: "burger sub salad for fries". */
function isSideVerb(tokens: readonly Token[], at: number): boolean {
  if (!sideVerbs.has(tokens[at]?.text ?? "")) return false;
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  const isAtStart = boundsPhrase(before) || before.text === "and";
  const isNamed = after?.kind === "word" && isContent(after);
  return isNamed && (isAtStart || after.text === "side" || after.terms.some((term) => sideTerms.has(term)));
}

/** Reads the food that was taken and skips the one that it stands for. */
function skipOut(walk: Walk, at: number, joiner: number): number {
  const { tokens } = walk;
  let end = joiner + 1;
  while (continues(tokens, end)) end++;
  for (let place = at + 1; place < joiner; place++) {
    const token = tokens[place];
    if (token !== undefined && !isSkipped(token)) addWord(walk, token, place);
  }
  closeChunk(walk, "comma");
  dropRefused(walk, tokens.slice(end - 1, end));
  return end;
}
