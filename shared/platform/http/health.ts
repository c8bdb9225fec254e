import type { Handler } from "hono";
import { equalInConstantTime, listMemories, type MemoryUse, ServiceError } from "../kernel/mod.ts";
import type { Readiness } from "../store/mod.ts";
import type { OperationBase } from "./operation.ts";
import type { Ports } from "./ports.ts";
import { respondSuccess } from "./respond.ts";
import type { StackEnv } from "./stack-env.ts";

/**
 * Responds that the function is up. With the work secret it also checks in one database call whether the function is
 * ready. A wrong secret is a 404, as on the work route, so that a monitor does not take it for healthy.
 */
export function respondHealth(
  { name, needsCatalogue = true, hasModel }: OperationBase,
  { settings, store, version }: Pick<Ports, "settings" | "store" | "version">,
): Handler<StackEnv> {
  return async function respondHealthHandler(c) {
    const secret = c.req.header("x-work-secret");
    if (secret === undefined) return respondSuccess(c, 200, { operation: name, status: "ok", version });
    if (!(await equalInConstantTime(secret, settings.WORK_SECRET))) return c.notFound();
    const { catalogueRelease, ...queue } = await readState();
    if (needsCatalogue && catalogueRelease === null)
      throw notReady("the catalogue is not loaded", "catalogue");
    return respondSuccess(c, 200, {
      operation: name,
      status: "ready",
      version,
      catalogue_release: catalogueRelease,
      queue: showQueue(queue),
      memories: listMemories().map(showMemory),
      ...(hasModel !== undefined && { model: hasModel ? "configured" : "none" }),
    });
  };

  async function readState(): Promise<Readiness> {
    try {
      return await store.readiness(name);
    } catch (cause) {
      throw notReady("the database does not respond", "database", cause);
    }
  }
}

function notReady(reason: string, missing: "database" | "catalogue", cause?: unknown): ServiceError {
  const options = {
    details: { missing: [missing] },
    ...(cause instanceof Error && { cause: cause.cause ?? cause }),
  };
  return new ServiceError("service_unavailable", `Cannot serve: ${reason}`, options);
}

function showMemory({ name, entries, bytes, mostBytes }: MemoryUse) {
  return { name, entries, bytes: Math.round(bytes), most_bytes: mostBytes };
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
