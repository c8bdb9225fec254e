import { units } from "../../../../language/mod.ts";
import { isNaming } from "../headers.ts";
import type { Token } from "../terms.ts";
import { textAt } from "../text-at.ts";
import { readNumberAt } from "../vocabulary.ts";

const pronoun = "ones";
const sizes = new Set(Object.keys(units.sizes));
const plural = /[^s]s$/;
const reach = 30;

/** The tokens with the noun that "ones" stands for: "made pancakes for them, had two small ones" are two pancakes. */
export function nameOnes(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token, at) => {
    if (token.text !== pronoun || !isCounted(tokens, at)) return token;
    const noun = tokens
      .slice(Math.max(0, at - reach), at)
      .findLast((before) => isNaming(before) && plural.test(before.text) && !sizes.has(before.text));
    return noun === undefined ? token : { ...token, text: noun.text, terms: noun.terms };
  });
}

/** "two ones", "3 small ones", unlike "the ones with cheese" */
function isCounted(tokens: readonly Token[], at: number): boolean {
  const from = sizes.has(textAt(tokens, at - 1)) ? at - 2 : at - 1;
  const number = from < 0 ? null : readNumberAt(tokens, from);
  return number !== null && number.next === from + 1 && number.form !== "article";
}
