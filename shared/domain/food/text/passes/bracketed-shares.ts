import { findAhead } from "../marks.ts";
import { readMeasure } from "../measures.ts";
import type { Token } from "../terms.ts";
import { textAt } from "../text-at.ts";
import { readNumberAt } from "../vocabulary.ts";

const among = new Set(["for", "between", "among"]);
/** "(1 large portion for the two of us)" */
const reach = 8;

/** The tokens with an amount in brackets that several ate as one that they shared: "soup (1 portion for two)". */
export function shareBracketed(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, at) => {
    if (!among.has(token.text) || !isBracketOfShared(tokens, at)) return [token];
    const words = ["shared", "between"] as const;
    return words.map((text) => ({ ...token, text, terms: [text] }));
  });
}

/** Whether "(1 portion" stands in front of the word and "two)" behind it. */
function isBracketOfShared(tokens: readonly Token[], at: number): boolean {
  const open = tokens.slice(Math.max(0, at - reach), at).findLastIndex(({ text }) => text === "(");
  if (open < 0) return false;
  const from = Math.max(0, at - reach) + open + 1;
  const amount = readMeasure(tokens, from);
  const people = readNumberAt(tokens, at + 1);
  if (amount?.measure == null || people === null || people.form === "article" || people.value < 2)
    return false;
  const close = findAhead(tokens, people.next, ({ text }) => text === ")", 1);
  return amount.next <= at && close === people.next && textAt(tokens, at - 1) !== "shared";
}
