import { sentenceEnds } from "../marks.ts";
import type { Token } from "../terms.ts";
import { textAt } from "../text-at.ts";

/** Where the sentence begins that has the token at `at`. */
export function startOfSentence(tokens: readonly Token[], at: number): number {
  let start = at;
  while (start > 0 && !sentenceEnds.has(textAt(tokens, start - 1))) start--;
  return start;
}

/** Where the sentence or the part before a semicolon ends. */
export function endOfSentence(tokens: readonly Token[], at: number): number {
  let end = at;
  while (end < tokens.length && !sentenceEnds.has(textAt(tokens, end)) && textAt(tokens, end) !== ";") end++;
  return end;
}

/** Where the words end before the next mark. */
export function endOfClause(tokens: readonly Token[], at: number): number {
  let end = at;
  while (end < tokens.length && tokens[end]?.kind !== "mark") end++;
  return end;
}
