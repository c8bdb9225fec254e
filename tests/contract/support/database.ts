import postgres, { type Sql } from "postgres";
import { inject } from "vitest";
import { createDataApiClient, type DataApiClient } from "../../../supabase/local/data-api-client.ts";

/** Connects to the database of the shared stack, past every function of it. */
export function openDatabase(): Sql {
  return postgres(inject("databaseUrl"), { max: 2, onnotice: () => {} });
}

/** Calls the functions that manage keys, as the key tool does. */
export function openKeyTool(): DataApiClient {
  return createDataApiClient(inject("baseUrl"), inject("serviceKey"));
}

/**
 * Starts the rate window of a key anew, in a minute an hour ahead: none that ends during the test can empty it.
 * Returns when it ends.
 */
export async function pinRateWindow(sql: Sql, keyId: string, operation: string): Promise<Date> {
  const [row] = await sql<{ end: Date }[]>`
    insert into nas.rate_window (key_id, operation, window_start, requests)
    values (${keyId}, ${operation}, date_trunc('minute', now()) + interval '1 hour', 0)
    on conflict (key_id, operation) do update set window_start = excluded.window_start, requests = 0
    returning window_start + interval '1 minute' as end`;
  if (!row) throw new Error("Cannot pin the rate window: it was not written");
  return row.end;
}

/** Usage of a key in its latest month, which is that of its last request; zeros where nothing was counted. */
export async function readUsage(sql: Sql, keyId: string, operation: string) {
  const [row] = await sql<{ requests: number; used: number; reserved: number }[]>`
    select requests, used, reserved from nas.usage_month
    where key_id = ${keyId} and operation = ${operation} order by month desc limit 1`;
  return { requests: 0, used: 0, reserved: 0, ...row };
}
