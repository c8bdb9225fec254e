import { boundsPhrase } from "../marks.ts";
import { isContent } from "../read-units.ts";
import type { Token } from "../terms.ts";
import { textAt } from "../text-at.ts";
import { wordClasses } from "../vocabulary.ts";

/** The tokens with the "4" of "soup 4 lunch" as the "for" that it stands for, unlike that of "soup 4 dinner rolls". */
export function readForMeals(tokens: readonly Token[]): Token[] {
  return tokens.map((token, at): Token => {
    const isFour = token.kind === "number" && token.text === "4" && tokens[at - 1]?.kind === "word";
    const after = tokens[at + 2];
    const isEnd = boundsPhrase(after) || (after.kind === "word" && !isContent(after));
    const isBeforeMeal = isEnd && wordClasses.mealNames.has(textAt(tokens, at + 1));
    return isFour && isBeforeMeal ? { ...token, kind: "word", text: "for", terms: [] } : token;
  });
}
