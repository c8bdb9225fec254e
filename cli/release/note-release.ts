import type { OperationName } from "../../shared/kernel/operation-name.ts";
import { createDataApiClient } from "../../supabase/local/data-api-client.ts";
import { findProject } from "../operate/project/find-project.ts";
import type { ReleaseTarget } from "./release-target.ts";

/**
 * Notes in the database that a version is the latest now, so that it may finish the jobs of all others. Resolves to
 * what to tell where that was not possible: nothing fails for it, jobs of a version without requests are free after
 * ten minutes.
 */
export async function noteRelease(
  { operation, version }: { operation: OperationName; version: string },
  target: Pick<ReleaseTarget, "project">,
  { serviceKey, variables }: { serviceKey: string | undefined; variables: NodeJS.ProcessEnv },
): Promise<string | null> {
  try {
    const project = target.project ?? findProject({ url: variables.SUPABASE_URL, serviceKey }, variables);
    const call = createDataApiClient(`${project.url}/rest/v1`, project.serviceKey);
    await call("release_version", { p_operation: operation, p_version: version });
    return null;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return `Jobs of other versions wait until those have had no request for 10 minutes: ${why}`;
  }
}
