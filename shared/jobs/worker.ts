import type { Ports } from "../http/ports.ts";
import type { ClaimedJob } from "../store/store.ts";
import { runOutsideActivity } from "../telemetry/current-activity.ts";
import { callWorkRoute } from "./call-work-route.ts";
import { endInTime } from "./end-in-time.ts";
import type { JobOperation } from "./job-operation.ts";
import { observeAttempt } from "./observe-attempt.ts";

/** Jobs that one isolate works on at a time; more would only slow each other down. */
const CONCURRENT_JOBS = 4;

/** Steps of jobs that one invocation takes: with a second of CPU each they keep within every platform's bound. */
const STEPS_PER_INVOCATION = 2;
const HAND_OVER_TIMEOUT_MS = 5_000;

/** Works on jobs of one operation until none is left or its time is up. Never rejects. */
export type Worker = {
  /** Takes up jobs, its own first, for `WORKER_SECONDS`, or for `seconds` where those are fewer. */
  work: (ownJobId: string | null, seconds?: number) => Promise<void>;
  /** Works on one job alone, for at most `seconds`; false when it needs more time or another isolate. */
  workInTime: (jobId: string, seconds: number) => Promise<boolean>;
};

/** Creates the worker of one isolate. Hints to work may come from a POST, a poll or the sweep. */
export function createWorker<Input, Work>(operation: JobOperation<Input, Work>, ports: Ports): Worker {
  const name = `${operation.name}-${ports.now().toString(36)}`;
  let running = 0;
  let runningInTime = 0;
  let hintedWhileFull = false;

  async function work(ownJobId: string | null, seconds = Number.POSITIVE_INFINITY): Promise<void> {
    if (running >= CONCURRENT_JOBS) {
      hintedWhileFull = true;
      return;
    }
    running++;
    try {
      const stopAt = ports.now() + Math.min(seconds, ports.settings.WORKER_SECONDS) * 1000;
      // What a request starts here outlives it, and is no part of its time.
      await runOutsideActivity(() => drain(ownJobId, stopAt));
    } catch (error) {
      ports.log({ event: "worker_failed", operation: operation.name, cause: String(error) });
    } finally {
      running--;
    }
  }

  async function drain(ownJobId: string | null, stopAt: number): Promise<void> {
    let jobId = ownJobId;
    let steps = 0;
    do {
      hintedWhileFull = false;
      for (let job = await claim(jobId); job; job = await claim(null)) {
        if ((await observeAttempt(operation, job, ports)) === "stepped") steps++;
        if (steps === STEPS_PER_INVOCATION) return await handOver(job.traceparent);
        if (ports.now() >= stopAt) return;
      }
      jobId = null;
    } while (hintedWhileFull && ports.now() < stopAt);
  }

  async function workInTime(jobId: string, seconds: number): Promise<boolean> {
    if (runningInTime >= CONCURRENT_JOBS) return false;
    runningInTime++;
    try {
      return await runOutsideActivity(() => endJob(jobId, ports.now() + seconds * 1000));
    } catch (error) {
      ports.log({ event: "worker_failed", operation: operation.name, cause: String(error) });
      return false;
    } finally {
      runningInTime--;
    }
  }

  /** True when the job has ended, or is another's by now. */
  async function endJob(jobId: string, stopAt: number): Promise<boolean> {
    for (let leftMs = stopAt - ports.now(); leftMs > 0; leftMs = stopAt - ports.now()) {
      const job = await claim(jobId);
      if (!job) return true;
      const outcome = await observeAttempt(endInTime(operation, ports, leftMs / 1000), job, ports);
      if (outcome !== "stepped") return true;
    }
    return false;
  }

  function claim(jobId: string | null): Promise<ClaimedJob | null> {
    const { LEASE_SECONDS } = ports.settings;
    return ports.store.claimJob({
      operation: operation.name,
      worker: name,
      leaseSeconds: LEASE_SECONDS,
      jobId,
      version: ports.version,
    });
  }

  /** Wakes a further invocation; where that fails the next poll or sweep does. */
  async function handOver(traceparent: string | null): Promise<void> {
    const { enqueue, version } = ports;
    if (enqueue) await enqueue({ jobId: null, version });
    else
      await callWorkRoute(operation.name, ports, { version, traceparent, timeoutMs: HAND_OVER_TIMEOUT_MS });
  }

  return { work, workInTime };
}
