import { spawn } from "node:child_process";
import process from "node:process";
import { text } from "node:stream/consumers";

/** How a program ended and what it printed; `code` null: it was stopped from outside, or took too long. */
export type ProgramRun = { code: number | null; stdout: string; stderr: string };

const TIMEOUT_MS = 300_000;

/**
 * Runs a JavaScript program with these arguments and no other environment, five minutes at most. In a process group
 * of its own: Ctrl-C must not leave a deployment half made.
 */
export async function runProgram(
  path: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<ProgramRun> {
  const child = spawn(process.execPath, [path, ...args], {
    env,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    timeout: TIMEOUT_MS,
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", resolve);
  });
  const [code, stdout, stderr] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  return { code, stdout, stderr };
}
