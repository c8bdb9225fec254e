import { expect, it } from "vitest";
import { latencyEdgesMs } from "../../../shared/platform/kernel/latency-buckets.ts";
import { createTrafficRecorder } from "../../../shared/platform/telemetry/traffic-recorder.ts";

const call = { operation: "draft", route: "call" } as const;

function bucketsOf(...buckets: number[]): number[] {
  const latency = Array<number>(latencyEdgesMs.length + 1).fill(0);
  for (const bucket of buckets) latency[bucket] = (latency[bucket] ?? 0) + 1;
  return latency;
}

it("responses are counted by route, server errors and duration", () => {
  const recorder = createTrafficRecorder("v-1");
  recorder.addRequest({ ...call, status: 200, durationMs: 1 });
  recorder.addRequest({ ...call, status: 429, durationMs: 1.01 });
  recorder.addRequest({ ...call, status: 503, durationMs: 30_001 });
  recorder.addRequest({ operation: "draft", route: "poll", status: 200, durationMs: 0 });
  const none = { jobsCompleted: 0, jobsFailed: 0, contractChecks: 0, contractMismatches: 0 };
  expect(recorder.take()).toEqual([
    { ...call, ...none, version: "v-1", requests: 3, serverErrors: 1, latency: bucketsOf(0, 1, 23) },
    { ...call, ...none, version: "v-1", route: "poll", requests: 1, serverErrors: 0, latency: bucketsOf(0) },
  ]);
  expect(recorder.take()).toEqual([]);
});

it("a job counts when it ends, not when it is retried", () => {
  const recorder = createTrafficRecorder("v-1");
  for (const outcome of ["completed", "failed", null] as const)
    recorder.addAttempt({ operation: "draft", durationMs: 10, outcome });
  expect(recorder.take()).toMatchObject([
    { route: "work", requests: 3, serverErrors: 1, jobsCompleted: 1, jobsFailed: 1 },
  ]);
});

it("counts that could not be recorded are added to later ones", () => {
  const recorder = createTrafficRecorder("v-1");
  recorder.addRequest({ ...call, status: 200, durationMs: 2 });
  recorder.addCheck({ ...call, fits: false });
  const taken = recorder.take();
  recorder.addRequest({ ...call, status: 500, durationMs: 2 });
  recorder.addCheck({ ...call, fits: true });
  recorder.putBack(taken);
  expect(recorder.take()).toMatchObject([
    { requests: 2, serverErrors: 1, latency: bucketsOf(1, 1), contractChecks: 2, contractMismatches: 1 },
  ]);
});

it("a database that is unavailable for long does not fill the memory", () => {
  const recorder = createTrafficRecorder("v-1");
  for (let flush = 0; flush < 10_000; flush++) {
    recorder.addRequest({ ...call, status: 200, durationMs: flush });
    recorder.putBack(recorder.take());
  }
  const rows = recorder.take();
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ requests: 10_000 });
});

it("a request that another version did not respond to is counted apart, as its own", () => {
  const recorder = createTrafficRecorder("v-1");
  recorder.addRequest({ ...call, status: 200, durationMs: 2 });
  recorder.addRequest({ ...call, version: "v-2", status: 503, durationMs: 2 });
  const taken = recorder.take();
  expect(taken).toMatchObject([
    { version: "v-1", requests: 1, serverErrors: 0 },
    { version: "v-2", requests: 1, serverErrors: 1 },
  ]);
  recorder.putBack(taken);
  expect(recorder.take()).toEqual(taken);
});
