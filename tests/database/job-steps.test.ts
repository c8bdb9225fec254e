import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import * as api from "./support/api.ts";
import { createTestDatabase, type TestDatabase } from "./support/test-database.ts";

const design = { operation: "design" };

let database: TestDatabase;
let key: api.TestKey;
let jobId: string;

beforeAll(async () => {
  database = await createTestDatabase(inject("databaseUrl"));
});
afterAll(() => database.drop());

beforeEach(async () => {
  key = await api.makeKey(database.sql);
  jobId = await api.admitJob(database.sql, key, design);
});

/** One step of the job: claimed, done and given back with how far it is. */
async function step(at: number): Promise<void> {
  const { sql } = database;
  const claim = await api.claimOwn(sql, jobId, "design");
  const progress = sql.json({ step: at, of: 9, label: "searching" });
  const rows = await sql<{ ok: boolean }[]>`
    select nas_api.yield_job(${jobId}, ${claim?.attempt ?? 0}, ${JSON.stringify({ at })}::text::json, ${progress}) as ok`;
  expect(api.only(rows).ok).toBe(true);
}

const poll = () => api.poll(database.sql, key, jobId, design);

describe("a job between two steps", () => {
  test("is at work for its caller, with its progress", async () => {
    await step(1);
    await step(2);
    expect(await poll()).toMatchObject({
      status: "processing",
      progress: { step: 2, of: 9, label: "searching" },
      started_at: expect.any(Date),
      completed_at: null,
      awaits_worker: false,
    });
  });

  test("has been left once nobody has gone on with it for a second, so that a poll wakes a worker", async () => {
    await step(1);
    await database.sql`update nas.job set available_at = now() - interval '1 second' where id = ${jobId}`;
    expect(await poll()).toMatchObject({ status: "processing", awaits_worker: true });
  });

  test("goes on with what the step before left", async () => {
    await step(1);
    await step(2);
    const claim = await api.claimOwn(database.sql, jobId, "design");
    expect(claim).toMatchObject({ state: { at: 2 } });
    expect(await poll()).toMatchObject({ status: "processing", attempt: 1 });
  });

  test("whose worker is lost has spent one attempt, however many steps it has done", async () => {
    for (let at = 1; at <= 6; at++) await step(at);
    await api.claimOwn(database.sql, jobId, "design");
    await api.lapseLease(database.sql, jobId);
    const claim = await api.claimOwn(database.sql, jobId, "design");
    expect(claim).toMatchObject({ state: { at: 6 } });
    expect(await poll()).toMatchObject({ status: "processing", attempt: 2 });
  });

  test("ends like any other, charged once", async () => {
    await step(1);
    const claim = await api.claimOwn(database.sql, jobId, "design");
    await api.finish(database.sql, jobId, claim?.attempt ?? 0, { recipes: [] });
    expect(await poll()).toMatchObject({ status: "completed", attempt: 1, progress: null });
    expect(await api.readUsage(database.sql, key, "design")).toEqual({ requests: 1, used: 1, reserved: 0 });
  });
});

test("a job that no step has been done of is queued still", async () => {
  await database.sql`update nas.job set available_at = now() - interval '1 minute' where id = ${jobId}`;
  expect(await poll()).toMatchObject({ status: "queued", awaits_worker: true });
});
