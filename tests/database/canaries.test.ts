import type { Sql } from "postgres";
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import * as api from "./support/api.ts";
import { createTestDatabase, type TestDatabase } from "./support/test-database.ts";

let database: TestDatabase;
let sql: Sql;

beforeAll(async () => {
  database = await createTestDatabase(inject("databaseUrl"));
  sql = database.sql;
});
afterAll(() => database.drop());
beforeEach(() => sql`truncate nas.canary`);

const setCanary = (share: number, operation = "decode", version = "p_f_1") =>
  sql`select nas_api.set_canary(${operation}, ${version}, 'build-1', ${share})`;

async function admit(hash: string, operation = "decode") {
  const [row] = await sql`
    select outcome, canary_version as version, canary_share as share
    from nas_api.admit_request(${hash}, ${operation}, ${`edge:${operation}`}, false)`;
  return row;
}

async function poll(hash: string, jobId: string) {
  const [row] = await sql`
    select outcome, canary_version as version, canary_share as share
    from nas_api.poll_job(${hash}, 'decode', 'edge:decode', ${jobId})`;
  return row;
}

const none = { version: null, share: null };

test("admissions and polls return the canary of their operation, refused ones too", async () => {
  const key = await api.makeKey(sql);
  const jobId = await api.admitJob(sql, key);
  const seen = async () => [
    await admit(key.hash),
    await admit("unknown"),
    await poll(key.hash, jobId),
    await poll(key.hash, "none"),
    await poll("unknown", jobId),
  ];
  const outcomes = ["ok", "invalid_api_key", "ok", "job_not_found", "invalid_api_key"];
  expect(await seen()).toEqual(outcomes.map((outcome) => ({ outcome, ...none })));
  await setCanary(10);
  await setCanary(25);
  await setCanary(50, "draft");
  const canary = { version: "p_f_1", share: 25 };
  expect(await seen()).toEqual(outcomes.map((outcome) => ({ outcome, ...canary })));
});

test("a function has one canary until it ends", async () => {
  expect(await sql`select * from nas_api.find_canary('decode')`).toEqual([]);
  await setCanary(10);
  await setCanary(0, "decode", "p_f_2");
  expect(await sql`select * from nas_api.find_canary('decode')`).toEqual([
    { version: "p_f_2", build: "build-1", share: 0 },
  ]);
  await sql`select nas_api.end_canary('decode')`;
  expect(await sql`select * from nas_api.find_canary('decode')`).toEqual([]);
});

test.each([
  ["an unknown operation", "unknown", "p_f_1", 10],
  ["no version", "decode", "", 10],
  ["a share of everything", "decode", "p_f_1", 100],
  ["a negative share", "decode", "p_f_1", -1],
] as const)("a canary of %s is refused", async (_, operation, version, share) => {
  await expect(setCanary(share, operation, version)).rejects.toMatchObject({ code: "NAS22" });
  expect(await sql`select * from nas_api.find_canary(${operation})`).toEqual([]);
});
