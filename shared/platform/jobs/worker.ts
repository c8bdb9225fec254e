import type { Ports } from "../http/mod.ts";
import type { ClaimedJob } from "../store/mod.ts";
import { runOutsideActivity } from "../telemetry/mod.ts";
import type { JobOperation, JobStep } from "./job-operation.ts";
import { observeAttempt } from "./observe-attempt.ts";
import { callWorkRoute } from "./work-route.ts";

/** Maximum number of jobs at a time in one isolate; more would only slow each other down. */
const concurrentJobs = 4;

/** Steps per invocation; with a second of CPU time each they stay within the limit of every platform. */
const stepsPerInvocation = 2;
const handOverTimeoutMs = 5_000;

/** Works on the jobs of one operation. Neither method rejects. */
export type Worker = {
  /** Works on jobs, this one first, until none is left or `WORKER_SECONDS` or the fewer `seconds` have passed. */
  work: (ownJobId: string | null, seconds?: number) => Promise<void>;
  /** Works on this job only, for at most `seconds`; false when it needs more time or another isolate. */
  workWithin: (jobId: string, seconds: number) => Promise<boolean>;
};

/** The worker of one isolate, which POSTs, polls and the sweep call. */
export function createWorker<Input, Work>(operation: JobOperation<Input, Work>, ports: Ports): Worker {
  const name = `${operation.name}-${ports.now().toString(36)}`;
  let running = 0;
  let runningWithDeadline = 0;
  let calledWhileFull = false;

  async function work(ownJobId: string | null, seconds = Number.POSITIVE_INFINITY): Promise<void> {
    if (running >= concurrentJobs) {
      calledWhileFull = true;
      return;
    }
    running++;
    try {
      const stopAt = ports.now() + Math.min(seconds, ports.settings.WORKER_SECONDS) * 1000;
      // The work outlives the request that starts it and must not count as its time.
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
      calledWhileFull = false;
      for (let job = await claim(jobId); job; job = await claim(null)) {
        if ((await observeAttempt(operation, job, ports)) === "stepped") steps++;
        if (steps === stepsPerInvocation) return await handOver(job.traceparent);
        if (ports.now() >= stopAt) return;
      }
      jobId = null;
    } while (calledWhileFull && ports.now() < stopAt);
  }

  async function workWithin(jobId: string, seconds: number): Promise<boolean> {
    if (runningWithDeadline >= concurrentJobs) return false;
    runningWithDeadline++;
    try {
      return await runOutsideActivity(() => workToEnd(jobId, ports.now() + seconds * 1000));
    } catch (error) {
      ports.log({ event: "worker_failed", operation: operation.name, cause: String(error) });
      return false;
    } finally {
      runningWithDeadline--;
    }
  }

  /** True when the job has ended or belongs to another worker by now. */
  async function workToEnd(jobId: string, stopAt: number): Promise<boolean> {
    for (let leftMs = stopAt - ports.now(); leftMs > 0; leftMs = stopAt - ports.now()) {
      const job = await claim(jobId);
      if (!job) return true;
      const outcome = await observeAttempt(withDeadline(operation, ports, leftMs), job, ports);
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

  /** Wakes another invocation; if that fails, the next poll or sweep will. */
  async function handOver(traceparent: string | null): Promise<void> {
    const { enqueue, version } = ports;
    if (enqueue) await enqueue({ jobId: null, version });
    else await callWorkRoute(operation.name, ports, { version, traceparent, timeoutMs: handOverTimeoutMs });
  }

  return { work, workWithin };
}

/**
 * The operation, but its work is stopped after `durationMs` and ends in a step that leaves the job unchanged. So a job
 * that the platform is about to cut off continues elsewhere without having used up an attempt.
 */
function withDeadline<Input, Work>(
  operation: JobOperation<Input, Work>,
  { sleep }: Pick<Ports, "sleep">,
  durationMs: number,
): JobOperation<Input, Work> {
  return {
    ...operation,
    async run(work, context) {
      const ended = new AbortController();
      const signal = AbortSignal.any([context.signal, ended.signal]);
      const unfinished: JobStep = { state: context.state, progress: null };
      const timeIsUp = sleep(durationMs, ended.signal).then(() => unfinished);
      try {
        return await Promise.race([operation.run(work, { ...context, signal }), timeIsUp]);
      } finally {
        ended.abort();
      }
    },
  };
}
