import { expect, it } from "vitest";
import * as z from "zod";
import { createUuidV7 } from "../../../shared/platform/kernel/uuid.ts";
import type { LogEntry } from "../../../shared/platform/telemetry/current-activity.ts";
import type { FinishedAttempt, FinishedRequest } from "../../../shared/platform/telemetry/finished.ts";
import { type ActivitySink, createTelemetry } from "../../../shared/platform/telemetry/telemetry.ts";
import type { TrafficCounts } from "../../../shared/platform/telemetry/traffic-recorder.ts";

const durations = { durationMs: 4, databaseMs: 3, modelMs: 0, storageMs: 0, stackMs: 1 };
const trace = { traceId: "ab".repeat(16), spanId: "cd".repeat(8), parentSpanId: null, isSampled: false };

const request: FinishedRequest = {
  kind: "request",
  facts: { operation: "draft", requestId: "r-1" },
  trace: trace,
  startedAtMs: 0,
  durations: durations,
  calls: [],
  method: "POST",
  route: "call",
  status: 202,
  code: null,
};
const attempt: FinishedAttempt = {
  ...request,
  kind: "job",
  facts: { operation: "draft", jobId: "j-1" },
  attempt: 1,
  outcome: "completed",
  isOurs: false,
};

type Changes = {
  recordTraffic?: () => Promise<void>;
  sink?: ActivitySink;
  contractCheckShare?: number;
  sleep?: () => Promise<void>;
};

/** Telemetry with a clock that sleeps advance, and everything it has sent. */
function createBench({ recordTraffic, ...changes }: Changes = {}) {
  const clock = { nowMs: 0 };
  const sent: TrafficCounts[][] = [];
  const logged: LogEntry[] = [];
  const telemetry = createTelemetry({
    version: "v-1",
    sampleShare: 0,
    contractCheckShare: 0,
    sink: null,
    recordTraffic: async (rows) => {
      await recordTraffic?.();
      sent.push(rows);
    },
    elapsedMs: () => clock.nowMs,
    sleep: async (durationMs) => {
      await Promise.resolve();
      clock.nowMs += durationMs;
    },
    log: (entry) => void logged.push(entry),
    ...changes,
  });
  return { telemetry, clock, sent, logged };
}

it("records are sent after the response, at most every five seconds", async () => {
  const { telemetry, clock, sent } = createBench();
  telemetry.record(request);
  const first = telemetry.settle();
  expect(sent).toEqual([]);
  await first;
  expect(sent).toHaveLength(1);
  telemetry.record(request);
  await telemetry.settle();
  expect(sent).toHaveLength(2);
  expect(clock.nowMs).toBe(5_000);
});

it("a flush sends at once, even right after another one", async () => {
  const { telemetry, clock, sent } = createBench();
  for (let round = 1; round <= 2; round++) {
    telemetry.record(attempt);
    await telemetry.flush();
    expect(sent).toHaveLength(round);
  }
  expect(clock.nowMs).toBe(0);
});

it("of many requests one sends, including the records of the others", async () => {
  const { telemetry, sent } = createBench();
  const settled = Array.from({ length: 50 }, () => {
    telemetry.record(request);
    return telemetry.settle();
  });
  await Promise.all(settled);
  expect(sent.map((rows) => rows.map(({ requests }) => requests))).toEqual([[50]]);
});

it("when the runtime has ended the request that was to send, a later one does", async () => {
  let isFrozen = true;
  const sleep = () => (isFrozen ? new Promise<void>(() => {}) : Promise.resolve());
  const { telemetry, clock, sent } = createBench({ sleep });
  telemetry.record(request);
  void telemetry.settle();
  isFrozen = false;
  telemetry.record(request);
  await telemetry.settle();
  expect(sent).toEqual([]);
  clock.nowMs += 20_000;
  await telemetry.settle();
  expect(sent).toMatchObject([[{ requests: 2 }]]);
});

