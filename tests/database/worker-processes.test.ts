import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import process from "node:process";
import { createInterface } from "node:readline";
import { afterAll, afterEach, beforeAll, expect, inject, test } from "vitest";
import * as z from "zod";
import type { JobOperation } from "../../shared/platform/jobs/job-operation.ts";
import { makeKey, nextJobId, type TestKey } from "./support/api.ts";
import { type JobOperationName, jobOperations } from "./support/job-operations.ts";
import { mixedRequest } from "./support/mixed-requests.ts";
import { createCatalogueDatabase, type TestDatabase } from "./support/test-database.ts";

const processes = 5;
/** More for a measurement. */
const jobs = Number(process.env.WORKER_JOBS ?? 100);
const keyCount = 7;
/** Longer than any pause of a busy machine: a lease that lapses by itself would use up an attempt. */
const leaseSeconds = 300;
const version = "v1";
const patienceMs = 300_000 + jobs * 100;
const program = join(import.meta.dirname, "support", "worker-process.ts");

type WorkerProcess = { child: ChildProcess; name: string; ended: string[] };

let database: TestDatabase;
let workers: WorkerProcess[] = [];
let started = 0;

beforeAll(async () => {
  database = await createCatalogueDatabase(inject("databaseUrl"));
});
afterEach(async () => {
  await Promise.all(workers.map(kill));
  workers = [];
});
afterAll(() => database.drop());

/** Resolves once the process looks for jobs. */
async function startWorker(): Promise<void> {
  const name = `worker-${started++}`;
  const child = spawn(process.execPath, [program], {
    env: {
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      WORKER_NAME: name,
      SUPABASE_URL: "http://127.0.0.1:9",
      SUPABASE_SERVICE_ROLE_KEY: "unused",
      PUBLIC_BASE_URL: "http://127.0.0.1:9",
      WORK_SECRET: "0123456789abcdef",
      DATABASE_URL: database.url,
      FUNCTION_VERSION: version,
      LEASE_SECONDS: String(leaseSeconds),
      STORE_TIMEOUT_MS: String(leaseSeconds * 1_000),
    },
    stdio: ["pipe", "pipe", "inherit"],
  });
  const ended: string[] = [];
  workers.push({ child, name, ended });
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

/** Lets the time pass after which the jobs that a worker holds are free for others. */
async function lapseLeases({ name }: WorkerProcess): Promise<void> {
  await database.sql`
    update nas.job set lease_until = now() where status = 'processing' and worker = ${name}`;
}

/** Puts mixed jobs of several keys into the queue, as the functions accept them. */
async function admitJobs(count: number): Promise<TestKey[]> {
  const { sql } = database;
  const scopes = Object.keys(jobOperations).map((name) => `edge:${name}`);
  const keys = await Promise.all(Array.from({ length: keyCount }, () => makeKey(sql, { scopes })));
  // A job may be held by every worker that is killed.
  const limits = sql.json({
    in_flight_per_key: count,
    backlog_per_operation: count,
    max_attempts: processes + 1,
  });
  for (let place = 0; place < count; place++) {
    const { operation, request } = mixedRequest(place);
    const job = sql.json({ id: nextJobId(), input: await prepare(operation, request), version: version });
    const mode = operation === "decode" ? "unstructured" : null;
    const [row] = await sql`select outcome from nas_api.admit_request(
      ${keys[place % keyCount]?.hash ?? ""}, ${operation}, ${`edge:${operation}`}, true, ${mode}, null, null, ${job}, ${limits})`;
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

test(`five processes end ${jobs} mixed jobs of one database: none is lost, none ends twice`, {
  timeout: patienceMs,
}, async () => {
  await Promise.all(Array.from({ length: processes }, () => startWorker()));
  const keys = await admitJobs(jobs);
  await expect.poll(countUnfinished, { timeout: patienceMs, interval: 200 }).toBe(0);
  await expectEachEndedOnce(keys, jobs);
  await expect.poll(() => listEnded().length, { timeout: patienceMs }).toBe(jobs);
  expect(new Set(listEnded()).size).toBe(jobs);
  expect(workers.filter(({ ended }) => ended.length === 0)).toHaveLength(0);
  expect(await database.sql`select from nas.job where attempt - yields > 1`).toHaveLength(0);
});

test("nor where processes are killed at work and others take their place", {
  timeout: patienceMs,
}, async () => {
  await Promise.all(Array.from({ length: processes }, () => startWorker()));
  const keys = await admitJobs(jobs);
  for (const [place, victim] of [...workers].entries()) {
    const enough = ((place + 1) * jobs) / (2 * processes);
    await expect.poll(() => listEnded().length, { timeout: patienceMs }).toBeGreaterThanOrEqual(enough);
    await kill(victim);
    await lapseLeases(victim);
    await startWorker();
  }
  await expect.poll(countUnfinished, { timeout: patienceMs, interval: 200 }).toBe(0);
  await expectEachEndedOnce(keys, jobs);
});
