import type { Chunk, SkippedWord, Walk } from "./chunks.ts";
import { headlessTerms, isGrammarWord, isPercent } from "./vocabulary.ts";

/** "don't", whose parts are no names */
const contraction = /n't$/;

/**
 * The words of a text that may name something and are in no phrase, nor were read as anything else: those of sentences that
 * are not about food, and whatever a reader passed over. Each is looked up, and reported if it names a food.
 */
export function listSkipped(walk: Walk, chunks: readonly Chunk[]): SkippedWord[] {
  const passed = new Set(walk.skipped);
  const spans = [...walk.chunks, ...chunks].flatMap(({ span }) => span ?? []);
  const read = [...spans, ...walk.excused];
  return walk.tokens.flatMap((token) => {
    const { kind, text, start, end } = token;
    const terms = token.terms.filter((term) => !headlessTerms.has(term) && !isPercent(term));
    if (kind !== "word" || terms.length === 0 || isGrammarWord(text) || contraction.test(text)) return [];
    const isRead = read.some((span) => start >= span.start && end <= span.end);
    return isRead && !passed.has(token) ? [] : [{ terms, span: { start, end } }];
  });
}
