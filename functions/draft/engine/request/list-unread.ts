import {
  listUnread as listUnreadWords,
  openReading,
  readNeeds,
  readSensory,
} from "../../../../shared/domain/constraints/mod.ts";
import { splitTerms } from "../../../../shared/domain/nutrition/mod.ts";
import { createMemory } from "../../../../shared/platform/kernel/mod.ts";
import type { UnmetWish } from "../substitution/edited-recipe.ts";
import plain from "./data/plain-words.json" with { type: "json" };

const plainWords = new Set(plain.words);
const mostWishes = 30;

/** The words of a request that no edit uses. `explained` are the texts of all edits; needs and tastes count as read. */
export function listUnread(text: string, explained: readonly string[]): UnmetWish[] {
  const terms = new Set(explained.flatMap(splitTerms));
  const isKnown = (word: string) => plainWords.has(word) || terms.has(splitTerms(word)[0] ?? word);
  const read = openReading(text)
    .tokens.filter(({ kind, text: word }) => kind !== "word" || isKnown(word) || isSensory(word))
    .map(({ start, end }) => ({ start, end }));
  const words = listUnreadWords(text, [...readNeeds(text).spans, ...read]);
  const wishes = words.map((wish): UnmetWish => ({ wish, reason: "not_understood" }));
  if (wishes.length <= mostWishes) return wishes;
  const more = wishes.length - mostWishes;
  return wishes
    .slice(0, mostWishes)
    .map((wish, at) => (at === mostWishes - 1 ? { ...wish, detail: `and ${more} more words` } : wish));
}

const remember = createMemory<{ isTaste: boolean }>(4096);

/** Whether a word alone, or with more before it, asks for a taste or texture. */
function isSensory(word: string): boolean {
  return remember(word, () => ({
    isTaste: [word, `more ${word}`].some((text) => readSensory(openReading(text), "asked").length > 0),
  })).isTaste;
}
