import language from "../../data/language.json" with { type: "json" };
import type { Token } from "../terms.ts";
import { textAt } from "../text-at.ts";

const wholes = new Set(language.allBut.wholes);
const excepting = new Set(language.allBut.excepting);
const articles = new Set(language.allBut.articles);
const lastParts = new Set(language.allBut.lastParts);

/** "ate the lot bar the swede", "it all but the rice": "except" before what was not eaten. */
export function readAllBut(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token, at) => {
    const isExcepting = excepting.has(token.text) && wholes.has(textAt(tokens, at - 1));
    if (!isExcepting || !articles.has(textAt(tokens, at + 1)) || lastParts.has(textAt(tokens, at + 2)))
      return token;
    return { ...token, text: "except", terms: ["except"] };
  });
}
