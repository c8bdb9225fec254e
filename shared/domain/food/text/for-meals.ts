import type { Token } from "./terms.ts";
import { textAt } from "./text-at.ts";
import { wordClasses } from "./vocabulary.ts";

/** The tokens with the "4" of "soup 4 lunch" as the "for" that it stands for. */
export function readForMeals(tokens: readonly Token[]): Token[] {
  return tokens.map((token, at): Token => {
    const isFour = token.kind === "number" && token.text === "4" && tokens[at - 1]?.kind === "word";
    const isBeforeMeal = wordClasses.mealNames.has(textAt(tokens, at + 1));
    return isFour && isBeforeMeal ? { ...token, kind: "word", text: "for", terms: [] } : token;
  });
}
