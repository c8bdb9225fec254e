import { join } from "node:path";
import { isolation, readModulesAhead } from "./deno-dir.ts";
import { findFreePort } from "./free-port.ts";
import type { FunctionPermissions } from "./function-permissions.ts";
import { type Host, launchProgram, readLogTail } from "./launch.ts";
import { reachablePath } from "./reachable-path.ts";
import { rotateLog } from "./stack-dir.ts";
import { type Supervised, superviseProcess } from "./supervisor.ts";
import type { Target } from "./target.ts";

// Eight functions share a laptop. Without these a heap grows to four times what is live before it is collected, and
// stays so for half a minute or longer after the last job; they cost no measurable processor time.
const v8Flags = [
  "--max-semi-space-size=4",
  "--heap-growing-percent=80",
  "--gc-memory-reducer-start-delay-ms=2000",
  "--memory-reducer-delay-ms=2000",
];

/** Memory that was needed to unpack tables goes back to the system: 40 MB of all functions together. */
const allocatorVariables = {
  MALLOC_ARENA_MAX: "1",
  MALLOC_TRIM_THRESHOLD_: "65536",
  MALLOC_MMAP_THRESHOLD_: "65536",
};

/** A function that runs from its modules in a Deno process of its own. */
export type EdgeFunction = Target & { part: Supervised };

type EdgeFunctionOptions = {
  host: Host;
  deno: string;
  /** Its name in errors. */
  name: string;
  logName: string;
  /** The folder of its modules, below the stack's. */
  dir: string;
  permissions: FunctionPermissions;
  firstAttempts?: number;
};

/**
 * Starts a function with the permissions that it was granted, each time on another free port: one that another program
 * has taken meanwhile would fail every restart.
 */
export async function startEdgeFunction(options: EdgeFunctionOptions): Promise<EdgeFunction> {
  const { host, deno, name, logName, dir, permissions, firstAttempts } = options;
  rotateLog(host.stackDir, logName);
  let port = 0;
  const entry = reachablePath(join(dir, "index.js"), host);
  let reading: Promise<void> | null = null;
  const part = superviseProcess({
    name,
    launch: async () => {
      reading ??= readModulesAhead(host, deno, entry);
      await reading;
      port = await findFreePort();
      const address = ["--host", "127.0.0.1", "--port", String(port)];
      return launchProgram(host, {
        name: logName,
        file: deno,
        args: [
          "serve",
          "--quiet",
          `--v8-flags=${v8Flags}`,
          "--no-prompt",
          ...isolation,
          ...permissions.flags,
          ...address,
          entry,
        ],
        cwd: host.stackDir,
        env: {
          ...permissions.variables,
          DENO_DIR: host.denoDir,
          DENO_NO_UPDATE_CHECK: "1",
          NO_COLOR: "1",
          ...allocatorVariables,
        },
        orphanSignal: "KILL",
      });
    },
    probe: () => isListening(port),
    stopSignal: "SIGTERM",
    explain: () => readLogTail(host, logName),
    ...(firstAttempts !== undefined && { firstAttempts }),
  });
  return {
    get port() {
      return port;
    },
    status: part.status,
    part,
  };
}

async function isListening(port: number): Promise<boolean> {
  const response = await fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(2_000) });
  await response.body?.cancel();
  return true;
}
