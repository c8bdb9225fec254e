import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const checkoutDir = join(import.meta.dirname, "..", "..");
const needed = [
  "NOTICE",
  "console",
  "docs",
  "functions",
  "node_modules",
  "package.json",
  "scripts",
  "shared",
  "supabase",
];

/** A checkout below a folder that only its owner may enter, and a place for temporary files that all may. */
export type ClosedCheckout = { rootDir: string; dataDir: string; temporaryDir: string; remove: () => void };

/** Makes such a checkout out of links to this one's files, or of copies on another file system. */
export function makeClosedCheckout(): ClosedCheckout {
  const closedDir = mkdtempSync(join(tmpdir(), "nas-closed-"));
  const temporaryDir = mkdtempSync(join(tmpdir(), "nas-open-"));
  chmodSync(temporaryDir, 0o755);
  const rootDir = join(closedDir, "app");
  const sources = needed.map((name) => join(checkoutDir, name));
  mkdirSync(rootDir);
  const linked = spawnSync("cp", ["-al", ...sources, rootDir]);
  if (linked.status !== 0) spawnSync("cp", ["-a", "--force", ...sources, rootDir]);
  const remove = () => {
    for (const dir of [closedDir, temporaryDir]) rmSync(dir, { recursive: true, force: true });
  };
  return { rootDir, dataDir: join(rootDir, ".data"), temporaryDir, remove };
}
