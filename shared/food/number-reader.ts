import numbers from "./data/numbers.json" with { type: "json" };
import type { Token } from "./token.ts";
import { startsCompound } from "./vocabulary.ts";

/** A number found in the text: its value, where it ends, and whether only an article stood there. */
export interface ReadNumber {
  readonly value: number;
  readonly next: number;
  readonly form: "digits" | "words" | "part" | "article";
}

const words = new Map(Object.entries(numbers.words));
const groups = new Map(Object.entries(numbers.groups));
const parts = new Map(Object.entries(numbers.parts));
const articles = new Set(numbers.articles);
const approximations = new Set(numbers.approximations);

/** Reads "2", "two", "a couple of", "half a dozen", "one and a half", "2-3" (mean), "1 1/2" or an article at `at`. */
export function readNumber(tokens: readonly Token[], at: number): ReadNumber | null {
  const start = skipApproximation(tokens, at);
  if (tokens[start]?.text === "between") {
    const low = readSimple(tokens, start + 1);
    const high = low !== null && tokens[low.next]?.text === "and" ? readSimple(tokens, low.next + 1) : null;
    return low !== null && high !== null ? mean(low, high) : null;
  }
  const first = readSimple(tokens, start);
  if (first === null) return null;
  return readRange(tokens, first) ?? readAndPart(tokens, first) ?? first;
}

function skipApproximation(tokens: readonly Token[], at: number): number {
  let next = at;
  while (approximations.has(tokens[next]?.text ?? "") || tokens[next]?.text === "~") next++;
  return next;
}

function mean(low: ReadNumber, high: ReadNumber): ReadNumber {
  return { value: (low.value + high.value) / 2, next: high.next, form: high.form };
}

function readRange(tokens: readonly Token[], low: ReadNumber): ReadNumber | null {
  const joiner = tokens[low.next]?.text ?? "";
  if (low.form === "article" || !["-", "to", "or"].includes(joiner)) return null;
  const high = readSimple(tokens, low.next + 1);
  if (high === null || high.form === "article" || high.value <= low.value) return null;
  return mean(low, high);
}

function readAndPart(tokens: readonly Token[], whole: ReadNumber): ReadNumber | null {
  if (whole.form === "article" || whole.form === "part" || tokens[whole.next]?.text !== "and") return null;
  const part = readPart(tokens, whole.next + 1);
  if (part === null || tokens[part.next]?.text === "of") return null;
  return { ...part, value: whole.value + part.value };
}

function readSimple(tokens: readonly Token[], at: number): ReadNumber | null {
  const token = tokens[at];
  if (token === undefined) return null;
  if (token.kind === "number") return { value: token.value, next: at + 1, form: "digits" };
  return readPart(tokens, at) ?? readGroup(tokens, at) ?? readWords(tokens, at) ?? readArticle(token, at);
}

function readArticle(token: Token, at: number): ReadNumber | null {
  return articles.has(token.text) ? { value: 1, next: at + 1, form: "article" } : null;
}

function readWords(tokens: readonly Token[], at: number): ReadNumber | null {
  let value = words.get(tokens[at]?.text ?? "");
  if (value === undefined) return null;
  let next = at + 1;
  const hyphen = tokens[next]?.text === "-" ? 1 : 0;
  const ones = words.get(tokens[next + hyphen]?.text ?? "");
  if (ones !== undefined && value >= 20 && value < 100 && ones > 0 && ones < 10) {
    value += ones;
    next += hyphen + 1;
  } else if (ones === 100 && value < 10) {
    value *= 100;
    next += 1;
  }
  return { value, next, form: "words" };
}

/** "a couple of", "few", "half a dozen". */
function readGroup(tokens: readonly Token[], at: number): ReadNumber | null {
  let next = articles.has(tokens[at]?.text ?? "") ? at + 1 : at;
  const value = groups.get(tokens[next]?.text ?? "");
  if (value === undefined) return null;
  next += tokens[next + 1]?.text === "of" ? 2 : 1;
  return { value, next, form: "words" };
}

// The quarter of "a quarter pounder" is no amount.
function partAt(tokens: readonly Token[], at: number): number | undefined {
  return startsCompound(tokens, at) ? undefined : parts.get(tokens[at]?.text ?? "");
}

/** "half", "half a", "a half", "two thirds of a", "three-quarters". */
function readPart(tokens: readonly Token[], at: number): ReadNumber | null {
  const count =
    words.get(tokens[at]?.text ?? "") ?? (tokens[at]?.kind === "number" ? tokens[at]?.value : undefined);
  let next = count !== undefined || articles.has(tokens[at]?.text ?? "") ? at + 1 : at;
  if (next > at && tokens[next]?.text === "-") next++;
  const part = partAt(tokens, next);
  if (part === undefined || (count !== undefined && count > 9)) return null;
  next += tokens[next + 1]?.text === "-" ? 2 : 1;
  const after = tokens[next]?.text === "of" ? next + 1 : next;
  if (articles.has(tokens[after]?.text ?? "")) next = after + 1;
  const value = (count ?? 1) * part;
  const group = groups.get(tokens[next]?.text ?? "");
  if (group === undefined) return { value, next, form: "part" };
  return { value: value * group, next: next + (tokens[next + 1]?.text === "of" ? 2 : 1), form: "words" };
}
