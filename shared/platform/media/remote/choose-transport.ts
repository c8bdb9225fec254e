import {
  type RemoteConnection,
  type RemoteConnector,
  RemoteError,
  type RemoteTransport,
  requestHeaders,
} from "./remote-transport.ts";

/** The members of Deno (since 2.1) that are used. `startTls` only accepts connections of Deno's own type. */
type DenoNetwork<Plain extends RemoteConnection = RemoteConnection> = {
  resolveDns: (name: string, type: "A" | "AAAA", options: { signal: AbortSignal }) => Promise<string[]>;
  connect: (options: { hostname: string; port: number }) => Promise<Plain>;
  startTls: (connection: Plain, options: { hostname: string }) => Promise<RemoteConnection>;
};

/** The globals by which the runtimes are distinguished. */
type AmbientGlobals = {
  Deno?: Partial<DenoNetwork>;
  navigator?: { userAgent?: string };
  fetch?: PlatformFetch;
};

/** The part of the platform's `fetch` that is used. */
type PlatformFetch = (url: string, init: RequestInit) => Promise<Response>;

/**
 * The guarded network access of this runtime: own connections on Deno and Supabase Edge, the platform's `fetch` on
 * Workers. Null elsewhere, because an unguarded `fetch` is not a safe fallback.
 */
export function chooseTransport(ambient: object): RemoteTransport | null {
  const { Deno, navigator, fetch } = asAmbientGlobals(ambient);
  if (Deno) return isNetwork(Deno) ? openSocketTransport(Deno) : null;
  if (navigator?.userAgent !== "Cloudflare-Workers" || !fetch) return null;
  return createFetchTransport((url, init) => fetch(url, init));
}

/** Connects through Deno. The TLS handshake happens with the first bytes. */
export function createDenoConnector<Plain extends RemoteConnection>(
  deno: DenoNetwork<Plain>,
): RemoteConnector {
  return {
    async resolve(host, signal) {
      const lookups = await Promise.allSettled([
        deno.resolveDns(host, "A", { signal }),
        deno.resolveDns(host, "AAAA", { signal }),
      ]);
      return lookups.flatMap((lookup) => (lookup.status === "fulfilled" ? lookup.value : []));
    },
    async open({ address, port, tls, serverName }) {
      const connection = await deno.connect({ hostname: address, port });
      return tls ? deno.startTls(connection, { hostname: serverName }) : connection;
    },
  };
}

/** Loaded with the first request, because few functions ever make one. */
function openSocketTransport(network: DenoNetwork): RemoteTransport {
  return async (url, signal) => {
    const { createSocketTransport } = await import("./create-socket-transport.ts");
    return createSocketTransport(createDenoConnector(network))(url, signal);
  };
}

/** Which of these members the global object has depends on the runtime; no type covers all of them. */
function asAmbientGlobals(ambient: object): AmbientGlobals {
  return ambient;
}

function isNetwork(deno: Partial<DenoNetwork>): deno is DenoNetwork {
  return [deno.resolveDns, deno.connect, deno.startTls].every((member) => typeof member === "function");
}

/**
 * A transport over the platform's `fetch`, for platforms that restrict it to the public network themselves
 * (Cloudflare Workers). `fetch` has already decoded any content encoding, so these headers are dropped.
 */
export function createFetchTransport(platformFetch: PlatformFetch): RemoteTransport {
  return async function requestByFetch(url, signal) {
    const response = await platformFetch(url.href, { redirect: "manual", signal, headers: requestHeaders });
    // A browser-like platform hides the target of a redirect, which then cannot be checked.
    if (response.type === "opaqueredirect")
      throw new RemoteError("the response is a redirect that cannot be read");
    const headers = new Map(response.headers);
    headers.delete("content-encoding");
    headers.delete("content-length");
    const reader = response.body?.getReader();
    return {
      status: response.status,
      headers,
      body: readStream(reader),
      close: () => void reader?.cancel().catch(() => {}),
    };
  };
}

async function* readStream(
  reader: ReadableStreamDefaultReader<Uint8Array> | undefined,
): AsyncGenerator<Uint8Array> {
  while (reader) {
    const { value, done } = await reader.read();
    if (done) return;
    yield value;
  }
}
