import { findPhraseAt, indexByMeaning } from "../../../../language/mod.ts";
import language from "../../data/language.json" with { type: "json" };
import type { Token } from "../terms.ts";

const remarks = indexByMeaning({ remark: language.remarks });

/** The tokens without remarks on the entry itself: "lost count, say 8", "also forgot to log a beer". */
export function dropRemarks(tokens: readonly Token[]): Token[] {
  const kept: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const remark = findPhraseAt(remarks, tokens, at);
    const token = tokens[at];
    if (remark === null && token !== undefined) kept.push(token);
    at = remark?.end ?? at + 1;
  }
  return kept;
}
