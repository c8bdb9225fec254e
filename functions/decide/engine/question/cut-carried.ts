import { type Piece, type Word, wordsOf } from "./piece.ts";
import { cookingVerbs, questionWords } from "./question-words.ts";
import { stripFrame } from "./strip-frame.ts";

const { dressing, carriers, toppings, carried } = questionWords;
const prepositions = new Set(["in", "with", "on", "using", "onto", "over"]);
const longestObject = 5;
const toppingWords = 2;
const carriedReach = 3;

/**
 * The first option without the verb and what all options are for: "fry my eggs in butter or in olive oil", "sweeten my tea
 * with sugar or stevia". `last` is the option behind it, which says whether the preposition is of both.
 */
export function cutCarried(text: string, first: Piece, last: Piece): Piece {
  const words = wordsOf(text, first);
  const verb = findVerb(text, first, words);
  if (verb === null) return first;
  const behind = words.slice(verb + 1, verb + 2 + longestObject);
  const at = behind.findIndex(({ word }) => prepositions.has(word));
  const named = words[verb + 2 + at];
  if (at < 0 || named === undefined) return first;
  const isDressed = dressing.has(words[verb]?.word ?? "");
  const isOfBoth = isDressed || isCarried(text, last, behind[at]?.word ?? "");
  return isOfBoth ? { start: named.start, end: first.end } : first;
}

/** The verb right behind the words that ask, or the last of them ("should I make"). */
function findVerb(text: string, first: Piece, words: readonly Word[]): number | null {
  const count = stripFrame(text, first).frame.length;
  const isVerb = (at: number) => {
    const word = words[at]?.word ?? "";
    return dressing.has(word) || cookingVerbs.has(word) || carriers.has(word);
  };
  const found = [count, count - 1].find(isVerb);
  return found ?? null;
}

/** "In olive oil", "lemon juice": something that goes with a food. */
function isCarried(text: string, last: Piece, preposition: string): boolean {
  const words = wordsOf(text, last).map(({ word }) => word);
  if (words[0] === preposition || toppings.has(words.slice(0, toppingWords).join(" "))) return true;
  return words.slice(0, carriedReach).some((word) => carried.has(word));
}
