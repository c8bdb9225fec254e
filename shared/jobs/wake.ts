import type { Handler } from "hono";
import type { Settings } from "../http/settings.ts";
import type { StackEnv } from "../http/stack-env.ts";
import { answerSuccess } from "../http/success-answer.ts";
import { equalInConstantTime } from "../kernel/constant-time.ts";
import { runOutsideActivity } from "../telemetry/current-activity.ts";
import { HOLD_PARAMETER, JOB_PARAMETER } from "./call-work-route.ts";
import type { StartWork } from "./start-work.ts";
import type { Worker } from "./worker.ts";

type Chores = { worker: Worker; startWork: StartWork; eraseOrphans: () => Promise<void> };

/**
 * Starts the chores for the sweep, which knows the work secret; without it there is nothing at this path. A call
 * that holds is answered when the work is done: as long as its caller waits, no platform ends it.
 */
export function wakeWorker(
  { WORK_SECRET }: Pick<Settings, "WORK_SECRET">,
  { worker, startWork, eraseOrphans }: Chores,
): Handler<StackEnv> {
  return async function wakeWorkerHandler(c) {
    const secret = c.req.header("x-work-secret") ?? "";
    if (!(await equalInConstantTime(secret, WORK_SECRET))) return c.notFound();
    const jobId = c.req.query(JOB_PARAMETER) ?? null;
    if (c.req.query(HOLD_PARAMETER) === "true") {
      const work = worker.work(jobId);
      // A caller that is lost leaves it the time of work after an answer.
      c.executionCtx.waitUntil(work);
      await work;
      return answerSuccess(c, 200, { status: "worked" });
    }
    c.executionCtx.waitUntil(startWork(jobId));
    c.executionCtx.waitUntil(runOutsideActivity(eraseOrphans));
    return answerSuccess(c, 202, { status: "woken" });
  };
}
