import { PostgrestClient } from "@supabase/postgrest-js";
import { DataApiUnreachable } from "./data-api-unreachable.ts";

const TIMEOUT_MS = 10_000;

/** Calls one function of the schema `nas_api`; `message` tells why it was refused. */
export type DataApiClient = (name: string, args?: Record<string, unknown>) => Promise<unknown>;

/** A client for a PostgREST root (`<project>/rest/v1`, or the local one without a prefix). */
export function createDataApiClient(url: string, serviceKey: string): DataApiClient {
  const client = new PostgrestClient(url, {
    schema: "nas_api",
    headers: { apikey: serviceKey, authorization: `Bearer ${serviceKey}` },
  });
  return async (name, args = {}) => {
    const { data, error, status } = await client.rpc(name, args).abortSignal(AbortSignal.timeout(TIMEOUT_MS));
    if (!error) return data;
    if (status === 0) throw new DataApiUnreachable(`Cannot reach ${url}: ${error.message}`);
    if (status === 401) throw new Error(`Cannot use ${url}: the service key is refused, ${error.message}`);
    throw new Error(error.message);
  };
}
