import { chmodSync, copyFileSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Bundle } from "../../scripts/bundle.ts";
import { findFreePort } from "./free-port.ts";
import { grantPermissions } from "./function-permissions.ts";
import type { Target } from "./gateway.ts";
import { type Host, launchProgram, readLogTail } from "./launch.ts";
import { reachablePath } from "./reachable-path.ts";
import { rotateLog } from "./stack-dir.ts";
import { type Supervised, superviseProcess } from "./supervisor.ts";

// Eight functions share a laptop: a small young generation keeps each below 40 MB under load.
const V8_FLAGS = "--v8-flags=--max-semi-space-size=2";

/** A function that runs from its bundle in a Deno process of its own. */
export type EdgeFunction = Target & { part: Supervised };

/** `variables` are the settings that have a value; the function gets those that it names. */
export type EdgeFunctionOptions = {
  host: Host;
  deno: string;
  bundle: Pick<Bundle, "operation" | "dir" | "modules">;
  variables: Record<string, string>;
};

/** Starts a function on a free port, with the least permissions that it needs. */
export async function startEdgeFunction(options: EdgeFunctionOptions): Promise<EdgeFunction> {
  const { host, deno } = options;
  const { operation } = options.bundle;
  rotateLog(host.stackDir, operation);
  const entry = provideBundle(options);
  const port = await findFreePort();
  const { flags, variables } = grantPermissions(options.bundle, options.variables);
  const isolation = ["--no-prompt", "--no-config", "--no-lock", "--no-remote", "--no-npm"];
  const address = ["--host", "127.0.0.1", "--port", String(port)];
  const part = superviseProcess({
    name: operation,
    launch: () =>
      launchProgram(host, {
        name: operation,
        file: deno,
        args: ["serve", "--quiet", V8_FLAGS, ...isolation, ...flags, ...address, entry],
        cwd: host.stackDir,
        env: {
          ...variables,
          DENO_DIR: reachablePath("deno", host),
          DENO_NO_UPDATE_CHECK: "1",
          NO_COLOR: "1",
        },
        orphanSignal: "KILL",
      }),
    probe: () => isListening(port),
    stopSignal: "SIGTERM",
    explain: () => readLogTail(host, operation),
  });
  return { port, status: part.status, part };
}

/** Copies the bundle into the stack's folder: with an account, the checkout may be closed to it. */
function provideBundle({ host, bundle }: EdgeFunctionOptions): string {
  const copyDir = join("bundles", bundle.operation);
  rmSync(join(host.stackDir, copyDir), { recursive: true, force: true });
  mkdirSync(join(host.stackDir, copyDir));
  chmodSync(join(host.stackDir, copyDir), 0o755);
  for (const name of bundle.modules) {
    const copyPath = join(host.stackDir, copyDir, name);
    copyFileSync(join(bundle.dir, name), copyPath);
    chmodSync(copyPath, 0o644);
  }
  return reachablePath(join(copyDir, "index.js"), host);
}

async function isListening(port: number): Promise<boolean> {
  const response = await fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(2_000) });
  await response.body?.cancel();
  return true;
}
