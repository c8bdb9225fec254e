import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { inject } from "vitest";

export type NasOptions = {
  /** Variables beside those of the test; by default DATA_DIR is that of the shared stack. */
  env?: Record<string, string>;
  stdin?: string;
};

/** How a command ended, and what it wrote. */
export type NasRun = { code: number | null; stdout: string; stderr: string };

/** Runs the command line in a process of its own, as a person would, on the stack that the tests share. */
export async function spawnNas(
  args: readonly string[],
  { env = {}, stdin = "" }: NasOptions = {},
): Promise<NasRun> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, ["cli/nas.ts", ...args], {
    env: { PATH, NODE_COMPILE_CACHE, DATA_DIR: inject("dataDir"), ...env },
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", resolve);
  });
  // A command that reads nothing may be gone before it is written to.
  child.stdin.on("error", () => {});
  child.stdin.end(stdin);
  const [code, stdout, stderr] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  return { code, stdout, stderr };
}
