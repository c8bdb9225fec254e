import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import * as api from "./support/api.ts";
import { createTestDatabase, type TestDatabase } from "./support/test-database.ts";

let database: TestDatabase;
let key: api.TestKey;

beforeAll(async () => {
  database = await createTestDatabase(inject("databaseUrl"));
});
afterAll(() => database.drop());

beforeEach(async () => {
  await database.sql`truncate nas.job, nas.job_turn, nas.idempotency`;
  key = await api.makeKey(database.sql);
});

async function sweep(): Promise<{ operation: string; version: string | null; claimable: number }[]> {
  return await database.sql`select * from nas_api.sweep_jobs()`;
}

test("an idle service reports nothing", async () => {
  expect(await sweep()).toEqual([]);
});

test("operations with claimable jobs are reported: queued and due, or of a lost worker", async () => {
  const { sql } = database;
  await api.admitJob(sql, key);
  const lost = await api.admitJob(sql, key);
  await api.claimOwn(sql, lost);
  const held = await api.admitJob(sql, key, { operation: "design" });
  await api.claimOwn(sql, held, "design");
  expect(await sweep()).toEqual([{ operation: "decode", version: null, claimable: 1 }]);
  await api.lapseLease(sql, lost);
  expect(await sweep()).toEqual([{ operation: "decode", version: null, claimable: 2 }]);
  expect(await api.poll(sql, key, lost)).toMatchObject({ status: "queued", attempt: 1 });
  await sql`update nas.job set available_at = now() + interval '1 minute' where status = 'queued'`;
  expect(await sweep()).toEqual([]);
});

test("a job lost three times fails with a constant error, erased and with its reservation released", async () => {
  const { sql } = database;
  const jobId = await api.admitJob(sql, key);
  for (const attempt of [1, 2, 3]) {
    await sweep();
    expect(await api.claimOwn(sql, jobId)).toMatchObject({ attempt });
    await api.lapseLease(sql, jobId);
  }
  expect(await sweep()).toEqual([]);
  expect(await api.poll(sql, key, jobId)).toMatchObject({
    status: "failed",
    error: { code: "internal_error", message: "The job could not be completed" },
    result: null,
  });
  expect(await api.readJob(sql, jobId)).toMatchObject({ input: null, state: null });
  expect(await api.readUsage(sql, key)).toEqual({ requests: 1, used: 0, reserved: 0 });
  await sweep();
  expect(await api.readUsage(sql, key)).toEqual({ requests: 1, used: 0, reserved: 0 });
});

test("reservations of several jobs of one month are released together, the living ones kept", async () => {
  const { sql } = database;
  for (const isLost of [true, true, false]) {
    const jobId = await api.admitJob(sql, key, { limits: { max_attempts: 1 } });
    await api.claimOwn(sql, jobId);
    if (isLost) await api.lapseLease(sql, jobId);
  }
  await sweep();
  expect(await api.readUsage(sql, key)).toEqual({ requests: 3, used: 0, reserved: 1 });
});

test("jobs that fail by lost workers count as failed by the version that lost them, if it is known", async () => {
  const { sql } = database;
  for (const version of ["v1", "v1", "v2", null]) {
    const jobId = await api.admitJob(sql, key, { limits: { max_attempts: 1 } });
    await api.claimOwn(sql, jobId, "decode", version);
    await api.lapseLease(sql, jobId);
  }
  await sweep();
  await sweep();
  const rows = await sql`
    select version, route, requests, server_errors, jobs_failed
    from nas_api.traffic_by_version('decode', 60) order by version`;
  expect([...rows]).toEqual([
    { version: "v1", route: "work", requests: 0, server_errors: 2, jobs_failed: 2 },
    { version: "v2", route: "work", requests: 0, server_errors: 1, jobs_failed: 1 },
  ]);
});

