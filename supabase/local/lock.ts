import { execFileSync } from "node:child_process";
import { chownSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Account } from "./account.ts";

/** SQLITE_BUSY. */
const busy = 5;
/** Long enough for another start to read the holder and give up. */
const waitMs = 200;

/** The process that runs a stack on a data folder, and the stack's address. */
type LockEntry = { pid: number; identity: string | null; url: string; databasePort: number | null };

/** Held while a stack runs; `update` adds what has become known since. */
type Lock = { update: (known: Partial<LockEntry>) => void; release: () => void };

/** Referenced here, because the lock would end with an object that is collected. */
const held = new Set<DatabaseSync>();

/**
 * Takes the lock of a stack folder. Throws, naming the pid and the URL, while another process holds it, also one in
 * another container: the operating system keeps the lock, and ends it with the process.
 */
export function acquireLock(stackDir: string, url: string, account: Account | null): Lock {
  const path = join(stackDir, "lock.json");
  const { pid } = process;
  let entry: LockEntry = { pid, identity: readProcessIdentity(pid), url, databasePort: null };
  const database = lockFile(join(stackDir, "lock.db"), account);
  if (database === null) throw new Error(describeHolder(readLock(stackDir)));
  held.add(database);
  const write = () => renameSync(writeDraft(path, entry, account), path);
  write();
  return {
    update: (known) => {
      entry = { ...entry, ...known };
      write();
    },
    release: () => {
      rmSync(path, { force: true });
      held.delete(database);
      database.close();
    },
  };
}

/** SQLite locks its file by the operating system, for which Node has no function of its own. Null if it is locked. */
function lockFile(path: string, account: Account | null): DatabaseSync | null {
  const database = new DatabaseSync(path, { timeout: waitMs });
  try {
    database.exec("pragma journal_mode = memory");
    database.exec("begin exclusive");
    if (account && process.getuid?.() === 0) chownSync(path, account.uid, account.gid);
    return database;
  } catch (error) {
    database.close();
    if (error instanceof Error && "errcode" in error && error.errcode === busy) return null;
    throw error;
  }
}

function describeHolder(holder: LockEntry | null): string {
  if (!holder) return "Cannot start: another stack uses this data folder";
  const place = isHeld(holder) ? `with pid ${holder.pid}` : "outside of this container or machine";
  return `Cannot start: the stack already runs ${place} at ${holder.url}`;
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

function writeDraft(path: string, entry: LockEntry, account: Account | null): string {
  const draftPath = `${path}.draft-${process.pid}`;
  writeFileSync(draftPath, JSON.stringify(entry), { mode: 0o600 });
  if (account) chownSync(draftPath, account.uid, account.gid);
  return draftPath;
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
