import { boundsPhrase } from "./marks.ts";
import type { Token } from "./terms.ts";
import { readNumberAt } from "./vocabulary.ts";

const mostTimes = 20;
const signs = new Set(["x", "×"]);

/** How many times the food before was eaten, and where the words end. */
export type Times = { readonly count: number; readonly next: number };

/** Reads "x2", "x 3" or "×3" after a food or its amount. */
export function readTimes(tokens: readonly Token[], at: number): Times | null {
  const text = tokens[at]?.text ?? "";
  const after = tokens[at + 1];
  if (text === "twice" && boundsPhrase(after)) return { count: 2, next: at + 1 };
  const joined = /^x(\d{1,3})$/.exec(text)?.[1];
  if (joined !== undefined) return { count: Number(joined), next: at + 1 };
  if (signs.has(text) && after?.kind === "number")
    return { count: after.value, next: skipTimesWord(tokens, at + 2) };
  return readTimesWord(tokens, at);
}

/** "coffee 3 times today", "bread 2x" */
function readTimesWord(tokens: readonly Token[], at: number): Times | null {
  const count = readNumberAt(tokens, at);
  const isCount = count !== null && count.form !== "article" && count.value <= mostTimes;
  if (!isCount) return null;
  const word = tokens[count.next]?.text ?? "";
  const isTimes = word === "times" || (signs.has(word) && boundsPhrase(tokens[count.next + 1]));
  return isTimes ? { count: count.value, next: count.next + 1 } : null;
}

function skipTimesWord(tokens: readonly Token[], at: number): number {
  return tokens[at]?.text === "times" ? at + 1 : at;
}
