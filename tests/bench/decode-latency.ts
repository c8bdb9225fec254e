// Measures a decode job from its POST to `completed` on a stack of its own, and as a ratio to the simplest
// request. Usage: npm run bench
import { createKeyOn } from "../support/create-key-on.ts";
import { startThrowawayStack } from "../support/throwaway-stack.ts";

const ROUNDS = 60;
const POLL_PAUSE_MS = 10;
const MEAL =
  "2 scrambled eggs, a slice of whole wheat toast, a cup of orange juice, 30 g cheddar and a banana";
const BODY = { gender: "male", height: 175, weight: 70, age: 30, activity: "office" };

type Caller = (path: string, body?: unknown) => Promise<{ data: Record<string, unknown> }>;

const stack = await startThrowawayStack();
try {
  const { key } = await createKeyOn({ baseUrl: stack.url, serviceKey: stack.serviceKey });
  const call = createCaller(stack.url, key);
  await decodeOnce(call);
  const energyMs: number[] = [];
  const decodeMs: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    energyMs.push(await time(() => call("daily_energy_expenditure_calculation", BODY)));
    decodeMs.push(await time(() => decodeOnce(call)));
  }
  const ratio = quantile(decodeMs, 0.5) / quantile(energyMs, 0.5);
  console.log(
    `decode, POST to completed: p50 ${quantile(decodeMs, 0.5)} ms, p95 ${quantile(decodeMs, 0.95)} ms`,
  );
  console.log(`energy, one request: p50 ${quantile(energyMs, 0.5)} ms; ratio ${ratio.toFixed(1)}`);
} finally {
  await stack.remove();
}

function createCaller(baseUrl: string, key: string): Caller {
  const headers = {
    "x-api-key": key,
    "service-api-version": "2026-07-10",
    "content-type": "application/json",
  };
  return async (path, body) => {
    const init = body === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(body) };
    const response = await fetch(`${baseUrl}/functions/v1/${path}`, init);
    if (!response.ok) throw new Error(`Cannot measure: ${response.status} ${await response.text()}`);
    return response.json();
  };
}

async function decodeOnce(call: Caller): Promise<void> {
  const { data } = await call("decode", { input_mode: "unstructured", foodText: MEAL });
  for (let status = "queued"; status !== "completed"; ) {
    await new Promise((resolve) => setTimeout(resolve, POLL_PAUSE_MS));
    const poll = await call(`decode?job_id=${data.job_id}`);
    status = String(poll.data.status);
    if (status === "failed") throw new Error(`Cannot measure: ${JSON.stringify(poll.data.error)}`);
  }
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round((sorted[Math.floor(share * (sorted.length - 1))] ?? 0) * 10) / 10;
}
