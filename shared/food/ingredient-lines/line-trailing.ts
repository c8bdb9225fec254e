import type { LineAmount } from "./ingredient-line.ts";
import { readAmountsOnly, readMeasuredAmount } from "./line-amount.ts";
import type { LineClauses } from "./line-clauses.ts";
import { findCut } from "./line-name.ts";
import type { LineToken } from "./line-token.ts";

/** An amount that stood behind the name: "butter 100g", "flour: 2 cups", "chicken (500 g)". */
export interface TrailingAmounts {
  readonly name: readonly LineToken[];
  readonly amount: LineAmount;
  readonly others: readonly LineAmount[];
  readonly clauses: readonly (readonly LineToken[])[];
}

/** Finds the amount of a line that opens with its name; null when it tells none. */
export function readTrailingAmounts(
  name: readonly LineToken[],
  clauses: readonly (readonly LineToken[])[],
  split: LineClauses,
): TrailingAmounts | null {
  const ending = readEnding(name);
  if (ending !== null) return { ...ending, clauses };
  const [amount, ...others] = split.amounts;
  // The bracket of "lard for 6 (300 g) tins" does not measure the lard.
  if (amount !== undefined && findCut(name) === name.length) return { name, amount, others, clauses };
  const at = clauses.findIndex((clause) => readAmountsOnly(clause) !== null);
  const [first, ...more] = readAmountsOnly(clauses[at] ?? []) ?? [];
  if (first === undefined) return null;
  return { name, amount: first, others: more, clauses: clauses.filter((_, other) => other !== at) };
}

function readEnding(name: readonly LineToken[]) {
  for (let at = 1; at < name.length; at++) {
    if (name[at]?.kind !== "number" || readMeasuredAmount(name, at) === null) continue;
    const [amount, ...others] = readAmountsOnly(name.slice(at)) ?? [];
    if (amount !== undefined) return { name: name.slice(0, at), amount, others };
  }
  return null;
}
