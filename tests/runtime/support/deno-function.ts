import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bundleFunction } from "../../../scripts/bundle.ts";
import type { OperationName } from "../../../shared/platform/kernel/operation-name.ts";
import { findBinaries } from "../../../supabase/local/binaries.ts";
import { grantPermissions } from "../../../supabase/local/function-permissions.ts";
import { findQuietPort } from "../../support/quiet-port.ts";
import { stopProcess } from "../../support/throwaway-stack.ts";

/** A function's bundle in a Deno process of its own. */
export type DenoFunction = {
  baseUrl: string;
  /** The lines of its log so far. */
  log: () => Record<string, unknown>[];
  /** Memory of the process in bytes. */
  process: ChildProcess;
  close: () => Promise<void>;
};

/** Starts a function with these variables and the permissions that the local stack grants it. */
export async function startDenoFunction(
  operation: OperationName,
  variables: Record<string, string>,
): Promise<DenoFunction> {
  const bundle = await bundleFunction(operation);
  const port = await findQuietPort();
  const denoDir = mkdtempSync(join(tmpdir(), "nas-deno-"));
  const { flags, variables: granted } = grantPermissions(bundle, variables);
  const isolation = ["--no-prompt", "--no-config", "--no-lock", "--no-remote", "--no-npm"];
  const address = ["--host", "127.0.0.1", "--port", String(port)];
  const args = ["serve", "--quiet", ...isolation, ...flags, ...address, join(bundle.dir, "index.js")];
  const env = { ...granted, DENO_DIR: denoDir, DENO_NO_UPDATE_CHECK: "1", NO_COLOR: "1" };
  const child = spawn(findBinaries().deno, args, { env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  const baseUrl = `http://127.0.0.1:${port}`;
  await waitUntilServing(child, `${baseUrl}/functions/v1/${operation}/health`, () => output);
  return {
    baseUrl,
    log: () => output.split("\n").flatMap(readLine),
    process: child,
    async close() {
      await stopProcess(child);
      rmSync(denoDir, { recursive: true, force: true });
    },
  };
}

async function waitUntilServing(child: ChildProcess, url: string, output: () => string): Promise<void> {
  while (child.exitCode === null) {
    const response = await fetch(url).catch(() => null);
    await response?.body?.cancel();
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`Cannot start the function: ${output()}`);
}

function readLine(line: string): Record<string, unknown>[] {
  return line.startsWith("{") ? [JSON.parse(line)] : [];
}
