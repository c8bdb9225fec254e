import { spawn } from "node:child_process";
import process from "node:process";
import { text } from "node:stream/consumers";

/** How a program ended and what it printed; `code` is null if a signal or the timeout ended it. */
export type ProgramRun = { code: number | null; stdout: string; stderr: string };

const timeoutMs = 300_000;

/**
 * Runs a JavaScript program with these arguments and only this environment, for at most five minutes. It runs in its
 * own process group: Ctrl-C must not leave a deployment half finished.
 */
export async function spawnProgram(
  path: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<ProgramRun> {
  const child = spawn(process.execPath, [path, ...args], {
    env,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    timeout: timeoutMs,
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", resolve);
  });
  const [code, stdout, stderr] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  return { code, stdout, stderr };
}
