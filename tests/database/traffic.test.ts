import type { JSONValue, Sql } from "postgres";
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { createTestDatabase, openPool, type TestDatabase } from "./support/test-database.ts";
import { countsOf, trafficOf } from "./support/traffic.ts";

const connections = 10;
const flushes = 200;

let database: TestDatabase;
let sql: Sql;

beforeAll(async () => {
  database = await createTestDatabase(inject("databaseUrl"));
  sql = database.sql;
});
afterAll(() => database.drop());

beforeEach(async () => {
  await sql`truncate nas.traffic_minute, nas.function_version`;
});

async function record(rows: JSONValue, by: Sql = sql): Promise<void> {
  await by`select nas_api.record_traffic(${sql.json(rows)}::json)`;
}

const readTraffic = (windowSeconds = 3_600) =>
  sql`select * from nas_api.traffic_by_version('decode', ${windowSeconds})`;

/** Moves what is recorded so far into the past. */
const letPass = (seconds: number) =>
  sql`update nas.traffic_minute set minute = minute - make_interval(secs => ${seconds})`;

test("counts of one version and route add up, bucket by bucket, over flushes and minutes", async () => {
  const each = {
    server_errors: 1,
    jobs_completed: 2,
    jobs_failed: 3,
    contract_checks: 4,
    contract_mismatches: 5,
  };
  await record([trafficOf({ requests: 3, latency: countsOf({ 0: 1, 23: 2 }), ...each })]);
  await letPass(120);
  await record([trafficOf({ requests: 2, latency: countsOf({ 0: 1, 5: 1 }), ...each })]);
  await record([trafficOf({ requests: 1, latency: countsOf({ 5: 1 }), ...each })]);
  const [row, ...others] = await readTraffic();
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    version: "v1",
    route: "call",
    requests: 6,
    latency: countsOf({ 0: 2, 5: 2, 23: 2 }),
    server_errors: 3,
    jobs_completed: 6,
    jobs_failed: 9,
    contract_checks: 12,
    contract_mismatches: 15,
  });
  expect(row?.last_minute - row?.first_minute).toBeGreaterThanOrEqual(120_000);
});

test("versions and routes are counted separately, and equal rows of one call are added", async () => {
  const rows = [
    trafficOf({ version: "v2", route: "work", jobs_completed: 1 }),
    trafficOf({ requests: 1 }),
    trafficOf({ route: "poll", requests: 5 }),
    trafficOf({ requests: 1 }),
    trafficOf({ operation: "design", requests: 9 }),
  ];
  await record(rows);
  expect(await readTraffic()).toMatchObject([
    { version: "v1", route: "call", requests: 2 },
    { version: "v1", route: "poll", requests: 5 },
    { version: "v2", route: "work", jobs_completed: 1 },
  ]);
});

test("a window leaves out what was before it", async () => {
  await record([trafficOf({ requests: 1 })]);
  await letPass(900);
  expect(await readTraffic(600)).toEqual([]);
  expect(await readTraffic(1_200)).toMatchObject([{ requests: 1 }]);
});

test("flushes at a time, in whatever order of rows, lose nothing and end without a deadlock", async () => {
  const pool = openPool(database, connections);
  const versions = ["v1", "v2", "v3", "v4"];
  const rows = versions.map((version) => trafficOf({ version, requests: 1, latency: countsOf({ 3: 1 }) }));
  await Promise.all(
    Array.from({ length: flushes }, (_, place) => record(place % 2 ? rows : rows.toReversed(), pool)),
  );
  await pool.end();
  const sums = await readTraffic();
  expect(sums).toHaveLength(versions.length);
  for (const sum of sums) expect(sum).toMatchObject({ requests: flushes, latency: countsOf({ 3: flushes }) });
});

test.each<[string, JSONValue, string]>([
  ["an unknown operation", [trafficOf({ operation: "cook" })], "the operation is unknown"],
  ["an unknown route", [trafficOf({ route: "walk" })], "the route is not call, poll or work"],
  ["no version", [trafficOf({ version: "" })], "the version is empty"],
  ["too few buckets", [trafficOf({ latency: [1, 2] })], "the latency is not 24 counts"],
  ["too many buckets", [trafficOf({ latency: [...countsOf({}), 1] })], "the latency is not 24 counts"],
  [
    "a bucket that is null",
    [trafficOf({ latency: [...countsOf({}).slice(1), null] })],
    "the latency is not 24",
  ],
  [
    "a bucket that is negative",
    [trafficOf({ latency: countsOf({ 2: -1 }) })],
    "the latency is not 24 counts",
  ],
  ["nested buckets", [trafficOf({ latency: Array(24).fill([1]) })], "the latency is not 24 counts"],
  ["a negative count", [trafficOf({ jobs_failed: -1 })], "a count is negative"],
  ["a count that is null", [trafficOf({ requests: null })], "a count is missing or is no whole number"],
  ["a count that is text", [trafficOf({ requests: "many" })], "a count is missing or is no whole number"],
  [
    "a count beyond an integer",
    [trafficOf({ requests: 2 ** 40 })],
    "a count is missing or is no whole number",
  ],
  ["no list", trafficOf(), "a count is missing or is no whole number"],
])("%s is refused, and what came with it is not kept", async (_, rows, reason) => {
  const sent = Array.isArray(rows) ? [trafficOf({ requests: 7 }), ...rows] : rows;
  await expect(record(sent)).rejects.toMatchObject({
    code: "NAS22",
    message: expect.stringContaining(`Cannot record traffic: ${reason}`),
  });
  expect(await sql`select from nas.traffic_minute`).toEqual([]);
});

test("counts are erased after 14 days", async () => {
  await record([trafficOf({ requests: 1 })]);
  await letPass(14 * 86_400 + 60);
  await record([trafficOf({ version: "v2", requests: 1 })]);
  await letPass(60);
  await sql`select from nas_api.sweep_jobs()`;
  expect(await sql`select version from nas.traffic_minute`).toEqual([{ version: "v2" }]);
});
