import { createClient } from "@supabase/supabase-js";

/** Address and service key of a project, and how its requests are sent; each ends after `timeoutMs`, unless it has a signal. */
export type SupabaseProject = {
  url: string;
  serviceKey: string;
  timeoutMs: number;
  fetch: (input: string, init: RequestInit) => Promise<Response>;
};

/** A client of the Data API (schema `nas_api`) and of the storage with the rights of the service key; never retries. */
export function createSupabaseClient({ url, serviceKey, timeoutMs, fetch }: SupabaseProject) {
  return createClient(url, serviceKey, {
    // Without a token of its own, the client looks for the session of a user before each request.
    accessToken: async () => serviceKey,
    db: { schema: "nas_api" },
    global: {
      fetch: (input, init) =>
        fetch(toAddress(input), { ...init, signal: init?.signal ?? AbortSignal.timeout(timeoutMs) }),
    },
  });
}

function toAddress(input: string | URL | Request): string {
  if (typeof input === "string") return input;
  return input instanceof URL ? input.href : input.url;
}
