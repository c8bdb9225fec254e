import { PostgrestClient } from "@supabase/postgrest-js";
import { toUnavailable } from "./to-unavailable.ts";
import type { Transport } from "./transport.ts";

/** Where the Data API is, and who asks. */
export type DataApi = {
  url: string;
  serviceKey: string;
  timeoutMs: number;
  fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>;
};

/** Calls functions over the Data API: one call is one HTTP request, never repeated. */
export function callOverDataApi({ url, serviceKey, timeoutMs, fetch }: DataApi): Transport {
  const client = new PostgrestClient(`${url}/rest/v1`, {
    schema: "nas_api",
    headers: { apikey: serviceKey, authorization: `Bearer ${serviceKey}` },
    fetch,
    timeout: timeoutMs,
  });

  return async function callFunction(name, args) {
    const { data, error, status } = await client.rpc(name, args);
    if (error === null) return data;
    throw toUnavailable(name, `${status} ${error.code ?? ""} ${error.message}`);
  };
}
