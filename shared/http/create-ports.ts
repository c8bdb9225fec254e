import { createStore } from "../store/create-store.ts";
import type { Ports } from "./ports.ts";
import type { RuntimeEnvironment } from "./runtime-environment.ts";
import { readSettings } from "./settings.ts";

/** The ports of a deployed function: the store, the clock, randomness, the network and the log of its runtime. */
export function createPorts({ readVariable, ...deployment }: RuntimeEnvironment): Ports {
  const settings = readSettings(readVariable);
  const fetchFromRuntime: Ports["fetch"] = (input, init) => fetch(input, init);
  return {
    ...deployment,
    settings,
    fetch: fetchFromRuntime,
    store: createStore({
      url: settings.SUPABASE_URL,
      serviceKey: settings.SUPABASE_SERVICE_ROLE_KEY,
      timeoutMs: settings.STORE_TIMEOUT_MS,
      backlogPerOperation: settings.BACKLOG_PER_OPERATION,
      inFlightPerKey: settings.IN_FLIGHT_PER_KEY,
      fetch: fetchFromRuntime,
    }),
    now: () => Date.now(),
    randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
    sleep,
    log: (entry) => console.log(JSON.stringify(entry)),
  };
}

function sleep(durationMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, durationMs);
    const stop = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener("abort", stop, { once: true });
  });
}
