import { readUnitWord } from "./read-units.ts";
import type { Token } from "./terms.ts";
import { textAt } from "./text-at.ts";
import { readNumberAt } from "./vocabulary.ts";

const half = 0.5;

/** The tokens with a half that stands behind its unit in the number: "a cup and a half of rice", "2 slices and a half". */
export function addHalves(tokens: readonly Token[]): Token[] {
  const read: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined) break;
    read.push(token);
    const isHalf = ["and", "a", "half"].every((word, ahead) => textAt(tokens, at + 1 + ahead) === word);
    const before = read.at(-2);
    const number = before === undefined ? null : readNumberAt([before], 0);
    if (!isHalf || before === undefined || number === null || readUnitWord(tokens, at) === null) continue;
    const value = number.value + half;
    read[read.length - 2] = { ...before, kind: "number", text: String(value), value, terms: [] };
    at += 3;
  }
  return read;
}
