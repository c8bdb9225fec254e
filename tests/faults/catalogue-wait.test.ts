import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { operationNames } from "../../shared/platform/kernel/operation-name.ts";
import { readDevKeys } from "../../supabase/local/dev-keys.ts";
import { findRunningStack, type RunningStack } from "../../supabase/local/running-stack.ts";
import { sampleOf } from "../contract/support/operations.ts";
import { callApi } from "../support/call-api.ts";
import { readParts } from "../support/stack-parts.ts";
import { spawnStart, startThrowawayStack, stopProcess } from "../support/throwaway-stack.ts";
import { expectCompletion } from "./decode-jobs.ts";

// A name of the catalogue is only given once this table exists: the stack stays in its load for as long as it does not.
const delayLoad = `
  create function public.await_gate() returns trigger language plpgsql as $$
  begin
    while to_regclass('public.gate') is null loop perform pg_sleep(0.01); end loop;
    return null;
  end;
  $$;
  create trigger await_gate before insert on nas.catalogue_release execute function public.await_gate();`;

const { body: meal } = sampleOf("decode");
const { body: person } = sampleOf("daily_energy_expenditure_calculation");

let dataDir: string;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "nas-test-"));
  const stack = await startThrowawayStack({ dataDir, variables: { CATALOGUE: "none" } });
  await run(stack, delayLoad);
  await stopProcess(stack.process);
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function run({ databaseUrl }: RunningStack, statements: string): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  await sql.unsafe(statements);
  await sql.end();
}

function findStack(): RunningStack {
  const stack = findRunningStack(dataDir);
  if (!stack) throw new Error("Cannot find the stack");
  return stack;
}

test("while the first catalogue is loaded, operations that need it respond with 503, the others serve", async () => {
  const { child, output } = spawnStart({ dataDir });
  onTestFinished(() => stopProcess(child));
  await expect.poll(output, { interval: 20 }).toMatch(/Database ready/);
  const stack = findStack();
  const countRunning = async () =>
    [...(await readParts(stack.url)).values()].filter(({ state }) => state === "running").length;
  await expect.poll(countRunning, { interval: 50 }).toBe(operationNames.length + 3);
  const address = { baseUrl: stack.url, key: readDevKeys(dataDir).molecular ?? "" };
  const served = await callApi("daily_energy_expenditure_calculation", { ...address, body: person });
  expect(served.status).toBe(200);
  for (const [path, body] of [
    ["decode", meal],
    ["decode?job_id=x"],
    ["get_decode_compound_id?q=iron"],
  ] as const) {
    const refused = await callApi(path, { ...address, body });
    expect([refused.status, refused.body?.error?.code], path).toEqual([503, "service_unavailable"]);
    expect(refused.headers.get("retry-after"), path).toBe("1");
  }
  const health = await fetch(`${stack.url}/functions/v1/decode/health`);
  expect(health.status).toBe(200);

  await run(stack, "create table public.gate ()");
  await expect.poll(output, { interval: 50 }).toMatch(/^Ready at /m);
  const accepted = await callApi("decode", { ...address, body: meal });
  expect(accepted.status).toBe(202);
  const jobId = String(accepted.body?.data?.job_id);
  await expectCompletion({ url: stack.url, key: address.key }, [jobId]);
  const read = await callApi(`decode?job_id=${jobId}`, address);
  expect(read.body?.data?.result).toMatchObject({ items: [{ status: "matched" }] });
});
