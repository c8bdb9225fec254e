import postgres, { type Sql } from "postgres";
import { findFreePort } from "./free-port.ts";
import { type Host, launchProgram, readLogTail } from "./launch.ts";
import { applyMigrations } from "./migrations.ts";
import { describePostgres, initialisePostgres, isPostgresReady } from "./postgres.ts";
import { rotateLog } from "./stack-dir.ts";
import { type Supervised, superviseProcess } from "./supervisor.ts";

/** A running Postgres with roles and migrations applied; its superuser is `postgres`. */
export type Cluster = { databaseUrl: string; port: number; part: Supervised; migrations: string[] };

/** `onRecovered` is called when the server is ready again after it had exited. */
type ClusterOptions = { host: Host; postgresDir: string; password: string; onRecovered?: () => void };

/** Starts the cluster in `host.stackDir`, creating it when needed; the caller stops `part`. */
export async function startCluster({
  host,
  postgresDir,
  password,
  onRecovered,
}: ClusterOptions): Promise<Cluster> {
  const { stackDir } = host;
  await initialisePostgres(host, postgresDir, password);
  rotateLog(stackDir, "postgres");
  const port = await findFreePort();
  const program = describePostgres(host, postgresDir, port);
  let pid: number | null = null;
  const part = superviseProcess({
    name: "postgres",
    launch: () => {
      const child = launchProgram(host, program);
      pid = child.pid ?? null;
      return child;
    },
    probe: async () => isPostgresReady(stackDir, pid),
    stopSignal: "SIGINT",
    explain: () => readLogTail(host, "postgres"),
    ...(onRecovered && { onRecovered }),
  });
  const databaseUrl = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  try {
    await part.firstReady;
    const migrations = await withDatabase(databaseUrl, (sql) => applyMigrations(sql));
    return { databaseUrl, port, part, migrations };
  } catch (error) {
    await part.stop();
    throw error;
  }
}

/** Runs `work` on a connection of its own, which is closed afterwards. */
export async function withDatabase<Result>(
  databaseUrl: string,
  work: (sql: Sql) => Promise<Result>,
): Promise<Result> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}
