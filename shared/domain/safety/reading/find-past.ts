import type { Span } from "../../../language/mod.ts";
import data from "./data/past.json" with { type: "json" };

const past = toPattern(data.past);
const present = toPattern(data.present);
const severe = toPattern(data.severe);
const sentence = /[^.!?\n]+/gu;
const clause = /[^,;()]+/gu;

/**
 * Clauses about a time that is long over, in sentences without a word of the present: "(throat swelled up last year)". A
 * sign in them is history.
 */
export function findPast(text: string): Span[] {
  return [...text.matchAll(sentence)]
    .filter(({ 0: words }) => past.test(words) && !present.test(words))
    .flatMap(({ 0: words, index }) =>
      [...words.matchAll(clause)]
        .filter((found) => past.test(found[0]))
        .map((found) => ({ start: index + found.index, end: index + found.index + found[0].length })),
    );
}

/** Whether a clause about the past tells of a severe reaction: "(ended up in hospital two years ago)". */
export function tellsOfSevere(text: string, { start, end }: Span): boolean {
  return severe.test(text.slice(start, end));
}

function toPattern(words: readonly string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join("|")})(?![\\p{L}\\p{N}])`, "iu");
}
