import { readUnitWord } from "../read-units.ts";
import type { Token } from "../terms.ts";
import { textAt } from "../text-at.ts";
import { readNumberAt } from "../vocabulary.ts";

const half = 0.5;

/** The tokens with a half that stands behind its unit in the number: "a cup and a half of rice", "pint and a half". */
export function addHalves(tokens: readonly Token[]): Token[] {
  const read: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined) break;
    read.push(token);
    const isHalf = ["and", "a", "half"].every((word, ahead) => textAt(tokens, at + 1 + ahead) === word);
    if (!isHalf || readUnitWord(tokens, at) === null) continue;
    const before = tokens[at - 1];
    const number = before === undefined ? null : readNumberAt([before], 0);
    if (number !== null) read.splice(-2, 1);
    read.splice(
      -1,
      0,
      numberAt(before !== undefined && number !== null ? before : token, (number?.value ?? 1) + half),
    );
    at += 3;
  }
  return read;
}

function numberAt(place: Token, value: number): Token {
  return { ...place, kind: "number", text: String(value), value, terms: [] };
}
