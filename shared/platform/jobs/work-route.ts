import type { Handler } from "hono";
import { type Ports, respondSuccess, type StackEnv } from "../http/mod.ts";
import {
  equalInConstantTime,
  type OperationName,
  overrideVersion,
  versionOverridesHeader,
} from "../kernel/mod.ts";
import { runOutsideActivity } from "../telemetry/mod.ts";

// Query parameters: work on this job first; respond only when the work is done.
const jobParameter = "job_id";
const holdParameter = "hold";

type WorkRouteCall = {
  /** The version to do the work; where it is not deployed, any version may respond. */
  version: string;
  jobId?: string | null;
  /** Whether the call stays open until the work is done. */
  hold?: boolean;
  /** The W3C trace context of the job for which the route is called. */
  traceparent?: string | null;
  timeoutMs: number;
};

type WorkRoute = {
  workSecret: string;
  /** Works at once; resolves when the work is done. */
  work: (jobId: string | null) => Promise<void>;
  /** Starts work wherever the platform has time for it. */
  startWork: (jobId: string | null) => Promise<void>;
  eraseOrphans: () => Promise<void>;
};

/** Starts another invocation of the operation on its work. Rejects unless the route accepts the call. */
export async function callWorkRoute(
  name: OperationName,
  { settings, fetch }: Pick<Ports, "settings" | "fetch">,
  { version, jobId = null, hold = false, traceparent, timeoutMs }: WorkRouteCall,
): Promise<void> {
  const url = new URL(`${settings.PUBLIC_BASE_URL}/functions/v1/${name}/work`);
  if (hold) url.searchParams.set(holdParameter, "true");
  if (jobId !== null) url.searchParams.set(jobParameter, jobId);
  const response = await fetch(url, {
    method: "POST",
    headers: {
      "x-work-secret": settings.WORK_SECRET,
      [versionOverridesHeader]: overrideVersion(name, version),
      ...(traceparent && { traceparent }),
    },
    // The secret goes to this address only.
    redirect: "manual",
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`Cannot wake ${name}: the work route responded with ${response.status}`);
}

/**
 * The route by which the sweep and other invocations start work. Without the work secret it is a 404. A call with
 * `hold` gets its response when the work is done, because no platform ends an invocation while its caller waits.
 */
export function handleWorkRoute({ workSecret, work, startWork, eraseOrphans }: WorkRoute): Handler<StackEnv> {
  return async function workRouteHandler(c) {
    const secret = c.req.header("x-work-secret") ?? "";
    if (!(await equalInConstantTime(secret, workSecret))) return c.notFound();
    const jobId = c.req.query(jobParameter) ?? null;
    if (c.req.query(holdParameter) === "true") {
      const working = work(jobId);
      // A caller that disconnects still leaves it the time after a response.
      c.executionCtx.waitUntil(working);
      await working;
      return respondSuccess(c, 200, { status: "worked" });
    }
    c.executionCtx.waitUntil(startWork(jobId));
    c.executionCtx.waitUntil(runOutsideActivity(eraseOrphans));
    return respondSuccess(c, 202, { status: "woken" });
  };
}
