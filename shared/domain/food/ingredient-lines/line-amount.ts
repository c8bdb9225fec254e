import units from "./data/units.json" with { type: "json" };
import type { LineAmount } from "./ingredient-line.ts";
import { readQuantity } from "./line-quantity.ts";
import type { LineToken } from "./line-token.ts";
import { isMeasured, readUnit } from "./line-unit.ts";
import { lineWords } from "./line-words.ts";

const addedUnits = new Map(Object.entries(units.addedTo));

/** Amounts that were read, and where the tokens go on. */
export type ReadAmounts = {
  readonly amounts: readonly LineAmount[];
  readonly next: number;
};

export type ReadAmount = {
  readonly amount: LineAmount;
  readonly next: number;
};

/** Reads a number that carries a unit of mass, volume or length: "400g", "14-ounce", "2 to 3 lb", "1lb 2oz". */
export function readMeasuredAmount(tokens: readonly LineToken[], at: number): ReadAmount | null {
  const read = readSingleAmount(tokens, at);
  if (read === null) return null;
  const upper = tokens[read.next]?.key === "-" || tokens[read.next]?.key === "to" ? read.next + 1 : -1;
  const high = upper === -1 ? null : readSingleAmount(tokens, upper);
  if (high !== null && high.amount.unit === read.amount.unit)
    return { amount: { ...read.amount, quantityMax: high.amount.quantity }, next: high.next };
  const added = addedUnits.get(read.amount.unit ?? "");
  const plus = added === undefined ? null : readSingleAmount(tokens, read.next);
  if (plus === null || plus.amount.unit !== added) return read;
  return { amount: { ...read.amount, plus: plus.amount }, next: plus.next };
}

function readSingleAmount(tokens: readonly LineToken[], at: number): ReadAmount | null {
  const start = skipApproximations(tokens, at);
  const quantity = readQuantity(tokens, start);
  if (quantity === null) return null;
  const hyphen = tokens[quantity.next]?.key === "-" ? 1 : 0;
  const unit = readUnit(tokens, quantity.next + hyphen);
  if (unit === null || !isMeasured(unit)) return null;
  return { amount: amountOf(quantity.value, quantity.max, unit.unit), next: unit.next };
}

export function amountOf(quantity: number, max: number | null, unit: string | null): LineAmount {
  return max === null ? { quantity, unit } : { quantity, quantityMax: max, unit };
}

export function skipApproximations(tokens: readonly LineToken[], at: number): number {
  let next = at;
  for (;;) {
    const key = tokens[next]?.key ?? "";
    if (lineWords.boundPhrases.has(`${key} ${tokens[next + 1]?.key ?? ""}`)) next += 2;
    else if (!lineWords.leadingApproximations.has(key)) return next;
    else next += tokens[next + 1]?.key === "." ? 2 : 1;
  }
}

/** Reads a group that holds nothing but amounts: "(400g/14oz)", "(about 2 medium)"; `next` is behind the bracket. */
export function readBracketedAmounts(tokens: readonly LineToken[], at: number): ReadAmounts | null {
  if (tokens[at]?.key !== "(" && tokens[at]?.key !== "[") return null;
  const close = findClose(tokens, at);
  const amounts = readAmountsOnly(tokens.slice(at + 1, close));
  return amounts === null ? null : { amounts, next: close + 1 };
}

/** The place of the bracket that closes the one at `at`; the end when none does. */
export function findClose(tokens: readonly LineToken[], at: number): number {
  let depth = 0;
  for (let next = at; next < tokens.length; next++) {
    const key = tokens[next]?.key;
    if (key === "(" || key === "[") depth++;
    if (key === ")" || key === "]") depth--;
    if (depth === 0) return next;
  }
  return tokens.length;
}

/** The amounts of a text that says nothing else ("about 500g/1lb 2oz", "1 cup"); null when it does. */
export function readAmountsOnly(tokens: readonly LineToken[]): LineAmount[] | null {
  const amounts: LineAmount[] = [];
  let next = 0;
  while (next < tokens.length) {
    const key = tokens[next]?.key ?? "";
    if (lineWords.approximations.has(key) || ["/", ",", ".", ";", "-"].includes(key)) {
      next++;
      continue;
    }
    const read = readMeasuredAmount(tokens, next) ?? readCount(tokens, next);
    if (read === null) return null;
    amounts.push(read.amount);
    next = read.next;
  }
  return amounts.length === 0 ? null : amounts;
}

/** "2 medium", "3 sticks", "4": a count with at most sizes and a unit of pieces. */
export function readCount(tokens: readonly LineToken[], at: number): ReadAmount | null {
  const quantity = readQuantity(tokens, at);
  if (quantity === null) return null;
  let next = quantity.next;
  while (lineWords.sizes.has(tokens[next]?.key ?? "")) next++;
  const unit = readUnit(tokens, next);
  return {
    amount: amountOf(quantity.value, quantity.max, unit?.unit ?? null),
    next: unit?.next ?? next,
  };
}
