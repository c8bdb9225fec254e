import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import * as api from "./support/api.ts";
import { createTestDatabase, type TestDatabase } from "./support/test-database.ts";

let database: TestDatabase;
let key: api.TestKey;
let jobId: string;

beforeAll(async () => {
  database = await createTestDatabase(inject("databaseUrl"));
});
afterAll(() => database.drop());

beforeEach(async () => {
  key = await api.makeKey(database.sql);
  jobId = await api.admitJob(database.sql, key, { job: { input: { foodText: "soup" } } });
  await api.claimOwn(database.sql, jobId);
});

async function heartbeat(attempt: number, progress: string | null = null): Promise<boolean> {
  const { sql } = database;
  const rows = await sql<{ ok: boolean }[]>`
    select nas_api.heartbeat_job(${jobId}, ${attempt}, 60, ${progress}::text::jsonb) as ok`;
  return api.only(rows).ok;
}

async function yieldJob(attempt: number, state: string): Promise<boolean> {
  const { sql } = database;
  const rows = await sql<{ ok: boolean }[]>`
    select nas_api.yield_job(${jobId}, ${attempt}, ${state}::text::json) as ok`;
  return api.only(rows).ok;
}

/** Leaves the state to attempt 2, which holds the job from then on. */
async function passStep(state: string): Promise<void> {
  await yieldJob(1, state);
  await api.claimOwn(database.sql, jobId);
}

async function makeAvailable(): Promise<void> {
  await database.sql`update nas.job set available_at = now() where id = ${jobId}`;
}

describe("fence", () => {
  const lostTheJob = [
    {
      how: "another attempt holds the job",
      lose: async () => {
        await api.lapseLease(database.sql, jobId);
        await api.claimOwn(database.sql, jobId);
      },
    },
    { how: "the lease has run out", lose: () => api.lapseLease(database.sql, jobId) },
    { how: "the job has ended", lose: () => api.finish(database.sql, jobId, 1) },
    { how: "the job was given back", lose: () => api.fail(database.sql, jobId, 1, { retry: true }) },
  ];

  test.each(lostTheJob)("every write is refused and changes nothing when $how", async ({ lose }) => {
    const { sql } = database;
    await lose();
    const before = [await api.readJob(sql, jobId), await api.readUsage(sql, key)];
    expect(await api.finish(sql, jobId, 1, { late: true })).toBe(false);
    expect(await api.fail(sql, jobId, 1, { charge: true })).toBe("stale");
    expect(await api.fail(sql, jobId, 1, { retry: true })).toBe("stale");
    expect(await heartbeat(1, '{"late": true}')).toBe(false);
    expect(await yieldJob(1, '{"late": true}')).toBe(false);
    expect([await api.readJob(sql, jobId), await api.readUsage(sql, key)]).toEqual(before);
  });

  test("an attempt that was never given holds nothing", async () => {
    expect(await api.finish(database.sql, jobId, 2)).toBe(false);
    expect(await heartbeat(0)).toBe(false);
  });
});

describe("the holder", () => {
  test("extends its lease and reports its progress, which stays when the next heartbeat has none", async () => {
    const { sql } = database;
    const before = await api.readJob(sql, jobId);
    expect(await heartbeat(1, '{"step": 2}')).toBe(true);
    expect(await heartbeat(1)).toBe(true);
    const after = await api.readJob(sql, jobId);
    expect(Number(after.lease_until)).toBeGreaterThan(Number(before.lease_until));
    expect(after.progress).toEqual({ step: 2 });
  });

  test("leaves its state to the attempts after it, also when one is lost", async () => {
    const { sql } = database;
    await passStep('{"days": [1, 2]}');
    await api.lapseLease(sql, jobId);
    expect(await api.claimOwn(sql, jobId)).toMatchObject({
      attempt: 3,
      state: { days: [1, 2] },
      input: { foodText: "soup" },
    });
  });

  test("hands over its next step without spending an attempt, however many steps there are", async () => {
    const { sql } = database;
    for (let attempt = 1; attempt <= 5; attempt++) {
      expect(await yieldJob(attempt, JSON.stringify({ step: attempt }))).toBe(true);
      expect(await api.claimOwn(sql, jobId)).toMatchObject({
        attempt: attempt + 1,
        state: { step: attempt },
      });
    }
    expect(await api.poll(sql, key, jobId)).toMatchObject({ attempt: 1 });
    expect(await api.readUsage(sql, key)).toEqual({ requests: 1, used: 0, reserved: 1 });
    expect(await api.fail(sql, jobId, 6, { retry: true })).toBe("queued");
  });
});

