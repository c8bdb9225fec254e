import type { Token } from "../terms.ts";
import { textAt } from "../text-at.ts";
import { readNumberAt } from "../vocabulary.ts";

const withs = new Set(["with", "w"]);
const joiners = new Set([",", "and", "&", "then", "+"]);
const longestName = 2;
const reach = 12;

/** The tokens with a noun that is said once: "1 crumpet with marmite, 1 with honey" are two crumpets. */
export function repeatNouns(tokens: readonly Token[]): readonly Token[] {
  return tokens.flatMap((token, at) => {
    const isBare = joiners.has(textAt(tokens, at - 1)) && withs.has(textAt(tokens, at + 1));
    const number = isBare ? readNumberAt(tokens, at) : null;
    if (number === null || number.next !== at + 1 || number.value < 1) return [token];
    const noun = findNoun(tokens, at);
    return noun.length === 0
      ? [token]
      : [again(token, number.value), ...noun.map((word) => ({ ...word, start: token.end, end: token.end }))];
  });
}

/** A second one is another helping, which the first does not repeat. */
function again(token: Token, count: number): Token {
  return count === 1 ? { ...token, kind: "word", text: "another", terms: ["another"] } : token;
}

/** The name between "1" and "with" shortly before, where only one was had: of "2 toasts, 1 with jam" the one is among the two. */
function findNoun(tokens: readonly Token[], at: number): readonly Token[] {
  for (let from = at - 1; from >= Math.max(0, at - reach); from--) {
    if (textAt(tokens, from) === "\n") return [];
    const number = readNumberAt(tokens, from);
    if (number === null) continue;
    const ahead = tokens.slice(number.next, at).findIndex(({ text }) => withs.has(text));
    const end = ahead < 0 ? -1 : number.next + ahead;
    const name = end < 0 ? [] : tokens.slice(number.next, end);
    const isName = name.length > 0 && name.length <= longestName && name.every(({ kind }) => kind === "word");
    return isName && number.value === 1 ? name : [];
  }
  return [];
}
