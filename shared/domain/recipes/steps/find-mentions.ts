import stepWords from "./data/step-words.json" with { type: "json" };
import { type FoodTerms, foldLetters, type StepSwap } from "./food-terms.ts";

/** Where a text names a food to be removed or replaced; `start` and `end` count characters. */
export type Mention = {
  readonly start: number;
  readonly end: number;
  readonly swaps: readonly StepSwap[];
};

/** Finds the mentions in a text, in order. */
export type MentionFinder = (text: string) => Mention[];

type Span = {
  readonly start: number;
  readonly end: number;
};

const word = /\p{L}+(?:'(?!s\b)\p{L}+)*/gu;
/** Targets of links are not food names. */
const address = /\]\([^)]*\)|https?:\S+/g;
const utensil = new RegExp(`^[ -](?:${stepWords.utensilsAfterFood.join("|")})s?\\b`);
const anotherKind = /(?:vegan|vegetarian|plant-based|meatless|mock|imitation|non-dairy|[a-z]-free) $/;
const without = /^(?:-| )free\b/;
const mostPhraseWords = 6;
const compoundForm = /(?<![\p{L}-])(\p{L}+)[ -]$/u;
const alternativeForm = /(?<![\p{L}-])(\p{L}+)(?: ?\/ ?| or | and )$/u;
const shortest = 3;

/** A finder that takes the longest phrase at each place, so that "coconut milk" is not found as "milk". */
export function createMentionFinder(terms: FoodTerms): MentionFinder {
  return (text) => {
    const folded = foldLetters(text).replace(address, (address) => " ".repeat(address.length));
    const words = [...folded.matchAll(word)].map(({ 0: word, index }) => ({
      start: index,
      end: index + word.length,
    }));
    const mentions: Mention[] = [];
    for (let at = 0; at < words.length; ) {
      const phrase = findLongestPhrase(folded, words.slice(at, at + mostPhraseWords), terms);
      if (phrase !== null && phrase.swaps.length > 0 && !isOther(folded, phrase))
        addMention(mentions, widenMention(folded, phrase, terms));
      at += phrase?.words ?? 1;
    }
    return mentions;
  };
}

function findLongestPhrase(text: string, words: readonly Span[], terms: FoodTerms) {
  const [first] = words;
  for (let count = words.length; count > 0; count--) {
    const last = words[count - 1];
    if (first === undefined || last === undefined) continue;
    const swaps = terms(text.slice(first.start, last.end).replace(/[ -]+/g, " "));
    if (swaps !== undefined) return { start: first.start, end: last.end, swaps, words: count };
  }
  return null;
}

function isOther(text: string, { start, end }: Span): boolean {
  const after = text.slice(end);
  return utensil.test(after) || without.test(after) || anotherKind.test(text.slice(0, start));
}

/** The mention with the words before it that belong to it: "anglerfish fillet" for fish, "chicken/beef stock" for stocks. */
function widenMention(text: string, mention: Mention, terms: FoodTerms): Mention {
  const { start, end, swaps } = mention;
  const before = text.slice(0, start);
  const [compound = "", prefixed = ""] = compoundForm.exec(before) ?? [];
  if (isCompoundOf(prefixed, mention, terms)) return { ...mention, start: start - compound.length };
  const [alternative = "", modifier = ""] = alternativeForm.exec(before) ?? [];
  const [, ...head] = text.slice(start, end).split(/[ -]/);
  const others = modifier === "" || head.length === 0 ? [] : (terms([modifier, ...head].join(" ")) ?? []);
  const targets = new Set([...swaps, ...others].map(({ to }) => to));
  return others.length > 0 && targets.size === 1
    ? { start: start - alternative.length, end, swaps: [...swaps, ...others] }
    : mention;
}

/** Whether a word ends with a name of the same food: the "fish" of "anglerfish". */
function isCompoundOf(word: string, { swaps }: Mention, terms: FoodTerms): boolean {
  for (let at = 1; at <= word.length - shortest; at++) {
    if (terms(word.slice(at))?.some((swap) => swaps.includes(swap))) return true;
  }
  return false;
}

/** Two adjacent names of one food are one mention. */
function addMention(mentions: Mention[], next: Mention): void {
  const last = mentions.at(-1);
  const isOne =
    last !== undefined && next.start - last.end <= 1 && last.swaps.some((swap) => next.swaps.includes(swap));
  if (isOne) mentions.splice(-1, 1, { start: last.start, end: next.end, swaps: last.swaps });
  else mentions.push(next);
}
