import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { decodeOverHttp, type Service } from "./decode-over-http.ts";
import type { ExpectedMeal } from "./expectation.ts";
import { judgeMeal } from "./judge-meal.ts";
import { readMeals } from "./read-meals.ts";
import { type JudgedMeal, listFailures, summarise } from "./summarise.ts";

const usage = `Measures how a running stack reads the everyday meals.

  BASE_URL=http://127.0.0.1:8787 API_KEY=KEY node tests/accuracy/everyday/run.ts [--failures]

The key needs decode, unstructured input and a rate above the number of meals.
  --failures   lists every meal that is not fully right, with what is wrong`;

const inFlight = 20;

const { values: flags } = parseArgs({
  options: { failures: { type: "boolean" }, help: { type: "boolean" } },
});
const { BASE_URL: baseUrl, API_KEY: apiKey } = process.env;

if (flags.help) console.log(usage);
else if (!baseUrl || !apiKey) throw new Error("Cannot measure: BASE_URL and API_KEY are needed");
else {
  const judged = await judgeAll({ baseUrl, apiKey }, loadMeals());
  if (flags.failures) console.log([...listFailures(judged), ""].join("\n"));
  console.log(summarise(judged).join("\n"));
}

function loadMeals(): ExpectedMeal[] {
  const load = (name: string) => readFileSync(new URL(name, import.meta.url), "utf8");
  return readMeals(load("foods.tsv"), load("meals.tsv"));
}

async function judgeAll(service: Service, meals: readonly ExpectedMeal[]): Promise<JudgedMeal[]> {
  const judged: JudgedMeal[] = [];
  const queue = meals.entries();
  async function work(): Promise<void> {
    for (const [index, meal] of queue) {
      const reported = await decodeOverHttp(service, meal.text);
      judged[index] = { meal, judgement: judgeMeal(meal, reported), reportedFoods: reported.foods.length };
    }
  }
  await Promise.all(Array.from({ length: inFlight }, work));
  return judged;
}
