import { execFileSync } from "node:child_process";
import { chownSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { Account } from "./account.ts";

const settleMs = 200;

/** The process that runs a stack on a data folder, and the stack's address. */
type LockEntry = { pid: number; identity: string | null; url: string; databasePort: number | null };

/** Held while a stack runs; `update` adds what has become known since. */
type Lock = { update: (known: Partial<LockEntry>) => void; release: () => void };

/**
 * Takes the lock of a stack folder. Throws, naming the pid and the URL, while another process holds it; an
 * entry whose process has ended, or whose pid now belongs to another program, does not count.
 */
export async function acquireLock(stackDir: string, url: string, account: Account | null): Promise<Lock> {
  const path = join(stackDir, "lock.json");
  const { pid } = process;
  let entry: LockEntry = { pid, identity: readProcessIdentity(pid), url, databasePort: null };
  const draftPath = writeDraft(path, entry, account);
  try {
    if (!tryLink(draftPath, path)) await takeOver(stackDir, draftPath, path);
  } finally {
    rmSync(draftPath, { force: true });
  }
  return {
    update: (known) => {
      entry = { ...entry, ...known };
      renameSync(writeDraft(path, entry, account), path);
    },
    release: () => rmSync(path, { force: true }),
  };
}

/** The lock's entry, possibly of a process that has ended; null when there is none. */
export function readLock(stackDir: string): LockEntry | null {
  try {
    return JSON.parse(readFileSync(join(stackDir, "lock.json"), "utf8"));
  } catch {
    return null;
  }
}

/** Whether the process that wrote the entry is still running. */
export function isHeld({ pid, identity }: LockEntry): boolean {
  const running = readProcessIdentity(pid);
  return running !== null && running === identity;
}

/** Several starts may find the same stale entry: each replaces it with its own, and the last one wins. */
async function takeOver(stackDir: string, draftPath: string, path: string): Promise<void> {
  refuseIfHeld(readLock(stackDir));
  renameSync(draftPath, path);
  await delay(settleMs);
  const winner = readLock(stackDir);
  if (winner?.pid !== process.pid) refuseIfHeld(winner);
}

function refuseIfHeld(holder: LockEntry | null): void {
  if (!holder || !isHeld(holder)) return;
  throw new Error(`Cannot start: the stack already runs with pid ${holder.pid} at ${holder.url}`);
}

function writeDraft(path: string, entry: LockEntry, account: Account | null): string {
  const draftPath = `${path}.draft-${process.pid}`;
  writeFileSync(draftPath, JSON.stringify(entry), { mode: 0o600 });
  if (account) chownSync(draftPath, account.uid, account.gid);
  return draftPath;
}

/** A link creates the file with its content atomically: an empty one would look like that of a dead process. */
function tryLink(draftPath: string, path: string): boolean {
  try {
    linkSync(draftPath, path);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}

/**
 * Identifies a process beyond its pid, which may be reused: the boot and the process's start time.
 * Null when no such process is running.
 */
export function readProcessIdentity(pid: number): string | null {
  try {
    return process.platform === "linux" ? readFromProc(pid) : readFromPs(pid);
  } catch {
    return null;
  }
}

/** Fields after the program's name, which may contain anything: the state is the first, the start time the 20th. */
function readFromProc(pid: number): string | null {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  if (fields[0] === "Z") return null;
  return `${readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()} ${fields[19]}`;
}

function readFromPs(pid: number): string | null {
  return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).trim() || null;
}
