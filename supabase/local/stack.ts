import { join } from "node:path";
import { findBinaries } from "./binaries.ts";
import { type Cluster, startCluster, withDatabase } from "./cluster.ts";
import type { Config } from "./config.ts";
import { provideConsolePage } from "./console-page.ts";
import { createDataApiClient } from "./data-api-client.ts";
import { provideDenoDir } from "./deno-dir.ts";
import { type DevKeys, provideDevKeys } from "./dev-keys.ts";
import { startGateway, stopGateway } from "./gateway.ts";
import { isFunctionReady } from "./is-function-ready.ts";
import type { Host } from "./launch.ts";
import { clearLeftovers } from "./leftovers.ts";
import { loadCatalogueApart } from "./load-catalogue.ts";
import { acquireLock } from "./lock.ts";
import { type DataApi, startDataApi } from "./postgrest.ts";
import { startLogRotation } from "./rotate-logs.ts";
import type { Routes } from "./routes.ts";
import { provideBinaries } from "./runtime-copy.ts";
import type { Secrets } from "./secrets.ts";
import { provideSecrets } from "./secrets.ts";
import type { Cleanups, Report, StackContext } from "./stack-context.ts";
import type { StackPlace } from "./stack-dir.ts";
import { releaseVersions, startFunctions } from "./start-functions.ts";
import { startSweep } from "./sweep.ts";
import { startWatchdog } from "./watchdog.ts";

/** A running stack. */
export type Stack = { url: string; keys: DevKeys };

type StackOptions = { config: Config; place: StackPlace; cleanups: Cleanups; report: Report };

// The same as for the bucket of a hosted project, see config.toml.
const largestObjectBytes = 20 * 1024 * 1024;

/** Starts every part of the service; throws with the reason when one cannot be started. */
export async function startStack({ config, place, cleanups, report }: StackOptions): Promise<Stack> {
  const { dataDir } = config;
  const { stackDir, account } = place;
  const lock = acquireLock(stackDir, `http://127.0.0.1:${config.port}`, account);
  cleanups.push(lock.release);
  const routes: Routes = {
    database: null,
    dataApi: null,
    storage: null,
    functions: new Map(),
    consolePage: null,
    consoleKey: null,
    serviceKey: null,
    hasCatalogue: null,
    isReady: false,
  };
  const { server, url } = await startGateway(config.port, routes);
  cleanups.push(() => stopGateway(server));
  lock.update({ url });

  const secrets = provideSecrets(dataDir);
  routes.storage = {
    dir: join(stackDir, "storage"),
    serviceKey: secrets.serviceKey,
    maxBytes: largestObjectBytes,
    now: () => Date.now(),
  };
  routes.serviceKey = secrets.serviceKey;
  if (config.loadsCatalogue)
    routes.hasCatalogue = (operation, port) => isFunctionReady(operation, port, secrets.workSecret);
  const binaries = provideBinaries(findBinaries(), account);
  await clearLeftovers(stackDir);
  cleanups.push(startLogRotation(join(stackDir, "logs")).stop);
  const denoDir = provideDenoDir(stackDir, account);
  const host: Host = { stackDir, account, denoDir, watchdog: startWatchdog(account) };
  const databaseLogin = Promise.withResolvers<string>();
  const context: StackContext = {
    config,
    cleanups,
    report,
    host,
    binaries,
    secrets,
    routes,
    url,
    databaseLogin,
  };
  await Promise.all([startFunctions(context), startDatabase(context, lock.update), startConsole(context)]);

  const call = createDataApiClient(url, secrets.serviceKey);
  await releaseVersions(call, routes);
  const keys = await provideDevKeys(dataDir, call);
  const sweep = startSweep({ call, functions: routes.functions, workSecret: secrets.workSecret });
  cleanups.push(sweep.stop);
  routes.consoleKey = keys.molecular;
  routes.isReady = true;
  return { url, keys };
}

async function startDatabase(
  context: StackContext,
  publish: (known: { databasePort: number }) => void,
): Promise<DataApi> {
  const { host, binaries, secrets, routes, report } = context;
  let dataApi: DataApi | null = null;
  const cluster = await startCluster({
    host,
    postgresDir: binaries.postgresDir,
    password: secrets.databasePassword,
    onRecovered: () => void dataApi?.reconnect(),
  });
  context.cleanups.push(cluster.part.stop);
  routes.database = cluster.part.status;
  publish({ databasePort: cluster.port });
  if (context.config.storeTransport === "direct")
    context.databaseLogin.resolve(await provideFunctionsLogin(cluster, secrets));
  report(`Database ready, ${cluster.migrations.length} migrations applied`);
  dataApi = await startDataApi({ host, program: binaries.postgrest, cluster, secrets });
  context.cleanups.push(dataApi.part.stop);
  routes.dataApi = { port: dataApi.port, status: dataApi.part.status };
  await Promise.all([dataApi.part.firstReady, loadCatalogue(context, cluster)]);
  return dataApi;
}

async function loadCatalogue(
  { config, routes, report }: StackContext,
  { databaseUrl }: Cluster,
): Promise<void> {
  if (!config.loadsCatalogue) return;
  report(`Catalogue ready, release ${await loadCatalogueApart(databaseUrl)}`);
  routes.hasCatalogue = null;
}

async function startConsole({ routes, report }: StackContext): Promise<void> {
  routes.consolePage = await provideConsolePage(report);
}

/** Lets functions connect to the cluster directly, as `nas_functions`; resolves to their connection string. */
async function provideFunctionsLogin(cluster: Cluster, secrets: Secrets): Promise<string> {
  // PostgREST's password protects more: its role may call what operators may call.
  const password = secrets.authenticatorPassword;
  await withDatabase(cluster.databaseUrl, (sql) =>
    sql.unsafe(`alter role nas_functions login password '${password}'`),
  );
  return `postgres://nas_functions:${password}@127.0.0.1:${cluster.port}/postgres`;
}
