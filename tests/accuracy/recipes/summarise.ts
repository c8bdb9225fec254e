import { percent } from "../percent.ts";
import type { JudgedLine } from "./read-recipes.ts";

const amount =
  /\d|[½¼¾⅓⅔⅛]|\b(?:one|two|three|four|half|quarter|pinch|an? (?:cup|glass|can|clove|handful|large|small|medium))\b/i;

/** The shares of lines matched and amounts read, one figure a line. */
export function summarise(lines: readonly JudgedLine[]): string[] {
  const withAmount = lines.filter(statesAmount);
  const foods = lines.flatMap((line) => line.foods);
  return [
    formatShare("lines with a food", lines.filter(isMatched).length, lines.length),
    formatShare("amounts read", withAmount.filter(isRead).length, withAmount.length),
    formatShare("unknown foods", foods.filter(({ food }) => food === null).length, foods.length),
  ];
}

function formatShare(what: string, count: number, all: number): string {
  return `${what.padEnd(18)} ${percent(count / Math.max(1, all)).padStart(7)} of ${all}`;
}

/** Lines with an amount of which the food or the amount was not read. */
export function listMissed(lines: readonly JudgedLine[]): string[] {
  return lines.filter((line) => statesAmount(line) && !isRead(line)).map(wordLine);
}

/** Some lines, chosen by a seed, for a check by hand. */
export function sampleLines(lines: readonly JudgedLine[], count: number, seed: number): string[] {
  const drawn = [...lines];
  const random = createRandom(seed);
  for (let last = drawn.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [drawn[last], drawn[other]] = [drawn[other] as JudgedLine, drawn[last] as JudgedLine];
  }
  return drawn.slice(0, count).map(wordLine);
}

function wordLine({ recipe, text, foods }: JudgedLine): string {
  const read = foods.map(
    ({ food, grams, isAmountTold }) => `${food?.name ?? "?"} ${grams} g${isAmountTold ? "" : " (usual)"}`,
  );
  return `${recipe.replace(".md", "")}\t${text}\t${read.join("; ")}`;
}

function statesAmount({ text }: JudgedLine): boolean {
  return amount.test(text);
}

function isMatched({ foods }: JudgedLine): boolean {
  return foods.every(({ food }) => food !== null);
}

function isRead(line: JudgedLine): boolean {
  return isMatched(line) && line.foods.every(({ isAmountTold }) => isAmountTold);
}

/** A linear congruential generator: the same seed draws the same lines everywhere. */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
