import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import process from "node:process";
import { createInterface } from "node:readline";
import { afterAll, afterEach, beforeAll, expect, inject, test } from "vitest";
import * as z from "zod";
import type { JobOperation } from "../../shared/jobs/job-operation.ts";
import { loadCatalogueApart } from "../../supabase/local/load-catalogue.ts";
import { makeKey, nextJobId, type TestKey } from "./support/api.ts";
import { type JobOperationName, jobOperations } from "./support/job-operations.ts";
import { mixedRequest } from "./support/mixed-requests.ts";
import { createTestDatabase, type TestDatabase } from "./support/test-database.ts";

const PROCESSES = 5;
/** More for a measurement. */
const JOBS = Number(process.env.WORKER_JOBS ?? 100);
const KEYS = 7;
/** Longer than any pause of a loaded machine; and short, where killed workers are waited for. */
const LEASE_SECONDS = { usual: 60, short: 5 };
const VERSION = "v1";
const PATIENCE_MS = 150_000 + JOBS * 100;
const PROGRAM = join(import.meta.dirname, "support", "worker-process.ts");

type WorkerProcess = { child: ChildProcess; ended: string[] };

let database: TestDatabase;
let workers: WorkerProcess[] = [];

beforeAll(async () => {
  database = await createTestDatabase(inject("databaseUrl"));
  await loadCatalogueApart(database.url);
}, 60_000);
afterEach(async () => {
  await Promise.all(workers.map(kill));
  workers = [];
});
afterAll(() => database.drop());

/** Resolves once the process looks for jobs. */
async function startWorker(leaseSeconds: number): Promise<void> {
  const child = spawn(process.execPath, [PROGRAM], {
    env: {
      SUPABASE_URL: "http://127.0.0.1:9",
      SUPABASE_SERVICE_ROLE_KEY: "unused",
      PUBLIC_BASE_URL: "http://127.0.0.1:9",
      WORK_SECRET: "0123456789abcdef",
      DATABASE_URL: database.url,
      FUNCTION_VERSION: VERSION,
      LEASE_SECONDS: String(leaseSeconds),
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended: string[] = [];
  workers.push({ child, ended });
  const lines = createInterface({ input: child.stdout });
  await once(lines, "line");
  lines.on("line", (line) => ended.push(line));
}

const listEnded = () => workers.flatMap(({ ended }) => ended);

async function kill({ child }: WorkerProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
}

/** Puts mixed jobs of several keys into the queue, as the functions accept them. */
async function admitJobs(count: number): Promise<TestKey[]> {
  const { sql } = database;
  const scopes = Object.keys(jobOperations).map((name) => `edge:${name}`);
  const keys = await Promise.all(Array.from({ length: KEYS }, () => makeKey(sql, { scopes })));
  const limits = sql.json({ in_flight_per_key: count, backlog_per_operation: count });
  for (let place = 0; place < count; place++) {
    const { operation, request } = mixedRequest(place);
    const job = sql.json({ id: nextJobId(), input: await prepare(operation, request), version: VERSION });
    const mode = operation === "decode" ? "unstructured" : null;
    const [row] = await sql`select outcome from nas_api.admit_request(
      ${keys[place % KEYS]?.hash ?? ""}, ${operation}, ${`edge:${operation}`}, true, ${mode}, null, null, ${job}, ${limits})`;
    expect(row?.outcome).toBe("ok");
  }
  return keys;
}

/** What a job row keeps of a request. */
async function prepare(operation: JobOperationName, request: object) {
  const { body, prepare } = anyInput(jobOperations[operation]);
  const { work } = await prepare(await z.parseAsync(body.schema, request));
  return JSON.parse(JSON.stringify("input" in work ? work.input : null));
}

/** Each takes what its own schema has read. */
function anyInput(operation: unknown): JobOperation<unknown> {
  return operation as JobOperation<unknown>;
}

const countUnfinished = async () => {
  const [row] = await database.sql<{ jobs: number }[]>`
    select count(*)::int as jobs from nas.job where completed_at is null`;
  return row?.jobs;
};

async function expectEachEndedOnce(keys: readonly TestKey[], count: number): Promise<void> {
  const { sql } = database;
  const ids = keys.map(({ id }) => id);
  const states = await sql`
    select status, count(*)::int as jobs from nas.job where key_id = any (${ids}) group by status`;
  expect([...states]).toEqual([{ status: "completed", jobs: count }]);
  const [usage] = await sql`
    select sum(used)::int as used, sum(reserved)::int as reserved from nas.usage_month where key_id = any (${ids})`;
  expect(usage).toEqual({ used: count, reserved: 0 });
}

test(`five processes end ${JOBS} mixed jobs of one database: none is lost, none ends twice`, {
  timeout: PATIENCE_MS,
}, async () => {
  await Promise.all(Array.from({ length: PROCESSES }, () => startWorker(LEASE_SECONDS.usual)));
  const keys = await admitJobs(JOBS);
  await expect.poll(countUnfinished, { timeout: PATIENCE_MS, interval: 200 }).toBe(0);
  await expectEachEndedOnce(keys, JOBS);
  await expect.poll(() => listEnded().length).toBe(JOBS);
  expect(new Set(listEnded()).size).toBe(JOBS);
  expect(workers.filter(({ ended }) => ended.length === 0)).toHaveLength(0);
  expect(await database.sql`select from nas.job where attempt - yields > 1`).toHaveLength(0);
});

test("nor where processes are killed at work and others take their place", {
  timeout: PATIENCE_MS,
}, async () => {
  await Promise.all(Array.from({ length: PROCESSES }, () => startWorker(LEASE_SECONDS.short)));
  const keys = await admitJobs(JOBS);
  for (const [place, victim] of [...workers].entries()) {
    const enough = ((place + 1) * JOBS) / (2 * PROCESSES);
    await expect.poll(() => listEnded().length, { timeout: PATIENCE_MS }).toBeGreaterThanOrEqual(enough);
    await kill(victim);
    await startWorker(LEASE_SECONDS.short);
  }
  await expect.poll(countUnfinished, { timeout: PATIENCE_MS, interval: 200 }).toBe(0);
  await expectEachEndedOnce(keys, JOBS);
});
