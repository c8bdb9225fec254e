import type { Sql } from "postgres";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { latencyEdgesMs } from "../../shared/platform/kernel/latency-buckets.ts";
import { operationNames } from "../../shared/platform/kernel/operation-name.ts";
import * as api from "./support/api.ts";
import { createTestDatabase, type TestDatabase } from "./support/test-database.ts";
import { countsOf, trafficOf } from "./support/traffic.ts";

const metricViews = [
  "catalogue",
  "connections",
  "job_outcomes",
  "latency",
  "queues",
  "quotas",
  "sweep",
  "traffic",
  "versions",
];

let database: TestDatabase;
let sql: Sql;

beforeAll(async () => {
  database = await createTestDatabase(inject("databaseUrl"));
  sql = database.sql;
});
afterAll(() => database.drop());

/** What the observers' role reads of a view, or why it may not. */
async function readAs(query: string): Promise<Record<string, unknown>[]> {
  return await sql.begin(async (transaction) => {
    await transaction`set local role nas_observer`;
    return await transaction.unsafe<Record<string, unknown>[]>(query);
  });
}

test("an observer reads every view, on an empty database too", async () => {
  const views = await sql<{ name: string }[]>`
    select relname as name from pg_class where relnamespace = 'nas_metrics'::regnamespace order by relname`;
  expect(views.map(({ name }) => name)).toEqual(metricViews);
  for (const view of metricViews) await readAs(`select * from nas_metrics.${view}`);
});

test("an observer reads and calls nothing else", async () => {
  const tables = await sql`
    select relname from pg_class where relnamespace in ('nas'::regnamespace, 'nas_metrics'::regnamespace)
      and (relnamespace = 'nas'::regnamespace and has_table_privilege('nas_observer', oid, 'select')
        or has_table_privilege('nas_observer', oid, 'insert, update, delete, truncate'))`;
  expect(tables).toEqual([]);
  for (const denied of [
    "select * from nas.job",
    "select * from nas.api_key_secret",
    "select * from nas_api.list_quotas()",
    "select nas.latency_edges()",
    "select * from nas_api.sweep_jobs()",
    "delete from nas_metrics.catalogue",
    "create view nas_metrics.mine as select 1",
  ])
    await expect(readAs(denied)).rejects.toMatchObject({ code: "42501" });
});

test("no view shows a hash of a key, nor what a caller sent or got", async () => {
  const key = await api.makeKey(sql, { quotaPerMonth: 4 });
  const ended = await api.admitJob(sql, key, { job: { input: { foodText: "a secret supper" } } });
  await api.claimOwn(sql, ended);
  await api.finish(sql, ended, 1, { foods: "a secret supper" });
  await api.admitJob(sql, key, { job: { input: { foodText: "a secret supper" } } });
  const shown: unknown[] = [];
  for (const view of metricViews) shown.push(await readAs(`select * from nas_metrics.${view}`));
  expect(JSON.stringify(shown)).toContain(key.id);
  expect(JSON.stringify(shown)).not.toContain(key.hash);
  expect(JSON.stringify(shown)).not.toContain("secret supper");
});

test("the buckets of the database are those of the functions", async () => {
  const [row] = await sql<{ edges: number[] }[]>`select nas.latency_edges() as edges`;
  expect(row?.edges).toEqual(latencyEdgesMs);
});

test.each<[string, Record<number, number>, number, number | null]>([
  ["half of ten responses of up to 1 ms", { 0: 10 }, 0.5, 0.5],
  ["nine tenths where the last tenth is slow", { 0: 90, 10: 10 }, 0.9, 1],
  ["the middle of a bucket", { 0: 50, 10: 50 }, 0.75, 100],
  ["all responses", { 0: 50, 10: 50 }, 1, 120],
  ["the edge, of responses beyond the last one", { 23: 3 }, 0.5, 30_000],
  ["nothing, of no responses", {}, 0.95, null],
])("a quantile reports %s", async (_, filled, share, expected) => {
  const [row] = await sql<{ ms: number | null }[]>`
    select nas.latency_quantile(${countsOf(filled)}::integer[], ${share}) as ms`;
  expect(row?.ms === null ? null : Number(row?.ms)).toBe(expected);
});

test("traffic has its quantiles, and its responses by bucket", async () => {
  const latency = countsOf({ 9: 99, 23: 1 });
  await sql`select nas_api.record_traffic(${sql.json([trafficOf({ requests: 100, server_errors: 2, latency })])}::json)`;
  const [row] = await readAs("select * from nas_metrics.traffic");
  expect(row).toMatchObject({
    operation: "decode",
    version: "v1",
    route: "call",
    requests: 100,
    server_errors: 2,
  });
  expect(row?.p50_ms).toBeCloseTo(50 + (30 * 50) / 99, 6);
  expect(row?.p99_ms).toBe(80);
  const buckets = await readAs("select from_ms, to_ms, requests from nas_metrics.latency where requests > 0");
  expect(buckets).toEqual([
    { from_ms: 50, to_ms: 80, requests: 99 },
    { from_ms: 30_000, to_ms: null, requests: 1 },
  ]);
});

test("queues have a row for each operation, and a sweep has its time", async () => {
  const queues = await readAs("select operation from nas_metrics.queues");
  expect(queues.map(({ operation }) => operation)).toEqual([...operationNames].sort());
  await sql`select from nas_api.sweep_jobs()`;
  await sql`update nas.sweep_run set swept_at = now() - interval '90 seconds'`;
  const [sweep] = await readAs(
    "select age_seconds, extract(epoch from now() - swept_at)::double precision as since_sweep from nas_metrics.sweep",
  );
  expect(sweep?.age_seconds).toBeGreaterThanOrEqual(90);
  expect(sweep?.age_seconds).toBe(sweep?.since_sweep);
});

test("ended jobs are counted by version, end and reason", async () => {
  const key = await api.makeKey(sql);
  await sql`truncate nas.job`;
  for (const isFailed of [true, false, false]) {
    const jobId = await api.admitJob(sql, key, { job: { version: "v1" } });
    await api.claimOwn(sql, jobId, "decode", "v2");
    if (isFailed) await api.fail(sql, jobId, 1);
    else await api.finish(sql, jobId, 1);
  }
  const minute = "date_trunc('minute', now())";
  await sql.unsafe(
    `update nas.job set completed_at = ${minute}, created_at = ${minute} - interval '8 seconds'`,
  );
  const outcomes = await readAs("select * from nas_metrics.job_outcomes order by status");
  const of = { operation: "decode", version: "v1", worker_version: "v2", p50_seconds: 8, p95_seconds: 8 };
  expect(outcomes).toMatchObject([
    { ...of, status: "completed", error_code: null, jobs: 2 },
    { ...of, status: "failed", error_code: "internal_error", jobs: 1 },
  ]);
});

test("a quota reports how much of it is used, and connections how many are left", async () => {
  const key = await api.makeKey(sql, { quotaPerMonth: 4 });
  await api.admitJob(sql, key);
  const quotas = await readAs(
    `select * from nas_metrics.quotas where key_id = '${key.id}' and quota_limit > 0`,
  );
  expect(quotas).toMatchObject([{ operation: "decode", reserved: 1, remaining: 3, used_share: 0.25 }]);
  const [connections] = await readAs("select * from nas_metrics.connections");
  expect(connections?.active).toBeGreaterThanOrEqual(1);
  expect(connections?.used_share).toBeGreaterThan(0);
  expect(connections?.used_share).toBeLessThan(1);
});
