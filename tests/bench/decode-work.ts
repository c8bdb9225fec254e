// Measures the work of a decode job on five-item meals, without HTTP: CPU of reading, matching and summing once the
// catalogue has answered, and the whole with its two database calls and the parsing of their JSON. Usage: node tests/bench/decode-work.ts
import type { CallFunction } from "../../shared/platform/kernel/call-function.ts";
import { createStore } from "../../shared/platform/store/create-store.ts";
import type { Store } from "../../shared/platform/store/store.ts";
import { decodeText } from "../support/decode-text.ts";
import { startThrowawayStack } from "../support/throwaway-stack.ts";

const rounds = 200;
const warmUp = 50;
const meals = [
  "2 scrambled eggs, a slice of whole wheat toast, a cup of orange juice, 30 g cheddar and a banana",
  "grilled chicken breast, a cup of brown rice, steamed broccoli, a glass of milk and an apple",
  "a bowl of oatmeal, a handful of blueberries, a tablespoon of honey, coffee and 20 g walnuts",
  "a tuna sandwich, a bag of potato chips, carrot sticks, a cookie and a can of cola",
  "150 g salmon, mashed potatoes, green beans, a dinner roll with butter and a glass of white wine",
  "a cheeseburger, medium fries, a side salad, ketchup and a small vanilla milkshake",
  "lentil soup, two slices of rye bread, a tomato, a pear and a cup of green tea",
  "spaghetti with meatballs, garlic bread, parmesan cheese, a caesar salad and sparkling water",
];

const stack = await startThrowawayStack();
try {
  const limits = { backlogPerOperation: 1, inFlightPerKey: 1 };
  const store = createStore({
    url: stack.url,
    serviceKey: stack.serviceKey,
    timeoutMs: 10_000,
    fetch,
    ...limits,
  });
  const responses = await recordResponses(store);
  console.log(
    `work alone, CPU: p50 ${await measure(responses)} ms; with the database: p50 ${await measure(store)} ms`,
  );
} finally {
  await stack.remove();
}

/** A store that immediately returns what the real one has returned, parsed: the rest is the work itself. */
async function recordResponses(store: Store): Promise<Store> {
  const known = new Map<string, unknown>();
  const call: CallFunction = (name, args) => remember([name, args], () => store.call(name, args));
  const recorded = { ...store, call };
  async function remember<Returned>(args: unknown, ask: () => Promise<Returned>): Promise<Returned> {
    const name = JSON.stringify(args);
    if (!known.has(name)) known.set(name, await ask());
    return known.get(name) as Returned;
  }
  for (const meal of meals) await decodeText(meal, { store: recorded, tier: "molecular" });
  return recorded;
}

async function measure(store: Store): Promise<string> {
  const times: number[] = [];
  for (let round = 0; round < warmUp + rounds; round++) {
    const start = performance.now();
    await decodeText(meals[round % meals.length] ?? "", { store: store, tier: "molecular" });
    if (round >= warmUp) times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  return (times[rounds / 2] ?? 0).toFixed(1);
}
