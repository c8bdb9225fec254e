import { normaliseWord, type Token } from "./terms.ts";
import { tokenise } from "./tokenise.ts";

/** What misspelt words of a text stand for, by the word as it is folded. */
export type Repairs = ReadonlyMap<string, string>;

/** The repairs of a text that is read as it is written. */
export const noRepairs: Repairs = new Map();

/** The tokens with the words that misspelt ones stand for, at the places of what is written. */
export function repairTokens(tokens: readonly Token[], repairs: Repairs): readonly Token[] {
  if (repairs.size === 0) return tokens;
  return tokens.map((token) => {
    const word = token.kind === "word" ? repairs.get(token.text) : undefined;
    return word === undefined
      ? token
      : { ...token, text: word, terms: normaliseWord(word), isRepaired: true };
  });
}

/** The text with the words that misspelt ones stand for. */
export function repairText(text: string, repairs: Repairs): string {
  if (repairs.size === 0) return text;
  let end = 0;
  const parts = tokenise(text).flatMap((token) => {
    const word = token.kind === "word" ? repairs.get(token.text) : undefined;
    if (word === undefined) return [];
    const before = text.slice(end, token.start);
    end = token.end;
    return [before, word];
  });
  return [...parts, text.slice(end)].join("");
}
