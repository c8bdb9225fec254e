import { readUnitWord } from "../read-units.ts";
import type { Token } from "../terms.ts";
import { textAt } from "../text-at.ts";
import { readNumberAt } from "../vocabulary.ts";

const breaks = new Set([",", ";", ".", ":", "\n", "+", "&", "and", "with", "then", ")", "/"]);
const leads = new Set([
  "(",
  ",",
  "-",
  "–",
  "—",
  "~",
  "about",
  "approx",
  "around",
  "=",
  "roughly",
  "c",
  "only",
]);
const totals = new Set(
  "total day daily so left burned burnt budget goal limit target fast today under over each per for in was allowance breakfast lunch dinner snack snacks tea supper brunch".split(
    " ",
  ),
);
const articles = new Set(["a", "an", "one", "some", "the", "my"]);
const leastCalories = 20;
const mostCalories = 1500;
const longestName = 7;

/**
 * Calories behind a food without another amount become its amount: "kettle corn, 100 cal" and "built bar (130 kcal)" are packs
 * of so many calories.
 */
export function readStatedCalories(tokens: readonly Token[]): readonly Token[] {
  let read = tokens;
  for (let at = tokens.length - 1; at >= 0; at--)
    read = readCaloriesOf(read, at) ?? (at > 0 ? moveCalories(read, at) : null) ?? read;
  return read;
}

/** "220 kcal of dark chocolate", "200 calories worth of almonds" */
function readCaloriesOf(tokens: readonly Token[], at: number): Token[] | null {
  const unit = tokens[at + 1];
  if (unit === undefined || !isCalories(tokens, at)) return null;
  const of = textAt(tokens, at + 2) === "worth" ? at + 3 : at + 2;
  if (textAt(tokens, of) !== "of" || tokens[of + 1]?.kind !== "word") return null;
  return [...tokens.slice(0, at + 1), ...packOfCalories(unit), ...tokens.slice(of + 1)];
}

function isCalories(tokens: readonly Token[], at: number): boolean {
  const number = tokens[at];
  const isUnit = number?.kind === "number" && readUnitWord(tokens, at + 1)?.kind === "calories";
  return isUnit && number.value >= leastCalories && number.value <= mostCalories;
}

/** "calories package of" */
function packOfCalories(unit: Token): Token[] {
  const pack: Token = { ...unit, text: "package", terms: ["package"], start: unit.end };
  return [{ ...unit, text: "calories", terms: ["calories"] }, pack, { ...pack, text: "of", terms: [] }];
}

function moveCalories(tokens: readonly Token[], at: number): Token[] | null {
  const [number, unit] = [tokens[at], tokens[at + 1]];
  if (number === undefined || unit === undefined || !isCalories(tokens, at)) return null;
  let end = at;
  while (leads.has(textAt(tokens, end - 1))) end--;
  let from = end;
  while (from > 0 && !breaks.has(textAt(tokens, from - 1))) from--;
  const start = articles.has(textAt(tokens, from)) ? from + 1 : from;
  const name = tokens.slice(start, end);
  const isPlain = name.every(({ kind, text }, index) => {
    return kind === "word" && !totals.has(text) && readNumberAt(name, index) === null;
  });
  const isClosed = textAt(tokens, end) === "(" && textAt(tokens, at + 2) === ")";
  const next = isClosed ? at + 3 : at + 2;
  const isLast = next >= tokens.length || breaks.has(textAt(tokens, next)) || textAt(tokens, next) === "-";
  if (name.length === 0 || name.length > longestName || !isPlain || !isLast) return null;
  return [
    ...tokens.slice(0, from),
    { ...number, isGlued: false },
    ...packOfCalories(unit),
    ...name,
    ...tokens.slice(next),
  ];
}
