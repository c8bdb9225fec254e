import type { Ports } from "./ports.ts";

/** A runtime's way to let work outlive its answer. */
export type KeepAlive = (work: Promise<unknown>) => void;

/** The globals of the runtimes that hand a function no environment: Deno, and Supabase Edge on top of it. */
type AmbientGlobals = {
  Deno?: { env: { get: (name: string) => string | undefined } };
  EdgeRuntime?: { waitUntil: KeepAlive };
};

/** What Workers hand to each call: variables as text, everything else as objects. */
export type Bindings = Record<string, unknown>;

export type ReadVariable = (name: string) => string | undefined;

/** What a function is told by the place where it runs. */
export type RuntimeEnvironment = Pick<Ports, "version" | "enqueue" | "backgroundSeconds"> & {
  readVariable: ReadVariable;
  /** Whether a socket that one request has opened may serve another. */
  keepsConnections: boolean;
};

const NO_VERSION = "unversioned";

/** Workers cancel what outlives its answer by 30 s; ten are for the last job to end, or to leave for the queue. */
const WORKERS_BACKGROUND_SECONDS = 20;

/** The environment of a runtime with ambient variables, else null: there each call brings bindings. */
export function readAmbientEnvironment(ambient: object): RuntimeEnvironment | null {
  const { Deno } = asAmbientGlobals(ambient);
  if (!Deno) return null;
  const readVariable: ReadVariable = (name) => Deno.env.get(name);
  const backgroundSeconds = Number.POSITIVE_INFINITY;
  const version = readVersion(readVariable);
  return { readVariable, keepsConnections: true, version, enqueue: null, backgroundSeconds };
}

/** The environment in the bindings of a Worker; with Hyperdrive, that is where Postgres is. */
export function readBoundEnvironment(bindings: Bindings = {}): RuntimeEnvironment {
  const { CF_VERSION_METADATA: metadata, WORK_QUEUE: queue, HYPERDRIVE: hyperdrive } = bindings;
  const readVariable: ReadVariable = (name) =>
    name === "DATABASE_URL" && connects(hyperdrive) ? hyperdrive.connectionString : asText(bindings[name]);
  return {
    readVariable,
    keepsConnections: false,
    version: (hasId(metadata) && metadata.id) || readVersion(readVariable),
    enqueue: canSend(queue) ? (hint) => queue.send(hint) : null,
    backgroundSeconds: WORKERS_BACKGROUND_SECONDS,
  };
}

/** How work outlives an answer where no request brings a context of its own. */
export function readAmbientKeepAlive(ambient: object): KeepAlive {
  const { EdgeRuntime } = asAmbientGlobals(ambient);
  return (work) => EdgeRuntime?.waitUntil(work);
}

/** Supabase names each deployment of a function in `DENO_DEPLOYMENT_ID`. */
function readVersion(readVariable: ReadVariable): string {
  return readVariable("FUNCTION_VERSION") || readVariable("DENO_DEPLOYMENT_ID") || NO_VERSION;
}

/** The global object has these members or not, depending on the runtime; no type describes them all. */
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
