import { percent } from "../percent.ts";
import type { JudgedLine } from "./read-recipes.ts";

const amount =
  /\d|[½¼¾⅓⅔⅛]|\b(?:one|two|three|four|half|quarter|pinch|an? (?:cup|glass|can|clove|handful|large|small|medium))\b/i;

/** The section on ingredient lines of recipes, which have no labels. */
export function writeRecipes(lines: readonly JudgedLine[]): string {
  const withAmount = lines.filter(statesAmount);
  const foods = lines.flatMap((line) => line.foods);
  const unknown = foods.filter(({ food }) => food === null);
  return `## Lines of recipes

Ingredient lines of the evaluation set's recipes, which have no labels: a line counts as right when each food that it
names has a match and its amount was read. Whether the match is right is checked by hand, on samples. All of them are
used while building.

| figure | of | share |
|---|---|---|
| lines whose foods all have a match | ${lines.length} | ${share(lines.filter(isMatched).length, lines.length)} |
| lines with an amount that are read | ${withAmount.length} | ${share(withAmount.filter(isRead).length, withAmount.length)} |
| foods without a match | ${foods.length} | ${share(unknown.length, foods.length)} |
`;
}

/** Whether a line has a number or a measure. */
export function statesAmount({ text }: JudgedLine): boolean {
  return amount.test(text);
}

/** Whether every food of a line has a match and an amount. */
export function isRead(line: JudgedLine): boolean {
  return isMatched(line) && line.foods.every(({ isAmountStated }) => isAmountStated);
}

/** What was read of a line. */
export function formatFoods({ foods }: JudgedLine): string {
  const read = foods.map(({ food, grams, isAmountStated }) => {
    return `${food?.name ?? "?"} ${grams} g${isAmountStated ? "" : " (usual)"}`;
  });
  return read.join("; ");
}

function isMatched({ foods }: JudgedLine): boolean {
  return foods.every(({ food }) => food !== null);
}

function share(part: number, whole: number): string {
  return percent(part / Math.max(1, whole));
}
