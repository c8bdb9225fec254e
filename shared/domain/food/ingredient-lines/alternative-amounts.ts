import type { LineAmount } from "./ingredient-line.ts";
import {
  type ReadAmount,
  type ReadAmounts,
  readBracketedAmounts,
  readMeasuredAmount,
} from "./line-amount.ts";
import type { LineToken } from "./line-token.ts";

const joins = new Set(["/", "or", "-"]);
const additions = new Set(["plus", "and", "+", "&"]);

/** Other measures of the same amount from `at`: "/4½oz", "(240 ml)", "or 240 ml", "240 ml". */
export function readAlternatives(tokens: readonly LineToken[], at: number): ReadAmounts {
  const amounts: LineAmount[] = [];
  let next = at;
  for (let read = readOne(tokens, next); read !== null; read = readOne(tokens, next)) {
    amounts.push(...read.amounts);
    next = read.next;
  }
  return { amounts, next };
}

function readOne(tokens: readonly LineToken[], at: number): ReadAmounts | null {
  const start = joins.has(tokens[at]?.key ?? "") ? at + 1 : at;
  const single = tokens[start]?.kind === "number" ? readMeasuredAmount(tokens, start) : null;
  return single === null ? readBracketedAmounts(tokens, at) : { amounts: [single.amount], next: single.next };
}

/** What is added to an amount: "plus 2 tablespoons", "+ 1 tsp". */
export function readAddition(tokens: readonly LineToken[], at: number): ReadAmount | null {
  const join = tokens[at]?.key === "," && tokens[at + 1]?.key === "plus" ? at + 1 : at;
  return additions.has(tokens[join]?.key ?? "") ? readMeasuredAmount(tokens, join + 1) : null;
}
