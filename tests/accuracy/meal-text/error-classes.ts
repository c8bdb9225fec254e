import type { DecodedMeal } from "../decode-meal.ts";
import type { MeasuredMeal } from "./measure-meals.ts";

/** How a reading in household measures differs from the reading of the same meal in grams. */
const errorClasses = [
  "wrong in both forms",
  "same foods, other amounts",
  "a food too many",
  "a food too few",
  "another food",
  "no answer",
] as const;
export type ErrorClass = (typeof errorClasses)[number];

/** Meals of a class beyond the tolerance, and their share of the whole carbohydrate error. */
export type ClassFigures = {
  readonly errorClass: ErrorClass;
  readonly meals: number;
  readonly errorShare: number;
};

const toleranceGrams = 7.5;

/**
 * Sorts the meals that miss by the way they miss, found without a person: the same meal in grams shows which
 * foods were meant, as far as it was read right itself. `twins` are in the order of `measured`.
 */
export function classifyErrors(
  measured: readonly MeasuredMeal[],
  twins: readonly MeasuredMeal[],
): ClassFigures[] {
  const missed = measured
    .map((meal, index) => ({ meal, twin: twins[index] }))
    .filter(({ meal }) => meal.carbohydrateErrorGrams >= toleranceGrams)
    .map(({ meal, twin }) => ({ errorClass: classify(meal, twin), grams: lostGrams(meal) }));
  const total = missed.reduce((sum, { grams }) => sum + grams, 0);
  return errorClasses.map((errorClass) => {
    const members = missed.filter((one) => one.errorClass === errorClass);
    const grams = members.reduce((sum, member) => sum + member.grams, 0);
    return { errorClass, meals: members.length, errorShare: total === 0 ? 0 : grams / total };
  });
}

/** An unanswered meal counts with all of its carbohydrate. */
function lostGrams({ meal, carbohydrateErrorGrams }: MeasuredMeal): number {
  return Number.isFinite(carbohydrateErrorGrams) ? carbohydrateErrorGrams : meal.macros[0];
}

function classify({ decoded }: MeasuredMeal, twin: MeasuredMeal | undefined): ErrorClass {
  if (decoded.macros === null) return "no answer";
  if (!twin || twin.carbohydrateErrorGrams >= toleranceGrams) return "wrong in both forms";
  const extra = missingFrom(twin.decoded, decoded);
  const lost = missingFrom(decoded, twin.decoded);
  if (extra === 0 && lost === 0) return "same foods, other amounts";
  if (lost === 0) return "a food too many";
  return extra === 0 ? "a food too few" : "another food";
}

/** How many foods of `expected` are not among those of `read`. */
function missingFrom(read: DecodedMeal, expected: DecodedMeal): number {
  const left = read.items.map(({ name }) => name);
  let missing = 0;
  for (const { name } of expected.items) {
    const at = left.indexOf(name);
    if (at < 0) missing++;
    else left.splice(at, 1);
  }
  return missing;
}
