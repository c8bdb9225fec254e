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
 * of carbohydrate, protein, fat (g) and energy (kcal) over the answered ones. A tenth of the meals, chosen by a
 * hash of the text, stands apart: its sentences and readings are never looked at, so it tells whether the rules
 * have learnt the language or the meals.
 */
export function summariseMeals(name: string, measured: readonly MeasuredMeal[]): string {
  const answered = measured.filter(({ decoded }) => decoded.macros !== null);
  const untouched = measured.filter(({ meal }) => isUntouched(meal.text));
  const errors = [0, 1, 2, 3].map((index) => meanError(answered, index).toFixed(2));
  return [
    name.padEnd(20),
    `n ${String(measured.length).padStart(4)}`,
    `answered ${percent(answered.length / measured.length)}`,
    `within ${withinGrams} g ${percent(shareWithin(measured))} (untouched tenth ${percent(shareWithin(untouched))} of ${untouched.length})`,
    `mean error ${errors.slice(0, 3).join(" / ")} g, ${errors[3]} kcal`,
  ].join("  ");
}

/** The meals with the largest carbohydrate errors, with their readings; none of the untouched tenth. */
export function listWorst(measured: readonly MeasuredMeal[], count: number): string[] {
  const worst = measured
    .filter(({ meal }) => !isUntouched(meal.text))
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

/** FNV-1a over the characters: the same meals stay untouched on every machine. */
function isUntouched(text: string): boolean {
  let hash = 2166136261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0;
  return (hash >>> 8) % 10 === 0;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function show(values: readonly number[]): string {
  return values.map((value) => value.toFixed(1)).join(" / ");
}
