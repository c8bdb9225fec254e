import {
  compileWordLists,
  findPhraseAt,
  indexPatterns,
  type PhraseIndex,
  type Read,
  readNumberWords,
  type Token,
  wordAt,
} from "../../../language/mod.ts";
import { type Span, type TimeUnit, timeUnits } from "./calendar.ts";
import countData from "./data/counts.json" with { type: "json" };
import unitData from "./data/units.json" with { type: "json" };

/** How many of a unit: the figure and its bounds, and whether only an article or "half" stood there. */
type TimeCount = {
  readonly point: number;
  readonly low: number;
  readonly high: number;
  readonly form: "figure" | "article" | "half";
};

/** One of a unit ("fortnight" is two weeks); `isLetter` when a single letter stood for it. */
export type ReadUnit = {
  readonly unit: TimeUnit;
  readonly times: number;
  readonly isLetter: boolean;
  readonly isSingular: boolean;
};

type Reader<Result> = (tokens: readonly Token[], at: number) => Result;

const hyphens = { skipped: "-" };
const counts = compileWordLists(countData);
const groups = indexPatterns(Object.entries(countData.groups));
const parts = indexPatterns(Object.entries(countData.parts));
const units = compileWordLists(unitData);
const unitOf = new Map(Object.entries(unitData.units));
const largestCount = 10_000;
const mostApproximations = 3;

/** The longest phrase that begins at a token, hyphens counting as spaces; null for none. */
export function readPhrase<Meaning>(
  index: PhraseIndex<Meaning>,
  tokens: readonly Token[],
  at: number,
): Read<Meaning> | null {
  const hit = findPhraseAt(index, tokens, at, hyphens);
  return hit && { value: hit.meaning, next: hit.end };
}

/** The place behind the longest phrase that begins at a token, or that token's own. */
export function skipPhrase(index: PhraseIndex<unknown>, tokens: readonly Token[], at: number): number {
  return findPhraseAt(index, tokens, at, hyphens)?.end ?? at;
}

/** The same reader, which reads each place of a text once: several phrases ask for the same amount or day. */
export function rememberReads<Result>(read: Reader<Result>): Reader<Result> {
  const known = new WeakMap<readonly Token[], Map<number, Result>>();
  return (tokens, at) => {
    const reads = known.get(tokens) ?? new Map<number, Result>();
    const found = reads.get(at);
    if (found !== undefined) return found;
    const result = read(tokens, at);
    known.set(tokens, reads.set(at, result));
    return result;
  };
}

/** The place behind words such as "about" or "more than". */
export function skipApproximations(tokens: readonly Token[], at: number): number {
  let next = at;
  for (let count = 0; count < mostApproximations; count++)
    next = skipPhrase(counts.approximations, tokens, next);
  return next;
}

/** Reads "2", "two and a half", "1½", "a few", "half an", "2-3", "between two and three" or an article. */
export function readCount(tokens: readonly Token[], at: number): Read<TimeCount> | null {
  if (wordAt(tokens, at) === "between") return readRange(tokens, readNumber(tokens, at + 1), ["and"]);
  const group = readPhrase(groups, tokens, at);
  if (group !== null) {
    const [point = 0, low = 0, high = 0] = group.value;
    const next = wordAt(tokens, group.next) === "of" ? group.next + 1 : group.next;
    return { value: { point, low, high, form: "figure" }, next };
  }
  const part = readPhrase(parts, tokens, at);
  if (part !== null && part.next > at + 1) return toCount(part, "half");
  const number = readNumber(tokens, at);
  if (number !== null) return readRange(tokens, number, ["-", "to", "or", "~"]) ?? toCount(number, "figure");
  if (part !== null) return toCount(part, "half");
  const article = skipPhrase(counts.articles, tokens, at);
  return article === at ? null : toCount({ value: 1, next: article }, "article");
}

function toCount({ value, next }: Read<number>, form: TimeCount["form"]): Read<TimeCount> {
  return { value: { point: value, low: value, high: value, form }, next };
}

