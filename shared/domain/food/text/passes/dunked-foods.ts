import language from "../../data/language.json" with { type: "json" };
import { markAt } from "../marks.ts";
import type { Token } from "../terms.ts";
import { textAt } from "../text-at.ts";

const coatings = new Set(language.coatings);
const dunking = new Set(["dunked", "dipped", "dunking", "dipping"]);
const into = new Set(["in", "into"]);
const reach = 3;

/** The tokens with a comma for "dunked in": of "oreos dunked in milk" both were had, unlike the batter of "cod dipped in batter". */
export function partDunked(tokens: readonly Token[]): Token[] {
  const read: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined) break;
    const isDunked = dunking.has(token.text) && into.has(textAt(tokens, at + 1)) && at > 0;
    const isCoated = tokens.slice(at + 2, at + 2 + reach).some(({ text }) => coatings.has(text));
    if (!isDunked || isCoated) {
      read.push(token);
      continue;
    }
    read.push({ ...markAt(token, ","), end: tokens[at + 1]?.end ?? token.end });
    at++;
  }
  return read;
}
