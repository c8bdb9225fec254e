import * as z from "zod";
import type { Ports } from "../http/ports.ts";
import type { OperationName } from "../kernel/operation-name.ts";
import { callWorkRoute, HOLD_PARAMETER, JOB_PARAMETER } from "./call-work-route.ts";
import type { Worker } from "./worker.ts";

/** A consumer is cancelled after 15 minutes. */
const HOLD_TIMEOUT_MS = 14 * 60_000;

const workHint = z.object({ jobId: z.string().nullable(), version: z.string() });

/**
 * Does the work of a queue's message. Which version consumes a message is up to the platform; the one that sent
 * it is held by a call that stays open until the work is done, for it may be the only one that may take the job.
 */
export function createHintTaker(
  name: OperationName,
  worker: Worker,
  ports: Ports,
): (message: unknown) => Promise<void> {
  const { version, log } = ports;

  return async function takeHint(message) {
    const hint = workHint.safeParse(message);
    if (!hint.success) return log({ event: "hint_malformed", operation: name });
    const { jobId, version: asked } = hint.data;
    if (asked === version || !(await hold(jobId, asked))) await worker.work(jobId);
  };

  async function hold(jobId: string | null, asked: string): Promise<boolean> {
    const query = { [HOLD_PARAMETER]: "true", ...(jobId !== null && { [JOB_PARAMETER]: jobId }) };
    try {
      await callWorkRoute(name, ports, { version: asked, query, timeoutMs: HOLD_TIMEOUT_MS });
      return true;
    } catch (error) {
      log({ event: "hint_not_passed_on", operation: name, jobId, cause: String(error) });
      return false;
    }
  }
}
