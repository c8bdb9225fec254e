import * as z from "zod";
import type { Ports } from "../http/mod.ts";
import type { OperationName } from "../kernel/mod.ts";
import { callWorkRoute } from "./work-route.ts";
import type { Worker } from "./worker.ts";

/** Makes sure that work is done, on this job first. Never rejects. */
export type StartWork = (ownJobId: string | null) => Promise<void>;

/** A queue consumer is cancelled after 15 minutes. */
const holdTimeoutMs = 14 * 60_000;

const workMessage = z.object({ jobId: z.string().nullable(), version: z.string() });
type WorkMessage = z.infer<typeof workMessage>;

/**
 * Starts work after a request. With a queue, only a job that ends in time is done here: everything else is left to
 * the queue's consumer, which has minutes, but keeps other messages waiting meanwhile.
 */
export function createWorkStarter(name: OperationName, worker: Worker, ports: Ports): StartWork {
  const { enqueue, version, backgroundSeconds, log, telemetry } = ports;

  return async function startWork(jobId) {
    if (enqueue === null) await worker.work(jobId, backgroundSeconds);
    else await workOrEnqueue(jobId, enqueue);
    // Jobs end after the response that started them, and so after its telemetry.
    await telemetry.settle();
  };

  async function workOrEnqueue(jobId: string | null, send: NonNullable<Ports["enqueue"]>): Promise<void> {
    if (jobId !== null && (await worker.workWithin(jobId, backgroundSeconds))) return;
    try {
      await send({ jobId, version });
    } catch (error) {
      log({ event: "hint_not_sent", operation: name, jobId, cause: String(error) });
      // A job that took too long waits for the next sweep: this invocation has no time left for it.
      if (jobId === null) await worker.work(null, backgroundSeconds);
    }
  }
}

/**
 * Does the work that a queue message asks for. Any version may get the message, but only the version that sent it
 * may be allowed to take the job: that version is called with `hold`, so that it lives until the work is done.
 */
export function createMessageConsumer(
  name: OperationName,
  worker: Worker,
  ports: Ports,
): (message: unknown) => Promise<void> {
  const { version, log, telemetry } = ports;

  return async function consumeMessage(message) {
    const parsed = workMessage.safeParse(message);
    if (parsed.success) await workOrPassOn(parsed.data);
    else log({ event: "hint_malformed", operation: name });
    // Not `settle`: a queue sends no further messages to a consumer that has not returned.
    await telemetry.flush();
  };

  async function workOrPassOn({ jobId, version: sender }: WorkMessage): Promise<void> {
    if (sender === version || !(await passOn(jobId, sender))) await worker.work(jobId);
  }

  async function passOn(jobId: string | null, sender: string): Promise<boolean> {
    try {
      await callWorkRoute(name, ports, { version: sender, jobId, hold: true, timeoutMs: holdTimeoutMs });
      return true;
    } catch (error) {
      log({ event: "hint_not_passed_on", operation: name, jobId, cause: String(error) });
      return false;
    }
  }
}
