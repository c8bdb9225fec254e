import type { Handler } from "hono";
import type { Settings } from "../http/settings.ts";
import type { StackEnv } from "../http/stack-env.ts";
import { answerSuccess } from "../http/success-answer.ts";
import { equalInConstantTime } from "../kernel/constant-time.ts";
import type { Worker } from "./worker.ts";

type Chores = { worker: Worker; eraseOrphans: () => Promise<void> };

/** Starts the chores for the sweep, which knows the work secret; without it there is nothing at this path. */
export function wakeWorker(
  { WORK_SECRET }: Pick<Settings, "WORK_SECRET">,
  { worker, eraseOrphans }: Chores,
): Handler<StackEnv> {
  return async function wakeWorkerHandler(c) {
    const secret = c.req.header("x-work-secret") ?? "";
    if (!(await equalInConstantTime(secret, WORK_SECRET))) return c.notFound();
    c.executionCtx.waitUntil(worker.work(null));
    c.executionCtx.waitUntil(eraseOrphans());
    return answerSuccess(c, 202, { status: "woken" });
  };
}
