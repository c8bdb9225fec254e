import type { Ports } from "../http/ports.ts";
import type { JobOperation } from "./job-operation.ts";
import { runClaimedJob } from "./run-claimed-job.ts";

/** Jobs that one isolate works on at a time; more would only slow each other down. */
const CONCURRENT_JOBS = 4;

/** Works on jobs of one operation until none is left or the isolate's time is up. Never rejects. */
export type Worker = { work: (ownJobId: string | null) => Promise<void> };

/** Creates the worker of one isolate. Hints to work may come from a POST, a poll or the sweep. */
export function createWorker<Input, Work>(operation: JobOperation<Input, Work>, ports: Ports): Worker {
  const name = `${operation.name}-${ports.now().toString(36)}`;
  let running = 0;
  let hintedWhileFull = false;

  async function work(ownJobId: string | null): Promise<void> {
    if (running >= CONCURRENT_JOBS) {
      hintedWhileFull = true;
      return;
    }
    running++;
    try {
      await drain(ownJobId);
    } catch (error) {
      ports.log({ event: "worker_failed", operation: operation.name, cause: String(error) });
    } finally {
      running--;
    }
  }

  async function drain(ownJobId: string | null): Promise<void> {
    const stopAt = ports.now() + ports.settings.WORKER_SECONDS * 1000;
    let jobId = ownJobId;
    do {
      hintedWhileFull = false;
      while (ports.now() < stopAt && (await runNext(jobId))) jobId = null;
      jobId = null;
    } while (hintedWhileFull && ports.now() < stopAt);
  }

  async function runNext(jobId: string | null): Promise<boolean> {
    const { LEASE_SECONDS } = ports.settings;
    const claim = { operation: operation.name, worker: name, leaseSeconds: LEASE_SECONDS, jobId };
    const job = await ports.store.claimJob(claim);
    if (job) await runClaimedJob(operation, job, ports);
    return job !== null;
  }

  return { work };
}
