// Measures each operation on a stack of its own, jobs from their POST to `completed`, and as a ratio to the
// simplest request. Usage: node tests/bench/latency.ts
import { createKeyOn } from "../support/create-key-on.ts";
import { startThrowawayStack } from "../support/throwaway-stack.ts";

const rounds = 60;
const pollPauseMs = 10;
const meal =
  "2 scrambled eggs, a slice of whole wheat toast, a cup of orange juice, 30 g cheddar and a banana";
const energy = "daily_energy_expenditure_calculation";
const body = { gender: "male", height: 175, weight: 70, age: 30, activity: "office" };

const jobs: Record<string, object> = {
  decode: { input_mode: "unstructured", foodText: meal },
  decode_sensory: { foodText: meal },
  decode_symptoms: {
    symptomText:
      "Bad headache since this morning, 7/10. No nausea. Bloated for two hours after the milk at lunch",
    timezone: "Europe/Berlin",
    reported_time: "2026-03-10T20:00",
  },
};
const questions = [
  "salmon or steak after training, I have gout",
  "white rice, brown rice or quinoa for blood sugar?",
  "Should I have oatmeal, a croissant or scrambled eggs for breakfast? I want protein",
];

type Caller = (path: string, body?: unknown) => Promise<{ data: Record<string, unknown> }>;

const stack = await startThrowawayStack();
try {
  const { key } = await createKeyOn({ baseUrl: stack.url, serviceKey: stack.serviceKey });
  const call = createCaller(stack.url, key);
  const energyMs = await timeRounds(() => call(energy, body));
  report("energy, one request", energyMs, energyMs);
  const decideMs = await timeRounds((round) =>
    call("decide", { request_text: questions[round % questions.length] }),
  );
  report("decide, one request", decideMs, energyMs);
  for (const [operation, body] of Object.entries(jobs))
    report(
      `${operation}, POST to completed`,
      await timeRounds(() => runJob(call, operation, body)),
      energyMs,
    );
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

function report(name: string, timesMs: readonly number[], simplestMs: readonly number[]): void {
  const [p50, p95] = [quantile(timesMs, 0.5), quantile(timesMs, 0.95)];
  console.log(`${name}: p50 ${p50} ms, p95 ${p95} ms, ratio ${(p50 / quantile(simplestMs, 0.5)).toFixed(1)}`);
}

async function runJob(call: Caller, operation: string, body: object): Promise<void> {
  const { data } = await call(operation, body);
  for (let status = "queued"; status !== "completed"; ) {
    await new Promise((resolve) => setTimeout(resolve, pollPauseMs));
    const poll = await call(`${operation}?job_id=${data.job_id}`);
    status = String(poll.data.status);
    if (status === "failed") throw new Error(`Cannot measure: ${JSON.stringify(poll.data.error)}`);
  }
}

/** The first round warms the isolate and is not counted. */
async function timeRounds(work: (round: number) => Promise<unknown>): Promise<number[]> {
  const timesMs: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    const start = performance.now();
    await work(round);
    if (round > 0) timesMs.push(performance.now() - start);
  }
  return timesMs;
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round((sorted[Math.floor(share * (sorted.length - 1))] ?? 0) * 10) / 10;
}
