import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { createKey } from "../support/create-key.ts";
import { runScenario } from "./run-scenario.ts";
import { SCENARIO } from "./scenario.ts";
import { startWorkerd, type Workerd } from "./support/workerd.ts";

const START_TIMEOUT_MS = 90_000;
const NOBODY = "http://127.0.0.1:9";

let workerd: Workerd;

beforeAll(async () => {
  workerd = await startWorkerd({
    // Whoever asked the Data API would get no answer.
    SUPABASE_URL: NOBODY,
    SUPABASE_SERVICE_ROLE_KEY: "of nobody",
    DATABASE_URL: inject("databaseUrl"),
    PUBLIC_BASE_URL: inject("baseUrl"),
    WORK_SECRET: inject("workSecret"),
  });
}, START_TIMEOUT_MS);

afterAll(() => workerd?.close());

it("workerd without the Data API answers the same scenario with the same bytes as Deno with it", async () => {
  const inDeno = await runScenario(SCENARIO, inject("baseUrl"), (await createKey()).key);
  const inWorkerd = await runScenario(SCENARIO, workerd.baseUrl, (await createKey()).key);
  expect(inWorkerd).toEqual(inDeno);
}, 120_000);
