import type { Corpus, JudgedCase } from "../corpus.ts";
import { decodeMeal } from "../decode-meal.ts";
import { mapInParallel } from "../map-in-parallel.ts";
import { isOnlyCounted } from "../split.ts";
import { classifyErrors } from "./error-classes.ts";
import { readLabelledMeals } from "./labelled-meals.ts";
import { describeMeal, isRight, type MeasuredMeal, measureMeal, summariseMeals } from "./measure-meals.ts";
import { type MealReport, writeMeals } from "./write-meals.ts";

/** Meals with the published totals of what was eaten. */
export const mealText: Corpus = {
  name: "meal-text",
  measure: async ({ evalDir, openStore }) => {
    const files = evalDir === null ? [] : readLabelledMeals(evalDir);
    if (files.length === 0) return null;
    const store = await openStore();
    const measured = new Map<string, MeasuredMeal[]>();
    for (const { name, meals } of files) {
      const read = await mapInParallel(meals, async (meal) => {
        return measureMeal(meal, await decodeMeal(meal.text, store));
      });
      measured.set(name, read);
    }
    return {
      sets: [...measured].map(([name, meals]) => ({ name: `meal text, ${name}`, cases: meals.map(toCase) })),
      section: writeMeals(summariseFiles(measured)),
    };
  },
};

function toCase(measured: MeasuredMeal): JudgedCase {
  return {
    isOnlyCounted: isOnlyCounted(measured.meal.text, "tenth of the meals"),
    isRight: isRight(measured),
    fault: measured.carbohydrateErrorGrams,
    describe: () => describeMeal(measured),
  };
}

function summariseFiles(measured: ReadonlyMap<string, readonly MeasuredMeal[]>): MealReport {
  const files = [...measured].map(([name, meals]) => ({
    name,
    all: summariseMeals(meals),
    counted: summariseMeals(meals.filter(({ meal }) => isOnlyCounted(meal.text, "tenth of the meals"))),
  }));
  const [natural = [], metric = []] = measured.values();
  const catalogueRelease = natural[0]?.decoded.catalogueRelease ?? "unknown";
  return { catalogueRelease, files, errorClasses: classifyErrors(natural, metric) };
}
