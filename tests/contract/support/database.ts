import postgres, { type Sql } from "postgres";
import { inject } from "vitest";
import { createDataApiClient, type DataApiClient } from "../../../supabase/local/data-api-client.ts";

/** Connects to the database of the shared stack, past every function of it. */
export function openDatabase(): Sql {
  return postgres(inject("databaseUrl"), { max: 2, onnotice: () => {} });
}

/** Calls the functions that manage keys, as the key tool does. */
export function openKeyTool(): DataApiClient {
  return createDataApiClient(`${inject("baseUrl")}/rest/v1`, inject("serviceKey"));
}

/**
 * Starts the rate window of a key anew, in the minute that follows: a minute that ends during the test
 * cannot empty it.
 */
export async function pinRateWindow(sql: Sql, keyId: string, operation: string): Promise<void> {
  await sql`
    insert into nas.rate_window (key_id, operation, window_start, requests)
    values (${keyId}, ${operation}, date_trunc('minute', now()) + interval '1 minute', 0)
    on conflict (key_id, operation) do update set window_start = excluded.window_start, requests = 0`;
}

/** Usage of a key in this month; zeros where nothing was counted. */
export async function readUsage(sql: Sql, keyId: string, operation: string) {
  const [row] = await sql<{ requests: number; used: number; reserved: number }[]>`
    select requests, used, reserved from nas.usage_month
    where key_id = ${keyId} and operation = ${operation} and month = nas.current_month()`;
  return { requests: 0, used: 0, reserved: 0, ...row };
}
