import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findBinaries } from "../../../supabase/local/binaries.ts";
import { findQuietPort } from "../quiet-port.ts";
import type { StoredVersion } from "./account.ts";

/** A version that runs. */
export type VersionProcess = { port: number; stop: () => Promise<void> };

/** Runs the modules that were uploaded, as they are, with the version's secrets and its id. */
export async function startVersion(version: StoredVersion): Promise<VersionProcess> {
  const dir = mkdtempSync(join(tmpdir(), "nas-version-"));
  for (const { name, bytes } of version.modules) writeFileSync(join(dir, name), bytes);
  const port = await findQuietPort();
  const isolation = [
    "--quiet",
    "--no-prompt",
    "--no-config",
    "--no-lock",
    "--no-remote",
    "--no-npm",
    "--allow-net",
    "--allow-env",
  ];
  const address = ["--host", "127.0.0.1", "--port", String(port)];
  const child = spawn(
    findBinaries().deno,
    ["serve", ...isolation, ...address, join(dir, version.mainModule)],
    {
      env: {
        PATH: process.env.PATH,
        DENO_DIR: dir,
        DENO_NO_UPDATE_CHECK: "1",
        ...version.secrets,
        FUNCTION_VERSION: version.id,
      },
      stdio: ["ignore", "ignore", "pipe"],
    },
  );
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    await end(child);
    rmSync(dir, { recursive: true, force: true });
  };
  if (await isListening(url, child)) return { port, stop };
  await stop();
  throw new Error("The script threw when it was started");
}

async function isListening(url: string, child: ChildProcess): Promise<boolean> {
  while (child.exitCode === null && child.signalCode === null) {
    const responds = await fetch(url).then(
      (response) => response.body?.cancel().then(() => true) ?? true,
      () => false,
    );
    if (responds) return true;
    await sleep(20);
  }
  return false;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, "exit");
  child.kill("SIGKILL");
  await exit;
}
