import { chownSync, mkdirSync, renameSync, statSync } from "node:fs";
import { join } from "node:path";
import { type Account, chooseAccount } from "./account.ts";
import { logLimitBytes } from "./rotate-logs.ts";

/** The stack's own folder and its owner; null is the user that runs this process. */
export type StackPlace = { stackDir: string; account: Account | null };

/**
 * Creates the folder `stack` of a data folder, owned by the account that the parts run as.
 * The data folder itself is created if it does not exist, and otherwise left unchanged.
 */
export function prepareStackDir(dataDir: string): StackPlace {
  const stackDir = join(dataDir, "stack");
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const account = chooseAccount(stackDir);
  const parts = ["logs", "bundles", "storage"].map((name) => join(stackDir, name));
  for (const dir of [stackDir, ...parts]) {
    mkdirSync(dir, { recursive: true, mode: 0o700 });
    if (account) chownSync(dir, account.uid, account.gid);
  }
  return { stackDir, account };
}

/** Rotates a part's log before it starts, if it is large; one older log is kept. */
export function rotateLog(stackDir: string, name: string): void {
  const path = join(stackDir, "logs", `${name}.log`);
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats && stats.size > logLimitBytes) renameSync(path, `${path}.1`);
}
