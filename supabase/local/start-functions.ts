import { type Bundle, bundleFunction, listOperations } from "../../scripts/bundle.ts";
import type { DataApiClient } from "./data-api-client.ts";
import { variableNames } from "./function-permissions.ts";
import type { Routes } from "./routes.ts";
import type { StackContext } from "./stack-context.ts";
import { type StartedFunction, startFunction } from "./versions/start-function.ts";

/** A version that is shut down is stopped after this, even with open requests. */
const longestRequestMs = 120_000;

/** Starts every function of the checkout; resolves when all are ready. */
export async function startFunctions(context: StackContext): Promise<void> {
  const { config, routes, report } = context;
  const started: StartedFunction[] = [];
  context.cleanups.push(async () => void (await Promise.all(started.map(({ stop }) => stop()))));
  const databaseUrl = config.storeTransport === "direct" ? await context.databaseLogin.promise : null;
  const leave = { graceMs: config.versionGraceSeconds * 1_000, limitMs: longestRequestMs };
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

/** Registers the checkout's versions as newer than all earlier ones, so that they may finish their jobs. */
export async function releaseVersions(call: DataApiClient, { functions }: Routes): Promise<void> {
  await Promise.all(
    [...functions].flatMap(([operation, { describe }]) =>
      describe().versions.map(({ version }) =>
        call("release_version", { p_operation: operation, p_version: version }),
      ),
    ),
  );
}

/** The variables of the environment, and those that the stack sets. */
function collectVariables(
  { config, secrets, url }: StackContext,
  databaseUrl: string | null,
): Record<string, string> {
  // In the environment, DATABASE_URL is for the command line, as the owner of another database.
  const names = variableNames.filter((name) => name !== "DATABASE_URL");
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
