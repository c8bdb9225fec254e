import { createStore, type DirectConnection, readConnectionString } from "../store/mod.ts";
import { createLog, createTracedFetch, openTelemetry } from "../telemetry/mod.ts";
import { createCanaryWatch } from "./canary/canary-watch.ts";
import type { Ports } from "./ports.ts";
import type { RuntimeEnvironment } from "./runtime-environment.ts";
import { readSettings, type Settings } from "./settings.ts";

type DatabaseSettings = Pick<Settings, "DATABASE_URL" | "DATABASE_CA" | "DATABASE_CONNECTIONS">;

/** The ports of a deployed function: the store, clock, randomness, network and log of its runtime. */
export function createPorts({
  readVariable,
  keepsConnections,
  forwardsToCanary,
  ...deployment
}: RuntimeEnvironment): Ports {
  const settings = readSettings(readVariable);
  const { version } = deployment;
  const now = () => Date.now();
  const elapsedMs = () => performance.now();
  const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length));
  const log = createLog({ now, version, write: (line) => console.log(line) });
  const fetchFromRuntime: Ports["fetch"] = (input, init) => fetch(input, init);
  const canaryWatch = forwardsToCanary
    ? createCanaryWatch({ find: (operation) => store.findCanary(operation), elapsedMs })
    : null;
  const store = createStore({
    url: settings.SUPABASE_URL,
    serviceKey: settings.SUPABASE_SERVICE_ROLE_KEY,
    timeoutMs: settings.STORE_TIMEOUT_MS,
    backlogPerOperation: settings.BACKLOG_PER_OPERATION,
    inFlightPerKey: settings.IN_FLIGHT_PER_KEY,
    fetch: createTracedFetch(fetchFromRuntime),
    direct: readDirectConnection(settings, keepsConnections),
    noteCanary: canaryWatch?.note,
  });
  const telemetry = openTelemetry(readVariable, {
    version,
    now,
    elapsedMs,
    randomBytes,
    sleep,
    log,
    recordTraffic: (rows) => store.recordTraffic(rows),
  });
  return {
    ...deployment,
    canaryWatch,
    settings,
    fetch: fetchFromRuntime,
    store,
    now,
    elapsedMs,
    randomBytes,
    sleep,
    log,
    telemetry,
  };
}

/**
 * The direct connection to Postgres that is configured, if any. Where connections are not kept, on Workers, TLS is
 * left to Hyperdrive, because their sockets cannot be upgraded to it as Postgres requires.
 */
export function readDirectConnection(
  { DATABASE_URL, DATABASE_CA, DATABASE_CONNECTIONS }: DatabaseSettings,
  keepsConnections: boolean,
): DirectConnection | undefined {
  const address = DATABASE_URL === undefined ? null : readConnectionString(DATABASE_URL);
  if (!address) return undefined;
  if (!keepsConnections && address.encryption !== "none")
    throw new Error("Cannot start: Workers must use the binding HYPERDRIVE in place of DATABASE_URL");
  return {
    ...address,
    certificateAuthority: DATABASE_CA,
    keptConnections: keepsConnections ? DATABASE_CONNECTIONS : null,
  };
}

function sleep(durationMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const stop = () => {
      clearTimeout(timer);
      // A signal may outlive many sleeps, whose listeners would pile up.
      signal.removeEventListener("abort", stop);
      resolve();
    };
    const timer = setTimeout(stop, durationMs);
    signal.addEventListener("abort", stop);
  });
}
