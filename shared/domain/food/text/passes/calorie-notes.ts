import { readUnitWord } from "../read-units.ts";
import type { Run } from "../run.ts";
import type { Token } from "../terms.ts";
import { textAt } from "../text-at.ts";

const totals = new Set(["total", "=", "tot", "totals"]);
const partEnds = new Set([",", ";", ".", "\n", "+", ")"]);
/** Fewer are pieces: "wings (6), nuggets (9)". */
const leastCalories = 20;
const fewCalories = 5;
const leastOfMeal = 50;
const leastTotal = 100;
const leastFigures = 2;
/** People round: 380 is the total of 382. */
const tolerance = 0.02;

/**
 * Drops calorie figures without a unit: in brackets behind amounts ("2 eggs (140), 1 toast (80)"), or adding up to a stated
 * total ("eggs 140, toast 80, total 220").
 */
export function dropCalorieNotes(tokens: readonly Token[]): readonly Token[] {
  const runs = [...findBracketed(tokens), ...findSummed(tokens)];
  return runs.length === 0
    ? tokens
    : tokens.filter((_, at) => !runs.some(({ from, next }) => at >= from && at < next));
}

function findBracketed(tokens: readonly Token[]): Run[] {
  const bracketed = tokens.flatMap((_, at): Run[] => {
    const isFigure =
      textAt(tokens, at) === "(" && isFewCalories(tokens[at + 1]) && textAt(tokens, at + 2) === ")";
    return isFigure ? [{ from: at, next: at + 3 }] : [];
  });
  const isNoted = bracketed.some(({ from }) => followsNumber(tokens, from));
  const isEnergy = bracketed.some(({ from }) => numberOf(tokens[from + 1]) >= leastOfMeal);
  return bracketed.length >= leastFigures && isNoted && isEnergy ? bracketed : [];
}

/** "waffles 2 (230), syrup (15)": beside a figure of many calories stand those of few. */
function isFewCalories(token: Token | undefined): boolean {
  return numberOf(token) >= fewCalories && Number.isInteger(numberOf(token));
}

/** Whether a number stands between the last mark and the bracket. */
function followsNumber(tokens: readonly Token[], bracket: number): boolean {
  for (let at = bracket - 1; at >= 0 && !partEnds.has(textAt(tokens, at)); at--)
    if (tokens[at]?.kind === "number") return true;
  return false;
}

function findSummed(tokens: readonly Token[]): Run[] {
  const total = tokens.findLastIndex(({ text }) => totals.has(text));
  const figureAt = total < 0 ? -1 : tokens.findIndex(({ kind }, at) => at > total && kind === "number");
  const sum = figureAt > total + 2 ? undefined : tokens[figureAt];
  if (numberOf(sum) < leastTotal || sum === undefined || tokens[figureAt + 1]?.kind === "word") return [];
  const figures = tokens.slice(0, total).flatMap((_, at) => readFigure(tokens, at) ?? []);
  const added = figures.reduce((value, { from }) => value + numberOf(tokens[from]), 0);
  const isTotal = figures.length >= leastFigures && Math.abs(added - sum.value) <= tolerance * sum.value;
  return isTotal ? [...figures, { from: total, next: figureAt + 1 }] : [];
}

/** "140" that ends a part, and the "200c" of "200c chicken" */
function readFigure(tokens: readonly Token[], at: number): Run | null {
  if (!isCalories(tokens[at])) return null;
  const after = tokens[at + 1];
  if (after?.text === "c" && after.isGlued) return { from: at, next: at + 2 };
  const isEnd = after === undefined || partEnds.has(after.text) || totals.has(after.text);
  return isEnd && readUnitWord(tokens, at + 1) === null ? { from: at, next: at + 1 } : null;
}

function isCalories(token: Token | undefined): boolean {
  return numberOf(token) >= leastCalories && Number.isInteger(numberOf(token));
}

function numberOf(token: Token | undefined): number {
  return token?.kind === "number" ? token.value : 0;
}
