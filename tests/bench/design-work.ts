// Measures the CPU of recipes and of the steps of plans, without HTTP and database, against one recipe of the same run.
// Exits with 1 where a step takes more than platforms give an invocation. Usage: node tests/bench/design-work.ts
import type { CallFunction } from "../../shared/platform/kernel/call-function.ts";
import { callCatalogue, filter, openDesign, takeStep } from "../unit/design/support/design.ts";

const roundCount = 3;
/** A step may take a second where a recipe takes what it did when this was set: 0.15 s. */
const mostRatio = 6.7;

const energy = { daily_energy_kcal_min: 1900, daily_energy_kcal_max: 2100 };
const filters = [
  filter("Protein", ">=", 80, "g"),
  filter("Sodium, Na", "<=", 2300, "mg"),
  filter("Fiber, total dietary", ">=", 25, "g"),
  filter("Iron, Fe", ">=", 12, "mg"),
  filter("Fatty acids, total saturated", "<=", 25, "g"),
];
const recipe = {
  type: "recipe",
  compound_filters: filters.slice(0, 1).map((one) => ({ ...one, threshold: 20 })),
};
const foods = ["mushrooms", "olives", "celery", "coriander", "anchovies"];
const list = (entry: (at: number) => string) => Array.from({ length: 30 }, (_, at) => entry(at));
const requests: Record<string, object> = {
  "a recipe without five foods": { request_text: "a dinner", avoided_foods: foods },
  "a recipe with its text and lists at their limits": {
    request_text: "a dinner with chicken or fish, not too spicy, without olives, zibzab. "
      .repeat(120)
      .slice(0, 8_000),
    avoided_foods: list((at) => `${foods[at % foods.length]} ${"fresh ".repeat(at % 8)}`.trim()),
    restrictions: list((at) => `no ${foods[at % foods.length]}`),
    preferences: list((at) => `rice or lentils ${at}`),
    sensory: list(() => "crunchy"),
  },
  "7 x 3, energy and five filters": { plan_days: 7, meals_per_day: 3, ...energy, compound_filters: filters },
  "14 x 5": { plan_days: 14, meals_per_day: 5 },
  "14 x 5, energy and five filters": {
    plan_days: 14,
    meals_per_day: 5,
    ...energy,
    compound_filters: filters,
  },
  "7 x 3 that nothing can meet": {
    plan_days: 7,
    meals_per_day: 3,
    ...energy,
    compound_filters: [...filters, filter("Total lipid (fat)", "<=", 5, "g")],
  },
};

const call = rememberResponses();
await measure(recipe);
const recipeMs = (await measure(recipe)).slowestMs;
console.log(`a recipe: ${recipeMs.toFixed(0)} ms of CPU`);
let worst = 0;
for (const [name, request] of Object.entries(requests)) {
  const { steps, wholeMs, slowestMs } = await measure(request);
  const ratio = slowestMs / recipeMs;
  worst = Math.max(worst, ratio);
  console.log(
    `${name}: ${steps} steps, ${wholeMs.toFixed(0)} ms of CPU; the slowest ${slowestMs.toFixed(0)} ms, ratio ${ratio.toFixed(1)}`,
  );
}
process.exitCode = worst > mostRatio ? 1 : 0;

/** The least CPU of some rounds, each in a new isolate that reads the catalogue itself. */
async function measure(request: object) {
  const rounds: number[][] = [];
  for (let round = 0; round < roundCount; round++) rounds.push(await timeSteps(request));
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
    const taken = await takeStep(design, request, { state, call }).catch(() => null);
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
    if (taken === null || !("state" in taken)) return times;
    state = taken.state;
  }
}

/** The catalogue's responses as text: parsing them is part of the work, querying them is not. */
function rememberResponses(): CallFunction {
  const known = new Map<string, string>();
  async function remember<Returned>(asked: unknown, ask: () => Promise<Returned>): Promise<Returned> {
    const name = JSON.stringify(asked);
    if (!known.has(name)) known.set(name, JSON.stringify(await ask()));
    return JSON.parse(known.get(name) ?? "null");
  }
  return (name, args) => remember([name, args], () => callCatalogue(name, args));
}
