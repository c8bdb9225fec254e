import { spawnSync } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import {
  chmodSync,
  copyFileSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Account } from "./account.ts";
import type { Binaries } from "./binaries.ts";

/**
 * Programs that `account` can execute: the installed ones where it can enter their folder, else links to (or copies of)
 * them in the system's folder for temporary files, created once and reused.
 */
export function provideBinaries(installed: Binaries, account: Account | null): Binaries {
  if (!account || canExecute(account, join(installed.postgresDir, "bin", "postgres"))) return installed;
  const runtimeDir = join(findSharedDir(account), `nas-runtime-${fingerprint(installed)}`);
  if (!isOwnFolder(runtimeDir)) buildRuntime(installed, runtimeDir);
  return {
    postgresDir: join(runtimeDir, "postgres"),
    postgrest: join(runtimeDir, "postgrest"),
    deno: join(runtimeDir, "deno"),
  };
}

/** The system's folder for temporary files, or another one that `account` can enter. */
export function findSharedDir(account: Account): string {
  const found = [tmpdir(), "/tmp", "/var/tmp"].find((dir) => canExecute(account, dir));
  if (!found) throw new Error("Cannot start as root: the unprivileged user can enter no temporary folder");
  return found;
}

function canExecute(account: Account, path: string): boolean {
  return spawnSync("/bin/sh", ["-c", 'test -x "$0"', path], { ...account, cwd: "/" }).status === 0;
}

function fingerprint(installed: Binaries): string {
  const hash = createHash("sha256");
  for (const path of [join(installed.postgresDir, "bin", "postgres"), installed.postgrest, installed.deno]) {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  }
  return hash.digest("hex").slice(0, 16);
}

/** A folder with a predictable name in a shared place is trusted only if it is root's and nobody else may write to it. */
function isOwnFolder(dir: string): boolean {
  const found = lstatSync(dir, { throwIfNoEntry: false });
  if (!found) return false;
  if (found.isDirectory() && found.uid === 0 && (found.mode & 0o022) === 0) return true;
  throw new Error(`Cannot start as root: ${dir} belongs to somebody else`);
}

function buildRuntime(installed: Binaries, runtimeDir: string): void {
  const draftDir = `${runtimeDir}.${randomBytes(6).toString("hex")}`;
  mkdirSync(draftDir, { mode: 0o755 });
  chmodSync(draftDir, 0o755);
  linkTree(installed.postgresDir, join(draftDir, "postgres"));
  linkTree(installed.postgrest, join(draftDir, "postgrest"));
  linkTree(installed.deno, join(draftDir, "deno"));
  try {
    renameSync(draftDir, runtimeDir);
  } catch (error) {
    rmSync(draftDir, { recursive: true });
    // Another start on the same machine may have finished first; its folder is as good.
    if (!isOwnFolder(runtimeDir)) throw error;
  }
}

function linkTree(source: string, target: string): void {
  const stats = lstatSync(source);
  if (stats.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
  else if (stats.isDirectory()) linkFolder(source, target);
  else linkFile(source, target, stats.mode);
}

function linkFolder(source: string, target: string): void {
  mkdirSync(target, { mode: 0o755 });
  chmodSync(target, 0o755);
  for (const name of readdirSync(source)) linkTree(join(source, name), join(target, name));
}

/** A hard link keeps the source's mode, so a file that others may not read has to be copied instead. */
function linkFile(source: string, target: string, mode: number): void {
  if ((mode & 0o004) !== 0 && tryLink(source, target)) return;
  copyFileSync(source, target);
  chmodSync(target, (mode & 0o111) === 0 ? 0o644 : 0o755);
}

/** False on another file system, or on one without hard links. */
function tryLink(source: string, target: string): boolean {
  try {
    linkSync(source, target);
    return true;
  } catch {
    return false;
  }
}
