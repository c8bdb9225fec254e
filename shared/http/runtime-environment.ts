/** A runtime's way to let work outlive its answer. */
export type KeepAlive = (work: Promise<unknown>) => void;

/** The globals of the runtimes that hand a function no environment: Deno, and Supabase Edge on top of it. */
type AmbientGlobals = {
  Deno?: { env: { get: (name: string) => string | undefined } };
  EdgeRuntime?: { waitUntil: KeepAlive };
};

/** What Workers hand to each request: variables as text, everything else as objects. */
export type Bindings = Record<string, unknown>;

export type ReadVariable = (name: string) => string | undefined;

/** What a function is told by the place where it runs. */
export type RuntimeEnvironment = {
  readVariable: ReadVariable;
  /** Which deployment of the function this is; jobs and answers carry it. */
  version: string;
};

const NO_VERSION = "unversioned";

/** The environment of a runtime with ambient variables, else null: there each request brings bindings. */
export function readAmbientEnvironment(ambient: object): RuntimeEnvironment | null {
  const { Deno } = asAmbientGlobals(ambient);
  if (!Deno) return null;
  const readVariable: ReadVariable = (name) => Deno.env.get(name);
  return { readVariable, version: readVersion(readVariable) };
}

/** The environment in the bindings of a Worker. */
export function readBoundEnvironment(bindings: Bindings = {}): RuntimeEnvironment {
  const readVariable: ReadVariable = (name) => asText(bindings[name]);
  const metadata = bindings.CF_VERSION_METADATA;
  const id = typeof metadata === "object" && metadata !== null && "id" in metadata ? asText(metadata.id) : "";
  return { readVariable, version: id || readVersion(readVariable) };
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
