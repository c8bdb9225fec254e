import { execFile } from "node:child_process";
import { chmodSync, chownSync, lstatSync, mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import type { Account } from "./account.ts";
import type { Host } from "./launch.ts";
import { findSharedDir } from "./runtime-copy.ts";

/** A function's modules are those of its bundle and nothing else. */
export const isolation = ["--no-config", "--no-lock", "--no-remote", "--no-npm"];

/** Modules of every version that was ever started stay in the cache; above this it is begun again. */
const largestBytes = 200 * 1024 * 1024;

/**
 * The folder in which Deno keeps what it knows of modules that it has read: `deno` of the stack's folder, or with an
 * account one in the system's folder for temporary files. SQLite resolves paths, so the account could not open a
 * database below a folder that it cannot enter, not even through /proc.
 */
export function provideDenoDir(stackDir: string, account: Account | null): string {
  if (!account) return resolve(stackDir, "deno");
  const dir = join(findSharedDir(account), `nas-deno-${account.uid}`);
  if (isOwnedBy(account, dir) && measureFiles(dir) > largestBytes) rmSync(dir, { recursive: true });
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  // A folder that another user has made there is left as it is.
  if (lstatSync(dir).uid === 0) chownSync(dir, account.uid, account.gid);
  if (!isOwnedBy(account, dir)) throw new Error(`Cannot start as root: ${dir} belongs to somebody else`);
  chmodSync(dir, 0o700);
  return dir;
}

/**
 * Lets Deno read a function's modules in a process of its own: the process that parses them keeps their syntax trees,
 * some 20 times the size of the modules, whereas one that finds them in the cache parses nothing.
 */
export async function readModulesAhead(
  { stackDir, account, denoDir }: Host,
  deno: string,
  entry: string,
): Promise<void> {
  const env = { DENO_DIR: denoDir, DENO_NO_UPDATE_CHECK: "1", NO_COLOR: "1" };
  const options = { ...account, cwd: stackDir, env };
  // Modules that cannot be read are reported by the function's own start.
  await promisify(execFile)(deno, ["cache", "--quiet", ...isolation, entry], options).catch(() => {});
}

function isOwnedBy({ uid }: Account, dir: string): boolean {
  const found = lstatSync(dir, { throwIfNoEntry: false });
  return found?.isDirectory() === true && found.uid === uid;
}

function measureFiles(dir: string): number {
  const files = readdirSync(dir).map((name) => statSync(join(dir, name), { throwIfNoEntry: false }));
  return files.reduce((sum, file) => sum + (file?.size ?? 0), 0);
}