it("counts that the database rejected are kept and sent later, which is logged once", async () => {
  let isAway = true;
  const recordTraffic = () => (isAway ? Promise.reject(new Error("no database")) : Promise.resolve());
  const { telemetry, sent, logged } = createBench({ recordTraffic });
  for (let round = 0; round < 3; round++) {
    telemetry.record(request);
    await telemetry.settle();
  }
  isAway = false;
  telemetry.record(request);
  await telemetry.settle();
  expect(sent).toMatchObject([[{ requests: 4 }]]);
  expect(logged).toEqual([{ event: "traffic_not_recorded", cause: "Error: no database" }]);
});

it("jobs count as completed or failed by the service; health checks and the work route do not count", async () => {
  const { telemetry, sent } = createBench();
  telemetry.record(attempt);
  telemetry.record({ ...attempt, outcome: "failed", code: "internal_error", isOurs: true });
  telemetry.record({ ...attempt, outcome: "failed", code: "invalid_request", isOurs: false });
  telemetry.record({ ...attempt, outcome: "retried", code: "internal_error", isOurs: true });
  for (const route of ["health", "wake", null] as const) telemetry.record({ ...request, route, status: 503 });
  await telemetry.settle();
  expect(sent).toMatchObject([
    [{ route: "work", requests: 4, jobsCompleted: 1, jobsFailed: 1, serverErrors: 1 }],
  ]);
});

it("a response that does not match the contract is counted, and its fields are logged without their values", async () => {
  const { telemetry, sent, logged } = createBench({ contractCheckShare: 1 });
  const schema = z.strictObject({ items: z.array(z.strictObject({ kcal: z.number() })) });
  const check = {
    facts: { operation: "draft", jobId: "j-1" },
    route: "work" as const,
    loadSchema: async () => schema,
  };
  telemetry.checkResponse({ ...check, value: { items: [{ kcal: 1 }, { kcal: "my secret dinner" }] } });
  telemetry.checkResponse({ ...check, value: { items: [] } });
  await telemetry.settle();
  expect(sent).toMatchObject([[{ route: "work", contractChecks: 2, contractMismatches: 1, requests: 0 }]]);
  expect(logged).toEqual([
    {
      event: "contract_mismatch",
      operation: "draft",
      jobId: "j-1",
      route: "work",
      fields: ["items[1].kcal: invalid_type"],
    },
  ]);
});

it("a share of responses is checked, the same for the same ids, and few are kept at a time", async () => {
  const checkedOf = async (share: number) => {
    const { telemetry, sent } = createBench({ contractCheckShare: share });
    for (let id = 0; id < 400; id++) {
      const random = Uint8Array.from(
        { length: 10 },
        (_, index) => (id * 7_919 + index * 104_729) >> (index % 8),
      );
      const facts = { operation: "draft", requestId: createUuidV7(1_800_000_000_000 + id * 37, random) };
      telemetry.checkResponse({ facts, route: "call", loadSchema: async () => z.object({}), value: {} });
      if (id % 4 === 0) await telemetry.settle();
    }
    await telemetry.settle();
    return sent.flat().reduce((sum, { contractChecks }) => sum + contractChecks, 0);
  };
  expect(await checkedOf(0)).toBe(0);
  expect(await checkedOf(0.1)).toBe(await checkedOf(0.1));
  expect(await checkedOf(0.1)).toBeGreaterThan(20);
  expect(await checkedOf(0.1)).toBeLessThan(60);
  const { telemetry, sent } = createBench({ contractCheckShare: 1 });
  const facts = { operation: "draft", requestId: "r" };
  for (let id = 0; id < 100; id++)
    telemetry.checkResponse({ facts, route: "call", loadSchema: async () => z.object({}), value: {} });
  await telemetry.settle();
  expect(sent).toMatchObject([[{ contractChecks: 8 }]]);
});

it("a collector that never responds delays only its own flush", async () => {
  let flushes = 0;
  const sink: ActivitySink = {
    record: () => {},
    flush: () => {
      flushes++;
      return new Promise(() => {});
    },
  };
  const { telemetry, sent } = createBench({ sink });
  for (let round = 0; round < 3; round++) {
    telemetry.record(request);
    void telemetry.settle();
    await expect.poll(() => sent.length).toBe(round + 1);
  }
  expect(flushes).toBe(3);
});