test("a job that no worker takes within a day fails uncharged and erased, one that waits less stays", async () => {
  const { sql } = database;
  const idle = await api.admitJob(sql, key);
  const between = await api.admitJob(sql, key);
  const waiting = await api.admitJob(sql, key);
  await api.claimOwn(sql, between);
  await sql`select nas_api.yield_job(${between}, 1, '{}')`;
  await sql`update nas.job set created_at = now() - interval '2 days'`;
  await sql`update nas.job set available_at = now() - interval '24 hours' where id in (${idle}, ${between})`;
  await sql`update nas.job set available_at = now() - interval '23 hours' where id = ${waiting}`;
  expect(await sweep()).toEqual([{ operation: "decode", version: null, claimable: 1 }]);
  for (const id of [idle, between]) {
    expect(await api.poll(sql, key, id)).toMatchObject({
      status: "failed",
      error: { code: "service_unavailable" },
      result: null,
    });
    expect(await api.readJob(sql, id)).toMatchObject({ input: null, state: null });
  }
  expect(await api.poll(sql, key, waiting)).toMatchObject({ status: "queued" });
  expect(await api.readUsage(sql, key)).toEqual({ requests: 3, used: 0, reserved: 1 });
});

test("a job whose files are not stored after ten minutes fails uncharged", async () => {
  const { sql } = database;
  const jobId = await api.admitJob(sql, key, { job: { awaitsFiles: true } });
  await sql`update nas.job set created_at = now() - interval '9 minutes'`;
  expect(await sweep()).toEqual([]);
  expect(await api.poll(sql, key, jobId)).toMatchObject({ status: "queued", awaits_worker: false });
  await sql`update nas.job set created_at = now() - interval '10 minutes'`;
  await sweep();
  expect(await api.poll(sql, key, jobId)).toMatchObject({ error: { code: "service_unavailable" } });
  expect(await api.readUsage(sql, key)).toEqual({ requests: 1, used: 0, reserved: 0 });
  expect((await sql`select nas_api.release_job(${jobId}) as released`)[0]).toEqual({ released: false });
});

test("jobs are erased 30 days after their end, never while they are open", async () => {
  const { sql } = database;
  const ids = [await api.admitJob(sql, key), await api.admitJob(sql, key), await api.admitJob(sql, key)];
  const [old = "", young = "", open = ""] = ids;
  for (const id of [old, young]) {
    await api.claimOwn(sql, id);
    await api.finish(sql, id, 1);
  }
  await sql`update nas.job set created_at = now() - interval '90 days' where key_id = ${key.id}`;
  await sql`update nas.job set completed_at = now() - interval '30 days 1 second' where id = ${old}`;
  await sql`update nas.job set completed_at = now() - interval '29 days 23 hours' where id = ${young}`;
  await sweep();
  const left = await sql<{ id: string }[]>`select id from nas.job order by id`;
  expect(left.map(({ id }) => id)).toEqual([young, open]);
});

test("idempotency rows are erased after 24 hours", async () => {
  const { sql } = database;
  for (const idempotencyKey of ["old", "young"]) await api.admitJob(sql, key, { job: { idempotencyKey } });
  await sql`update nas.idempotency set created_at = now() - interval '24 hours' where idempotency_key = 'old'`;
  await sweep();
  expect(await sql`select idempotency_key from nas.idempotency`).toEqual([{ idempotency_key: "young" }]);
});

test("a sweep beside another one does not wait: it only reports", async () => {
  const { sql } = database;
  await api.admitJob(sql, key, { operation: "design" });
  await sql.begin(async (other) => {
    await other`select from nas_api.sweep_jobs()`;
    const lost = await api.admitJob(sql, key);
    await api.claimOwn(sql, lost);
    await api.lapseLease(sql, lost);
    expect(await sweep()).toEqual([{ operation: "design", version: null, claimable: 1 }]);
  });
  expect(await sweep()).toContainEqual({ operation: "decode", version: null, claimable: 1 });
});
