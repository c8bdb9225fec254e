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
/** Words that ask for more than a change in general. */
const asking = new Set(plain.asking);
const mostWishes = 30;

/** A clause with the texts of the edits that were read of it; needs and tastes count as read. */
export type ExplainedClause = { readonly text: string; readonly explained: readonly string[] };

/**
 * The words of a request that no edit uses, clause by clause: an edit explains the words of its own clause only. A clause
 * that asks for something and that nothing was read of is reported whole.
 */
export function listUnread(clauses: readonly ExplainedClause[]): UnmetWish[] {
  const words = [...new Set(clauses.flatMap(listUnreadOf))];
  const wishes = words.map((wish): UnmetWish => ({ wish, reason: "not_understood" }));
  if (wishes.length <= mostWishes) return wishes;
  const more = wishes.length - mostWishes;
  return wishes
    .slice(0, mostWishes)
    .map((wish, at) => (at === mostWishes - 1 ? { ...wish, detail: `and ${more} more words` } : wish));
}

function listUnreadOf({ text, explained }: ExplainedClause): string[] {
  const terms = new Set(explained.flatMap(splitTerms));
  const isKnown = (word: string) => plainWords.has(word) || terms.has(splitTerms(word)[0] ?? word);
  const { tokens } = openReading(text);
  const read = tokens
    .filter(({ kind, text: word }) => kind !== "word" || isKnown(word) || isSensory(word))
    .map(({ start, end }) => ({ start, end }));
  const { spans } = readNeeds(text);
  const unread = listUnreadWords(text, [...spans, ...read]);
  const isRead = unread.length > 0 || explained.length > 0 || spans.length > 0 || isTasteAsked(text);
  return isRead || !tokens.some(({ text: word }) => asking.has(word)) ? unread : [text];
}

function isTasteAsked(text: string): boolean {
  return readSensory(openReading(text), "asked").length > 0;
}

const remember = createMemory<{ isTaste: boolean }>(4096);

/** Whether a word alone, or with more before it, asks for a taste or texture. */
function isSensory(word: string): boolean {
  return remember(word, () => ({
    isTaste: [word, `more ${word}`].some((text) => readSensory(openReading(text), "asked").length > 0),
  })).isTaste;
}
