import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { createKey } from "../support/create-key.ts";
import { runScenario } from "./run-scenario.ts";
import { scenario } from "./scenario.ts";
import { startWorkerd, type Workerd } from "./support/workerd.ts";

const nobody = "http://127.0.0.1:9";

let workerd: Workerd;

beforeAll(async () => {
  workerd = await startWorkerd({
    // A call of the Data API would get no response.
    SUPABASE_URL: nobody,
    SUPABASE_SERVICE_ROLE_KEY: "of nobody",
    DATABASE_URL: inject("databaseUrl"),
    PUBLIC_BASE_URL: inject("baseUrl"),
    WORK_SECRET: inject("workSecret"),
  });
});

afterAll(() => workerd?.close());

it("workerd without the Data API responds to the same scenario with the same bytes as Deno with it", async () => {
  const inDeno = await runScenario(scenario, inject("baseUrl"), (await createKey()).key);
  const inWorkerd = await runScenario(scenario, workerd.baseUrl, (await createKey()).key);
  expect(inWorkerd).toEqual(inDeno);
});
