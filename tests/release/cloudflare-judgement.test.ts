import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { readRows } from "../../cli/operate/project/read-rows.ts";
import { LATENCY_EDGES_MS } from "../../shared/kernel/latency-buckets.ts";
import { createDataApiClient } from "../../supabase/local/data-api-client.ts";
import { runInProcess } from "../unit/cli/run-in-process.ts";
import { type Rehearsal, startRehearsal } from "./support/rehearse.ts";

const OPERATION = "daily_energy_expenditure_calculation";
const WORKER = "daily-energy-expenditure-calculation";

let rehearsal: Rehearsal;
let old: string;

beforeAll(async () => {
  rehearsal = await startRehearsal();
  await rehearsal.deploy(OPERATION, "--secrets-file", rehearsal.secretsPath);
  old = rehearsal.api.worker(WORKER)?.versions[0]?.id ?? "";
});
afterAll(() => rehearsal.remove());

async function deployCanary(): Promise<string> {
  const { stdout } = await rehearsal.deploy(OPERATION, "--canary", "10", "--json");
  return JSON.parse(stdout).uploaded;
}

const judge = (...args: string[]) =>
  runInProcess(["canary", OPERATION, "--target", "cloudflare", ...args], rehearsal.variables);
const readShares = () => rehearsal.api.worker(WORKER)?.deployments[0]?.versions;
const callDatabase = (name: string, args: Record<string, unknown>) =>
  createDataApiClient(`${inject("baseUrl")}/rest/v1`, inject("serviceKey"))(name, args);

/** Counts calls of a version as its isolates do. */
async function recordCalls(version: string, requests: number, serverErrors: number): Promise<void> {
  const latency = [...LATENCY_EDGES_MS, Number.POSITIVE_INFINITY].map((edge) => (edge === 20 ? requests : 0));
  const row = {
    operation: OPERATION,
    version,
    route: "call",
    requests,
    server_errors: serverErrors,
    latency,
    jobs_completed: 0,
    jobs_failed: 0,
    contract_checks: 0,
    contract_mismatches: 0,
  };
  await callDatabase("record_traffic", { p_rows: [row] });
}

test("a bad canary on Cloudflare is rolled back, and the old version may finish its jobs", async () => {
  const canary = await deployCanary();
  await recordCalls(old, 4_500, 4);
  await recordCalls(canary, 500, 15);
  const { code, stderr } = await judge();
  expect(stderr).toMatch(
    new RegExp(`^Cannot promote ${OPERATION}: 5xx .*; ${old} has all requests again\n$`, "m"),
  );
  expect(code).toBe(5);
  expect(readShares()).toEqual([{ version_id: old, percentage: 100 }]);
  const order = readRows(await callDatabase("list_versions", { p_operation: OPERATION })).map(
    ({ version }) => version,
  );
  expect(order.indexOf(old)).toBeGreaterThan(order.indexOf(canary));
});

test("a good canary on Cloudflare is promoted, after which there is nothing to judge", async () => {
  const canary = await deployCanary();
  await recordCalls(old, 4_500, 4);
  await recordCalls(canary, 500, 1);
  const { code, stdout } = await judge("--json");
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({
    operation: OPERATION,
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
    `Cannot judge ${OPERATION}: no canary runs, ${canary} has all requests - begin one with nas deploy ${OPERATION} --target cloudflare --canary 10\n`,
  );
});
