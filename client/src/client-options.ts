import { type Ports, standardPorts } from "./ports.ts";
import type { Transport } from "./send.ts";

/** Options of a client. */
export type ClientOptions = {
  /**
   * Address of the service, up to `/functions/v1`: "https://nutrition.example.org". In a browser also a path of the
   * page's own host, such as "/api", behind which a proxy adds the key.
   */
  baseUrl: string;
  /** Not needed behind a proxy that adds it. */
  apiKey?: string | undefined;
  /** Default: that of the runtime. */
  fetch?: Ports["fetch"] | undefined;
  /** How often a request is retried after a transient failure; 3 by default. */
  maxRetries?: number | undefined;
  /** Timeout of one request in milliseconds; 60,000 by default. */
  attemptTimeoutMs?: number | undefined;
  /** Clock and randomness, for tests. */
  ports?: Partial<Omit<Ports, "fetch">> | undefined;
};

/** Validates the options; throws a `TypeError` that names the invalid one. */
export function readClientOptions(options: ClientOptions): Transport {
  const { apiKey, fetch, maxRetries = 3, attemptTimeoutMs = 60_000, ports } = options;
  if (apiKey !== undefined && !/^[\x21-\x7e]+$/.test(apiKey)) {
    // The runtime's own message for such a header would contain the key.
    refuse(apiKey === "" ? "apiKey is empty" : "apiKey must have only visible ASCII characters");
  }
  if (!Number.isInteger(maxRetries) || maxRetries < 0) refuse("maxRetries must be a whole number from 0");
  if (!(attemptTimeoutMs > 0)) refuse("attemptTimeoutMs must be above 0");
  return {
    ports: { ...standardPorts, ...(fetch && { fetch }), ...ports },
    baseUrl: readBaseUrl(options.baseUrl),
    apiKey: apiKey ?? null,
    maxRetries,
    attemptTimeoutMs,
  };
}

function readBaseUrl(text: string): string {
  // Without types, an unset environment variable arrives here.
  if (typeof text !== "string") refuse("baseUrl is missing");
  const baseUrl = text.replace(/\/+$/, "");
  if (baseUrl.endsWith("/functions/v1")) refuse("baseUrl must end before /functions/v1");
  if (/[?#]/.test(baseUrl)) refuse("baseUrl must have no query or fragment");
  const page = globalThis.location?.href;
  if (!URL.canParse(`${baseUrl}/`, page)) refuse("baseUrl must be an address such as https://example.org");
  const { protocol, username, password } = new URL(`${baseUrl}/`, page);
  if (!/^https?:$/.test(protocol)) refuse("baseUrl must begin with https:// or http://");
  if (username || password) refuse("baseUrl must not contain a user name or password");
  return baseUrl;
}

function refuse(reason: string): never {
  throw new TypeError(`Cannot create a client: ${reason}`);
}
