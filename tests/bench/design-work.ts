// Measures the CPU of the steps of a plan, without HTTP and database, against that of one recipe in the same run.
// Exits with 1 where a step takes more than platforms give an invocation. Usage: node tests/bench/design-work.ts
import type { Store } from "../../shared/store/store.ts";
import { catalogueStore, filter, openDesign, takeStep } from "../unit/design/support/design.ts";

const ROUNDS = 3;
/** A step may take a second where a recipe takes what it did when this was set: 0.15 s. */
const MOST_RATIO = 6.7;

const ENERGY = { daily_energy_kcal_min: 1900, daily_energy_kcal_max: 2100 };
const FILTERS = [
  filter("Protein", ">=", 80, "g"),
  filter("Sodium, Na", "<=", 2300, "mg"),
  filter("Fiber, total dietary", ">=", 25, "g"),
  filter("Iron, Fe", ">=", 12, "mg"),
  filter("Fatty acids, total saturated", "<=", 25, "g"),
];
const RECIPE = {
  type: "recipe",
  compound_filters: FILTERS.slice(0, 1).map((one) => ({ ...one, threshold: 20 })),
};
const PLANS: Record<string, object> = {
  "7 x 3, energy and five filters": { plan_days: 7, meals_per_day: 3, ...ENERGY, compound_filters: FILTERS },
  "14 x 5": { plan_days: 14, meals_per_day: 5 },
  "14 x 5, energy and five filters": {
    plan_days: 14,
    meals_per_day: 5,
    ...ENERGY,
    compound_filters: FILTERS,
  },
  "7 x 3 that nothing can meet": {
    plan_days: 7,
    meals_per_day: 3,
    ...ENERGY,
    compound_filters: [...FILTERS, filter("Total lipid (fat)", "<=", 5, "g")],
  },
};

const store = rememberAnswers();
await measure(RECIPE);
const recipeMs = (await measure(RECIPE)).slowestMs;
console.log(`a recipe: ${recipeMs.toFixed(0)} ms of CPU`);
let worst = 0;
for (const [name, request] of Object.entries(PLANS)) {
  const { steps, wholeMs, slowestMs } = await measure(request);
  const ratio = slowestMs / recipeMs;
  worst = Math.max(worst, ratio);
  console.log(
    `${name}: ${steps} steps, ${wholeMs.toFixed(0)} ms of CPU; the slowest ${slowestMs.toFixed(0)} ms, ratio ${ratio.toFixed(1)}`,
  );
}
process.exitCode = worst > MOST_RATIO ? 1 : 0;

/** The least CPU of some rounds, each in a new isolate that reads the catalogue itself. */
async function measure(request: object) {
  const rounds: number[][] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await timeSteps(request));
  const least = (rounds[0] ?? []).map((_, at) => Math.min(...rounds.map((times) => times[at] ?? 0)));
  return {
    steps: least.length,
    wholeMs: least.reduce((sum, one) => sum + one, 0),
    slowestMs: Math.max(...least),
  };
}

/** CPU of each step in ms, the failure of what nothing can meet among them. */
async function timeSteps(request: object): Promise<number[]> {
  const design = openDesign();
  const times: number[] = [];
  for (let state: unknown = null; ; ) {
    const before = process.cpuUsage();
    const taken = await takeStep(design, request, { state, store }).catch(() => null);
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
    if (taken === null || !("state" in taken)) return times;
    state = taken.state;
  }
}

/** The catalogue's answers as text: reading them is a part of the work, finding them is not. */
function rememberAnswers(): Pick<Store, "foods" | "mealEvidence"> {
  const known = new Map<string, string>();
  async function remember<Answer>(asked: unknown, ask: () => Promise<Answer>): Promise<Answer> {
    const name = JSON.stringify(asked);
    if (!known.has(name)) known.set(name, JSON.stringify(await ask()));
    return JSON.parse(known.get(name) ?? "null");
  }
  return {
    foods: (ids) => remember(ids, () => catalogueStore.foods(ids)),
    mealEvidence: (request) => remember(request, () => catalogueStore.mealEvidence(request)),
  };
}
