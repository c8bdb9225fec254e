import { articles, fractionWords, numberWords } from "../../../language/mod.ts";
import type { LineToken } from "./line-token.ts";
import { lineWords } from "./line-words.ts";

/** A number or range, and where the tokens go on. */
export type LineQuantity = {
  readonly value: number;
  readonly max: number | null;
  readonly next: number;
};

type PlainNumber = {
  readonly value: number;
  readonly next: number;
};

/** Reads "2", "1 1/2", "1-1/2", "half a", "two", "1 and 1/2", and ranges "2-3", "2 to 3", "6- to 8", "6 or 8" at `at`. */
export function readQuantity(tokens: readonly LineToken[], at: number): LineQuantity | null {
  const low = readPlain(tokens, at);
  if (low === null) return null;
  const high = readUpperEnd(tokens, low);
  return high === null ? { ...low, max: null } : { value: low.value, max: high.value, next: high.next };
}

/** Reads "a" or "an" as one; "a few" and "a little" are no number. */
export function readArticle(tokens: readonly LineToken[], at: number): LineQuantity | null {
  const { vagueNumbers, vagueAmounts } = lineWords;
  const after = tokens[at + 1]?.key ?? "";
  const isVague = vagueNumbers.has(after) || vagueAmounts.has(after);
  return articles.has(tokens[at]?.key ?? "") && !isVague ? { value: 1, max: null, next: at + 1 } : null;
}

function readUpperEnd(tokens: readonly LineToken[], low: PlainNumber): PlainNumber | null {
  const hyphen = tokens[low.next]?.key === "-";
  const word = tokens[hyphen ? low.next + 1 : low.next]?.key ?? "";
  const joined = word === "to" || word === "or";
  if (!hyphen && !joined) return null;
  const at = low.next + (hyphen ? 1 : 0) + (joined ? 1 : 0);
  const high = readPlain(tokens, hyphen && joined && tokens[at]?.key === "-" ? at + 1 : at);
  return high !== null && high.value > low.value ? high : null;
}

function readPlain(tokens: readonly LineToken[], at: number): PlainNumber | null {
  const token = tokens[at];
  if (token === undefined) return null;
  if (token.kind === "number") {
    if (token.value <= 0) return null;
    return token.value < 1
      ? { value: token.value, next: skipArticle(tokens, at + 1) }
      : readMixed(tokens, { value: token.value, next: at + 1 });
  }
  // "half a lemon", "a quarter of a pound".
  const start = articles.has(token.key) ? at + 1 : at;
  const part = fractionWords.get(tokens[start]?.key ?? "");
  const isFood = tokens[start + 1]?.key === "and" || tokens[start + 1]?.key === "&";
  if (part !== undefined && isFood) return null;
  if (part !== undefined) return { value: part, next: skipArticle(tokens, start + 1) };
  const whole = numberWords.get(token.key);
  return whole === undefined || whole <= 0 ? null : readMixed(tokens, { value: whole, next: at + 1 });
}

function skipArticle(tokens: readonly LineToken[], at: number): number {
  const after = tokens[at]?.key === "of" ? at + 1 : at;
  return articles.has(tokens[after]?.key ?? "") ? after + 1 : at;
}

/** "1-1/2" and "1 and 1/2" are one number; the fraction is under one and the whole is not. */
function readMixed(tokens: readonly LineToken[], whole: PlainNumber): PlainNumber {
  const joiner = tokens[whole.next]?.key;
  if (!Number.isInteger(whole.value) || (joiner !== "-" && joiner !== "and" && joiner !== "&")) return whole;
  const at = whole.next + (articles.has(tokens[whole.next + 1]?.key ?? "") ? 2 : 1);
  const token = tokens[at];
  const fraction = (joiner === "and" ? fractionWords.get(token?.key ?? "") : undefined) ?? token?.value;
  if (fraction === undefined || fraction <= 0 || fraction >= 1) return whole;
  return { value: whole.value + fraction, next: at + 1 };
}
