import { chownSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { Account } from "./account.ts";
import { readProcessIdentity } from "./process-identity.ts";

const SETTLE_MS = 200;

/** Who runs a stack on a data folder, and where it can be reached. */
export type LockEntry = { pid: number; identity: string | null; url: string; databasePort: number | null };

/** Held while a stack runs; `update` tells the others what has become known since. */
export type Lock = { update: (known: Partial<LockEntry>) => void; release: () => void };

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

/** Several starts may find the same stale entry: each puts its own in its place, and the last one stays. */
async function takeOver(stackDir: string, draftPath: string, path: string): Promise<void> {
  refuseIfHeld(readLock(stackDir));
  renameSync(draftPath, path);
  await delay(SETTLE_MS);
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

/** A link makes the file with its content in one step: an empty one would look like that of a dead start. */
function tryLink(draftPath: string, path: string): boolean {
  try {
    linkSync(draftPath, path);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}
