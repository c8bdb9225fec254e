import { expect, test, vi } from "vitest";
import type { AnyJob, Caller } from "../../../console/src/jobs/caller.ts";
import { describeRun } from "../../../console/src/jobs/describe-run.ts";
import { hasName, nameOfRun, type Outcome } from "../../../console/src/jobs/run.ts";
import { createRunStore } from "../../../console/src/jobs/run-store.ts";

const outcome: Outcome = {
  result: { type: "food_detected" },
  meta: {},
  requestId: "r-1",
  limits: { rate: null, quota: null },
};

/** A job that the test ends; waiting ends with its signal. */
function scriptJob(id = "01a1-job") {
  const ended = Promise.withResolvers<Outcome>();
  const waits: Parameters<AnyJob["wait"]>[0][] = [];
  const job: AnyJob = {
    id,
    wait(options) {
      waits.push(options);
      options?.signal?.addEventListener("abort", () => ended.reject(new Error("aborted")));
      return ended.promise;
    },
  };
  return { job, waits, ended };
}

function storeOf(caller: Caller) {
  let nowMs = 1_000;
  const store = createRunStore({ callerOf: () => caller, now: () => (nowMs += 500) });
  return { store, until: (check: () => void) => vi.waitFor(check, { interval: 1, timeout: 30_000 }) };
}

test("a job is followed from its request to its result, and every change is reported", async () => {
  const { job, waits, ended } = scriptJob();
  const { store, until } = storeOf({ kind: "job", submit: async () => job, openJob: () => job });
  const reported: string[] = [];
  store.subscribe(() => reported.push(describeRun(store.list()[0] as never)));
  const { id } = store.start("decode", { foodText: "an egg" });
  await until(() => expect(waits).toHaveLength(1));
  waits[0]?.onProgress?.({
    jobId: job.id,
    status: "processing",
    progress: { step: 2, of: 5, label: "day 2" },
  });
  ended.resolve(outcome);
  await until(() => expect(store.find(id)?.state).toEqual({ kind: "completed", outcome }));
  expect(store.find(id)?.jobId).toBe(job.id);
  expect(reported).toEqual([
    "Sending the request",
    "Queued: the job waits for a worker",
    "Processing, step 2 of 5: day 2",
    "Result ready after 500 ms",
  ]);
});

test("a refused request keeps its error", async () => {
  const refusal = new Error("Cannot read foodText: must not be empty");
  const { store, until } = storeOf({ kind: "direct", call: () => Promise.reject(refusal) });
  const { id } = store.start("decide", {});
  await until(() => expect(store.find(id)?.state).toEqual({ kind: "failed", failure: refusal }));
});

test("stopped waiting is not a failure, and can be resumed", async () => {
  const first = scriptJob();
  const second = scriptJob();
  const { store, until } = storeOf({ kind: "job", submit: async () => first.job, openJob: () => second.job });
  const { id } = store.start("design", {});
  await until(() => expect(first.waits).toHaveLength(1));
  store.stop(id);
  await until(() => expect(store.find(id)?.state.kind).toBe("stopped"));
  store.resume(id);
  second.ended.resolve(outcome);
  await until(() => expect(store.find(id)?.state.kind).toBe("completed"));
});

test("a job opened by its id is awaited without a request", async () => {
  const { job, ended } = scriptJob("01a1-kept");
  const submit = vi.fn();
  const { store, until } = storeOf({ kind: "job", submit, openJob: () => job });
  const run = store.openJob("decode", "01a1-kept");
  expect(run).toMatchObject({ id: "01a1-kept", jobId: "01a1-kept", body: null });
  ended.resolve(outcome);
  await until(() => expect(store.find("01a1-kept")?.state.kind).toBe("completed"));
  expect(submit).not.toHaveBeenCalled();
});

test("the newest run comes first", () => {
  const { store } = storeOf({ kind: "direct", call: () => new Promise(() => {}) });
  store.start("decide", { request_text: "one" });
  store.start("energy", {});
  expect(store.list().map(({ page }) => page)).toEqual(["energy", "decide"]);
});

test("an address names a run by its job, or by its id in the session until the job is known", () => {
  const ended = {
    page: "energy",
    body: {},
    startedAtMs: 0,
    endedAtMs: 1,
    state: { kind: "stopped" },
  } as const;
  const withoutJob = { id: "3", jobId: null, ...ended };
  const withJob = { id: "4", jobId: "01a1-job", ...ended };
  expect([nameOfRun(withoutJob), nameOfRun(withJob)]).toEqual(["3", "01a1-job"]);
  expect(hasName(withJob, "4") && hasName(withJob, "01a1-job")).toBe(true);
  expect(hasName(withoutJob, null)).toBe(false);
});
