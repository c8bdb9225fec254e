import { expect, it } from "vitest";
import type { JobOperation } from "../../../shared/platform/jobs/job-operation.ts";
import { observeAttempt } from "../../../shared/platform/jobs/observe-attempt.ts";
import { ServiceError } from "../../../shared/platform/kernel/service-error.ts";
import type { Store } from "../../../shared/platform/store/store.ts";
import { measure } from "../../../shared/platform/telemetry/current-activity.ts";
import { claimedJob, fakePorts } from "../support/fake-ports.ts";
import { type ToyInput, toyOperation } from "../support/toy-operation.ts";

const traceparent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";
const job = claimedJob("job-1", { attempt: 2, keyId: "333333333333", traceparent: traceparent });

const throwing = (error: Error) => ({ run: () => Promise.reject(error) });
const failing = (state: "queued" | "failed" | "stale") => ({ failJob: async () => state });

it("an attempt is logged in one line, in the trace of the request that created the job", async () => {
  const { ports, clock, lines, recorded } = fakePorts({ finishJob: async () => true });
  const run = async (work: ToyInput) => {
    await measure("model", "meal_text", async () => {
      clock.nowMs += 400;
    });
    clock.nowMs += 9;
    return { result: work, catalogueRelease: null };
  };
  await observeAttempt(toyOperation({ run }), job, ports);
  expect(lines).toEqual([
    {
      event: "job",
      jobId: "job-1",
      attempt: 2,
      keyId: "333333333333",
      outcome: "completed",
      code: null,
      durationMs: 409,
      databaseMs: 0,
      modelMs: 400,
      storageMs: 0,
      stackMs: 9,
    },
  ]);
  expect(recorded).toMatchObject([
    {
      kind: "job",
      outcome: "completed",
      trace: { traceId: traceparent.split("-")[1], parentSpanId: traceparent.split("-")[2], isSampled: true },
    },
  ]);
});

it("nothing of a result or of what was read of the input is logged or recorded", async () => {
  const finished: unknown[] = [];
  const finishJob: Store["finishJob"] = async (_, outcome) => finished.push(outcome) > 0;
  const { ports, lines, recorded } = fakePorts({ finishJob });
  const stated = { text: "zorblax" };
  const run = async () => ({
    result: stated,
    catalogueRelease: null,
    meta: { items: [stated], unread: [stated] },
  });
  await observeAttempt(toyOperation({ run }), job, ports);
  expect(JSON.stringify(finished)).toContain("zorblax");
  expect(JSON.stringify([lines, recorded])).not.toContain("zorblax");
});

it.each<[string, Partial<JobOperation<ToyInput>>, Partial<Store>, object]>([
  ["completed", {}, { finishJob: async () => true }, { outcome: "completed", code: null }],
  ["no longer its own", {}, { finishJob: async () => false }, { outcome: "lost", code: null }],
  [
    "continued in a next step",
    { run: async () => ({ state: 1, progress: { step: 1, of: 2, label: "x" } }) },
    { yieldJob: async () => true },
    { outcome: "stepped", code: null },
  ],
  [
    "failed by a client error",
    throwing(new ServiceError("invalid_request", "Cannot read")),
    failing("failed"),
    { outcome: "failed", code: "invalid_request" },
  ],
  ["retried", throwing(new Error("x")), failing("queued"), { outcome: "retried", code: "internal_error" }],
  [
    "failed finally",
    throwing(new Error("x")),
    failing("failed"),
    { outcome: "failed", code: "internal_error" },
  ],
  [
    "failed too late",
    throwing(new Error("x")),
    failing("stale"),
    { outcome: "lost", code: "internal_error" },
  ],
])("an attempt that is %s is logged as such", async (_, operation, store, line) => {
  const { ports, lines } = fakePorts(store);
  await observeAttempt(toyOperation(operation), job, ports);
  expect(lines).toMatchObject([line]);
});

it("an attempt whose end cannot be stored is logged all the same", async () => {
  const failJob = () => Promise.reject(new Error("no database"));
  const { ports, lines, recorded } = fakePorts({ failJob });
  await expect(observeAttempt(toyOperation(throwing(new Error("x"))), job, ports)).rejects.toThrow(
    "no database",
  );
  expect(lines).toMatchObject([{ outcome: "lost", code: "service_unavailable" }]);
  expect(recorded).toHaveLength(1);
});

it("a result is checked against the contract of its operation", async () => {
  const { ports, checks } = fakePorts({ finishJob: async () => true });
  const { schema } = toyOperation().body;
  await observeAttempt(toyOperation({ loadResult: async () => schema }), job, ports);
  expect(checks).toMatchObject([{ facts: { jobId: "job-1" }, route: "work", value: { text: "egg" } }]);
});
