import language from "../../data/language.json" with { type: "json" };
import { isContent, readUnitWord } from "../read-units.ts";
import type { Token } from "../terms.ts";
import { textAt } from "../text-at.ts";

const mashed = new Set(language.mashedFoods);

/** The tokens with the potatoes that "1/2 c mashed" and "instant mashed" are of, unlike "banana, 1/2 c mashed". */
export function nameMashed(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, at) => {
    const before = tokens[at - 1];
    const isMeasured = readUnitWord(tokens, at - 1) !== null || before?.kind === "number";
    const isOfPowder = before?.text === "instant";
    const next = tokens[at + 1];
    const isNamed = next?.kind === "word" && isContent(next);
    if (token.text !== "mashed" || isNamed) return [token];
    if (!isOfPowder && (!isMeasured || isOfFoodBefore(tokens, at))) return [token];
    return [token, { ...token, text: "potatoes", terms: ["potato"], start: token.end }];
  });
}

/** Whether the food that the amount stands behind is one that is mashed. */
function isOfFoodBefore(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(0, at).findLastIndex((token, place) => {
    return token.kind === "word" && isContent(token) && readUnitWord(tokens, place) === null;
  });
  return mashed.has(textAt(tokens, before));
}
