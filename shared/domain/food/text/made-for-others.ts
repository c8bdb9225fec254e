import language from "../data/language.json" with { type: "json" };
import type { Token } from "./terms.ts";
import { textAt } from "./text-at.ts";

const makers = new Set([
  "made",
  "packed",
  "fixed",
  "prepped",
  "cooked",
  "did",
  "sorted",
  "making",
  "packing",
]);
const owners = new Set(["the", "my", "his", "her", "their", "our"]);
const others = new Set([...language.others.people, "kids", "kiddos", "boys", "girls", "twins", "toddlers"]);
const meals = new Set(
  "lunch lunches lunchbox lunchboxes dinner dinners tea teas breakfast breakfasts supper snack snacks".split(
    " ",
  ),
);
const ends = new Set([".", "\n", ";", "!", "?"]);

/** The tokens without a meal that was made for others: "packed the kids' lunches (pbj, juice)", "made my son's dinner: beans". */
export function dropMadeForOthers(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((_, index) => endOfMeal(tokens, index) !== null);
  const end = at < 0 ? null : endOfMeal(tokens, at);
  if (end === null) return tokens;
  const next = textAt(tokens, end) === "(" ? endOfBracket(tokens, end) : endOfList(tokens, end);
  const isAlone = tokens
    .slice(0, at)
    .concat(tokens.slice(next))
    .every(({ kind }) => kind === "mark");
  return isAlone ? tokens : [...tokens.slice(0, at), ...tokens.slice(next)];
}

/** Where "packed the kids' lunches" and "made dinner for the kids" end; null for another beginning. */
function endOfMeal(tokens: readonly Token[], at: number): number | null {
  if (!makers.has(textAt(tokens, at))) return null;
  let next = at + 1;
  while (owners.has(textAt(tokens, next))) next++;
  if (meals.has(textAt(tokens, next)) && textAt(tokens, next + 1) === "for")
    return endOfEaters(tokens, next + 2);
  if (!others.has(textAt(tokens, next))) return null;
  next++;
  if (textAt(tokens, next) === "'") next++;
  return meals.has(textAt(tokens, next)) ? next + 1 : null;
}

/** "made dinner for the kids" */
function endOfEaters(tokens: readonly Token[], from: number): number | null {
  let next = from;
  while (owners.has(textAt(tokens, next))) next++;
  return others.has(textAt(tokens, next)) ? next + 1 : null;
}

function endOfBracket(tokens: readonly Token[], open: number): number {
  const close = tokens.findIndex(({ text }, index) => index > open && text === ")");
  return close < 0 ? open : close + 1;
}

/** "made my son's dinner: beans on toast. I had soup" */
function endOfList(tokens: readonly Token[], from: number): number {
  if (textAt(tokens, from) !== ":") return from;
  const end = tokens.findIndex(({ text }, index) => index > from && ends.has(text));
  return end < 0 ? from : end;
}
