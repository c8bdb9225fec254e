import type { Token } from "./terms.ts";

/** The text of a token; empty outside of the text. */
export function textAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.text ?? "";
}
