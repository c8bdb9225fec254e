import { PostgrestClient } from "@supabase/postgrest-js";
import type { CallFunction } from "../../kernel/mod.ts";
import { toUnavailable } from "./to-unavailable.ts";

/** Address and credentials of the Data API. */
export type DataApi = {
  url: string;
  serviceKey: string;
  timeoutMs: number;
  fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>;
};

/** Calls functions over the Data API: one call is one HTTP request, never retried. */
export function callOverDataApi({ url, serviceKey, timeoutMs, fetch }: DataApi): CallFunction {
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
