import { expect, it } from "vitest";
import { createWorker } from "../../../shared/jobs/worker.ts";
import type { ClaimedJob, Store } from "../../../shared/store/store.ts";
import { claimedJob, fakePorts } from "../support/fake-ports.ts";
import { toyOperation } from "../support/toy-operation.ts";

const finished = async () => true;

/** A queue that hands out its jobs in order and tells which job each claim asked for. */
function queueOf(...jobs: ClaimedJob[]) {
  const asked: (string | null)[] = [];
  const claimJob: Store["claimJob"] = async ({ jobId }) => {
    asked.push(jobId);
    return jobs.shift() ?? null;
  };
  return { asked, claimJob, jobs };
}

it("a worker takes its own job first, then whatever waits, until nothing does", async () => {
  const { asked, claimJob } = queueOf(claimedJob("own"), claimedJob("other"));
  const { ports } = fakePorts({ claimJob, finishJob: finished });
  await createWorker(toyOperation(), ports).work("own");
  expect(asked).toEqual(["own", null, null]);
});

it("a worker claims under its operation and the configured lease", async () => {
  const claims: unknown[] = [];
  const claimJob: Store["claimJob"] = async (claim) => {
    claims.push(claim);
    return null;
  };
  const { ports } = fakePorts({ claimJob }, { LEASE_SECONDS: "12" });
  await createWorker(toyOperation(), ports).work(null);
  expect(claims).toMatchObject([{ operation: "draft", leaseSeconds: 12, jobId: null }]);
});

it("a worker claims nothing new once its time is up", async () => {
  const { asked, claimJob } = queueOf(claimedJob("a"), claimedJob("b"), claimedJob("c"));
  const { ports, clock } = fakePorts({ claimJob, finishJob: finished }, { WORKER_SECONDS: "60" });
  const run = async () => {
    clock.nowMs += 30_000;
    return { result: null, catalogueRelease: null };
  };
  await createWorker(toyOperation({ run }), ports).work(null);
  expect(asked).toHaveLength(2);
});

it("a worker whose time is shorter than configured claims nothing new after that", async () => {
  const { asked, claimJob } = queueOf(claimedJob("a"), claimedJob("b"), claimedJob("c"));
  const { ports, clock } = fakePorts({ claimJob, finishJob: finished }, { WORKER_SECONDS: "60" });
  const run = async () => {
    clock.nowMs += 15_000;
    return { result: null, catalogueRelease: null };
  };
  await createWorker(toyOperation({ run }), ports).work(null, 20);
  expect(asked).toHaveLength(2);
});

it("a worker can be hinted at again and again", async () => {
  const { asked, claimJob } = queueOf();
  const worker = createWorker(toyOperation(), fakePorts({ claimJob }).ports);
  for (const id of ["a", "b", "c", "d", "e", "f"]) await worker.work(id);
  expect(asked).toEqual(["a", "b", "c", "d", "e", "f"]);
});

it("a worker that cannot claim says so in the log and never rejects", async () => {
  const { ports, logged } = fakePorts({ claimJob: () => Promise.reject(new Error("no database")) });
  await createWorker(toyOperation(), ports).work(null);
  expect(logged).toEqual([{ event: "worker_failed", operation: "draft", cause: "Error: no database" }]);
});

it("no more than four jobs run at a time, and a hint given meanwhile is followed afterwards", async () => {
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

it("a hint that comes while the last claim finds nothing is not lost", async () => {
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

it("takes two steps, then wakes a further invocation with the work secret and stops", async () => {
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

it("where there is a queue, a job that goes on in steps is handed over to its consumer", async () => {
  const { claimJob } = queueOf(...["a", "a"].map((id) => claimedJob(id)));
  const { ports } = fakePorts({ claimJob, yieldJob: async () => true });
  const sent: unknown[] = [];
  const enqueue = async (hint: unknown) => void sent.push(hint);
  const run = async () => ({ state: {}, progress: { step: 1, of: 9, label: "searching" } });
  await createWorker(toyOperation({ run }), { ...ports, enqueue }).work("a");
  expect(sent).toEqual([{ jobId: null, version: "v-test" }]);
});
