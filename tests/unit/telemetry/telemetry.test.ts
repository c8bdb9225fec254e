import { expect, it } from "vitest";
import * as z from "zod";
import { createUuidV7 } from "../../../shared/kernel/uuid.ts";
import type { FinishedAttempt, FinishedRequest } from "../../../shared/telemetry/finished.ts";
import type { LogEntry } from "../../../shared/telemetry/log-entry.ts";
import { type ActivitySink, createTelemetry } from "../../../shared/telemetry/telemetry.ts";
import type { TrafficCounts } from "../../../shared/telemetry/traffic-recorder.ts";

const DURATIONS = { durationMs: 4, databaseMs: 3, modelMs: 0, storageMs: 0, stackMs: 1 };
const TRACE = { traceId: "ab".repeat(16), spanId: "cd".repeat(8), parentSpanId: null, isSampled: false };

const request: FinishedRequest = {
  kind: "request",
  facts: { operation: "draft", requestId: "r-1" },
  trace: TRACE,
  startedAtMs: 0,
  durations: DURATIONS,
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

/** Telemetry over a clock that passes when it is slept on, and what it told. */
function telling({ recordTraffic, ...changes }: Changes = {}) {
  const clock = { nowMs: 0 };
  const told: TrafficCounts[][] = [];
  const logged: LogEntry[] = [];
  const telemetry = createTelemetry({
    version: "v-1",
    sampleShare: 0,
    contractCheckShare: 0,
    sink: null,
    recordTraffic: async (rows) => {
      await recordTraffic?.();
      told.push(rows);
    },
    elapsedMs: () => clock.nowMs,
    sleep: async (durationMs) => {
      await Promise.resolve();
      clock.nowMs += durationMs;
    },
    log: (entry) => void logged.push(entry),
    ...changes,
  });
  return { telemetry, clock, told, logged };
}

it("what is recorded is passed on after the answer, at most every five seconds", async () => {
  const { telemetry, clock, told } = telling();
  telemetry.record(request);
  const first = telemetry.settle();
  expect(told).toEqual([]);
  await first;
  expect(told).toHaveLength(1);
  telemetry.record(request);
  await telemetry.settle();
  expect(told).toHaveLength(2);
  expect(clock.nowMs).toBe(5_000);
});

it("a flush passes on at once, also right after another one", async () => {
  const { telemetry, clock, told } = telling();
  for (let round = 1; round <= 2; round++) {
    telemetry.record(attempt);
    await telemetry.flush();
    expect(told).toHaveLength(round);
  }
  expect(clock.nowMs).toBe(0);
});

it("of many requests one passes on, with what the others recorded meanwhile", async () => {
  const { telemetry, told } = telling();
  const settled = Array.from({ length: 50 }, () => {
    telemetry.record(request);
    return telemetry.settle();
  });
  await Promise.all(settled);
  expect(told.map((rows) => rows.map(({ requests }) => requests))).toEqual([[50]]);
});

it("where the runtime ended what was to pass on, a later request does", async () => {
  let isFrozen = true;
  const sleep = () => (isFrozen ? new Promise<void>(() => {}) : Promise.resolve());
  const { telemetry, clock, told } = telling({ sleep });
  telemetry.record(request);
  void telemetry.settle();
  isFrozen = false;
  telemetry.record(request);
  await telemetry.settle();
  expect(told).toEqual([]);
  clock.nowMs += 20_000;
  await telemetry.settle();
  expect(told).toMatchObject([[{ requests: 2 }]]);
});

it("counts that the database did not take are kept and told later; the log says so once", async () => {
  let isAway = true;
  const recordTraffic = () => (isAway ? Promise.reject(new Error("no database")) : Promise.resolve());
  const { telemetry, told, logged } = telling({ recordTraffic });
  for (let round = 0; round < 3; round++) {
    telemetry.record(request);
    await telemetry.settle();
  }
  isAway = false;
  telemetry.record(request);
  await telemetry.settle();
  expect(told).toMatchObject([[{ requests: 4 }]]);
  expect(logged).toEqual([{ event: "traffic_not_recorded", cause: "Error: no database" }]);
});

it("jobs count as completed or failed at our fault, health and wake-ups not at all", async () => {
  const { telemetry, told } = telling();
  telemetry.record(attempt);
  telemetry.record({ ...attempt, outcome: "failed", code: "internal_error", isOurs: true });
  telemetry.record({ ...attempt, outcome: "failed", code: "invalid_request", isOurs: false });
  telemetry.record({ ...attempt, outcome: "retried", code: "internal_error", isOurs: true });
  for (const route of ["health", "wake", null] as const) telemetry.record({ ...request, route, status: 503 });
  await telemetry.settle();
  expect(told).toMatchObject([
    [{ route: "work", requests: 4, jobsCompleted: 1, jobsFailed: 1, serverErrors: 1 }],
  ]);
});

it("an answer that does not fit the contract is counted, and its fields are logged without what stands in them", async () => {
  const { telemetry, told, logged } = telling({ contractCheckShare: 1 });
  const schema = z.strictObject({ items: z.array(z.strictObject({ kcal: z.number() })) });
  const check = {
    facts: { operation: "draft", jobId: "j-1" },
    route: "work" as const,
    loadSchema: async () => schema,
  };
  telemetry.checkAnswer({ ...check, value: { items: [{ kcal: 1 }, { kcal: "my secret dinner" }] } });
  telemetry.checkAnswer({ ...check, value: { items: [] } });
  await telemetry.settle();
  expect(told).toMatchObject([[{ route: "work", contractChecks: 2, contractMismatches: 1, requests: 0 }]]);
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

it("a share of the answers is checked, the same one for the same ids, and few are kept at a time", async () => {
  const checkedOf = async (share: number) => {
    const { telemetry, told } = telling({ contractCheckShare: share });
    for (let id = 0; id < 400; id++) {
      const random = Uint8Array.from(
        { length: 10 },
        (_, index) => (id * 7_919 + index * 104_729) >> (index % 8),
      );
      const facts = { operation: "draft", requestId: createUuidV7(1_800_000_000_000 + id * 37, random) };
      telemetry.checkAnswer({ facts, route: "call", loadSchema: async () => z.object({}), value: {} });
      if (id % 4 === 0) await telemetry.settle();
    }
    await telemetry.settle();
    return told.flat().reduce((sum, { contractChecks }) => sum + contractChecks, 0);
  };
  expect(await checkedOf(0)).toBe(0);
  expect(await checkedOf(0.1)).toBe(await checkedOf(0.1));
  expect(await checkedOf(0.1)).toBeGreaterThan(20);
  expect(await checkedOf(0.1)).toBeLessThan(60);
  const { telemetry, told } = telling({ contractCheckShare: 1 });
  const facts = { operation: "draft", requestId: "r" };
  for (let id = 0; id < 100; id++)
    telemetry.checkAnswer({ facts, route: "call", loadSchema: async () => z.object({}), value: {} });
  await telemetry.settle();
  expect(told).toMatchObject([[{ contractChecks: 8 }]]);
});

it("a collector that never answers holds up nothing but its own flush", async () => {
  let flushes = 0;
  const sink: ActivitySink = {
    record: () => {},
    flush: () => {
      flushes++;
      return new Promise(() => {});
    },
  };
  const { telemetry, told } = telling({ sink });
  for (let round = 0; round < 3; round++) {
    telemetry.record(request);
    void telemetry.settle();
    await expect.poll(() => told.length).toBe(round + 1);
  }
  expect(flushes).toBe(3);
});
