import { join } from "node:path";
import type { Bundle } from "../../../scripts/bundle.ts";
import { type EdgeFunction, startEdgeFunction } from "../edge-function.ts";
import { grantPermissions, opensNetwork } from "../function-permissions.ts";
import type { Host } from "../launch.ts";
import { createFunctionVersions, type FunctionVersions } from "./function-versions.ts";
import { createVersionProcesses, type Leave } from "./version-processes.ts";
import { createVersionShelf } from "./version-shelf.ts";

/** A function with the checkout's version; `hadOthers` when an earlier run had others, which have been removed. */
export type StartedFunction = {
  versions: FunctionVersions;
  firstReady: Promise<void>;
  hadOthers: boolean;
  stop: () => Promise<void>;
};

/** `variables` are the settings that have a value; each version gets those that it names, and its own id. */
type StartFunctionOptions = {
  host: Host;
  deno: string;
  bundle: Bundle;
  variables: Record<string, string>;
  leave: Leave;
};

/** Starts a function from the checkout's bundle; further versions are started as they are uploaded. */
export async function startFunction(options: StartFunctionOptions): Promise<StartedFunction> {
  const { host, deno, bundle, variables, leave } = options;
  const { operation, digest } = bundle;
  const shelf = createVersionShelf(host, bundle);
  // Read now, since the account that this process drops to may be unable to read the checkout.
  const mayCallAny = opensNetwork(bundle.dir);

  function start(version: string): Promise<EdgeFunction> {
    const { dir, modules } = shelf.find(version);
    const isFirst = version === digest;
    return startEdgeFunction({
      host,
      deno,
      name: isFirst ? operation : `version ${version} of ${operation}`,
      logName: shelf.logOf(version),
      dir,
      permissions: grantPermissions(
        { dir: join(host.stackDir, dir), modules },
        { ...variables, FUNCTION_VERSION: version },
        mayCallAny,
      ),
      // An upload should fail fast; the start of the stack may take several attempts.
      ...(!isFirst && { firstAttempts: 1 }),
    });
  }

  const first = await start(digest);
  const processes = createVersionProcesses(
    { version: digest, process: first },
    async (version) => start(version),
    leave,
  );
  return {
    versions: createFunctionVersions(digest, processes, shelf),
    firstReady: first.part.firstReady,
    hadOthers: shelf.hadOthers,
    stop: processes.stopAll,
  };
}
