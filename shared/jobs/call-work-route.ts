import type { Ports } from "../http/ports.ts";
import type { OperationName } from "../kernel/operation-name.ts";
import { overrideVersion, VERSION_OVERRIDES_HEADER } from "../kernel/version-override.ts";

/** Query parameters of the work route: work on this job first; answer only when the work is done. */
export const JOB_PARAMETER = "job_id";
export const HOLD_PARAMETER = "hold";

type WorkRouteCall = {
  /** The version that is to work; where it is not deployed, any answers. */
  version: string;
  query?: Record<string, string>;
  /** The W3C trace context of the job for which it is called. */
  traceparent?: string | null;
  timeoutMs: number;
};

/** Asks a further invocation of the operation to work. Rejects unless it says that it does. */
export async function callWorkRoute(
  name: OperationName,
  { settings, fetch }: Pick<Ports, "settings" | "fetch">,
  { version, query = {}, traceparent, timeoutMs }: WorkRouteCall,
): Promise<void> {
  const url = new URL(`${settings.PUBLIC_BASE_URL}/functions/v1/${name}/work`);
  for (const [parameter, value] of Object.entries(query)) url.searchParams.set(parameter, value);
  const response = await fetch(url, {
    method: "POST",
    headers: {
      "x-work-secret": settings.WORK_SECRET,
      [VERSION_OVERRIDES_HEADER]: overrideVersion(name, version),
      ...(traceparent && { traceparent }),
    },
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`Cannot wake ${name}: the work route answered ${response.status}`);
}
