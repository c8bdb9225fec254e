import { join } from "node:path";
import { isHeld, readLock } from "./lock.ts";
import { readSecrets } from "./secrets.ts";

/** The addresses and secrets of a running stack; `databaseUrl` is the superuser's. */
export type RunningStack = {
  pid: number;
  url: string;
  databaseUrl: string;
  serviceKey: string;
  workSecret: string;
};

/** Finds the stack that is running on a data folder; null when there is none. */
export function findRunningStack(dataDir: string): RunningStack | null {
  const entry = readLock(join(dataDir, "stack"));
  if (!entry || !isHeld(entry)) return null;
  const { databasePassword, serviceKey, workSecret } = readSecrets(dataDir);
  // Nothing listens on port 0: a connection is refused as long as the database has not started.
  const port = entry.databasePort ?? 0;
  const databaseUrl = `postgres://postgres:${databasePassword}@127.0.0.1:${port}/postgres`;
  return { pid: entry.pid, url: entry.url, databaseUrl, serviceKey, workSecret };
}
