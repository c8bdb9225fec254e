import { createStore } from "../store/create-store.ts";
import type { OperationRoutes } from "./create-app.ts";
import type { Ports } from "./ports.ts";
import { readSettings } from "./settings.ts";

/** A runtime's way to let work outlive its answer. */
type KeepAlive = (work: Promise<unknown>) => void;

/** The globals of the runtimes that hand a function no environment: Deno, and Supabase Edge on top of it. */
type AmbientGlobals = {
  Deno?: { env: { get: (name: string) => string | undefined } };
  EdgeRuntime?: { waitUntil: KeepAlive };
};

type ReadVariable = (name: string) => string | undefined;
type CreateApp = (ports: Ports, readVariable: ReadVariable) => OperationRoutes;
type Bindings = Record<string, unknown>;
type ExecutionContext = { waitUntil: KeepAlive };

/** A function as Deno (`deno serve`), Supabase Edge and Cloudflare Workers load it. */
export type EdgeFunction = {
  fetch: (request: Request, bindings?: Bindings, context?: ExecutionContext) => Response | Promise<Response>;
};

/**
 * Wraps an app for every runtime. Workers hand bindings and a context to each request; where there are
 * none, `ambient` (the global object) has the environment. Configuration is read once: at the first
 * request on Workers, at start elsewhere.
 */
export function serveFunction(createApp: CreateApp, ambient: object): EdgeFunction {
  const { Deno, EdgeRuntime } = asAmbientGlobals(ambient);
  const boot = (readVariable: ReadVariable) => createApp(createPorts(readVariable), readVariable);
  let app = Deno ? boot((name) => Deno.env.get(name)) : null;
  const keepAlive: KeepAlive = (work) => EdgeRuntime?.waitUntil(work);

  return {
    fetch(request, bindings, context) {
      app ??= boot((name) => readBinding(bindings, name));
      const waitUntil: KeepAlive = context?.waitUntil ? (work) => context.waitUntil(work) : keepAlive;
      return app.fetch(request, {}, { waitUntil, passThroughOnException: () => {}, props: {} });
    },
  };
}

/** The global object has these members or not, depending on the runtime; no type describes them all. */
function asAmbientGlobals(ambient: object): AmbientGlobals {
  return ambient;
}

function readBinding(bindings: Bindings | undefined, name: string): string | undefined {
  const value = bindings?.[name];
  return typeof value === "string" ? value : undefined;
}

function createPorts(readVariable: ReadVariable): Ports {
  const settings = readSettings(readVariable);
  const fetchFromRuntime: Ports["fetch"] = (input, init) => fetch(input, init);
  return {
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
