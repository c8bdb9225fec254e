import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { admit, makeKey, readUsage, type TestKey } from "./support/api.ts";
import { createTestDatabase, type TestDatabase } from "./support/test-database.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase(inject("databaseUrl"));
});
afterAll(() => database.drop());

const needsModel = { model_attempts_per_key: 3 };

/** A key that has made so many attempts in a window that does not end while the test runs. */
async function makeKeyWith(attempts: number): Promise<TestKey> {
  const key = await makeKey(database.sql);
  await database.sql`insert into nas.model_window (key_id, window_start, attempts)
    values (${key.id}, nas.current_hour() + interval '1 hour', ${attempts})`;
  return key;
}

async function take(key: TestKey, limit = 3): Promise<number | null> {
  const [row] = await database.sql`select nas_api.take_model_attempt(${key.id}, ${limit}) as wait_seconds`;
  return row?.wait_seconds;
}

async function readAttempts(key: TestKey): Promise<number | undefined> {
  const [row] = await database.sql`select attempts from nas.model_window where key_id = ${key.id}`;
  return row?.attempts;
}

test("a key has as many attempts as the limit, and is then given the seconds to the next hour", async () => {
  const key = await makeKeyWith(0);
  expect([await take(key), await take(key), await take(key)]).toEqual([null, null, null]);
  const waitSeconds = await take(key);
  expect(waitSeconds).toBeGreaterThan(0);
  expect(waitSeconds).toBeLessThanOrEqual(3_600);
  expect(await readAttempts(key)).toBe(3);
});

test("each key has attempts of its own", async () => {
  await makeKeyWith(3);
  expect(await take(await makeKeyWith(0))).toBeNull();
});

test("attempts at the same time never exceed the limit", async () => {
  const key = await makeKeyWith(0);
  const taken = await Promise.all(Array.from({ length: 12 }, () => take(key, 5)));
  expect(taken.filter((wait) => wait === null)).toHaveLength(5);
});

test("the next hour has all attempts again", async () => {
  const { sql } = database;
  const key = await makeKeyWith(3);
  await sql`update nas.model_window set window_start = nas.current_hour() - interval '1 hour'`;
  expect(await admit(sql, key, { limits: needsModel })).toMatchObject({ outcome: "ok" });
  expect(await take(key)).toBeNull();
  expect(await readAttempts(key)).toBe(1);
});

test("a job that needs the model is refused once the attempts are spent, and uses nothing", async () => {
  const { sql } = database;
  const key = await makeKeyWith(3);
  const refused = await admit(sql, key, { limits: needsModel });
  expect(refused).toMatchObject({ outcome: "model_attempts_spent", job_id: null });
  expect(refused.retry_after_seconds).toBeGreaterThan(0);
  expect(await readUsage(sql, key)).toEqual({ requests: 0, used: 0, reserved: 0 });
  expect(await admit(sql, key)).toMatchObject({ outcome: "ok", retry_after_seconds: null });
});

test("a repeated request gets its job although the attempts are spent", async () => {
  const { sql } = database;
  const key = await makeKeyWith(0);
  const choice = { limits: needsModel, job: { idempotencyKey: "a", bodyHash: "b" } };
  const first = await admit(sql, key, choice);
  await sql`update nas.model_window set attempts = 3 where key_id = ${key.id}`;
  expect(await admit(sql, key, choice)).toMatchObject({
    outcome: "ok",
    job_id: first.job_id,
    replayed: true,
  });
});

test("attempts of a key that does not exist are refused", async () => {
  const [row] = await database.sql`select nas_api.take_model_attempt('unknown', 3) as wait_seconds`;
  expect(row?.wait_seconds).toBeGreaterThan(0);
});
