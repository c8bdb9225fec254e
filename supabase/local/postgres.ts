import { execFile } from "node:child_process";
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Host, Program } from "./launch.ts";
import { reachablePath } from "./reachable-path.ts";

/** Small enough for a laptop; nothing here weakens durability (fsync stays on). */
const serverSettings: Record<string, string> = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  max_connections: "80",
  shared_buffers: "64MB",
  maintenance_work_mem: "64MB",
  max_wal_size: "256MB",
  wal_level: "minimal",
  max_wal_senders: "0",
  max_parallel_workers_per_gather: "0",
  autovacuum_max_workers: "1",
  jit: "off",
  timezone: "UTC",
  log_timezone: "UTC",
  // A failed statement is logged without its text, which may contain what a caller wrote.
  log_min_error_statement: "panic",
};

/** Creates the cluster's files in `host.stackDir` if they do not exist; `password` is the superuser's. */
export async function initialisePostgres(host: Host, postgresDir: string, password: string): Promise<void> {
  const { stackDir, account } = host;
  const dataDir = join(stackDir, "postgres");
  if (existsSync(dataDir)) return;
  const draftDir = join(stackDir, "postgres.draft");
  rmSync(draftDir, { recursive: true, force: true });
  mkdirSync(draftDir, { mode: 0o700 });
  if (account) chownSync(draftDir, account.uid, account.gid);
  const passwordFile = join(stackDir, "password");
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account) chownSync(passwordFile, account.uid, account.gid);
  const args = ["-U", "postgres", "-A", "scram-sha-256", "-E", "UTF8", `--locale=${localeName()}`];
  const program = join(postgresDir, "bin", "initdb");
  try {
    await promisify(execFile)(
      program,
      [...args, "--pwfile=../password", "-D", reachablePath(".", host, draftDir)],
      {
        ...account,
        cwd: draftDir,
        env: {},
      },
    );
  } catch (error) {
    throw new Error(`Cannot create the database: ${error instanceof Error ? error.message : error}`);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(draftDir, dataDir);
}

/** The server process for the cluster in `host.stackDir`. */
export function describePostgres(host: Host, postgresDir: string, port: number): Program {
  const dataDir = join(host.stackDir, "postgres");
  const settings = Object.entries(serverSettings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  return {
    name: "postgres",
    file: join(postgresDir, "bin", "postgres"),
    args: ["-D", reachablePath(".", host, dataDir), "-c", `port=${port}`, ...settings],
    cwd: dataDir,
    env: {},
    orphanSignal: "INT",
  };
}

/** Whether the server accepts connections, according to its pid file. */
export function isPostgresReady(stackDir: string, pid: number | null): boolean {
  const lines = readFileSync(join(stackDir, "postgres", "postmaster.pid"), "utf8").split("\n");
  return Number(lines[0]) === pid && lines[7]?.trim() === "ready";
}

function localeName(): string {
  return process.platform === "darwin" ? "en_US.UTF-8" : "C.UTF-8";
}
