import { markAt, startsLine } from "../marks.ts";
import type { Token } from "../terms.ts";
import { textAt } from "../text-at.ts";
import { wordClasses } from "../vocabulary.ts";

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

/** A line as apps write it: the dash behind the maker, and where the calories at its end begin and end. */
type AppLine = { readonly dash: number; readonly calories: number; readonly next: number };

/**
 * The tokens of lines as apps write them, with the maker as a heading of the food and without the calories: "Philadelphia -
 * Whipped Cream Cheese, 2 tbsp (20 g) — 50".
 */
export function headMakers(tokens: readonly Token[]): readonly Token[] {
  const lines = tokens.flatMap((_, at) => (startsLine(tokens, at) ? (readLine(tokens, at) ?? []) : []));
  if (lines.length === 0) return tokens;
  const dashes = new Set(lines.map(({ dash }) => dash));
  return tokens.flatMap((token, at) => {
    if (lines.some(({ calories, next }) => at >= calories && at < next)) return [];
    return dashes.has(at) ? [markAt(token, ":")] : [token];
  });
}

function readLine(tokens: readonly Token[], from: number): AppLine | null {
  const dash = endOfWords(tokens, from);
  const maker = tokens.slice(from, dash);
  const isMaker = maker.length > 0 && maker.length <= longestMaker && textAt(tokens, dash) === "-";
  if (!isMaker || tokens[dash]?.isGlued === true) return null;
  if (maker.some(({ text }) => wordClasses.mealTimes.has(text) || products.has(text))) return null;
  const comma = endOfWords(tokens, dash + 1);
  if (comma === dash + 1 || textAt(tokens, comma) !== "," || tokens[comma + 1]?.kind !== "number")
    return null;
  const unitEnd = endOfWords(tokens, comma + 2);
  const isAmount = unitEnd > comma + 2 && unitEnd <= comma + 2 + longestUnit;
  const calories = isAmount ? findCalories(tokens, unitEnd) : null;
  return calories === null ? null : { dash, calories, next: calories + 2 };
}

/** Where the "— 270" stands behind "1 bagel (95 g)", which people who write by hand leave out. */
function findCalories(tokens: readonly Token[], from: number): number | null {
  const isBracket = textAt(tokens, from) === "(";
  const close = isBracket ? tokens.findIndex(({ text }, at) => at > from && text === ")") : from - 1;
  const isTold = textAt(tokens, close + 1) === "-" && tokens[close + 2]?.kind === "number";
  return isTold && ["\n", ""].includes(textAt(tokens, close + 3)) ? close + 1 : null;
}

function endOfWords(tokens: readonly Token[], from: number): number {
  let at = from;
  while (tokens[at]?.kind === "word" || tokens[at]?.text === "&" || tokens[at]?.text === "'") at++;
  return at;
}
