import { chownSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Account } from "./account.ts";
import { readProcessIdentity } from "./process-identity.ts";

/** Who runs a stack on a data folder, and where it can be reached. */
export type LockEntry = { pid: number; identity: string | null; url: string; databasePort: number | null };

/** Held while a stack runs; `update` tells the others what has become known since. */
export type Lock = { update: (known: Partial<LockEntry>) => void; release: () => void };

/**
 * Takes the lock of a stack folder. Throws, naming the pid and the URL, while another process holds it; an
 * entry whose process has ended, or whose pid now belongs to another program, does not count.
 */
export function acquireLock(stackDir: string, url: string, account: Account | null): Lock {
  const path = join(stackDir, "lock.json");
  let entry: LockEntry = {
    pid: process.pid,
    identity: readProcessIdentity(process.pid),
    url,
    databasePort: null,
  };
  for (let attempt = 1; !tryCreate(path, entry); attempt++) {
    const holder = readLock(stackDir);
    if (holder && isHeld(holder)) {
      throw new Error(`Cannot start: the stack already runs with pid ${holder.pid} at ${holder.url}`);
    }
    if (attempt > 5) throw new Error(`Cannot start: ${path} is taken again and again`);
    removeStale(path, holder);
  }
  if (account) chownSync(path, account.uid, account.gid);
  return {
    update: (known) => {
      entry = { ...entry, ...known };
      writeFileSync(path, JSON.stringify(entry));
    },
    release: () => rmSync(path, { force: true }),
  };
}

/** The lock's entry, or null when there is none; it may be that of a process that has ended. */
export function readLock(stackDir: string): LockEntry | null {
  try {
    return JSON.parse(readFileSync(join(stackDir, "lock.json"), "utf8"));
  } catch {
    return null;
  }
}

/** Whether the process that wrote the entry still runs. */
export function isHeld({ pid, identity }: LockEntry): boolean {
  const running = readProcessIdentity(pid);
  return running !== null && running === identity;
}

function tryCreate(path: string, entry: LockEntry): boolean {
  try {
    writeFileSync(path, JSON.stringify(entry), { flag: "wx", mode: 0o600 });
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}

/** Two starts may find the same stale file: only the one whose rename gets that very file may go on. */
function removeStale(path: string, stale: LockEntry | null): void {
  const asidePath = `${path}.${process.pid}`;
  try {
    renameSync(path, asidePath);
  } catch {
    return;
  }
  const taken = readFileSync(asidePath, "utf8");
  if (stale && taken !== JSON.stringify(stale)) renameSync(asidePath, path);
  else rmSync(asidePath, { force: true });
}
