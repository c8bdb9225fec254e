import { countPreparation } from "./line-preparation.ts";
import { type LineToken, renderTokens } from "./line-token.ts";
import { lineWords } from "./line-words.ts";

/** "finely grated zest and juice of" at the beginning of a line. */
type PartOpening = {
  readonly parts: readonly string[];
  readonly preparations: readonly string[];
  readonly next: number;
};

const sources = new Set(["of", "from"]);
const betweenParts = new Set(["and", "&", ",", "finely", "grated"]);

/** Reads the parts of a food a line opens with: "juice of 1 lemon", "zest 1 lime"; `next` is 0 when it opens with none. */
export function readPartOpening(tokens: readonly LineToken[]): PartOpening {
  const prepared = countPreparation(tokens);
  const start = tokens[prepared]?.key === "the" ? prepared + 1 : prepared;
  const read = readParts(tokens, start);
  const source = tokens[read?.next ?? 0];
  const isSource = sources.has(source?.key ?? "");
  if (read === null || !(isSource || source?.kind === "number"))
    return { parts: [], preparations: [], next: 0 };
  const preparations = prepared === 0 ? [] : [renderTokens(tokens.slice(0, prepared))];
  return { parts: read.parts, preparations, next: isSource ? read.next + 1 : read.next };
}

/** "zest", "zest and juice", "rind, grated": the parts named from `at`; null when none stands there. */
export function readParts(
  tokens: readonly LineToken[],
  at: number,
): { parts: string[]; next: number } | null {
  const parts: string[] = [];
  let end = at;
  for (let next = at; next < tokens.length; next++) {
    const key = tokens[next]?.key ?? "";
    if (lineWords.parts.has(key)) {
      parts.push(key);
      end = next + 1;
    } else if (parts.length === 0 || !betweenParts.has(key)) break;
  }
  return parts.length === 0 ? null : { parts, next: end };
}
