import type { Handler } from "hono";
import { equalInConstantTime } from "../kernel/constant-time.ts";
import { ServiceError } from "../kernel/service-error.ts";
import type { Readiness } from "../store/store.ts";
import type { OperationBase } from "./operation.ts";
import type { Ports } from "./ports.ts";
import type { StackEnv } from "./stack-env.ts";
import { answerSuccess } from "./success-answer.ts";

/**
 * Tells that the function answers; with the work secret, whether it can do its work, which takes one call of the
 * database. A secret that is wrong is a 404, as on the work route: a monitor must not take it for well.
 */
export function answerHealth(
  { name, needsCatalogue = true, hasModel }: OperationBase,
  { settings, store, version }: Pick<Ports, "settings" | "store" | "version">,
): Handler<StackEnv> {
  return async function answerHealthHandler(c) {
    const secret = c.req.header("x-work-secret");
    if (secret === undefined) return answerSuccess(c, 200, { operation: name, status: "ok", version });
    if (!(await equalInConstantTime(secret, settings.WORK_SECRET))) return c.notFound();
    const { catalogueRelease, ...queue } = await readState();
    if (needsCatalogue && catalogueRelease === null)
      throw notReady("the catalogue is not loaded", "catalogue");
    return answerSuccess(c, 200, {
      operation: name,
      status: "ready",
      version,
      catalogue_release: catalogueRelease,
      queue: showQueue(queue),
      ...(hasModel !== undefined && { model: hasModel ? "configured" : "none" }),
    });
  };

  async function readState(): Promise<Readiness> {
    try {
      return await store.readiness(name);
    } catch (cause) {
      throw notReady("the database does not answer", "database", cause);
    }
  }
}

function notReady(why: string, missing: "database" | "catalogue", cause?: unknown): ServiceError {
  const options = {
    details: { missing: [missing] },
    ...(cause instanceof Error && { cause: cause.cause ?? cause }),
  };
  return new ServiceError("service_unavailable", `Cannot serve: ${why}`, options);
}

function showQueue(queue: Omit<Readiness, "catalogueRelease">) {
  return {
    queued: queue.queued,
    processing: queue.processing,
    lost: queue.lost,
    longest_wait_seconds: queue.longestWaitSeconds,
    swept_seconds_ago: queue.sweptSecondsAgo,
  };
}
