import type { Ports } from "../http/ports.ts";
import type { OperationName } from "../kernel/operation-name.ts";
import type { Worker } from "./worker.ts";

/** Sees to it that work is done, on this job first. Never rejects. */
export type StartWork = (ownJobId: string | null) => Promise<void>;

/** Leaves work to the queue's consumer, which has minutes; where there is no queue, it is done here and now. */
export function createWorkStarter(name: OperationName, worker: Worker, ports: Ports): StartWork {
  const { enqueue, version, backgroundSeconds, log } = ports;
  const workHere: StartWork = (jobId) => worker.work(jobId, backgroundSeconds);
  if (enqueue === null) return workHere;

  return async function startWork(jobId) {
    try {
      await enqueue({ jobId, version });
    } catch (error) {
      log({ event: "hint_not_sent", operation: name, jobId, cause: String(error) });
      await workHere(jobId);
    }
  };
}
