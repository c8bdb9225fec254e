import data from "./data/number-words.json" with { type: "json" };
import type { Token } from "./tokenise.ts";

/** Words in order: texts, or tokens with a text. */
export type Words = readonly (string | { readonly text: string })[];

/** What a reader found: its value and the place behind it. */
export type Read<Value> = { readonly value: Value; readonly next: number };

/** The values of "zero" to "twenty" and of the tens to "ninety". */
export const numberWords: ReadonlyMap<string, number> = new Map(Object.entries(data.values));

/** Words for a part of one: "half", "thirds". */
export const fractionWords: ReadonlyMap<string, number> = new Map(Object.entries(data.parts));

/** "a", "an" and "some", which count as one. */
export const articles: ReadonlySet<string> = new Set(data.articles);

/** A number found in the text: its value, where it ends, and whether only an article stood there. */
export type ReadNumber = {
  readonly value: number;
  readonly next: number;
  readonly form: "digits" | "words" | "part" | "article";
  /** True for "a few" and "several", which do not count. */
  readonly isVague?: boolean;
};

/** Whether a place belongs to a name with a number in it, such as "quarter pounder". */
type IsInName = (at: number) => boolean;

const counters = new Map(Object.entries(data.counters));

const groups = new Map(Object.entries(data.groups));
const vague = new Set(data.vague);

const approximations = new Set(data.approximations);

/** The word at a place; empty beyond the ends. */
export function wordAt(words: Words, at: number): string {
  const word = words[at];
  return typeof word === "object" ? word.text : (word ?? "");
}

/** Reads "seven", "twenty five", "forty-two", "a hundred" and "two hundred" at a place; null for none. */
export function readNumberWords(words: Words, at: number): Read<number> | null {
  const first = wordAt(words, at);
  const value = numberWords.get(first);
  const isHundred = wordAt(words, at + 1) === "hundred";
  if (value === undefined) return first === "a" && isHundred ? { value: 100, next: at + 2 } : null;
  const onesAt = wordAt(words, at + 1) === "-" ? at + 2 : at + 1;
  const ones = numberWords.get(wordAt(words, onesAt)) ?? 0;
  if (value >= 20 && ones > 0 && ones < 10) return { value: value + ones, next: onesAt + 1 };
  if (!isHundred || value === 0 || value > 9) return { value, next: at + 1 };
  return addToHundred(words, { value: value * 100, next: at + 2 });
}

/** "Seven hundred and fifty", "two hundred twenty five". */
function addToHundred(words: Words, hundreds: Read<number>): Read<number> {
  const restAt = wordAt(words, hundreds.next) === "and" ? hundreds.next + 1 : hundreds.next;
  const value = numberWords.get(wordAt(words, restAt)) ?? 0;
  if (value < 10) return hundreds;
  const ones = numberWords.get(wordAt(words, restAt + 1)) ?? 0;
  const isTwo = value >= 20 && ones > 0 && ones < 10;
  return { value: hundreds.value + value + (isTwo ? ones : 0), next: restAt + (isTwo ? 2 : 1) };
}

/** Reads "2", "two", "a couple of", "half a dozen", "one and a half", "2-3" (mean), "1 1/2" or an article at `at`. */
export function readNumber(
  tokens: readonly Token[],
  at: number,
  isInName: IsInName = neverInName,
): ReadNumber | null {
  const start = skipApproximation(tokens, at);
  if (tokens[start]?.text === "between") {
    const low = readSimple(tokens, start + 1, isInName);
    const high =
      low !== null && tokens[low.next]?.text === "and" ? readSimple(tokens, low.next + 1, isInName) : null;
    return low !== null && high !== null ? mean(low, high) : null;
  }
  const first = readSimple(tokens, start, isInName);
  if (first === null) return null;
  return readRange(tokens, first, isInName) ?? readAndPart(tokens, first, isInName) ?? first;
}

/** Reads a number as `readNumber` does, but the "about" before it and the bounds of a range each on their own. */
export function readPlainNumber(tokens: readonly Token[], at: number): ReadNumber | null {
  const first = readSimple(tokens, at, neverInName);
  return first && (readAndPart(tokens, first, neverInName) ?? first);
}

/** Whether a word alone counts or tells a part: "seven", "half", "dozen", "a". */
export function isNumberWord(word: string): boolean {
  return [numberWords, fractionWords, groups, articles].some((known) => known.has(word));
}

