import { expect, it } from "vitest";
import { createWorker } from "../../../shared/platform/jobs/worker.ts";
import type { ClaimedJob, Store } from "../../../shared/platform/store/store.ts";
import { claimedJob, fakePorts } from "../support/fake-ports.ts";
import { toyOperation } from "../support/toy-operation.ts";

const finished = async () => true;

/** A queue that hands out its jobs in order and records the job that each claim requested. */
function queueOf(...jobs: ClaimedJob[]) {
  const asked: (string | null)[] = [];
  const claimJob: Store["claimJob"] = async ({ jobId }) => {
    asked.push(jobId);
    return jobs.shift() ?? null;
  };
  return { asked, claimJob, jobs };
}

it("a worker takes its own job first, then waiting jobs until none is left", async () => {
  const { asked, claimJob } = queueOf(claimedJob("own"), claimedJob("other"));
  const { ports } = fakePorts({ claimJob, finishJob: finished });
  await createWorker(toyOperation(), ports).work("own");
  expect(asked).toEqual(["own", null, null]);
});

it("a worker claims jobs of its operation for the configured lease", async () => {
  const claims: unknown[] = [];
  const claimJob: Store["claimJob"] = async (claim) => {
    claims.push(claim);
    return null;
  };
  const { ports } = fakePorts({ claimJob }, { LEASE_SECONDS: "12" });
  await createWorker(toyOperation(), ports).work(null);
  expect(claims).toMatchObject([{ operation: "draft", leaseSeconds: 12, jobId: null }]);
});

it("a worker claims no further job once its time is up", async () => {
  const { asked, claimJob } = queueOf(claimedJob("a"), claimedJob("b"), claimedJob("c"));
  const { ports, clock } = fakePorts({ claimJob, finishJob: finished }, { WORKER_SECONDS: "60" });
  const run = async () => {
    clock.nowMs += 30_000;
    return { result: null, catalogueRelease: null };
  };
  await createWorker(toyOperation({ run }), ports).work(null);
  expect(asked).toHaveLength(2);
});

it("a worker with less time than configured claims no further job after it", async () => {
  const { asked, claimJob } = queueOf(claimedJob("a"), claimedJob("b"), claimedJob("c"));
  const { ports, clock } = fakePorts({ claimJob, finishJob: finished }, { WORKER_SECONDS: "60" });
  const run = async () => {
    clock.nowMs += 15_000;
    return { result: null, catalogueRelease: null };
  };
  await createWorker(toyOperation({ run }), ports).work(null, 20);
  expect(asked).toHaveLength(2);
});

it("a worker can be called again and again", async () => {
  const { asked, claimJob } = queueOf();
  const worker = createWorker(toyOperation(), fakePorts({ claimJob }).ports);
  for (const id of ["a", "b", "c", "d", "e", "f"]) await worker.work(id);
  expect(asked).toEqual(["a", "b", "c", "d", "e", "f"]);
});

it("a worker that cannot claim logs it and never rejects", async () => {
  const { ports, logged } = fakePorts({ claimJob: () => Promise.reject(new Error("no database")) });
  await createWorker(toyOperation(), ports).work(null);
  expect(logged).toEqual([{ event: "worker_failed", operation: "draft", cause: "Error: no database" }]);
});

it("at most four jobs run at a time, and a call meanwhile is served afterwards", async () => {
  const started: string[] = [];
  const gate = Promise.withResolvers<void>();
  const waiting = queueOf(...["a", "b", "c", "d"].map((id) => claimedJob(id)));
  const { ports } = fakePorts({ claimJob: waiting.claimJob, finishJob: finished });
  const run = async () => {
    started.push("job");
    await gate.promise;
    return { result: null, catalogueRelease: null };
  };
  const worker = createWorker(toyOperation({ run }), ports);
  const busy = ["a", "b", "c", "d"].map((id) => worker.work(id));
  await expect.poll(() => started.length).toBe(4);
  await worker.work("e");
  expect(waiting.asked).toEqual(["a", "b", "c", "d"]);
  waiting.jobs.push(claimedJob("e"));
  gate.resolve();
  await Promise.all(busy);
  expect(started).toHaveLength(5);
});

it("a call during the last empty claim is not lost", async () => {
  const gate = Promise.withResolvers<void>();
  const jobs: ClaimedJob[] = [];
  let done = 0;
  const claimJob: Store["claimJob"] = async () => {
    await gate.promise;
    return jobs.shift() ?? null;
  };
  const { ports } = fakePorts({ claimJob, finishJob: async () => ++done > 0 });
  const worker = createWorker(toyOperation(), ports);
  const busy = [null, null, null, null].map((id) => worker.work(id));
  await worker.work("late");
  gate.resolve();
  queueMicrotask(() => jobs.push(claimedJob("late")));
  await Promise.all(busy);
  expect(done).toBe(1);
});

it("takes two steps, then calls the work route with the work secret and stops", async () => {
  const { asked, claimJob } = queueOf(...["a", "a", "a"].map((id) => claimedJob(id)));
  const { ports } = fakePorts({ claimJob, yieldJob: async () => true });
  const woken: string[] = [];
  const fetch: typeof ports.fetch = async (address, init) => {
    woken.push(`${init?.method} ${address} ${new Headers(init?.headers).get("x-work-secret")}`);
    return new Response(null, { status: 202 });
  };
  const run = async () => ({ state: {}, progress: { step: 1, of: 9, label: "searching" } });
  await createWorker(toyOperation({ run }), { ...ports, fetch }).work("a");
  expect(asked).toEqual(["a", null]);
  const { PUBLIC_BASE_URL, WORK_SECRET } = ports.settings;
  expect(woken).toEqual([`POST ${PUBLIC_BASE_URL}/functions/v1/draft/work ${WORK_SECRET}`]);
});

it("with a queue, a job with further steps is handed over to its consumer", async () => {
  const { claimJob } = queueOf(...["a", "a"].map((id) => claimedJob(id)));
  const { ports } = fakePorts({ claimJob, yieldJob: async () => true });
  const sent: unknown[] = [];
  const enqueue = async (message: unknown) => void sent.push(message);
  const run = async () => ({ state: {}, progress: { step: 1, of: 9, label: "searching" } });
  await createWorker(toyOperation({ run }), { ...ports, enqueue }).work("a");
  expect(sent).toEqual([{ jobId: null, version: "v-test" }]);
});
