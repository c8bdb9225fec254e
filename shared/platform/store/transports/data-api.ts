import type { CallFunction } from "../../kernel/mod.ts";
import { createSupabaseClient, type SupabaseProject } from "../../supabase/mod.ts";
import { toUnavailable } from "./to-unavailable.ts";

/** Calls functions over the Data API: one call is one HTTP request, never retried, of at most `timeoutMs`. */
export function callOverDataApi(project: SupabaseProject): CallFunction {
  const client = createSupabaseClient(project);
  const { timeoutMs } = project;

  return async function callFunction(name, args) {
    // Cleared with the response: `AbortSignal.timeout` would keep each request in memory until its time has come.
    const deadline = new AbortController();
    const timer = setTimeout(
      () => deadline.abort(new Error(`no response within ${timeoutMs} ms`)),
      timeoutMs,
    );
    try {
      const { data, error, status } = await client.rpc(name, args).abortSignal(deadline.signal);
      if (error === null) return data;
      throw toUnavailable(name, `${status} ${error.code ?? ""} ${error.message}`);
    } finally {
      clearTimeout(timer);
    }
  };
}
