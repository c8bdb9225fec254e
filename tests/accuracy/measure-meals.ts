import type { DecodedMeal } from "./decode-meal.ts";
import type { LabelledMeal, Macros } from "./labelled-meals.ts";

/** A labelled meal with what was made of it; `carbohydrateErrorGrams` is infinite where no food was found. */
export type MeasuredMeal = {
  readonly meal: LabelledMeal;
  readonly decoded: DecodedMeal;
  readonly carbohydrateErrorGrams: number;
};

const withinGrams = 7.5;

/** Compares a meal with its label. */
export function measureMeal(meal: LabelledMeal, decoded: DecodedMeal): MeasuredMeal {
  const { macros } = decoded;
  const error = macros === null ? Number.POSITIVE_INFINITY : Math.abs(macros[0] - meal.macros[0]);
  return { meal, decoded, carbohydrateErrorGrams: error };
}

/** Figures of a set of meals; mean absolute errors are over the answered ones. */
export type MealFigures = {
  readonly meals: number;
  readonly answered: number;
  /** Share of all meals within 7.5 g carbohydrate: an unanswered meal is a miss. */
  readonly within: number;
  readonly meanErrors: Macros;
};

/** Summarises measured meals. */
export function summariseMeals(measured: readonly MeasuredMeal[]): MealFigures {
  const answered = measured.filter(({ decoded }) => decoded.macros !== null);
  const within = measured.filter(({ carbohydrateErrorGrams }) => carbohydrateErrorGrams < withinGrams);
  const errorAt = (index: number) => meanError(answered, index);
  return {
    meals: measured.length,
    answered: answered.length / Math.max(1, measured.length),
    within: within.length / Math.max(1, measured.length),
    meanErrors: [errorAt(0), errorAt(1), errorAt(2), errorAt(3)],
  };
}

/** Whether a meal is of the tenth that nobody tuning the reader looks at: its figures alone are read. */
export function isHeldOut({ text }: LabelledMeal): boolean {
  return (hashText(text) >>> 8) % 10 === 0;
}

/** The meals with the largest carbohydrate errors, with their readings; none of the tenth held out. */
export function listWorst(measured: readonly MeasuredMeal[], count: number): string[] {
  const worst = measured
    .filter(({ meal }) => !isHeldOut(meal))
    .sort((a, b) => b.carbohydrateErrorGrams - a.carbohydrateErrorGrams)
    .slice(0, count);
  return worst.flatMap(({ meal, decoded, carbohydrateErrorGrams }) => [
    `[${carbohydrateErrorGrams.toFixed(1)} g] ${meal.text}`,
    `    label ${show(meal.macros)}  got ${show(decoded.macros ?? [])}`,
    ...decoded.lines.map((line) => `    ${line}`),
  ]);
}

function meanError(answered: readonly MeasuredMeal[], index: number): number {
  const sum = answered.reduce((total, { meal, decoded }) => {
    return total + Math.abs((decoded.macros?.[index] ?? 0) - (meal.macros[index] ?? 0));
  }, 0);
  return sum / Math.max(1, answered.length);
}

/** FNV-1a over the characters: the same meals fall in the same part on every machine. */
function hashText(text: string): number {
  let hash = 2166136261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0;
  return hash;
}

function show(values: readonly number[]): string {
  return values.map((value) => value.toFixed(1)).join(" / ");
}
