import { readUnitWord } from "../read-units.ts";
import type { Token } from "../terms.ts";
import { textAt } from "../text-at.ts";

const amountNouns = new Set(["amount", "weight", "quantity", "size", "again"]);

/** The tokens with the amount of the food before where "same of" or "the same amount of" stands: "50 g oats, same of milk". */
export function repeatAmounts(tokens: readonly Token[]): Token[] {
  const read: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    const end = endOfSame(tokens, at);
    const amount = end === null ? null : lastAmount(tokens, at);
    if (token === undefined) break;
    read.push(...(amount?.map((each) => ({ ...each, start: token.start, end: token.end })) ?? [token]));
    at = amount === null ? at + 1 : (end ?? at + 1);
  }
  return read;
}

function endOfSame(tokens: readonly Token[], at: number): number | null {
  if (textAt(tokens, at) !== "same") return null;
  const noun = amountNouns.has(textAt(tokens, at + 1)) ? at + 2 : at + 1;
  return textAt(tokens, noun) === "of" ? noun + 1 : null;
}

/** The number and the unit that were stated last. */
function lastAmount(tokens: readonly Token[], before: number): readonly Token[] | null {
  for (let at = before - 1; at >= 0; at--) {
    if (tokens[at]?.kind !== "number") continue;
    const width = readUnitWord(tokens, at + 1)?.width ?? 0;
    return tokens.slice(at, at + 1 + width);
  }
  return null;
}
