import { join } from "node:path";
import { isHeld, readLock } from "./lock.ts";
import { readSecrets } from "./secrets.ts";

/** How to reach a stack that runs on a data folder; `databaseUrl` is the superuser's. */
export type RunningStack = {
  pid: number;
  url: string;
  databaseUrl: string;
  serviceKey: string;
  workSecret: string;
};

/** Finds the stack that runs on a data folder; null when none does. */
export function findRunningStack(dataDir: string): RunningStack | null {
  const entry = readLock(join(dataDir, "stack"));
  if (!entry || !isHeld(entry)) return null;
  const { databasePassword, serviceKey, workSecret } = readSecrets(dataDir);
  const databaseUrl = `postgres://postgres:${databasePassword}@127.0.0.1:${entry.databasePort}/postgres`;
  return { pid: entry.pid, url: entry.url, databaseUrl, serviceKey, workSecret };
}
