import language from "../../data/language.json" with { type: "json" };
import { boundsPhrase } from "../marks.ts";
import type { Token } from "../terms.ts";

const drinks = new Set(language.servedInLitres);
/** Sizes of glasses, bottles and cans, in litres. */
const servedLitres = /^0[.,](?:2|25|3|33|4|5|75)$/;

/** The tokens with the unit of "Radler 0.5" and "cola 0.33", which are litres. */
export function measureBareLitres(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, at) => {
    const isDrink = drinks.has(tokens[at - 1]?.text ?? "");
    const isEnd = boundsPhrase(tokens[at + 1]);
    const isBare = token.kind === "number" && servedLitres.test(token.text) && isEnd && isDrink;
    return isBare ? [token, { ...token, kind: "word", text: "l", terms: ["l"] }] : [token];
  });
}
