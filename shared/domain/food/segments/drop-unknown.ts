import type { CandidatePool } from "../candidates/candidate-pool.ts";
import language from "../data/language.json" with { type: "json" };
import type { Chunk } from "../text/chunks.ts";
import { isPercent, mainTerms, sideTerms, weakTerms } from "../text/vocabulary.ts";
import { isDoubtful } from "./is-doubtful.ts";
import { makeSegment } from "./segment.ts";

const mealPrefixes = new Set(language.mealPrefixes);

/**
 * Leaves out of a name that no food has the words that no food at all has: "simit yarim" is a simit. The words stay with
 * the phrase and are reported as not read. What ends in such a word may be any dish of a chicken, but a simit is one.
 */
export function dropUnknown(chunks: readonly Chunk[], pool: CandidatePool): Chunk[] {
  return chunks.map((chunk) => {
    const { terms } = chunk;
    const unknown = terms.filter((term) => isUnknown(term, pool));
    if (terms.length < 2 || unknown.length === 0) return chunk;
    const known = terms.filter((term) => !unknown.includes(term) && !mealPrefixes.has(term));
    const isOpen = unknown.includes(terms.at(-1) ?? "") && known.some(isStaple);
    if (known.length === 0 || isOpen || !pool.isPlainName(known)) return chunk;
    const whole = makeSegment([chunk], pool);
    return whole.ranked.length > 0 && !isDoubtful(whole, pool) ? chunk : { ...chunk, terms: known, unknown };
  });
}

function isUnknown(term: string, pool: CandidatePool): boolean {
  return !pool.isKnown(term) && !isStaple(term) && !weakTerms.has(term) && !isPercent(term);
}

function isStaple(term: string): boolean {
  return mainTerms.has(term) || sideTerms.has(term);
}
