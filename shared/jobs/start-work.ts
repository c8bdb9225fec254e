import type { Ports } from "../http/ports.ts";
import type { OperationName } from "../kernel/operation-name.ts";
import type { Worker } from "./worker.ts";

/** Sees to it that work is done, on this job first. Never rejects. */
export type StartWork = (ownJobId: string | null) => Promise<void>;

/**
 * Starts on the work here and now. Where there is a queue, only a job that ends in time is done here: all else is
 * left to the queue's consumer, which has minutes, but keeps other messages waiting while it works.
 */
export function createWorkStarter(name: OperationName, worker: Worker, ports: Ports): StartWork {
  const { enqueue, version, backgroundSeconds, log } = ports;
  if (enqueue === null) return (jobId) => worker.work(jobId, backgroundSeconds);

  return async function startWork(jobId) {
    if (jobId !== null && (await worker.workInTime(jobId, backgroundSeconds))) return;
    try {
      await enqueue({ jobId, version });
    } catch (error) {
      log({ event: "hint_not_sent", operation: name, jobId, cause: String(error) });
      // A job that took too long waits for the next sweep: this invocation has no time left for it.
      if (jobId === null) await worker.work(null, backgroundSeconds);
    }
  };
}
