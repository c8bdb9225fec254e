import type { CallFunction } from "../../kernel/mod.ts";
import { createSupabaseClient, type SupabaseProject } from "../../supabase/mod.ts";
import { toUnavailable } from "./to-unavailable.ts";

/** Calls functions over the Data API: one call is one HTTP request, never retried. */
export function callOverDataApi(project: SupabaseProject): CallFunction {
  const client = createSupabaseClient(project);

  return async function callFunction(name, args) {
    const { data, error, status } = await client.rpc(name, args);
    if (error === null) return data;
    throw toUnavailable(name, `${status} ${error.code ?? ""} ${error.message}`);
  };
}
