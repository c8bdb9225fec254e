import { findProject, type Project } from "../../operate/project/find-project.ts";
import { UsageError } from "../../run/command-error.ts";
import type { ReleaseTarget } from "../release-target.ts";

type Settings = { url: string | undefined; serviceKey: string | undefined; variables: NodeJS.ProcessEnv };

/**
 * The project whose database counts a target's traffic: the stack that is the target, else that of SUPABASE_URL, as
 * `url` is then where callers reach the functions. Throws {@link UsageError} where it is not told.
 */
export function findTrafficProject(
  target: Pick<ReleaseTarget, "name">,
  { url, serviceKey, variables }: Settings,
): Project {
  const { DATA_DIR, SUPABASE_URL, SUPABASE_SERVICE_ROLE_KEY } = variables;
  const key = serviceKey ?? SUPABASE_SERVICE_ROLE_KEY;
  if (target.name === "local") {
    const stack = { url, serviceKey: url === undefined ? undefined : key };
    return findProject(stack, DATA_DIR === undefined ? {} : { DATA_DIR });
  }
  if (!SUPABASE_URL || !key)
    throw new UsageError("Cannot read the traffic: the project whose database counts it is not told", {
      hint: "set SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY",
    });
  return findProject({ url: SUPABASE_URL, serviceKey: key }, {});
}
