import { join } from "node:path";
import { type Bundle, bundleFunction, listOperations } from "../../scripts/bundle.ts";
import { type Binaries, findBinaries } from "./binaries.ts";
import { type Cluster, startCluster } from "./cluster.ts";
import type { Config } from "./config.ts";
import { provideConsolePage } from "./console-page.ts";
import { createDataApiClient, type DataApiClient } from "./data-api-client.ts";
import { type DevKeys, provideDevKeys } from "./dev-keys.ts";
import { VARIABLE_NAMES } from "./function-permissions.ts";
import { provideFunctionsLogin } from "./functions-login.ts";
import { startGateway, stopGateway } from "./gateway.ts";
import type { Host } from "./launch.ts";
import { clearLeftovers } from "./leftovers.ts";
import { loadCatalogueApart } from "./load-catalogue.ts";
import { acquireLock } from "./lock.ts";
import { type DataApi, startDataApi } from "./postgrest.ts";
import type { Routes } from "./routes.ts";
import { provideBinaries } from "./runtime-copy.ts";
import { provideSecrets, type Secrets } from "./secrets.ts";
import type { StackPlace } from "./stack-dir.ts";
import { startSweep } from "./sweep.ts";
import { type StartedFunction, startFunction } from "./versions/start-function.ts";
import { startWatchdog } from "./watchdog.ts";

/** A stack that serves. */
export type Stack = { url: string; keys: DevKeys };

/** Tells a line of progress. */
export type Report = (line: string) => void;

/** Receives what has to be undone, in reverse order, when the stack stops or cannot start. */
export type Cleanups = Array<() => Promise<void> | void>;

export type StackOptions = { config: Config; place: StackPlace; cleanups: Cleanups; report: Report };

// As the bucket of a hosted project, see config.toml.
const LARGEST_OBJECT_BYTES = 20 * 1024 * 1024;
/** A version that leaves is stopped then, whatever it has not answered. */
const LONGEST_REQUEST_MS = 120_000;

/** Brings up every part of the service; throws with the reason when one cannot be started. */
export async function startStack({ config, place, cleanups, report }: StackOptions): Promise<Stack> {
  const { dataDir } = config;
  const { stackDir, account } = place;
  const lock = await acquireLock(stackDir, `http://127.0.0.1:${config.port}`, account);
  cleanups.push(lock.release);
  const routes: Routes = {
    database: null,
    dataApi: null,
    storage: null,
    functions: new Map(),
    consolePage: null,
    consoleKey: null,
    serviceKey: null,
    isReady: false,
  };
  const { server, url } = await startGateway(config.port, routes);
  cleanups.push(() => stopGateway(server));
  lock.update({ url });

  const secrets = provideSecrets(dataDir);
  routes.storage = {
    dir: join(stackDir, "storage"),
    serviceKey: secrets.serviceKey,
    maxBytes: LARGEST_OBJECT_BYTES,
    now: () => Date.now(),
  };
  routes.serviceKey = secrets.serviceKey;
  const binaries = provideBinaries(findBinaries(), account);
  await clearLeftovers(stackDir);
  const host: Host = { stackDir, account, watchdog: startWatchdog(account) };
  const databaseLogin = Promise.withResolvers<string>();
  const context: Context = { config, cleanups, report, host, binaries, secrets, routes, url, databaseLogin };
  const [, dataApi] = await Promise.all([
    startFunctions(context),
    startDatabase(context, lock.update),
    startConsole(context),
  ]);

  const call = createDataApiClient(dataApi.url, secrets.serviceKey);
  await releaseVersions(call, routes);
  const keys = await provideDevKeys(dataDir, call);
  const sweep = startSweep({ call, functions: routes.functions, workSecret: secrets.workSecret });
  cleanups.push(sweep.stop);
  routes.consoleKey = keys.molecular;
  routes.isReady = true;
  return { url, keys };
}

type Context = {
  config: Config;
  cleanups: Cleanups;
  report: Report;
  host: Host;
  binaries: Binaries;
  secrets: Secrets;
  routes: Routes;
  url: string;
  /** How functions reach the database on their own; told only where they are to. */
  databaseLogin: PromiseWithResolvers<string>;
};

async function startDatabase(
  context: Context,
  tell: (known: { databasePort: number }) => void,
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
  tell({ databasePort: cluster.port });
  if (context.config.storeTransport === "direct")
    context.databaseLogin.resolve(await provideFunctionsLogin(cluster, secrets));
  report(`Database ready, ${cluster.migrations.length} migrations applied`);
  dataApi = await startDataApi({ host, program: binaries.postgrest, cluster, secrets });
  context.cleanups.push(dataApi.part.stop);
  routes.dataApi = { port: dataApi.port, status: dataApi.part.status };
  await Promise.all([dataApi.part.firstReady, loadCatalogue(context, cluster)]);
  return dataApi;
}

async function loadCatalogue({ config, report }: Context, { databaseUrl }: Cluster): Promise<void> {
  if (!config.loadsCatalogue) return;
  report(`Catalogue ready, release ${await loadCatalogueApart(databaseUrl)}`);
}

async function startFunctions(context: Context): Promise<void> {
  const { config, routes, report } = context;
  const started: StartedFunction[] = [];
  context.cleanups.push(async () => void (await Promise.all(started.map(({ stop }) => stop()))));
  const databaseUrl = config.storeTransport === "direct" ? await context.databaseLogin.promise : null;
  const leave = { graceMs: config.versionGraceSeconds * 1_000, limitMs: LONGEST_REQUEST_MS };
  for (const operation of listOperations()) {
    const bundle = await bundleFunction(operation);
    const variables = collectVariables(context, databaseUrl);
    const added = await startFunction({ ...context, deno: context.binaries.deno, bundle, variables, leave });
    started.push(added);
    routes.functions.set(operation, added.versions);
    report(describeFunction(bundle, added));
  }
  await Promise.all(started.map(({ firstReady }) => firstReady));
}

function describeFunction(
  { operation, entryBytes, digest, isFresh }: Bundle,
  { hadOthers }: StartedFunction,
): string {
  const size = `${(entryBytes / 1_000).toFixed(0)} KB at start`;
  const notes = [
    ...(isFresh ? [] : ["bundled"]),
    ...(hadOthers ? ["versions of an earlier run are gone"] : []),
  ];
  return `Function ${operation}: ${[`version ${digest}`, size, ...notes].join(", ")}`;
}

/** What the checkout serves comes after every version before it: it may finish their jobs. */
async function releaseVersions(call: DataApiClient, { functions }: Routes): Promise<void> {
  await Promise.all(
    [...functions].flatMap(([operation, { tell }]) =>
      tell().versions.map(({ version }) =>
        call("release_version", { p_operation: operation, p_version: version }),
      ),
    ),
  );
}

async function startConsole({ routes, report }: Context): Promise<void> {
  routes.consolePage = await provideConsolePage(report);
}

/** The settings that the starter has set, and those that the stack decides. */
function collectVariables(
  { config, secrets, url }: Context,
  databaseUrl: string | null,
): Record<string, string> {
  // The starter's DATABASE_URL is what the command line uses, as the owner of another database.
  const names = VARIABLE_NAMES.filter((name) => name !== "DATABASE_URL");
  const given = names.map((name) => [name, process.env[name]]).filter(([, value]) => value !== undefined);
  return {
    ...Object.fromEntries(given),
    ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
    SUPABASE_URL: url,
    SUPABASE_SERVICE_ROLE_KEY: secrets.serviceKey,
    PUBLIC_BASE_URL: config.publicBaseUrl ?? url,
    WORK_SECRET: secrets.workSecret,
  };
}
