import { createSupabaseClient } from "../../shared/platform/supabase/mod.ts";

const timeoutMs = 10_000;
/** A page is as large as the project allows, which is 1,000 rows by default. */
const mostRows = 100_000;
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

/** Reads all rows of a function of `nas_api` that only reads, in its order; throws like a {@link DataApiClient}. */
export type DataApiLister = (name: string, args?: Record<string, unknown>) => Promise<unknown[]>;

/** A client for the Data API of the project at `url`. */
export function createDataApiClient(url: string, serviceKey: string): DataApiClient {
  const client = openClient(url, serviceKey);
  return async (name, args = {}) => {
    const response = await client.rpc(name, args);
    requireSuccess(response, name, url);
    return response.data;
  };
}

/** The same for lists: a project returns at most `max_rows` rows at a time, so the rest is read page by page. */
export function createDataApiLister(url: string, serviceKey: string): DataApiLister {
  const client = openClient(url, serviceKey);
  return async (name, args = {}) => {
    const rows: unknown[] = [];
    for (let total = 1; rows.length < total; ) {
      const response = await client
        .rpc(name, args, { count: "exact" })
        .range(rows.length, rows.length + mostRows - 1);
      requireSuccess(response, name, url);
      const page: unknown = response.data;
      if (!Array.isArray(page)) throw new Error(`Cannot read ${name} at ${url}: it has no rows`);
      if (page.length === 0) break;
      rows.push(...page);
      total = response.count ?? rows.length;
    }
    return rows;
  };
}

function openClient(url: string, serviceKey: string) {
  return createSupabaseClient({ url, serviceKey, timeoutMs, fetch });
}

type Outcome = { error: { code?: string; message: string } | null; status: number };

function requireSuccess({ error, status }: Outcome, name: string, url: string): void {
  if (!error) return;
  const reason = readReason(error) ?? `HTTP status ${status}`;
  if (unavailable.includes(status)) throw new DataApiUnreachable(status, `Cannot reach ${url}: ${reason}`);
  if (status === 401) throw new Error(`Cannot use ${url}: the service key is refused, ${reason}`);
  // PostgREST gives every error a code and forwards what our functions raise; errors without one come from elsewhere.
  throw new Error(error.code ? reason : `Cannot call ${name} at ${url}: ${reason}`);
}

/** The message of an error body, PostgREST's or in the gateway's envelope `error`; null for an HTML page. */
function readReason(body: { message?: unknown; error?: unknown }): string | null {
  const { message } = Object(body.error ?? body);
  return typeof message === "string" && !/^\s*(<|$)/.test(message) ? message : null;
}
