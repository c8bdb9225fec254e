import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type DevKeys, readDevKeys } from "../../supabase/local/dev-keys.ts";
import { findRunningStack, type RunningStack } from "../../supabase/local/running-stack.ts";
import { copyTemplate } from "./stack-template.ts";

const checkoutDir = join(import.meta.dirname, "..", "..");

/** A stack of `npm start`'s own code on a temporary data folder and a free port. */
export type ThrowawayStack = RunningStack & {
  dataDir: string;
  keys: DevKeys;
  /** The process that was started; parts that it restarts are its own affair. */
  process: ChildProcess;
  /** Stops it in order, if it still runs, and removes its data. */
  remove: () => Promise<void>;
};

export type ThrowawayOptions = {
  /** An earlier stack's data folder; a new one without. */
  dataDir?: string;
  /** Where the code of the stack lies; this checkout without. */
  rootDir?: string;
  variables?: Record<string, string>;
};

/**
 * Starts a stack and waits until it serves; throws with its output when it does not. Without a folder of its own it
 * begins, within a run of the tests, with the database that the first of them has made.
 */
export async function startThrowawayStack(options: ThrowawayOptions = {}): Promise<ThrowawayStack> {
  const { dataDir = mkdtempSync(join(tmpdir(), "nas-test-")), rootDir = checkoutDir, variables } = options;
  const isAsCheckedOut = options.dataDir === undefined && rootDir === checkoutDir;
  if (isAsCheckedOut) await fillDataDir(dataDir);
  const { child, output } = spawnStart({ dataDir, rootDir, ...(variables && { variables }) });
  try {
    await waitForReadyLine(child, output);
  } catch (error) {
    if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
    throw error;
  }
  const stack = findRunningStack(dataDir);
  if (!stack) throw new Error("Cannot use the stack: it said that it is ready, but holds no lock");
  const remove = async () => {
    await stopProcess(child);
    rmSync(dataDir, { recursive: true, force: true });
  };
  return {
    ...stack,
    dataDir,
    keys: { macros: "", micros: "", molecular: "", ...readDevKeys(dataDir) },
    process: child,
    remove,
  };
}

/** Fills a new data folder with that of a stack that was started before, as {@link startThrowawayStack} begins. */
export function fillDataDir(dataDir: string): Promise<void> {
  return copyTemplate(dataDir, startAndStop);
}

async function startAndStop(dataDir: string): Promise<void> {
  const { child, output } = spawnStart({ dataDir });
  await waitForReadyLine(child, output);
  await stopProcess(child);
}

/** Runs the start script; `output()` is what it has printed so far. */
export function spawnStart({
  dataDir,
  rootDir = checkoutDir,
  variables,
}: ThrowawayOptions & { dataDir: string }): {
  child: ChildProcess;
  output: () => string;
} {
  const child = spawn(process.execPath, ["supabase/local/start.ts"], {
    cwd: rootDir,
    // As below npm, so that it ends with this process however this one ends.
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      npm_lifecycle_event: "start",
      PORT: "0",
      DATA_DIR: dataDir,
      // Beyond the pauses of a machine that is busy with other things too.
      STORE_TIMEOUT_MS: "60000",
      ...variables,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (text += chunk));
  return { child, output: () => text };
}

/** Asks a process to stop and waits until it has. */
export async function stopProcess(child: ChildProcess, signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, "exit");
  child.kill(signal);
  await exit;
}

function waitForReadyLine(child: ChildProcess, output: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.on("data", () => /^Ready at /m.test(output()) && resolve());
    child.once("close", () => reject(new Error(`Cannot start the stack: ${output()}`)));
  });
}