function neverInName(): boolean {
  return false;
}

function skipApproximation(tokens: readonly Token[], at: number): number {
  let next = at;
  while (isApproximation(tokens[next]?.text ?? "")) next++;
  return next;
}

/** Whether a word or mark says that the number behind it is not exact: "about", "~". */
export function isApproximation(text: string): boolean {
  return text === "~" || approximations.has(text);
}

function mean(low: ReadNumber, high: ReadNumber): ReadNumber {
  return { value: (low.value + high.value) / 2, next: high.next, form: high.form };
}

function readRange(tokens: readonly Token[], low: ReadNumber, isInName: IsInName): ReadNumber | null {
  const joiner = tokens[low.next]?.text ?? "";
  if (low.form === "article" || !["-", "to", "or"].includes(joiner)) return null;
  const high = readSimple(tokens, low.next + 1, isInName);
  if (high === null || high.form === "article" || high.value <= low.value) return null;
  return mean(low, high);
}

function readAndPart(tokens: readonly Token[], whole: ReadNumber, isInName: IsInName): ReadNumber | null {
  if (whole.form === "article" || whole.form === "part" || tokens[whole.next]?.text !== "and") return null;
  const part = readPart(tokens, whole.next + 1, isInName);
  if (part === null || tokens[part.next]?.text === "of") return null;
  return { ...part, value: whole.value + part.value };
}

function readSimple(tokens: readonly Token[], at: number, isInName: IsInName): ReadNumber | null {
  const token = tokens[at];
  if (token === undefined) return null;
  if (token.kind === "number") return { value: token.value, next: at + 1, form: "digits" };
  return (
    readPart(tokens, at, isInName) ?? readGroup(tokens, at) ?? readWords(tokens, at) ?? readArticle(token, at)
  );
}

function readArticle(token: Token, at: number): ReadNumber | null {
  return articles.has(token.text) ? { value: 1, next: at + 1, form: "article" } : null;
}

function readWords(tokens: readonly Token[], at: number): ReadNumber | null {
  const read = readNumberWords(tokens, at);
  if (read !== null && read.value > 0) return { ...read, form: "words" };
  const counter = tokens[at]?.text === "hundred" ? 100 : counters.get(tokens[at]?.text ?? "");
  return counter === undefined ? null : { value: counter, next: at + 1, form: "words" };
}

/** "a couple of", "few", "half a dozen". */
function readGroup(tokens: readonly Token[], at: number): ReadNumber | null {
  let next = articles.has(tokens[at]?.text ?? "") ? at + 1 : at;
  const value = groups.get(tokens[next]?.text ?? "");
  if (value === undefined) return null;
  const isVague = vague.has(tokens[next]?.text ?? "");
  next += tokens[next + 1]?.text === "of" ? 2 : 1;
  return { value, next, form: "words", ...(isVague ? { isVague } : {}) };
}

/** "half", "half a", "a half", "two thirds of a", "three-quarters". */
function readPart(tokens: readonly Token[], at: number, isInName: IsInName): ReadNumber | null {
  const count = readPartCount(tokens, at);
  const isCounted = count !== null || articles.has(wordAt(tokens, at));
  const partAt = isCounted ? at + (wordAt(tokens, at + 1) === "-" ? 2 : 1) : at;
  // The quarter of "a quarter pounder" is no amount.
  const part = isInName(partAt) ? undefined : fractionWords.get(wordAt(tokens, partAt));
  if (part === undefined || (count !== null && count > 9)) return null;
  const behind = partAt + (wordAt(tokens, partAt + 1) === "-" ? 2 : 1);
  const articleAt = wordAt(tokens, behind) === "of" ? behind + 1 : behind;
  const next = articles.has(wordAt(tokens, articleAt)) ? articleAt + 1 : behind;
  const value = (count ?? 1) * part;
  const group = groups.get(wordAt(tokens, next));
  if (group === undefined) return { value, next, form: "part" };
  return { value: value * group, next: next + (wordAt(tokens, next + 1) === "of" ? 2 : 1), form: "words" };
}

/** The "two" of "two thirds". */
function readPartCount(tokens: readonly Token[], at: number): number | null {
  const token = tokens[at];
  return numberWords.get(token?.text ?? "") ?? (token?.kind === "number" ? token.value : null);
}
