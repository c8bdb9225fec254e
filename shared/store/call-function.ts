import { PostgrestClient } from "@supabase/postgrest-js";
import { ServiceError } from "../kernel/service-error.ts";
import type { NasApi } from "./generated/nas-api.ts";

/** Where the Data API is and how it is reached. */
export type StoreConnection = {
  url: string;
  serviceKey: string;
  timeoutMs: number;
  fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>;
};

/** Calls one function of the Data API; resolves to what it returns. */
export type CallFunction = <Name extends keyof NasApi>(
  name: Name,
  args: NasApi[Name]["args"],
) => Promise<NasApi[Name]["returns"]>;

const RETRY_AFTER_SECONDS = 5;

/** One call is one HTTP request, never repeated; whatever fails is `service_unavailable`, its cause for the log. */
export function createCallFunction({ url, serviceKey, timeoutMs, fetch }: StoreConnection): CallFunction {
  const client = new PostgrestClient(`${url}/rest/v1`, {
    schema: "nas_api",
    headers: { apikey: serviceKey, authorization: `Bearer ${serviceKey}` },
    fetch,
    timeout: timeoutMs,
  });

  return async function callFunction(name, args) {
    const { data, error, status } = await client.rpc(name, args);
    if (error === null) return data;
    const cause = new Error(`Cannot call ${name}: ${status} ${error.code ?? ""} ${error.message}`);
    throw new ServiceError("service_unavailable", "", { retryAfterSeconds: RETRY_AFTER_SECONDS, cause });
  };
}
