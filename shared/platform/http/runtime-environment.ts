import type { Ports } from "./ports.ts";

/** Lets work continue after the response. */
export type KeepAlive = (work: Promise<unknown>) => void;

/** The globals of runtimes that pass no environment to a function: Deno, and Supabase Edge on top of it. */
type AmbientGlobals = {
  Deno?: { env: { get: (name: string) => string | undefined } };
  EdgeRuntime?: { waitUntil: KeepAlive };
};

/** The bindings that Workers pass to each call: variables as text, everything else as objects. */
export type Bindings = Record<string, unknown>;

export type ReadVariable = (name: string) => string | undefined;

/** What a runtime provides to a function. */
export type RuntimeEnvironment = Pick<Ports, "version" | "enqueue" | "backgroundSeconds"> & {
  readVariable: ReadVariable;
  /** Whether a socket opened by one request may serve another. */
  keepsConnections: boolean;
  /** Whether a canary is a function of its own, because the platform has one version of each. */
  forwardsToCanary: boolean;
};

const noVersion = "unversioned";

/** Workers cancel background work 30 s after the response; ten of them let the last job end or go to the queue. */
const workersBackgroundSeconds = 20;

/** The environment of a runtime with global variables; null on Workers, where each call brings its bindings. */
export function readAmbientEnvironment(ambient: object): RuntimeEnvironment | null {
  const { Deno } = asAmbientGlobals(ambient);
  if (!Deno) return null;
  const readVariable: ReadVariable = (name) => Deno.env.get(name);
  const backgroundSeconds = Number.POSITIVE_INFINITY;
  const version = readVersion(readVariable);
  const forwardsToCanary = version === readVariable("DENO_DEPLOYMENT_ID");
  return {
    readVariable,
    keepsConnections: true,
    forwardsToCanary,
    version,
    enqueue: null,
    backgroundSeconds,
  };
}

/** The environment in the bindings of a Worker; a Hyperdrive binding replaces `DATABASE_URL`. */
export function readBoundEnvironment(bindings: Bindings = {}): RuntimeEnvironment {
  const { CF_VERSION_METADATA: metadata, WORK_QUEUE: queue, HYPERDRIVE: hyperdrive } = bindings;
  const readVariable: ReadVariable = (name) =>
    name === "DATABASE_URL" && connects(hyperdrive) ? hyperdrive.connectionString : asText(bindings[name]);
  return {
    readVariable,
    keepsConnections: false,
    forwardsToCanary: false,
    version: (hasId(metadata) && metadata.id) || readVersion(readVariable),
    enqueue: canSend(queue) ? (message) => queue.send(message) : null,
    backgroundSeconds: workersBackgroundSeconds,
  };
}

/** How work continues after the response where a request has no context of its own. */
export function readAmbientKeepAlive(ambient: object): KeepAlive {
  const { EdgeRuntime } = asAmbientGlobals(ambient);
  return (work) => EdgeRuntime?.waitUntil(work);
}

/** Supabase names each deployment of a function in `DENO_DEPLOYMENT_ID`. */
function readVersion(readVariable: ReadVariable): string {
  return readVariable("FUNCTION_VERSION") || readVariable("DENO_DEPLOYMENT_ID") || noVersion;
}

/** Which of these members the global object has depends on the runtime; no type covers all of them. */
function asAmbientGlobals(ambient: object): AmbientGlobals {
  return ambient;
}

function asText(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

function hasId(binding: unknown): binding is { id: string } {
  return isObject(binding) && "id" in binding && typeof binding.id === "string";
}

function connects(binding: unknown): binding is { connectionString: string } {
  return isObject(binding) && "connectionString" in binding && typeof binding.connectionString === "string";
}

function canSend(binding: unknown): binding is { send: (message: unknown) => Promise<unknown> } {
  return isObject(binding) && "send" in binding && typeof binding.send === "function";
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
