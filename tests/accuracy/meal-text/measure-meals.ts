import { type DecodedMeal, formatItem } from "../decode-meal.ts";
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

/** Whether the carbohydrate is within 7.5 g of the label. */
export function isRight({ carbohydrateErrorGrams }: MeasuredMeal): boolean {
  return carbohydrateErrorGrams < withinGrams;
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
  const within = measured.filter(isRight);
  const errorAt = (index: number) => meanError(answered, index);
  return {
    meals: measured.length,
    answered: answered.length / Math.max(1, measured.length),
    within: within.length / Math.max(1, measured.length),
    meanErrors: [errorAt(0), errorAt(1), errorAt(2), errorAt(3)],
  };
}

/** A meal with its label, its macros as they were read, and its items, as lines. */
export function describeMeal({ meal, decoded, carbohydrateErrorGrams }: MeasuredMeal): string[] {
  return [
    meal.text,
    `    read     ${decoded.items.map(formatItem).join("; ") || "nothing"}`,
    `    sums     ${show(decoded.macros ?? [])}`,
    `    wanted   ${show(meal.macros)} (g carbohydrate, protein, fat; kcal)`,
    `    verdict  ${carbohydrateErrorGrams.toFixed(1)} g of carbohydrate off`,
  ];
}

function meanError(answered: readonly MeasuredMeal[], index: number): number {
  const sum = answered.reduce((total, { meal, decoded }) => {
    return total + Math.abs((decoded.macros?.[index] ?? 0) - (meal.macros[index] ?? 0));
  }, 0);
  return sum / Math.max(1, answered.length);
}

function show(values: readonly number[]): string {
  return values.map((value) => value.toFixed(1)).join(" / ");
}
