import { editDistance } from "../../shared/kernel/edit-distance.ts";

const LONG_WORD = 8;

/**
 * Edits that turn one name into the other, word by word; Infinity where they are not spellings of one
 * name. Words with digits and words of up to three letters carry the meaning ("B-12", "vitamin K"):
 * they must agree.
 */
export function spellingSlips(words: readonly string[], label: readonly string[]): number {
  if (words.length === 0 || words.length !== label.length) return Number.POSITIVE_INFINITY;
  return words.reduce((total, word, index) => total + wordSlips(word, label[index] ?? ""), 0);
}

function wordSlips(word: string, other: string): number {
  if (word === other) return 0;
  const shorter = Math.min(word.length, other.length);
  if (shorter < 4 || /\d/.test(word + other) || word[0] !== other[0]) return Number.POSITIVE_INFINITY;
  const edits = editDistance(word, other);
  return edits <= (shorter >= LONG_WORD ? 2 : 1) ? edits : Number.POSITIVE_INFINITY;
}
