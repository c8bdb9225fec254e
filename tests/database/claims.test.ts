import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import * as api from "./support/api.ts";
import { createTestDatabase, type TestDatabase } from "./support/test-database.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase(inject("databaseUrl"));
});
afterAll(() => database.drop());

beforeEach(async () => {
  await database.sql`truncate nas.job, nas.job_turn`;
});

async function claim(limit: number, ownJobId: string | null = null): Promise<api.Claim[]> {
  return await database.sql<api.Claim[]>`
    select * from nas_api.claim_jobs('decode', 'test', ${limit}, 30, ${ownJobId})`;
}

async function admitMany(key: api.TestKey, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let place = 0; place < count; place++) ids.push(await api.admitJob(database.sql, key));
  return ids;
}

test("a claim gives what the job was admitted with", async () => {
  const { sql } = database;
  const key = await api.makeKey(sql, { tier: "micros", modes: ["structured"] });
  await sql`insert into nas.compound (id, name, unit, content_class, identifier) values (1, 'P', 'g', 'macro', 'X:1')`;
  const jobId = await api.admitJob(sql, key, { job: { input: { items: [1] }, state: { seed: 7 } } });
  expect(await claim(1)).toMatchObject([
    {
      job_id: jobId,
      attempt: 1,
      input: { items: [1] },
      state: { seed: 7 },
      tier: "micros",
      input_mode: "structured",
      key_id: key.id,
    },
  ]);
  expect(await api.readJob(sql, jobId)).toMatchObject({ status: "processing", worker: "test" });
});

test("a key with many jobs does not keep another waiting: single claims go round over the keys", async () => {
  const { sql } = database;
  const keys = [await api.makeKey(sql), await api.makeKey(sql), await api.makeKey(sql)] as const;
  await admitMany(keys[0], 20);
  await admitMany(keys[1], 2);
  await admitMany(keys[2], 2);
  const order: (string | null)[] = [];
  for (let place = 0; place < 8; place++) order.push((await claim(1))[0]?.key_id ?? null);
  expect(new Set(order.slice(0, 3)).size).toBe(3);
  expect(new Set(order.slice(3, 6)).size).toBe(3);
  expect(order.slice(6)).toEqual([keys[0].id, keys[0].id]);
});

test("a batch goes round over the keys and is full while jobs are left", async () => {
  const { sql } = database;
  const [busy, calm] = [await api.makeKey(sql), await api.makeKey(sql)];
  await admitMany(busy, 20);
  await admitMany(calm, 3);
  const first = await claim(4);
  expect(first.filter(({ key_id }) => key_id === calm.id)).toHaveLength(2);
  const second = await claim(10);
  expect(second).toHaveLength(10);
  expect(second.filter(({ key_id }) => key_id === calm.id)).toHaveLength(1);
});

test("the jobs of one key are taken oldest first", async () => {
  const ids = await admitMany(await api.makeKey(database.sql), 5);
  expect((await claim(5)).map(({ job_id }) => job_id)).toEqual(ids);
});

test("the own job comes first, and alone when the limit is one", async () => {
  const [first, , third] = await admitMany(await api.makeKey(database.sql), 3);
  expect((await claim(2, third)).map(({ job_id }) => job_id)).toEqual([third, first]);
  expect(await claim(1, third)).toEqual([]);
});

test("a job of another operation is never given, even when asked for by its id", async () => {
  const { sql } = database;
  const jobId = await api.admitJob(sql, await api.makeKey(sql), { operation: "design" });
  expect(await claim(5, jobId)).toEqual([]);
});

test("a job that waits for its next attempt is passed over", async () => {
  const { sql } = database;
  const [first, second] = await admitMany(await api.makeKey(sql), 2);
  await sql`update nas.job set available_at = now() + interval '1 minute' where id = ${first ?? ""}`;
  expect((await claim(5)).map(({ job_id }) => job_id)).toEqual([second]);
});

test("a lapsed lease is claimable again by anyone; a living one is not", async () => {
  const { sql } = database;
  const [lost = "", held = ""] = await admitMany(await api.makeKey(sql), 2);
  expect(await claim(2)).toHaveLength(2);
  await api.lapseLease(sql, lost);
  expect(await claim(5, held)).toMatchObject([{ job_id: lost, attempt: 2 }]);
});

test("a lost job that is asked for alone is claimed by its id", async () => {
  const { sql } = database;
  const [lost = ""] = await admitMany(await api.makeKey(sql), 1);
  expect(await claim(1, lost)).toMatchObject([{ attempt: 1 }]);
  expect(await claim(1, lost)).toEqual([]);
  await api.lapseLease(sql, lost);
  expect(await claim(1, lost)).toMatchObject([{ job_id: lost, attempt: 2 }]);
});

test("after three lost attempts nobody can claim the job", async () => {
  const { sql } = database;
  const [jobId = ""] = await admitMany(await api.makeKey(sql), 1);
  for (const attempt of [1, 2, 3]) {
    expect(await claim(1)).toMatchObject([{ job_id: jobId, attempt }]);
    await api.lapseLease(sql, jobId);
  }
  expect(await claim(1)).toEqual([]);
});
