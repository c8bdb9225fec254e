import type { Scenario } from "./scenario.ts";
import { type Address, pause, runJob, send } from "./support/caller.ts";
import { describeTimes, quantile } from "./support/figures.ts";

const requestCounts = { full: 600, short: 60 };
const abuserCount = 8;
const largestRatio = 2;
const meal = {
  operation: "decode",
  body: { input_mode: "unstructured", foodText: "an apple and 30 g cheddar" },
};
const person = JSON.stringify({ gender: "male", height: 175, weight: 70, age: 30, activity: "office" });

/** One key goes over every limit all the time; the requests of another take at most twice as long as before. */
export const runNeighbours: Scenario = async (stack, extent) => {
  const careful = stack.address((await stack.createKey()).key);
  const abusive = stack.address((await stack.createKey({ ratePerMinute: 60, quotaPerMonth: 100 })).key);
  const count = requestCounts[extent];
  await timeRequests(careful, Math.ceil(count / 10));
  const quietMs = await timeRequests(careful, count);

  let isOver = false;
  const refusals = new Map<number, number>();
  const abusers = Array.from({ length: abuserCount }, async (_, index) => {
    for (let turn = index; !isOver; turn++) {
      const status = await abuse(abusive, turn).catch(() => 0);
      refusals.set(status, (refusals.get(status) ?? 0) + 1);
    }
  });
  const besideMs = await timeRequests(careful, count);
  isOver = true;
  await Promise.all(abusers);

  const ratio = quantile(besideMs, 0.99) / quantile(quietMs, 0.99);
  const statuses = [...refusals].sort().map(([status, times]) => `${times} x ${status || "closed"}`);
  const problems: string[] = [];
  if (ratio > largestRatio)
    problems.push(`p99 beside an abusive key is ${ratio.toFixed(1)} times the quiet one`);
  if ([...refusals.keys()].some((status) => status >= 500 && status !== 503))
    problems.push(`an abusive key got ${statuses.join(", ")}`);
  return {
    figures: [
      `alone: ${describeTimes(quietMs)}`,
      `beside an abusive key: ${describeTimes(besideMs)}; p99 ${ratio.toFixed(2)} times`,
      `the abusive key got ${statuses.join(", ")}`,
    ],
    problems,
  };
};

/** Times of energy requests, and of a job among ten of them. */
async function timeRequests(address: Address, count: number): Promise<number[]> {
  const timesMs: number[] = [];
  for (let turn = 0; turn < count; turn++) {
    const startMs = performance.now();
    if (turn % 10 === 9) await runJob(address, meal);
    else
      await (
        await send(address, "daily_energy_expenditure_calculation", { method: "POST", body: person })
      ).arrayBuffer();
    timesMs.push(performance.now() - startMs);
    await pause(5);
  }
  return timesMs;
}

/** One request that some limit refuses: a flood of jobs and polls, large bodies, wrong bodies. */
async function abuse(address: Address, turn: number): Promise<number> {
  const requests = [
    () => send(address, "decode", { method: "POST", body: JSON.stringify(meal.body) }),
    () => send(address, "decode?job_id=019f4b41-5280-7b1d-9c3f-2e8a4d6b7c10"),
    () =>
      send(address, "design", { method: "POST", body: `{"type":"plan","plan_days":14,"meals_per_day":5}` }),
    () =>
      send(address, "decide", { method: "POST", body: `{"request_text":"${"apple or ".repeat(100_000)}"}` }),
    () => send(address, "draft", { method: "POST", body: "[".repeat(50_000) }),
    () => send(address, "get_decode_compound_id?q=proteen"),
  ];
  const response = await (requests[turn % requests.length] ?? requests[0])?.();
  await response?.arrayBuffer();
  return response?.status ?? 0;
}
