import type { Token } from "./terms.ts";

/** Marks that end a sentence of an entry. */
export const sentenceEnds: ReadonlySet<string> = new Set([".", "!", "?", ";", "\n"]);

/** Whether the token before or behind a phrase bounds it: a mark, or the edge of the text. */
export function boundsPhrase(
  token: Token | undefined,
): token is undefined | (Token & { readonly kind: "mark" }) {
  return token === undefined || token.kind === "mark";
}

/** Whether a line of the text begins at `at`. */
export function startsLine(tokens: readonly Token[], at: number): boolean {
  return at === 0 || tokens[at - 1]?.text === "\n";
}

/** A mark that stands where the token does. */
export function markAt(token: Token, text: "," | ":" | "(" | ")" | "\n"): Token {
  return { ...token, kind: "mark", text, terms: [] };
}

/** The place of the first token from `from` on that passes, at most `reach` tokens ahead; -1 for none. */
export function findAhead(
  tokens: readonly Token[],
  from: number,
  test: (token: Token) => boolean,
  reach = Number.POSITIVE_INFINITY,
): number {
  const end = Math.min(tokens.length, from + reach);
  for (let at = from; at < end; at++) {
    const token = tokens[at];
    if (token !== undefined && test(token)) return at;
  }
  return -1;
}
