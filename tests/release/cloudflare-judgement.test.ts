import postgres from "postgres";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { latencyEdgesMs } from "../../shared/platform/kernel/latency-buckets.ts";
import { createDataApiClient } from "../../supabase/local/data-api-client.ts";
import { runInProcess } from "../unit/cli/run-in-process.ts";
import { type Rehearsal, startRehearsal } from "./support/rehearse.ts";
import { uploadDirectly } from "./support/upload-directly.ts";

const operation = "daily_energy_expenditure_calculation";
const worker = "daily-energy-expenditure-calculation";

let rehearsal: Rehearsal;
let old: string;

beforeAll(async () => {
  rehearsal = await startRehearsal();
  old = await uploadDirectly(rehearsal.api, operation, { secrets: rehearsal.secrets });
});
afterAll(() => rehearsal.remove());

const beginCanary = () => uploadDirectly(rehearsal.api, operation, { share: 10 });
const judge = (...args: string[]) =>
  runInProcess(["canary", operation, "--target", "cloudflare", ...args], rehearsal.variables);
const readShares = () => rehearsal.api.worker(worker)?.deployments[0]?.versions;
const callDatabase = (name: string, args: Record<string, unknown>) =>
  createDataApiClient(inject("baseUrl"), inject("serviceKey"))(name, args);

/** The known versions of the operation, the latest last. */
async function readVersions(): Promise<string[]> {
  const sql = postgres(inject("databaseUrl"), { max: 1 });
  const rows = await sql<{ version: string }[]>`
    select version from nas_metrics.versions where operation = ${operation} order by place`;
  await sql.end();
  return rows.map(({ version }) => version);
}

type Calls = { version: string; requests: number; serverErrors: number };

/** Counts calls of both versions as their isolates do, and in the same minute. */
async function recordCalls(...calls: [Calls, Calls]): Promise<void> {
  await callDatabase("record_traffic", { p_rows: calls.map(toRow) });
}

function toRow({ version, requests, serverErrors }: Calls) {
  return {
    operation: operation,
    version,
    route: "call",
    requests,
    server_errors: serverErrors,
    latency: [...latencyEdgesMs, Number.POSITIVE_INFINITY].map((edge) => (edge === 20 ? requests : 0)),
    jobs_completed: 0,
    jobs_failed: 0,
    contract_checks: 0,
    contract_mismatches: 0,
  };
}

test("a bad canary on Cloudflare is rolled back, and the old version may finish its jobs", async () => {
  const canary = await beginCanary();
  await recordCalls(
    { version: old, requests: 4_500, serverErrors: 4 },
    { version: canary, requests: 500, serverErrors: 15 },
  );
  const { code, stderr } = await judge();
  expect(stderr).toMatch(
    new RegExp(`^Cannot promote ${operation}: 5xx .*; ${old} has all requests again\n$`, "m"),
  );
  expect(code).toBe(5);
  expect(readShares()).toEqual([{ version_id: old, percentage: 100 }]);
  const order = await readVersions();
  expect(order.indexOf(old)).toBeGreaterThan(order.indexOf(canary));
});

test("a good canary on Cloudflare is promoted, after which there is nothing to judge", async () => {
  const canary = await beginCanary();
  await recordCalls(
    { version: old, requests: 4_500, serverErrors: 4 },
    { version: canary, requests: 500, serverErrors: 1 },
  );
  const { code, stdout } = await judge("--json");
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({
    operation: operation,
    verdict: "promote",
    done: true,
    old: { version: old, share: 90 },
    new: { version: canary, share: 10 },
    notes: [],
  });
  expect(readShares()).toEqual([{ version_id: canary, percentage: 100 }]);

  const again = await judge();
  expect(again.code).toBe(1);
  expect(again.stderr).toBe(
    `Cannot judge ${operation}: no canary is running, ${canary} has all requests - start one with nas deploy ${operation} --target cloudflare --canary 10\n`,
  );
});
