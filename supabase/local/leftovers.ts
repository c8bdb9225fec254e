import { readdirSync, readlinkSync, realpathSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

const programs = new Set(["postgres", "postgrest", "deno"]);
const graceMs = 5_000;

/**
 * Ends what an earlier run of the stack left behind after it was killed, and removes the database's pid file,
 * whose number may meanwhile belong to another program. Only call it while holding the stack's lock.
 * Elsewhere than on Linux the watchdog alone prevents leftovers.
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

/** The parts' processes are known by their program and by their working directory below the stack's. */
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
      // It ended by itself meanwhile.
    }
  }
}
