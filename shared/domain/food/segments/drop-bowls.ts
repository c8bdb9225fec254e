import type { CandidatePool } from "../candidates/candidate-pool.ts";
import language from "../data/language.json" with { type: "json" };
import type { Chunk } from "../text/chunks.ts";
import { normaliseTerms } from "../text/terms.ts";

const bowls = new Set(language.bowls.heads.flatMap(normaliseTerms));
const bases = new Set(language.bowls.bases.flatMap(normaliseTerms));
const fullBowl = 3;

/** "poke bowl with tuna, brown rice and mango": a bowl or smoothie that is told in full is what it is told to hold. */
export function dropBowls(phrases: readonly Chunk[], pool: CandidatePool): readonly Chunk[] {
  return phrases.filter(({ terms, measure }, at) => {
    if (!bowls.has(terms.at(-1) ?? "") || (measure !== null && measure.kind !== "article")) return true;
    const end = phrases.findIndex(({ link }, place) => place > at && link === "hard");
    const held = phrases.slice(at + 1, end < 0 ? undefined : end);
    const named = held.filter((each) => pool.isPlainName(each.terms));
    const hasBase = held.some((each) => each.terms.some((term) => bases.has(term)));
    return !hasBase || named.length < fullBowl || named.length * 2 < held.length;
  });
}
