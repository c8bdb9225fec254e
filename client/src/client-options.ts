import type { Ports } from "./ports.ts";
import { standardPorts } from "./ports.ts";
import type { Transport } from "./send.ts";

/** What a client is made of. */
export type ClientOptions = {
  /**
   * Where the service is, up to `/functions/v1`: "https://nutrition.example.org". In a browser also a path of
   * the page's own host, such as "/api", behind which a proxy adds the key.
   */
  baseUrl: string;
  /** Left out behind a proxy that adds it. */
  apiKey?: string | undefined;
  /** The runtime's own unless told. */
  fetch?: Ports["fetch"] | undefined;
  /** How often a request is sent again when it fails for a cause that may pass; 3 unless told. */
  maxRetries?: number | undefined;
  /** How long one request may take, in milliseconds; 60,000 unless told. */
  attemptTimeoutMs?: number | undefined;
  /** Time and chance, for tests. */
  ports?: Partial<Omit<Ports, "fetch">> | undefined;
};

/** Checks the options; throws a `TypeError` that says which one no client can be made with. */
export function readClientOptions(options: ClientOptions): Transport {
  const { apiKey, fetch, maxRetries = 3, attemptTimeoutMs = 60_000, ports } = options;
  if (apiKey !== undefined && !/^[\x21-\x7e]+$/.test(apiKey)) {
    // The runtime's own message for such a header would hold the key.
    refuse(
      apiKey === "" ? "apiKey is empty" : "apiKey has spaces, line breaks or other characters no key has",
    );
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
  // Without types, a variable of the environment that is not set comes in here.
  if (typeof text !== "string") refuse("baseUrl is missing");
  const baseUrl = text.replace(/\/+$/, "");
  if (baseUrl.endsWith("/functions/v1")) refuse("baseUrl must end before /functions/v1");
  if (/[?#]/.test(baseUrl)) refuse("baseUrl must have no query and no fragment");
  const page = globalThis.location?.href;
  if (!URL.canParse(`${baseUrl}/`, page)) refuse(`baseUrl must be an address such as https://example.org`);
  const { protocol, username, password } = new URL(`${baseUrl}/`, page);
  if (!/^https?:$/.test(protocol)) refuse("baseUrl must begin with https:// or http://");
  if (username || password) refuse("baseUrl must hold no user name and no password");
  return baseUrl;
}

function refuse(reason: string): never {
  throw new TypeError(`Cannot create a client: ${reason}`);
}
