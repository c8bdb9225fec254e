import { availableParallelism } from "node:os";
import type { Cluster } from "./cluster.ts";
import { withDatabase } from "./cluster.ts";
import { findFreePort } from "./free-port.ts";
import { type Host, launchProgram, readLogTail } from "./launch.ts";
import type { Secrets } from "./secrets.ts";
import { rotateLog } from "./stack-dir.ts";
import { type Supervised, superviseProcess } from "./supervisor.ts";

/** Each takes some 15 MB of Postgres; further ones than the processors can serve only wait inside it. */
const connections = Math.min(10, 2 + 2 * availableParallelism());

/** A running PostgREST that serves the schema `nas_api` on the loopback interface. */
export type DataApi = {
  port: number;
  part: Supervised;
  /**
   * To be called when the database is back: PostgREST waits longer after each refused connection, whereas a new
   * process connects at once.
   */
  reconnect: () => Promise<void>;
};

type DataApiOptions = { host: Host; program: string; cluster: Cluster; secrets: Secrets };

/** Starts PostgREST on a free port, logged in as `authenticator`; a caller without a token has no access. */
export async function startDataApi({ host, program, cluster, secrets }: DataApiOptions): Promise<DataApi> {
  const password = secrets.authenticatorPassword;
  await withDatabase(cluster.databaseUrl, (sql) =>
    sql.unsafe(`alter role authenticator password '${password}'`),
  );
  rotateLog(host.stackDir, "postgrest");
  const port = await findFreePort();
  const adminPort = await findFreePort();
  const env = {
    PGRST_DB_URI: `postgres://authenticator:${password}@127.0.0.1:${cluster.port}/postgres`,
    PGRST_DB_SCHEMAS: "nas_api",
    PGRST_DB_EXTRA_SEARCH_PATH: "",
    PGRST_DB_POOL: String(connections),
    PGRST_DB_POOL_MAX_IDLETIME: "10",
    PGRST_DB_POOL_ACQUISITION_TIMEOUT: "5",
    PGRST_JWT_SECRET: secrets.jwtSecret,
    PGRST_JWT_CACHE_MAX_LIFETIME: "3600",
    PGRST_OPENAPI_MODE: "disabled",
    PGRST_SERVER_HOST: "127.0.0.1",
    PGRST_SERVER_PORT: String(port),
    PGRST_ADMIN_SERVER_PORT: String(adminPort),
    PGRST_LOG_LEVEL: "error",
    // As `max_rows` in config.toml, so that lists are as long here as on a hosted project.
    PGRST_DB_MAX_ROWS: "1000",
  };
  const part = superviseProcess({
    name: "postgrest",
    launch: () =>
      launchProgram(host, {
        name: "postgrest",
        file: program,
        args: [],
        cwd: host.stackDir,
        env,
        orphanSignal: "TERM",
      }),
    probe: () => isReady(adminPort),
    stopSignal: "SIGTERM",
    explain: () => readLogTail(host, "postgrest"),
  });
  const reconnect = async () => {
    if (!(await isReady(adminPort).catch(() => false))) part.restart();
  };
  return { port, part, reconnect };
}

/** PostgREST is ready when it has read the schema and can reach the database. */
async function isReady(adminPort: number): Promise<boolean> {
  const response = await fetch(`http://127.0.0.1:${adminPort}/ready`, { signal: AbortSignal.timeout(2_000) });
  await response.body?.cancel();
  return response.ok;
}
