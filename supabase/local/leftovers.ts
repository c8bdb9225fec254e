import { readdirSync, readlinkSync, realpathSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

const programs = new Set(["postgres", "postgrest", "deno"]);
const graceMs = 5_000;

/**
 * Ends the processes that a killed run of the stack left behind, and removes the database's pid file, whose number
 * may meanwhile belong to another program. Only call it while holding the stack's lock. On systems other than
 * Linux only the watchdog prevents leftovers.
 */
export async function clearLeftovers(stackDir: string): Promise<void> {
  if (process.platform !== "linux") return;
  const homeDir = realpathSync(stackDir);
  signalAll(findLeftovers(homeDir), "SIGINT");
  const deadlineMs = performance.now() + graceMs;
  while (findLeftovers(homeDir).length > 0 && performance.now() < deadlineMs) await delay(50);
  while (findLeftovers(homeDir).length > 0) {
    signalAll(findLeftovers(homeDir), "SIGKILL");
    await delay(50);
  }
  rmSync(join(stackDir, "postgres", "postmaster.pid"), { force: true });
}

/** Finds the parts' processes by their program and by their working directory in the stack's folder. */
function findLeftovers(homeDir: string): number[] {
  const pids = readdirSync("/proc").map(Number).filter(Number.isInteger);
  return pids.filter((pid) => {
    try {
      const cwd = readlinkSync(`/proc/${pid}/cwd`);
      const isInside = cwd === homeDir || cwd.startsWith(`${homeDir}/`);
      return (
        isInside && programs.has(basename(readlinkSync(`/proc/${pid}/exe`).replace(/ \(deleted\)$/, "")))
      );
    } catch {
      return false;
    }
  });
}

function signalAll(pids: number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has exited meanwhile.
    }
  }
}
