import { afterAll, beforeAll, expect, it } from "vitest";
import { withDatabase } from "../../supabase/local/cluster.ts";
import { callApi } from "../support/call-api.ts";
import { createKeyOn } from "../support/create-key-on.ts";
import { startThrowawayStack, type ThrowawayStack } from "../support/throwaway-stack.ts";

let stack: ThrowawayStack;

beforeAll(async () => {
  stack = await startThrowawayStack({ variables: { STORE_TRANSPORT: "direct", CATALOGUE: "none" } });
});

afterAll(() => stack?.remove());

it("functions in Deno log in themselves, as who may call functions and nothing else", async () => {
  const { key } = await createKeyOn({ baseUrl: stack.url, serviceKey: stack.serviceKey });
  const body = { gender: "male", height: 175, weight: 70, age: 30, activity: "office" };
  const response = await callApi("daily_energy_expenditure_calculation", { key, body, baseUrl: stack.url });
  expect(response.status).toBe(200);
  const logins = await withDatabase(
    stack.databaseUrl,
    (sql) => sql<{ login: string; isSuper: boolean; reads: boolean }[]>`
      select distinct usename as login, usesuper as "isSuper",
        has_table_privilege(usename, 'nas.job', 'select') as reads
      from pg_stat_activity join pg_user using (usename) where application_name = 'nas'`,
  );
  expect([...logins]).toEqual([{ login: "nas_functions", isSuper: false, reads: false }]);
});
