import { foldLetters } from "./core-name.ts";
import stepWords from "./data/step-words.json" with { type: "json" };
import type { FoodTerms } from "./food-terms.ts";
import type { Mention, MentionFinder } from "./mention.ts";
import { widenMention } from "./widen-mention.ts";

const WORD = /\p{L}+(?:'(?!s\b)\p{L}+)*/gu;
/** Targets of links name no food, whatever they are called. */
const ADDRESS = /\]\([^)]*\)|https?:\S+/g;
const UTENSIL = new RegExp(`^[ -](?:${stepWords.utensilsAfterFood.join("|")})s?\\b`);
const ANOTHER_KIND = /(?:vegan|vegetarian|plant-based|meatless|mock|imitation|non-dairy|[a-z]-free) $/;
const WITHOUT = /^(?:-| )free\b/;

const LONGEST_PHRASE = 6;

/** A finder that takes the longest phrase at each place, so that "coconut milk" is not found as "milk". */
export function createMentionFinder(terms: FoodTerms): MentionFinder {
  return (text) => {
    const folded = foldLetters(text).replace(ADDRESS, (address) => " ".repeat(address.length));
    const words = [...folded.matchAll(WORD)].map(({ 0: word, index }) => ({
      start: index,
      end: index + word.length,
    }));
    const mentions: Mention[] = [];
    for (let at = 0; at < words.length; ) {
      const phrase = longestPhrase(folded, words.slice(at, at + LONGEST_PHRASE), terms);
      if (phrase !== null && phrase.swaps.length > 0 && !isOther(folded, phrase))
        addMention(mentions, widenMention(folded, phrase, terms));
      at += phrase?.words ?? 1;
    }
    return mentions;
  };
}

/** Two names of one food side by side are one mention. */
function addMention(mentions: Mention[], next: Mention): void {
  const last = mentions.at(-1);
  const isOne =
    last !== undefined && next.start - last.end <= 1 && last.swaps.some((swap) => next.swaps.includes(swap));
  if (isOne) mentions.splice(-1, 1, { start: last.start, end: next.end, swaps: last.swaps });
  else mentions.push(next);
}

interface Span {
  readonly start: number;
  readonly end: number;
}

function longestPhrase(text: string, words: readonly Span[], terms: FoodTerms) {
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
  return UTENSIL.test(after) || WITHOUT.test(after) || ANOTHER_KIND.test(text.slice(0, start));
}
