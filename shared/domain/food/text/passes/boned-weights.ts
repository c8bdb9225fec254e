import { findPhraseAt, indexByMeaning } from "../../../../language/mod.ts";
import language from "../../data/language.json" with { type: "json" };
import type { Token } from "../terms.ts";

const boned = indexByMeaning({ boned: language.bonedWeights });

/** The tokens without the "bones out" of "curry goat (bones out maybe 150 g)", which says of what the weight is. */
export function dropBoned(tokens: readonly Token[]): readonly Token[] {
  const kept: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const end = tokens[at]?.kind === "word" ? (findPhraseAt(boned, tokens, at)?.end ?? null) : null;
    const token = tokens[at];
    if (end === null && token !== undefined) kept.push(token);
    at = end ?? at + 1;
  }
  return kept.length === tokens.length ? tokens : kept;
}
