import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, fchownSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Account } from "./account.ts";
import type { Watchdog } from "./watchdog.ts";

const logTailLines = 8;

/**
 * What all parts share: their folder, the account that they run as, the folder of Deno's cache, and what stops them if
 * this process cannot.
 */
export type Host = { stackDir: string; account: Account | null; denoDir: string; watchdog: Watchdog };

/** One program to run; `cwd` is a folder below the stack's, by which leftovers are recognised. */
export type Program = {
  name: string;
  file: string;
  args: string[];
  cwd: string;
  env: Record<string, string>;
  orphanSignal: "INT" | "TERM" | "KILL";
};

/** The last lines of a program's log. */
export function readLogTail({ stackDir }: Host, name: string): string {
  return readFileSync(join(stackDir, "logs", `${name}.log`), "utf8")
    .trimEnd()
    .split("\n")
    .slice(-logTailLines)
    .join("\n");
}

/** Starts a program in a session of its own, its output appended to `logs/<name>.log`. */
export function launchProgram(host: Host, program: Program): ChildProcess {
  const log = openSync(join(host.stackDir, "logs", `${program.name}.log`), "a", 0o600);
  // Later starts of the part happen after this process has dropped its privileges too.
  if (host.account && process.getuid?.() === 0) fchownSync(log, host.account.uid, host.account.gid);
  const child = spawn(program.file, program.args, {
    ...host.account,
    cwd: program.cwd,
    env: program.env,
    detached: true,
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  const { pid } = child;
  if (pid === undefined) return child;
  host.watchdog.add(pid, program.orphanSignal);
  child.once("exit", () => host.watchdog.remove(pid));
  return child;
}
