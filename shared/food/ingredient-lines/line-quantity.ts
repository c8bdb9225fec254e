import numbers from "../data/numbers.json" with { type: "json" };
import type { LineToken } from "./line-token.ts";

/** A number or range, and where the tokens go on. */
export interface LineQuantity {
  readonly value: number;
  readonly max: number | null;
  readonly next: number;
}

interface PlainNumber {
  readonly value: number;
  readonly next: number;
}

const words = new Map(Object.entries(numbers.words));
const parts = new Map(Object.entries(numbers.parts));
const articles = new Set(numbers.articles);

/** Reads "2", "1 1/2", "1-1/2", "half", "two", "1 and 1/2", and ranges "2-3", "2 to 3", "6- to 8", "6 or 8" at `at`. */
export function readQuantity(tokens: readonly LineToken[], at: number): LineQuantity | null {
  const low = readPlain(tokens, at);
  if (low === null) return null;
  const high = readUpperEnd(tokens, low);
  return high === null ? { ...low, max: null } : { value: low.value, max: high.value, next: high.next };
}

function readUpperEnd(tokens: readonly LineToken[], low: PlainNumber): PlainNumber | null {
  const hyphen = tokens[low.next]?.key === "-";
  const word = tokens[hyphen ? low.next + 1 : low.next]?.key ?? "";
  const joined = word === "to" || word === "or";
  if (!hyphen && !joined) return null;
  const high = readPlain(tokens, low.next + (hyphen ? 1 : 0) + (joined ? 1 : 0));
  return high !== null && high.value > low.value ? high : null;
}

function readPlain(tokens: readonly LineToken[], at: number): PlainNumber | null {
  const token = tokens[at];
  if (token === undefined) return null;
  if (token.kind === "number") return readMixed(tokens, { value: token.value, next: at + 1 });
  const part = parts.get(token.key);
  if (part !== undefined) return { value: part, next: skipArticle(tokens, at + 1) };
  const whole = words.get(token.key);
  return token.kind === "word" && whole !== undefined
    ? readMixed(tokens, { value: whole, next: at + 1 })
    : null;
}

// "half a lemon", "quarter of a cabbage".
function skipArticle(tokens: readonly LineToken[], at: number): number {
  const after = tokens[at]?.key === "of" ? at + 1 : at;
  return articles.has(tokens[after]?.key ?? "") ? after + 1 : at;
}

/** "1-1/2" and "1 and 1/2" are one number; the fraction is under one and the whole is not. */
function readMixed(tokens: readonly LineToken[], whole: PlainNumber): PlainNumber {
  const joiner = tokens[whole.next]?.key;
  if (!Number.isInteger(whole.value) || (joiner !== "-" && joiner !== "and" && joiner !== "&")) return whole;
  const at = whole.next + (tokens[whole.next + 1]?.key === "a" ? 2 : 1);
  const token = tokens[at];
  const fraction = joiner === "and" ? (parts.get(token?.key ?? "") ?? token?.value) : token?.value;
  if (fraction === undefined || fraction <= 0 || fraction >= 1) return whole;
  return { value: whole.value + fraction, next: at + 1 };
}
