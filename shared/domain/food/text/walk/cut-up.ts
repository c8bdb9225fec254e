import language from "../../data/language.json" with { type: "json" };
import { isClauseEnd } from "../batch-yields.ts";
import { closeChunk, type Walk } from "../chunks.ts";
import { textAt } from "../text-at.ts";
import { readNumberAt } from "../vocabulary.ts";

const verbs = new Set(language.cutUp.verbs);
const into = new Set(language.cutUp.into);
const pieces = new Set(language.recipes.servings);
const followers = new Set(["with", "like", "and"]);

/** Where "cut in 4" or "sliced into 8 pieces" ends, which says nothing of how much was eaten; null for other words. */
export function skipCutUp(walk: Walk, at: number): number | null {
  const { tokens } = walk;
  if (!verbs.has(textAt(tokens, at)) || !into.has(textAt(tokens, at + 1))) return null;
  const count = readNumberAt(tokens, at + 2);
  if (count === null || count.value < 2) return null;
  const end = pieces.has(textAt(tokens, count.next)) ? count.next + 1 : count.next;
  if (!isClauseEnd(tokens, end) && !followers.has(textAt(tokens, end))) return null;
  closeChunk(walk, "comma");
  return end;
}