describe("the end", () => {
  test("keeps the bytes of the result, and erases input and state", async () => {
    const { sql } = database;
    await passStep("{}");
    const result = '{"b": 1.50,  "a":1e2, "b":"ü\\u00fc"}';
    await sql`select nas_api.finish_job(${jobId}, 2, ${result}::text::json, '{"x": 1}', 'r1')`;
    const kept = api.only(
      await sql<{ text: string }[]>`select result::text as text from nas.job where id = ${jobId}`,
    );
    expect(kept.text).toBe(result);
    expect(await api.readJob(sql, jobId)).toMatchObject({
      status: "completed",
      input: null,
      state: null,
      progress: null,
      error: null,
      meta: { x: 1 },
      catalogue_release: "r1",
    });
  });

  test("in failure erases input and state too", async () => {
    await passStep("{}");
    await api.fail(database.sql, jobId, 2);
    expect(await api.readJob(database.sql, jobId)).toMatchObject({
      status: "failed",
      input: null,
      state: null,
      result: null,
      error: { code: "internal_error", message: "no" },
    });
  });
});

describe("retry", () => {
  /** The database's time in ms. */
  async function readNow(): Promise<number> {
    const [row] = await database.sql<{ now: Date }[]>`select now()`;
    return Number(row?.now);
  }

  test("waits 2 s, then 8 s, then fails for good with the reservation released", async () => {
    const { sql } = database;
    for (const [place, waitSeconds] of [2, 8].entries()) {
      const failedFrom = await readNow();
      expect(await api.fail(sql, jobId, place + 1, { retry: true })).toBe("queued");
      const failedUntil = await readNow();
      const { available_at } = await api.readJob(sql, jobId);
      const freeFrom = Number(available_at) - waitSeconds * 1_000;
      expect(freeFrom).toBeGreaterThanOrEqual(failedFrom);
      expect(freeFrom).toBeLessThanOrEqual(failedUntil);
      expect(await api.claimOwn(sql, jobId)).toBeNull();
      await makeAvailable();
      expect(await api.claimOwn(sql, jobId)).toMatchObject({ attempt: place + 2 });
    }
    expect(await api.fail(sql, jobId, 3, { retry: true })).toBe("failed");
    expect(await api.readUsage(sql, key)).toEqual({ requests: 1, used: 0, reserved: 0 });
  });

  test("follows the attempts and waits that the admission set", async () => {
    const { sql } = database;
    jobId = await api.admitJob(sql, key, { limits: { max_attempts: 2, backoff_seconds: [0] } });
    await api.claimOwn(sql, jobId);
    expect(await api.fail(sql, jobId, 1, { retry: true })).toBe("queued");
    expect(await api.claimOwn(sql, jobId)).toMatchObject({ attempt: 2 });
    expect(await api.fail(sql, jobId, 2, { retry: true })).toBe("failed");
  });

  test("keeps input and the time of the first start", async () => {
    const { sql } = database;
    const { started_at } = await api.readJob(sql, jobId);
    await api.fail(sql, jobId, 1, { retry: true });
    await makeAvailable();
    expect(await api.claimOwn(sql, jobId)).toMatchObject({ input: { foodText: "soup" } });
    expect(await api.readJob(sql, jobId)).toMatchObject({ started_at });
  });
});
