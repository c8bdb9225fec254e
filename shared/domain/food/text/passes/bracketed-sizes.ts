import type { Token } from "../terms.ts";
import { readNumberAt, readSize } from "../vocabulary.ts";

/** The tokens without the brackets around a size behind a count: "2 (large) eggs". */
export function unwrapSizes(tokens: readonly Token[]): Token[] {
  const isOpen = (at: number) =>
    tokens[at]?.text === "(" &&
    readNumberAt(tokens, at - 1)?.next === at &&
    readSize(tokens, at + 1)?.next === at + 2 &&
    tokens[at + 2]?.text === ")";
  return tokens.filter((_, at) => !isOpen(at) && !isOpen(at - 2));
}
