import { createStore } from "../store/create-store.ts";
import { createLog } from "../telemetry/log-entry.ts";
import { openTelemetry } from "../telemetry/open-telemetry.ts";
import { createTracedFetch } from "../telemetry/traced-fetch.ts";
import { readDirectConnection } from "./direct-connection.ts";
import type { Ports } from "./ports.ts";
import type { RuntimeEnvironment } from "./runtime-environment.ts";
import { readSettings } from "./settings.ts";

/** The ports of a deployed function: the store, the clock, randomness, the network and the log of its runtime. */
export function createPorts({ readVariable, keepsConnections, ...deployment }: RuntimeEnvironment): Ports {
  const settings = readSettings(readVariable);
  const { version } = deployment;
  const now = () => Date.now();
  const elapsedMs = () => performance.now();
  const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length));
  const log = createLog({ now, version, write: (line) => console.log(line) });
  const fetchFromRuntime: Ports["fetch"] = (input, init) => fetch(input, init);
  const store = createStore({
    url: settings.SUPABASE_URL,
    serviceKey: settings.SUPABASE_SERVICE_ROLE_KEY,
    timeoutMs: settings.STORE_TIMEOUT_MS,
    backlogPerOperation: settings.BACKLOG_PER_OPERATION,
    inFlightPerKey: settings.IN_FLIGHT_PER_KEY,
    fetch: createTracedFetch(fetchFromRuntime),
    direct: readDirectConnection(settings, keepsConnections),
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

function sleep(durationMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const stop = () => {
      clearTimeout(timer);
      // A signal may outlive many sleeps: none of them stays with it.
      signal.removeEventListener("abort", stop);
      resolve();
    };
    const timer = setTimeout(stop, durationMs);
    signal.addEventListener("abort", stop);
  });
}
