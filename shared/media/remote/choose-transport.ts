import { createDenoConnector, type DenoNetwork } from "./create-deno-connector.ts";
import { createFetchTransport, type PlatformFetch } from "./create-fetch-transport.ts";
import type { RemoteTransport } from "./remote-transport.ts";

/** The globals that tell the runtimes apart. */
type AmbientGlobals = {
  Deno?: Partial<DenoNetwork>;
  navigator?: { userAgent?: string };
  fetch?: PlatformFetch;
};

/**
 * The guarded way out of this runtime: own connections on Deno and Supabase Edge, the platform's `fetch` on
 * Workers. Null elsewhere: an unguarded `fetch` is no fallback.
 */
export function chooseTransport(ambient: object): RemoteTransport | null {
  const { Deno, navigator, fetch } = asAmbientGlobals(ambient);
  if (Deno) return isNetwork(Deno) ? openSocketTransport(Deno) : null;
  if (navigator?.userAgent !== "Cloudflare-Workers" || !fetch) return null;
  return createFetchTransport((url, init) => fetch(url, init));
}

/** Loaded with the first request, which few functions ever make. */
function openSocketTransport(network: DenoNetwork): RemoteTransport {
  return async (url, signal) => {
    const { createSocketTransport } = await import("./create-socket-transport.ts");
    return createSocketTransport(createDenoConnector(network))(url, signal);
  };
}

/** The global object has these members or not, depending on the runtime; no type describes them all. */
function asAmbientGlobals(ambient: object): AmbientGlobals {
  return ambient;
}

function isNetwork(deno: Partial<DenoNetwork>): deno is DenoNetwork {
  return [deno.resolveDns, deno.connect, deno.startTls].every((member) => typeof member === "function");
}
