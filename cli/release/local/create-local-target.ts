import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { OperationName } from "../../../shared/kernel/operation-name.ts";
import { overrideVersion, VERSION_OVERRIDES_HEADER } from "../../../shared/kernel/version-override.ts";
import { findProject } from "../../operate/project/find-project.ts";
import { RefusedError } from "../../run/command-error.ts";
import type { CreateReleaseTarget, Deployment } from "../release-target.ts";
import { callStack } from "./call-stack.ts";
import { findBefore } from "./find-before.ts";
import { readShares } from "./read-shares.ts";

/** The gateway changes what serves between two requests. */
const SETTLES_WITHIN_MS = 2_000;

/**
 * The stack that runs on DATA_DIR, or at `url` with SUPABASE_SERVICE_ROLE_KEY. What is released there lives as long
 * as the stack runs; its next start serves the checkout again.
 */
export const createLocalTarget: CreateReleaseTarget = ({ url, variables }) => {
  const { DATA_DIR, SUPABASE_SERVICE_ROLE_KEY } = variables;
  // A hosted project that the environment names is not meant by this target.
  const serviceKey = url === undefined ? undefined : SUPABASE_SERVICE_ROLE_KEY;
  const stack = findProject({ url, serviceKey }, DATA_DIR === undefined ? {} : { DATA_DIR });

  const read = async (operation: OperationName): Promise<{ current: Deployment; history: Deployment[] }> => {
    const doing = `see what serves ${operation}`;
    const { versions, history } = await callStack(stack, { method: "GET", path: operation, doing });
    return { current: readShares(versions), history: Array.isArray(history) ? history.map(readShares) : [] };
  };

  return {
    name: "local",
    splitsTraffic: true,
    project: stack,
    settlesWithinMs: SETTLES_WITHIN_MS,
    current: async (operation) => (await read(operation)).current,
    async before(operation, version) {
      const { current, history } = await read(operation);
      return findBefore([...history, current], version);
    },
    async upload({ operation, dir, modules }) {
      const texts = modules.map((name) => [name, readFileSync(join(dir, name), "utf8")] as const);
      const body = { modules: Object.fromEntries(texts) };
      const doing = `upload ${operation}`;
      const path = `${operation}/versions`;
      const version = String((await callStack(stack, { method: "POST", path, body, doing })).version);
      if ((await read(operation)).current.every((served) => served.version !== version)) return version;
      throw new RefusedError(
        `Cannot upload ${operation}: this build is version ${version}, which serves already`,
        {
          hint: "a new version needs a change in the function",
        },
      );
    },
    async serve(operation, versions) {
      const doing = `change what serves ${operation}`;
      await callStack(stack, { method: "PUT", path: operation, body: { versions }, doing });
    },
    reach: (operation, version) => ({
      url: `${stack.url}/functions/v1/${operation}`,
      headers: { [VERSION_OVERRIDES_HEADER]: overrideVersion(operation, version) },
      answersAs: version,
    }),
  };
};
