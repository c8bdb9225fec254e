import { findAhead, markAt } from "../marks.ts";
import type { Token } from "../terms.ts";
import { textAt } from "../text-at.ts";

const opens = new Set(["(", "["]);
const closes = new Set([")", "]"]);
const longestBracket = 60;

/** The tokens without the brackets of "feijoada (with rice, greens)": what is in them is eaten with the food before. */
export function dropBracketsAroundWith(tokens: readonly Token[]): readonly Token[] {
  const ends = new Map<number, number>();
  for (const [at, { text }] of tokens.entries()) {
    if (!opens.has(text) || textAt(tokens, at + 1) !== "with") continue;
    const end = findAhead(tokens, at + 1, (token) => closes.has(token.text), longestBracket);
    if (end > at && !hasAmountBehind(tokens.slice(at, end))) ends.set(at, end);
  }
  if (ends.size === 0) return tokens;
  const closing = new Set(ends.values());
  return tokens.flatMap((token, at) => {
    if (ends.has(at)) return [];
    if (!closing.has(at)) return [token];
    return tokens[at + 1]?.kind === "word" ? [markAt(token, ",")] : [];
  });
}

/** "pasta (with tomato sauce, 300 g)": the amount is that of the pasta. */
function hasAmountBehind(bracketed: readonly Token[]): boolean {
  return bracketed.some(({ text }, at) => text === "," && bracketed[at + 1]?.kind === "number");
}
