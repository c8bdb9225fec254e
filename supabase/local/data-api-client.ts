import { PostgrestClient } from "@supabase/postgrest-js";

const timeoutMs = 10_000;
const unavailable = [0, 502, 503, 504];

/** Calls a function of the schema `nas_api`; throws with the reason as `message` where that fails. */
export type DataApiClient = (name: string, args?: Record<string, unknown>) => Promise<unknown>;

/** The Data API does not respond (`status` 0), or reports that it is not available (502 to 504). */
export class DataApiUnreachable extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** A client for a PostgREST root (`<project>/rest/v1`, or the local one without a prefix). */
export function createDataApiClient(url: string, serviceKey: string): DataApiClient {
  const client = new PostgrestClient(url, {
    schema: "nas_api",
    headers: { apikey: serviceKey, authorization: `Bearer ${serviceKey}` },
  });
  return async (name, args = {}) => {
    const { data, error, status } = await client.rpc(name, args).abortSignal(AbortSignal.timeout(timeoutMs));
    if (!error) return data;
    const reason = readReason(error) ?? `HTTP status ${status}`;
    if (unavailable.includes(status)) throw new DataApiUnreachable(status, `Cannot reach ${url}: ${reason}`);
    if (status === 401) throw new Error(`Cannot use ${url}: the service key is refused, ${reason}`);
    // PostgREST gives every error a code and forwards what our functions raise; errors without one come from elsewhere.
    throw new Error(error.code ? reason : `Cannot call ${name} at ${url}: ${reason}`);
  };
}

/** The message of an error body, PostgREST's or in the gateway's envelope `error`; null for an HTML page. */
function readReason(body: { message?: unknown; error?: unknown }): string | null {
  const { message } = Object(body.error ?? body);
  return typeof message === "string" && !/^\s*(<|$)/.test(message) ? message : null;
}
