import { sentenceEnds } from "../marks.ts";
import { isContent } from "../read-units.ts";
import type { Token } from "../terms.ts";
import { isNamedByMeal, wordClasses } from "../vocabulary.ts";

const longestHeading = 3;
const numberedMeals = new Set(["meal", "snack"]);

/** The meals of "Breakfast bagel, egg. Lunch soup": several sentences begin with one, so that it is no breakfast bagel. */
export function listMealHeadings(tokens: readonly Token[]): Set<number> {
  const headings = [...tokens.keys()].filter((at) => beginsWithMeal(tokens, at));
  return new Set(headings.length > 1 ? headings : []);
}

function beginsWithMeal(tokens: readonly Token[], at: number): boolean {
  const isStart = at === 0 || sentenceEnds.has(tokens[at - 1]?.text ?? "");
  const [meal, next] = [tokens[at]?.text ?? "", tokens[at + 1]];
  if (!isStart || !wordClasses.mealNames.has(meal)) return false;
  return next?.kind === "word" && isContent(next) && !isNamedByMeal(meal, next.text);
}

/** The comma of "sausage roll, train snack: crackers" */
export function isBeforeMealHeading(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.text !== ",") return false;
  const ahead = tokens.slice(at + 1, at + 2 + longestHeading);
  const mark = ahead.findIndex(({ kind }) => kind !== "word");
  const name = ahead[mark - 1]?.text ?? "";
  const { mealNames, mealTimes } = wordClasses;
  return ahead[mark]?.text === ":" && (mealNames.has(name) || mealTimes.has(name));
}

/**
 * "meal 1 80 g oats meal 2 200 g rice", "m1 oats m2 rice": the numbers rise from 1, unlike the counts of "snack 2 plums.
 * meal 3 eggs".
 */
export function listNumberedMeals(tokens: readonly Token[]): Map<number, number> {
  const named = tokens.flatMap((_, at) => readNumberedMeal(tokens, at) ?? []);
  const numbered = [...Map.groupBy(named, ({ meal }) => meal).values()].filter(
    (meals) => meals.length > 1 && meals.every(({ number }, index) => number === index + 1),
  );
  return new Map(numbered.flat().map(({ at, end }) => [at, end]));
}

type NumberedMeal = {
  readonly at: number;
  readonly end: number;
  readonly meal: string;
  readonly number: number;
};

function readNumberedMeal(tokens: readonly Token[], at: number): NumberedMeal | null {
  const [first, second] = [tokens[at], tokens[at + 1]];
  // "same as meal 2"
  if (first?.kind !== "word" || wordClasses.prepositions.has(tokens[at - 1]?.text ?? "")) return null;
  const isShort = /^m[1-9]$/.test(first.text);
  const isNumbered = numberedMeals.has(first.text) && /^\d$/.test(second?.text ?? "");
  if (!isShort && !isNumbered) return null;
  const end = isShort ? at + 1 : at + 2;
  if (tokens[end] === undefined || tokens[end]?.text === ",") return null;
  const number = Number(isShort ? first.text.slice(1) : second?.text);
  return { at, end, meal: isShort ? "m" : first.text, number };
}
