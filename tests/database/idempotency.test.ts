import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { admit, admitJob, claimOwn, finish, makeKey, readUsage } from "./support/api.ts";
import { createTestDatabase, type TestDatabase } from "./support/test-database.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase(inject("databaseUrl"));
});
afterAll(() => database.drop());

const job = { idempotencyKey: "order-7", bodyHash: "a" };

test("the same body gives the same job without a second charge, also when the quota is spent", async () => {
  const { sql } = database;
  const key = await makeKey(sql, { quotaPerMonth: 1 });
  const jobId = await admitJob(sql, key, { job });
  expect(await admit(sql, key)).toMatchObject({ outcome: "quota_exceeded" });
  expect(await admit(sql, key, { job })).toMatchObject({
    outcome: "ok",
    job_id: jobId,
    replayed: true,
    quota_remaining: 0,
  });
  expect(await readUsage(sql, key)).toEqual({ requests: 1, used: 0, reserved: 1 });
  expect(await sql`select from nas.job where key_id = ${key.id}`).toHaveLength(1);
});

test("a replay still returns a job that has ended", async () => {
  const { sql } = database;
  const key = await makeKey(sql);
  const jobId = await admitJob(sql, key, { job });
  await claimOwn(sql, jobId);
  await finish(sql, jobId, 1);
  expect(await admit(sql, key, { job })).toMatchObject({ job_id: jobId, replayed: true });
});

test("another body under the same key is a conflict that changes nothing", async () => {
  const { sql } = database;
  const key = await makeKey(sql);
  const jobId = await admitJob(sql, key, { job });
  expect(await admit(sql, key, { job: { ...job, bodyHash: "b" } })).toMatchObject({
    outcome: "idempotency_conflict",
    job_id: null,
    replayed: false,
  });
  expect(await admit(sql, key, { job })).toMatchObject({ job_id: jobId });
  expect(await readUsage(sql, key)).toMatchObject({ requests: 1 });
});

test("it belongs to one key and one operation", async () => {
  const { sql } = database;
  const key = await makeKey(sql);
  const jobIds = [
    await admitJob(sql, key, { job }),
    await admitJob(sql, key, { job, operation: "design" }),
    await admitJob(sql, await makeKey(sql), { job }),
  ];
  expect(new Set(jobIds).size).toBe(3);
});

test("it is forgotten after 24 hours and then binds the new job", async () => {
  const { sql } = database;
  const key = await makeKey(sql);
  const jobId = await admitJob(sql, key, { job });
  const moveBack = (age: string) =>
    sql`update nas.idempotency set created_at = now() - ${age}::interval where key_id = ${key.id}`;
  await moveBack("23 hours 59 minutes");
  expect(await admit(sql, key, { job })).toMatchObject({ job_id: jobId, replayed: true });
  await moveBack("24 hours");
  const next = await admit(sql, key, { job: { ...job, bodyHash: "b" } });
  expect(next).toMatchObject({ outcome: "ok", replayed: false });
  expect(next.job_id).not.toBe(jobId);
  expect(await admit(sql, key, { job: { ...job, bodyHash: "b" } })).toMatchObject({ job_id: next.job_id });
});

test("a refused request is not remembered", async () => {
  const { sql } = database;
  const key = await makeKey(sql, { quotaPerMonth: 0 });
  expect(await admit(sql, key, { job })).toMatchObject({ outcome: "quota_exceeded" });
  await sql`select from nas_api.set_key(${key.id}, '{"quota_per_month": 1}')`;
  expect(await admit(sql, key, { job: { ...job, bodyHash: "b" } })).toMatchObject({
    outcome: "ok",
    replayed: false,
  });
});
