import type { Sql } from "postgres";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { operationNames } from "../../shared/platform/kernel/operation-name.ts";
import * as api from "./support/api.ts";
import { createTestDatabase, type TestDatabase } from "./support/test-database.ts";

let database: TestDatabase;
let sql: Sql;

beforeAll(async () => {
  database = await createTestDatabase(inject("databaseUrl"));
  sql = database.sql;
});
afterAll(() => database.drop());

const readQueues = () => sql<Record<string, unknown>[]>`select * from nas_api.queue_depths()`;

test("an idle service has an empty queue for each operation, and nothing waits", async () => {
  const rows = await readQueues();
  expect(rows.map(({ operation }) => operation)).toEqual([...operationNames].sort());
  for (const row of rows)
    expect(row).toMatchObject({ queued: 0, processing: 0, lost: 0, longest_wait_seconds: null });
});

test("queues report the jobs that are queued, in work, without their worker, and failed lately", async () => {
  const key = await api.makeKey(sql);
  const [due, backingOff, lost, failed] = [
    await api.admitJob(sql, key),
    await api.admitJob(sql, key),
    await api.admitJob(sql, key),
    await api.admitJob(sql, key),
  ];
  for (const id of [lost, failed]) await api.claimOwn(sql, id);
  await api.lapseLease(sql, lost);
  await api.fail(sql, failed, 1);
  await sql`update nas.job set available_at = now() - interval '90 seconds' where id = ${due}`;
  await sql`update nas.job set available_at = now() + interval '1 hour' where id = ${backingOff}`;
  const readDecode = async () => (await readQueues()).find(({ operation }) => operation === "decode");
  expect(await readDecode()).toEqual({
    operation: "decode",
    queued: 2,
    processing: 1,
    lost: 1,
    longest_wait_seconds: expect.toSatisfy((seconds) => seconds >= 90 && seconds < 120),
    failed_last_hour: 1,
  });
  await sql`update nas.job set completed_at = now() - interval '2 hours' where id = ${failed}`;
  expect(await readDecode()).toMatchObject({ failed_last_hour: 0 });
});

test("a database without a catalogue says so", async () => {
  expect(await sql`select * from nas_api.database_state()`).toMatchObject([
    { catalogue_release: null, catalogue_foods: 0, server_version: expect.stringMatching(/^\d/) },
  ]);
});

test("an operation is ready or not by one row: catalogue, its own queue, the last sweep", async () => {
  const readReadiness = () => sql`select * from nas_api.readiness('draft')`;
  const idle = { queued: 0, processing: 0, lost: 0, longest_wait_seconds: null };
  expect(await readReadiness()).toEqual([{ ...idle, catalogue_release: null, swept_seconds_ago: null }]);
  const key = await api.makeKey(sql, { scopes: ["edge:draft", "edge:design"] });
  await api.admitJob(sql, key, { operation: "draft" });
  await api.admitJob(sql, key, { operation: "design" });
  await sql`insert into nas.catalogue_release (id, compiled_id) values ('c-1', 'c-1')`;
  await sql`select from nas_api.sweep_jobs()`;
  expect(await readReadiness()).toMatchObject([
    { queued: 1, catalogue_release: "c-1", swept_seconds_ago: expect.toBeOneOf([0, 1, 2]) },
  ]);
});
