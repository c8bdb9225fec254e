import type { Token } from "./terms.ts";
import { textAt } from "./text-at.ts";
import { wordClasses } from "./vocabulary.ts";

const longestMaker = 3;
const longestUnit = 3;

/** Makers that name what they make: "Clif Bar - Chocolate Chip". */
const products = new Set([
  "bar",
  "bars",
  "coffee",
  "mate",
  "milk",
  "bread",
  "cheese",
  "yogurt",
  "tea",
  "water",
]);

/**
 * The tokens of lines as apps write them, with the maker as a heading of the food: "Philadelphia - Whipped Cream Cheese,
 * 2 tbsp (20 g) — 50".
 */
export function headMakers(tokens: readonly Token[]): readonly Token[] {
  const dashes = new Set(tokens.flatMap((_, at) => (startsLine(tokens, at) ? findDash(tokens, at) : [])));
  return tokens.map((token, at) => (dashes.has(at) ? { ...token, text: ":" } : token));
}

function startsLine(tokens: readonly Token[], at: number): boolean {
  return at === 0 || textAt(tokens, at - 1) === "\n";
}

/** The dash behind the maker of such a line. */
function findDash(tokens: readonly Token[], from: number): number[] {
  const dash = endOfWords(tokens, from);
  const isMaker = dash > from && dash <= from + longestMaker && textAt(tokens, dash) === "-";
  if (!isMaker || tokens[dash]?.isGlued === true) return [];
  const maker = tokens.slice(from, dash);
  if (maker.some(({ text }) => wordClasses.mealTimes.has(text) || products.has(text))) return [];
  const comma = endOfWords(tokens, dash + 1);
  if (comma === dash + 1 || textAt(tokens, comma) !== "," || tokens[comma + 1]?.kind !== "number") return [];
  const unitEnd = endOfWords(tokens, comma + 2);
  const isAmount = unitEnd > comma + 2 && unitEnd <= comma + 2 + longestUnit;
  return isAmount && endsInCalories(tokens, unitEnd) ? [dash] : [];
}

/** The "(95 g) — 270" behind an amount, which people who write by hand leave out. */
function endsInCalories(tokens: readonly Token[], from: number): boolean {
  const close =
    textAt(tokens, from) === "(" ? tokens.findIndex(({ text }, at) => at > from && text === ")") : from - 1;
  const isTold = textAt(tokens, close + 1) === "-" && tokens[close + 2]?.kind === "number";
  return isTold && ["\n", ""].includes(textAt(tokens, close + 3));
}

function endOfWords(tokens: readonly Token[], from: number): number {
  let at = from;
  while (tokens[at]?.kind === "word" || tokens[at]?.text === "&" || tokens[at]?.text === "'") at++;
  return at;
}
