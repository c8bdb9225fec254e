import type { OperationName } from "../../../shared/kernel/operation-name.ts";
import { workerNameOf } from "../../../shared/kernel/version-override.ts";
import type { PastDeployment } from "./deployment-history.ts";
import { UNKNOWN_WORKER_CODES, WranglerError } from "./describe-failure.ts";
import { runWrangler } from "./run-wrangler.ts";

/** The last deployments of a function's Worker; none where there is no Worker yet. */
export async function listDeployments(
  operation: OperationName,
  variables: NodeJS.ProcessEnv,
): Promise<PastDeployment[]> {
  try {
    const args = ["deployments", "list", "--name", workerNameOf(operation), "--json"];
    const { stdout } = await runWrangler(`see what serves ${operation}`, args, variables);
    return JSON.parse(stdout);
  } catch (error) {
    if (error instanceof WranglerError && UNKNOWN_WORKER_CODES.includes(error.code ?? 0)) return [];
    throw error;
  }
}
