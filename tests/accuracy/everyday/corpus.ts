import { readFileSync } from "node:fs";
import type { Store } from "../../../shared/platform/store/store.ts";
import type { Corpus, JudgedCase } from "../corpus.ts";
import { decodeMeal, formatItem } from "../decode-meal.ts";
import { mapInParallel } from "../map-in-parallel.ts";
import type { ExpectedMeal } from "./expectation.ts";
import { faults, judgeMeal, listFaults } from "./judge-meal.ts";
import { readMeals } from "./read-meals.ts";
import { type JudgedMeal, writeEveryday } from "./write-everyday.ts";

/** Everyday meal descriptions of our own, with what a sensible reader makes of them. */
export const everyday: Corpus = {
  name: "everyday",
  measure: async ({ openStore }) => {
    const load = (name: string) => readFileSync(new URL(name, import.meta.url), "utf8");
    const meals = readMeals(load("foods.tsv"), load("meals.tsv"));
    const store = await openStore();
    const judged = await mapInParallel(meals, (meal) => decodeAndJudge(meal, store));
    return {
      sets: [{ name: "everyday meals", cases: judged.map(toCase) }],
      section: writeEveryday(judged),
    };
  },
};

async function decodeAndJudge(meal: ExpectedMeal, store: Store): Promise<JudgedMeal> {
  const decoded = await decodeMeal(meal.text, store);
  const { items, macros } = decoded;
  return { meal, decoded, judgement: judgeMeal(meal, { foods: items, energyKcal: macros?.[3] ?? null }) };
}

function toCase({ meal, decoded, judgement }: JudgedMeal): JudgedCase {
  const foods = meal.readings[0] ?? [];
  const wanted = foods.map(({ label, minGrams, maxGrams }) => `${minGrams}-${maxGrams} g ${label}`);
  return {
    isOnlyCounted: false,
    isRight: faults(judgement) === 0,
    fault: faults(judgement),
    describe: () => [
      JSON.stringify(meal.text),
      `    read     ${decoded.items.map(formatItem).join("; ") || "nothing"}`,
      `    wanted   ${wanted.join("; ") || "nothing"}`,
      `    verdict  ${listFaults(judgement).join("; ")}`,
    ],
  };
}
