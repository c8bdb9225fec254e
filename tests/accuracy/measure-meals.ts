import type { DecodedMeal } from "./decode-meal.ts";
import type { LabelledMeal } from "./labelled-meals.ts";

/** A labelled meal with what was made of it; `carbohydrateErrorGrams` is infinite where no food was found. */
export interface MeasuredMeal {
  readonly meal: LabelledMeal;
  readonly decoded: DecodedMeal;
  readonly carbohydrateErrorGrams: number;
}

const withinGrams = 7.5;

/** Compares a meal with its label. */
export function measureMeal(meal: LabelledMeal, decoded: DecodedMeal): MeasuredMeal {
  const { macros } = decoded;
  const error = macros === null ? Number.POSITIVE_INFINITY : Math.abs(macros[0] - meal.macros[0]);
  return { meal, decoded, carbohydrateErrorGrams: error };
}

/**
 * One line of figures: share answered, share within 7.5 g carbohydrate of all meals, and the mean absolute error
 * of carbohydrate, protein, fat (g) and energy (kcal) over the answered ones. Each half of the meals, split by a
 * hash of the text, stands apart: tuning that helps one half alone has learnt the meals, not the language.
 */
export function summariseMeals(name: string, measured: readonly MeasuredMeal[]): string {
  const answered = measured.filter(({ decoded }) => decoded.macros !== null);
  const halves = [0, 1].map((half) => shareWithin(measured.filter(({ meal }) => halfOf(meal.text) === half)));
  const errors = [0, 1, 2, 3].map((index) => meanError(answered, index).toFixed(2));
  return [
    name.padEnd(20),
    `n ${String(measured.length).padStart(4)}`,
    `answered ${percent(answered.length / measured.length)}`,
    `within ${withinGrams} g ${percent(shareWithin(measured))} (halves ${halves.map(percent).join(", ")})`,
    `mean error ${errors.slice(0, 3).join(" / ")} g, ${errors[3]} kcal`,
  ].join("  ");
}

/** The meals with the largest carbohydrate errors, with their readings. */
export function listWorst(measured: readonly MeasuredMeal[], count: number): string[] {
  const worst = [...measured]
    .sort((a, b) => b.carbohydrateErrorGrams - a.carbohydrateErrorGrams)
    .slice(0, count);
  return worst.flatMap(({ meal, decoded, carbohydrateErrorGrams }) => [
    `[${carbohydrateErrorGrams.toFixed(1)} g] ${meal.text}`,
    `    label ${show(meal.macros)}  got ${show(decoded.macros ?? [])}`,
    ...decoded.lines.map((line) => `    ${line}`),
  ]);
}

function shareWithin(measured: readonly MeasuredMeal[]): number {
  const within = measured.filter(({ carbohydrateErrorGrams }) => carbohydrateErrorGrams < withinGrams);
  return within.length / Math.max(1, measured.length);
}

function meanError(answered: readonly MeasuredMeal[], index: number): number {
  const sum = answered.reduce((total, { meal, decoded }) => {
    return total + Math.abs((decoded.macros?.[index] ?? 0) - (meal.macros[index] ?? 0));
  }, 0);
  return sum / Math.max(1, answered.length);
}

/** FNV-1a over the characters: the same meals fall in the same half on every machine. */
function halfOf(text: string): number {
  let hash = 2166136261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0;
  return (hash >>> 7) & 1;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function show(values: readonly number[]): string {
  return values.map((value) => value.toFixed(1)).join(" / ");
}
