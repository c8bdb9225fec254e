import { expect, it } from "vitest";
import type { JobContext } from "../../../shared/platform/jobs/job-operation.ts";
import { createWorker } from "../../../shared/platform/jobs/worker.ts";
import type { Store } from "../../../shared/platform/store/store.ts";
import { claimedJob, fakePorts } from "../support/fake-ports.ts";
import { toyOperation } from "../support/toy-operation.ts";

type Saved = { state: unknown; progress: unknown };

/** A queue with one job, whose steps are claimed again with the state that the last one returned. */
function queueOfOne() {
  const asked: (string | null)[] = [];
  const saved: Saved[] = [];
  const claimJob: Store["claimJob"] = async ({ jobId }) => {
    asked.push(jobId);
    return claimedJob("own", { state: saved.at(-1)?.state ?? null });
  };
  const yieldJob: Store["yieldJob"] = async (_, step) => saved.push(step) > 0;
  return { asked, saved, store: { claimJob, yieldJob, finishJob: async () => true } };
}

/** Ports whose sleeps end at once and advance the clock. */
function portsWithoutTime(store: Partial<Store>) {
  const { ports, clock, logged } = fakePorts(store);
  const sleep: typeof ports.sleep = async (durationMs) => {
    clock.nowMs += durationMs;
  };
  return { ports: { ...ports, sleep }, logged };
}

it("a job that ends in time is the only one worked on", async () => {
  const { asked, store } = queueOfOne();
  const worker = createWorker(toyOperation(), fakePorts(store).ports);
  expect(await worker.workWithin("own", 20)).toBe(true);
  expect(asked).toEqual(["own"]);
});

it("a job of another worker needs no more work here", async () => {
  const worker = createWorker(toyOperation(), fakePorts({ claimJob: async () => null }).ports);
  expect(await worker.workWithin("own", 20)).toBe(true);
});

it("steps follow one another as long as there is time", async () => {
  const { saved, store } = queueOfOne();
  const { ports, clock } = fakePorts(store);
  const run = async () => {
    clock.nowMs += 6_000;
    return { state: saved.length + 1, progress: { step: saved.length + 1, of: 9, label: "searching" } };
  };
  expect(await createWorker(toyOperation({ run }), ports).workWithin("own", 20)).toBe(false);
  expect(saved.map(({ state }) => state)).toEqual([1, 2, 3, 4]);
});

it("a job whose time is up is stopped and returned unchanged, without using up an attempt", async () => {
  const { saved, store } = queueOfOne();
  const { ports, logged } = portsWithoutTime({ ...store, heartbeatJob: async () => true });
  const signals: AbortSignal[] = [];
  const run = (_: unknown, { signal }: JobContext) => {
    signals.push(signal);
    return new Promise<never>(() => {});
  };
  expect(await createWorker(toyOperation({ run }), ports).workWithin("own", 20)).toBe(false);
  expect(saved).toEqual([{ state: null, progress: null }]);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  expect(logged.filter(({ event }) => event === "job_attempt_failed")).toEqual([]);
});

it("an isolate at its limit takes no further job", async () => {
  const { store } = queueOfOne();
  const gate = Promise.withResolvers<void>();
  const run = async () => {
    await gate.promise;
    return { result: null, catalogueRelease: null };
  };
  const worker = createWorker(toyOperation({ run }), fakePorts(store).ports);
  const busy = ["a", "b", "c", "d"].map((id) => worker.workWithin(id, 20));
  expect(await worker.workWithin("e", 20)).toBe(false);
  gate.resolve();
  expect(await Promise.all(busy)).toEqual([true, true, true, true]);
});
