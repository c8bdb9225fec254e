import { normaliseWord, type Token } from "./terms.ts";
import { tokenise } from "./tokenise.ts";
import { findCompoundEnd } from "./vocabulary.ts";

/** The words that misspelt ones of a text stand for, by the folded misspelt word. */
export type Repairs = ReadonlyMap<string, string>;

/** No repairs: the text is read as written. */
export const noRepairs: Repairs = new Map();

/** The tokens with misspelt words repaired, at their positions in the text. Those of a name that is known stay. */
export function repairTokens(tokens: readonly Token[], repairs: Repairs): readonly Token[] {
  if (repairs.size === 0) return tokens;
  let nameEnd = 0;
  return tokens.flatMap((token, at) => {
    nameEnd = Math.max(nameEnd, findCompoundEnd(tokens, at) ?? 0);
    const word = token.kind === "word" && at >= nameEnd ? repairs.get(token.text) : undefined;
    return word === undefined ? [token] : replaceToken(token, word);
  });
}

/** A word that stands for two, as "chiaseeds" does, becomes two tokens side by side. */
function replaceToken(token: Token, word: string): Token[] {
  const [first = "", second] = word.split(" ");
  const repaired = { ...token, text: first, terms: normaliseWord(first), isRepaired: true };
  if (second === undefined) return [repaired];
  const cut = token.start + first.length;
  const rest = { ...repaired, text: second, terms: normaliseWord(second), start: cut, isGlued: false };
  return [{ ...repaired, end: cut }, rest];
}

/** The text with misspelt words repaired. */
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
