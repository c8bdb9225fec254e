import { isEnglishWord, type Token } from "../../../language/mod.ts";
import language from "../data/language.json" with { type: "json" };

const sign = "#";
const meals = new Set([...language.mealTimes, "snack", "snacks"]);

/**
 * The tokens with a tag as a phrase of its own where it is an English word that the text has nowhere else, as the food of
 * "lunch #pizza" is; "#cheatday", "#breakfast" and the tag of "pizza #pizza" are left out. The 1 of "a #1 meal" stays.
 */
export function readHashtags(text: string, tokens: readonly Token[]): Token[] {
  const isTag = ({ kind, start }: Token) => kind === "word" && text.charAt(start - 1) === sign;
  const said = new Set(tokens.filter((token) => !isTag(token)).map((token) => token.text));
  return tokens.flatMap((token, at): Token[] => {
    const next = tokens[at + 1];
    if (token.text === sign && next !== undefined && isTag(next)) return [];
    if (!isTag(token)) return [token];
    if (said.has(token.text) || meals.has(token.text) || !isEnglishWord(token.text)) return [];
    return [
      { ...token, kind: "mark", text: ",", end: token.start },
      { ...token, isGlued: false },
    ];
  });
}
