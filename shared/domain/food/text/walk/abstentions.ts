import { findPhraseAt, indexByMeaning } from "../../../../language/mod.ts";
import language from "../../data/language.json" with { type: "json" };
import { endsSentence } from "../asides.ts";
import { isClauseEnd } from "../batch-yields.ts";
import { closeChunk, excuse, type Walk } from "../chunks.ts";
import { textAt } from "../text-at.ts";

const openers = indexByMeaning({ abstaining: language.abstentions.openers });
const shoppingLists = indexByMeaning({ toBuy: language.shoppingLists });
const refusalOpeners = new Set(language.abstentions.bare);
const ends = new Set(language.abstentions.ends);

/**
 * Where "cut down on cheese and red meat" ends: what is to be left out was not eaten. Null if no such words begin at `at`.
 */
export function skipAbstention(walk: Walk, at: number): number | null {
  const { tokens } = walk;
  const opener = findPhraseAt(openers, tokens, at);
  if (opener === null) return skipShoppingList(walk, at) ?? skipBareRefusal(walk, at);
  closeChunk(walk, "hard");
  let next = opener.end;
  while (next < tokens.length && !endsSentence(textAt(tokens, next)) && !ends.has(textAt(tokens, next)))
    next++;
  return next;
}

/** The "didn't" of "almost had cake but didn't, just tea" */
function skipBareRefusal(walk: Walk, at: number): number | null {
  const { tokens } = walk;
  const isBare = refusalOpeners.has(textAt(tokens, at)) && isClauseEnd(tokens, at + 1);
  if (!isBare) return null;
  closeChunk(walk, "hard");
  excuse(walk, at, at + 1);
  return at + 1;
}

/** "to buy: eggs, oat milk": what is yet to be bought was not eaten. */
function skipShoppingList(walk: Walk, at: number): number | null {
  const { tokens } = walk;
  const isStart = at === 0 || endsSentence(textAt(tokens, at - 1));
  const name = findPhraseAt(shoppingLists, tokens, at);
  if (!isStart || name === null || ![":", "-", "\n"].includes(textAt(tokens, name.end))) return null;
  closeChunk(walk, "hard");
  let next = name.end + 1;
  while (next < tokens.length && textAt(tokens, next) !== "." && !isParagraphEnd(walk, next)) next++;
  return next;
}

function isParagraphEnd({ tokens }: Walk, at: number): boolean {
  return textAt(tokens, at) === "\n" && textAt(tokens, at + 1) === "\n";
}
