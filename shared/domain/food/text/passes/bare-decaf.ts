import language from "../../data/language.json" with { type: "json" };
import type { Token } from "../terms.ts";
import { textAt } from "../text-at.ts";
import { wordClasses } from "../vocabulary.ts";

const drinks = new Set(language.decafDrinks);

/**
 * The tokens with the coffee that "decaf" is where no drink stands beside it: "toast, decaf", unlike "decaf tea" and
 * "a latte, not decaf".
 */
export function namePlainDecaf(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, at) => {
    const isBare =
      token.text === "decaf" &&
      !wordClasses.negators.has(textAt(tokens, at - 1)) &&
      ![-2, -1, 1, 2].some((step) => drinks.has(textAt(tokens, at + step)));
    return isBare ? [token, { ...token, text: "coffee", terms: ["coffee"], start: token.end }] : [token];
  });
}