function readRange(
  tokens: readonly Token[],
  low: Read<number> | null,
  joiners: readonly string[],
): Read<TimeCount> | null {
  if (low === null || !joiners.includes(wordAt(tokens, low.next))) return null;
  const high = readNumber(tokens, low.next + 1);
  if (high === null || high.value <= low.value) return null;
  const point = (low.value + high.value) / 2;
  return { value: { point, low: low.value, high: high.value, form: "figure" }, next: high.next };
}

/** A single number in digits or words, with a fraction behind it. */
export function readNumber(tokens: readonly Token[], at: number): Read<number> | null {
  const token = tokens[at];
  if (token === undefined) return null;
  const whole = token.kind === "number" ? readDigits(tokens, at, token) : readNumberWords(tokens, at);
  if (whole === null || whole.value > largestCount) return null;
  return readAndHalf(tokens, whole) ?? whole;
}

function readDigits(tokens: readonly Token[], at: number, token: Token): Read<number> {
  const after = tokens[at + 1];
  if (after?.kind === "number" && after.value < 1 && token.value >= 1)
    return { value: token.value + after.value, next: at + 2 };
  const decimal = readDecimalComma(tokens, at, token);
  if (decimal !== null) return decimal;
  const slash = readSlash(tokens, at);
  if (slash !== null) return { value: slash, next: at + 3 };
  const mixed = after?.kind === "number" && !after.isGlued ? readSlash(tokens, at + 1) : null;
  return mixed === null ? { value: token.value, next: at + 1 } : { value: token.value + mixed, next: at + 4 };
}

/** "1,5 hours": a comma with one digit glued behind it. */
function readDecimalComma(tokens: readonly Token[], at: number, token: Token): Read<number> | null {
  const [comma, digit] = [tokens[at + 1], tokens[at + 2]];
  const isGlued = comma?.text === "," && comma.isGlued && digit?.isGlued === true;
  if (!isGlued || digit.kind !== "number" || digit.text.length !== 1) return null;
  return { value: token.value + digit.value / 10, next: at + 3 };
}

/** "1/2": a proper fraction with small terms. */
function readSlash(tokens: readonly Token[], at: number): number | null {
  const [top, bottom] = [tokens[at], tokens[at + 2]];
  if (top?.kind !== "number" || bottom?.kind !== "number" || wordAt(tokens, at + 1) !== "/") return null;
  return top.value < bottom.value && bottom.value <= 4 ? top.value / bottom.value : null;
}

/** "two and a half", "one and a quarter". */
function readAndHalf(tokens: readonly Token[], { value, next }: Read<number>): Read<number> | null {
  if (wordAt(tokens, next) !== "and" || !["a", "one"].includes(wordAt(tokens, next + 1))) return null;
  const part = wordAt(tokens, next + 2);
  if (part !== "half" && part !== "quarter") return null;
  return { value: value + (part === "half" ? 0.5 : 0.25), next: next + 3 };
}

/** Reads a unit of time. The full stop of an abbreviation is taken with it where the sentence goes on. */
export function readUnit(tokens: readonly Token[], at: number): Read<ReadUnit> | null {
  const text = wordAt(tokens, at);
  const next = at + 1;
  const word = { isLetter: false, isSingular: !text.endsWith("s") };
  if (units.fortnights.has(text)) return { value: { unit: "weeks", times: 2, ...word }, next };
  if (units.weekends.has(text)) return { value: { unit: "days", times: 2, ...word }, next };
  const name = unitOf.get(text);
  const unit = name === undefined ? undefined : timeUnits.find((known) => known === name);
  if (unit === undefined) return null;
  const isStopped = units.abbreviations.has(text) && isInnerStop(tokens, next);
  return {
    value: { unit, times: 1, ...word, isLetter: units.letters.has(text) },
    next: isStopped ? next + 1 : next,
  };
}

function isInnerStop(tokens: readonly Token[], at: number): boolean {
  const after = wordAt(tokens, at + 1);
  return (
    wordAt(tokens, at) === "." && ["after", "before", "later", "ago", "post", "prior", "of"].includes(after)
  );
}

/** A number of a unit as a span. */
export function toSpan({ unit, times }: ReadUnit, count: number): Span {
  return { [unit]: count * times };
}
