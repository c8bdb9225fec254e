import { countPreparation } from "./line-name.ts";
import type { LineToken } from "./line-token.ts";
import { renderTokens } from "./line-token.ts";
import { lineWords } from "./line-words.ts";

/** "finely grated zest and juice of" at the beginning of a line. */
export interface PartOpening {
  readonly parts: readonly string[];
  readonly preparations: readonly string[];
  readonly next: number;
}

/** Reads the parts of a food a line opens with; `next` is 0 when it opens with none. */
export function readPartOpening(tokens: readonly LineToken[]): PartOpening {
  const none = { parts: [], preparations: [], next: 0 };
  const prepared = countPreparation(tokens);
  const start = tokens[prepared]?.key === "the" ? prepared + 1 : prepared;
  const read = readParts(tokens, start);
  if (read === null || !["of", "from"].includes(tokens[read.next]?.key ?? "")) return none;
  const preparations = prepared === 0 ? [] : [renderTokens(tokens.slice(0, prepared))];
  return { parts: read.parts, preparations, next: read.next + 1 };
}

/** "zest", "zest and juice", "grated rind, juice": the parts named from `at`; null when none stands there. */
export function readParts(tokens: readonly LineToken[], at: number) {
  const parts: string[] = [];
  let next = at;
  let end = at;
  while (next < tokens.length) {
    const key = tokens[next]?.key ?? "";
    if (lineWords.parts.has(key)) {
      parts.push(key);
      end = next + 1;
    } else if (parts.length === 0 || !["and", "&", ",", "finely", "grated"].includes(key)) break;
    next++;
  }
  return parts.length === 0 ? null : { parts, next: end };
}
