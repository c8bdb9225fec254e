import counts from "./data/counts.json" with { type: "json" };
import { buildPhraseSet, buildPhraseTable, readPhrase, skipPhrase } from "./phrase-table.ts";
import { type Read, type TimeToken, textAt } from "./time-token.ts";

/** How many of a unit: the figure and its bounds. `form` tells whether only an article or "half" stood there. */
export interface TimeCount {
  readonly point: number;
  readonly low: number;
  readonly high: number;
  readonly form: "figure" | "article" | "half";
}

const words = new Map(Object.entries(counts.words));
const groups = buildPhraseTable(Object.entries(counts.groups));
const parts = buildPhraseTable(Object.entries(counts.parts));
const articles = buildPhraseSet(counts.articles);
const approximations = buildPhraseSet(counts.approximations);
const largest = 10_000;
const mostApproximations = 3;

/** The index behind words such as "about" or "more than". */
export function skipApproximations(tokens: readonly TimeToken[], at: number): number {
  let next = at;
  for (let count = 0; count < mostApproximations; count++) next = skipPhrase(approximations, tokens, next);
  return next;
}

/** Reads "2", "two and a half", "1½", "a few", "half an", "2-3", "between two and three" or an article. */
export function readCount(tokens: readonly TimeToken[], at: number): Read<TimeCount> | null {
  if (textAt(tokens, at) === "between") return readRange(tokens, readFigure(tokens, at + 1), ["and"]);
  const group = readPhrase(groups, tokens, at);
  if (group !== null) {
    const [point = 0, low = 0, high = 0] = group.value;
    const next = textAt(tokens, group.next) === "of" ? group.next + 1 : group.next;
    return { value: { point, low, high, form: "figure" }, next };
  }
  const part = readPhrase(parts, tokens, at);
  if (part !== null && part.next > at + 1) return tellCount(part, "half");
  const figure = readFigure(tokens, at);
  if (figure !== null)
    return readRange(tokens, figure, ["-", "to", "or", "~"]) ?? tellCount(figure, "figure");
  if (part !== null) return tellCount(part, "half");
  const article = readPhrase(articles, tokens, at);
  return article === null ? null : tellCount({ value: 1, next: article.next }, "article");
}

function tellCount({ value, next }: Read<number>, form: TimeCount["form"]): Read<TimeCount> {
  return { value: { point: value, low: value, high: value, form }, next };
}

function readRange(
  tokens: readonly TimeToken[],
  low: Read<number> | null,
  joiners: readonly string[],
): Read<TimeCount> | null {
  if (low === null || !joiners.includes(textAt(tokens, low.next))) return null;
  const high = readFigure(tokens, low.next + 1);
  if (high === null || high.value <= low.value) return null;
  const point = (low.value + high.value) / 2;
  return { value: { point, low: low.value, high: high.value, form: "figure" }, next: high.next };
}

/** A single figure in digits or words, with a fraction behind it. */
export function readFigure(tokens: readonly TimeToken[], at: number): Read<number> | null {
  const token = tokens[at];
  if (token === undefined) return null;
  const whole = token.kind === "number" ? readDigits(tokens, at, token) : readWords(tokens, at);
  if (whole === null || whole.value > largest) return null;
  return readAndHalf(tokens, whole) ?? whole;
}

function readDigits(tokens: readonly TimeToken[], at: number, token: TimeToken): Read<number> {
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
function readDecimalComma(tokens: readonly TimeToken[], at: number, token: TimeToken): Read<number> | null {
  const [comma, digit] = [tokens[at + 1], tokens[at + 2]];
  const isGlued = comma?.text === "," && comma.isGlued && digit?.isGlued === true;
  if (!isGlued || digit.kind !== "number" || digit.text.length !== 1) return null;
  return { value: token.value + digit.value / 10, next: at + 3 };
}

/** "1/2": a proper fraction with small terms. */
function readSlash(tokens: readonly TimeToken[], at: number): number | null {
  const top = tokens[at]?.value ?? Number.NaN;
  const bottom = tokens[at + 2]?.value ?? Number.NaN;
  const isFraction = textAt(tokens, at + 1) === "/" && top < bottom && bottom <= 4;
  return isFraction ? top / bottom : null;
}

function readWords(tokens: readonly TimeToken[], at: number): Read<number> | null {
  const value = words.get(textAt(tokens, at));
  if (value === undefined) {
    const isHundred = ["a", "one"].includes(textAt(tokens, at)) && textAt(tokens, at + 1) === "hundred";
    return isHundred ? { value: 100, next: at + 2 } : null;
  }
  const onesAt = textAt(tokens, at + 1) === "-" ? at + 2 : at + 1;
  const ones = words.get(textAt(tokens, onesAt)) ?? 0;
  if (value >= 20 && ones > 0 && ones < 10) return { value: value + ones, next: onesAt + 1 };
  if (value === 1 && textAt(tokens, at + 1) === "hundred") return { value: 100, next: at + 2 };
  return { value, next: at + 1 };
}

/** "two and a half", "one and a quarter". */
function readAndHalf(tokens: readonly TimeToken[], whole: Read<number>): Read<number> | null {
  const { next } = whole;
  if (textAt(tokens, next) !== "and" || !["a", "one"].includes(textAt(tokens, next + 1))) return null;
  const part = textAt(tokens, next + 2);
  if (part !== "half" && part !== "quarter") return null;
  return { value: whole.value + (part === "half" ? 0.5 : 0.25), next: next + 3 };
}
