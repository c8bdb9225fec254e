import { editDistance } from "../../kernel/edit-distance.ts";
import { describingTerms } from "./line-words.ts";
import { listPantryTerms } from "./pantry.ts";

/** Shorter words are too often other words: broad, bread. */
const SHORTEST = 7;
const remembered = new Map<string, string>();
const MOST_REMEMBERED = 2000;

/** The only word of the pantry that is one slip of the pen away from an unknown one; else the word itself. */
export function correctTerm(term: string): string {
  const known = listPantryTerms();
  if (term.length < SHORTEST || known.has(term) || describingTerms.has(term)) return term;
  const before = remembered.get(term);
  if (before !== undefined) return before;
  const near = [...known].filter(
    (word) =>
      word.length >= SHORTEST - 1 &&
      Math.abs(word.length - term.length) < 2 &&
      editDistance(word, term) === 1,
  );
  const corrected = near.length === 1 ? (near[0] ?? term) : term;
  if (remembered.size < MOST_REMEMBERED) remembered.set(term, corrected);
  return corrected;
}
