import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { admit, admitJob, claimOwn, makeKey, newKey, pinWindow, readUsage } from "./support/api.ts";
import { createTestDatabase, type TestDatabase } from "./support/test-database.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase(inject("databaseUrl"));
});
afterAll(() => database.drop());

beforeEach(async () => {
  await database.sql`truncate nas.compound cascade`;
  await database.sql`insert into nas.compound (id, name, unit, content_class, identifier) values
    (1003, 'Protein', 'g', 'macro', 'X:1'), (1087, 'Calcium', 'mg', 'micro', 'X:2'), (1500, 'Rutin', 'mg', null, 'X:3')`;
});

describe("who may ask", () => {
  test("an unknown, a revoked and an expired key are refused alike, and nothing is counted", async () => {
    const { sql } = database;
    const revoked = await makeKey(sql);
    await sql`select from nas_api.revoke_key(${revoked.id})`;
    const expired = await makeKey(sql);
    await sql`update nas.api_key set expires_at = now() where id = ${expired.id}`;
    for (const key of [newKey(), revoked, expired]) {
      expect(await admit(sql, key)).toMatchObject({
        outcome: "invalid_api_key",
        rate_limit: null,
        quota_limit: null,
        tier: null,
        account_id: null,
      });
      expect(await sql`select from nas.rate_window where key_id = ${key.id}`).toHaveLength(0);
    }
  });

  test("a key without the scope is refused and still counts in the rate window", async () => {
    const key = await makeKey(database.sql, { scopes: ["edge:design"], ratePerMinute: 9 });
    await pinWindow(database.sql, key);
    expect(await admit(database.sql, key)).toMatchObject({ outcome: "scope_not_allowed", rate_remaining: 8 });
    expect(await admit(database.sql, key)).toMatchObject({ outcome: "scope_not_allowed", rate_remaining: 7 });
    expect(await readUsage(database.sql, key)).toEqual({ requests: 0, used: 0, reserved: 0 });
  });

  test("a decode key without a tier is an internal error, reported without details", async () => {
    const key = await makeKey(database.sql, { tier: null });
    expect(await admit(database.sql, key)).toMatchObject({ outcome: "service_unavailable", details: {} });
  });

  test("a mode that the key lacks is refused before the rest of the body is judged", async () => {
    const key = await makeKey(database.sql, { modes: ["structured"] });
    const refused = await admit(database.sql, key, { inputMode: "unstructured", isValid: false });
    expect(refused.outcome).toBe("decode_input_mode_not_allowed");
  });

  test("other operations need neither tier nor mode", async () => {
    const key = await makeKey(database.sql, { scopes: ["edge:design"], tier: null, modes: [] });
    expect(await admit(database.sql, key, { operation: "design" })).toMatchObject({
      outcome: "ok",
      tier: null,
    });
  });
});

describe("an invalid body of a known key", () => {
  test("counts in the rate window but is no usage and makes no job", async () => {
    const key = await makeKey(database.sql, { ratePerMinute: 5 });
    await pinWindow(database.sql, key);
    const response = await admit(database.sql, key, { isValid: false });
    expect(response).toMatchObject({ outcome: "ok", rate_remaining: 4, job_id: null, replayed: false });
    expect(await readUsage(database.sql, key)).toEqual({ requests: 0, used: 0, reserved: 0 });
  });

  test("is reported even when the rate is spent", async () => {
    const key = await makeKey(database.sql, { ratePerMinute: 1 });
    await pinWindow(database.sql, key);
    await admit(database.sql, key, { isValid: false });
    expect(await admit(database.sql, key, { isValid: false })).toMatchObject({ outcome: "ok" });
  });
});

describe("compound filters", () => {
  test("an unknown id or name is reported by field, in the requested order, before the tier is checked", async () => {
    const key = await makeKey(database.sql, { tier: "macros" });
    expect(await admit(database.sql, key, { compoundIds: [9, 1500, 7] })).toMatchObject({
      outcome: "invalid_compound_identifier",
      details: { field: "compound_identifier_ids", unknown: [9, 7] },
    });
    expect(await admit(database.sql, key, { compoundIds: [1003], compoundNames: ["protein"] })).toMatchObject(
      {
        outcome: "invalid_compound_identifier",
        details: { field: "compound_identifier_names", unknown: ["protein"] },
      },
    );
  });

  test.each([
    { tier: "macros", allowed: [1003], forbidden: [1087, 1500] },
    { tier: "micros", allowed: [1003, 1087], forbidden: [1500] },
    { tier: "molecular", allowed: [1003, 1087, 1500], forbidden: [] },
  ])("tier $tier allows its classes and refuses the whole request for anything else", async (row) => {
    const key = await makeKey(database.sql, { tier: row.tier });
    expect(await admit(database.sql, key, { compoundIds: row.allowed })).toMatchObject({ outcome: "ok" });
    for (const id of row.forbidden) {
      expect(await admit(database.sql, key, { compoundIds: [1003, id] })).toMatchObject({
        outcome: "compound_not_allowed_for_decode_scope",
        details: { field: "compound_identifier_ids", compounds: [id] },
        job_id: null,
      });
    }
  });

  test("a forbidden name is reported under the names", async () => {
    const key = await makeKey(database.sql, { tier: "macros" });
    expect(await admit(database.sql, key, { compoundNames: ["Calcium"] })).toMatchObject({
      outcome: "compound_not_allowed_for_decode_scope",
      details: { field: "compound_identifier_names", compounds: ["Calcium"] },
    });
  });

  test("an empty filter is none", async () => {
    const key = await makeKey(database.sql, { tier: "macros" });
    expect(await admit(database.sql, key, { compoundIds: [], compoundNames: [] })).toMatchObject({
      outcome: "ok",
    });
  });

  test("a tier none of whose compounds is classified is not configured; molecular needs no classes", async () => {
    await database.sql`update nas.compound set content_class = null`;
    for (const tier of ["macros", "micros"]) {
      const key = await makeKey(database.sql, { tier });
      expect(await admit(database.sql, key)).toMatchObject({ outcome: "decode_scope_not_configured" });
    }
    const key = await makeKey(database.sql, { tier: "molecular" });
    expect(await admit(database.sql, key)).toMatchObject({ outcome: "ok" });
  });
});

describe("rate window", () => {
  test("lets the rate pass, refuses the rest with the seconds to the reset, and opens again", async () => {
    const { sql } = database;
    const key = await makeKey(sql, { ratePerMinute: 2 });
    await pinWindow(sql, key);
    expect(await admit(sql, key)).toMatchObject({ outcome: "ok", rate_limit: 2, rate_remaining: 1 });
    expect(await admit(sql, key)).toMatchObject({
      outcome: "ok",
      rate_remaining: 0,
      retry_after_seconds: null,
    });
    const askedAtMs = Date.now();
    const refused = await admit(sql, key);
    expect(refused).toMatchObject({ outcome: "rate_limited", rate_remaining: 0, job_id: null });
    const secondsLeft = (fromMs: number) => (Number(new Date(refused.rate_reset ?? 0)) - fromMs) / 1_000;
    expect(refused.retry_after_seconds).toBeGreaterThanOrEqual(Math.floor(secondsLeft(Date.now())));
    expect(refused.retry_after_seconds).toBeLessThanOrEqual(Math.ceil(secondsLeft(askedAtMs)));
    expect(await readUsage(sql, key)).toMatchObject({ requests: 2 });

    await sql`update nas.rate_window set window_start = window_start - interval '2 hours' where key_id = ${key.id}`;
    expect(await admit(sql, key)).toMatchObject({ outcome: "ok", rate_remaining: 1 });
  });

  test("is kept for each operation and each key alone", async () => {
    const { sql } = database;
    const [key, other] = [await makeKey(sql, { ratePerMinute: 1 }), await makeKey(sql, { ratePerMinute: 1 })];
    for (const operation of ["decode", "design"]) {
      expect(await admit(sql, key, { operation })).toMatchObject({ outcome: "ok" });
    }
    expect(await admit(sql, other)).toMatchObject({ outcome: "ok" });
  });
});

describe("backlog", () => {
  test("is refused with a short wait when the operation's queue is full", async () => {
    const { sql } = database;
    const key = await makeKey(sql, { scopes: ["edge:draft"] });
    const request = { operation: "draft", limits: { backlog_per_operation: 1 } };
    expect(await admit(sql, key, request)).toMatchObject({ outcome: "ok" });
    expect(await admit(sql, await makeKey(sql, { scopes: ["edge:draft"] }), request)).toMatchObject({
      outcome: "backlog_high",
      retry_after_seconds: 5,
      job_id: null,
    });
    expect(await readUsage(sql, key, "draft")).toMatchObject({ requests: 1, reserved: 1 });
  });

  test("is reported after a spent quota, for which waiting would not help", async () => {
    const key = await makeKey(database.sql, { quotaPerMonth: 0 });
    const response = await admit(database.sql, key, { limits: { backlog_per_operation: 0 } });
    expect(response).toMatchObject({ outcome: "quota_exceeded", retry_after_seconds: null });
  });

  test("is refused when the key has too much in flight over all operations, queued or processing", async () => {
    const { sql } = database;
    const key = await makeKey(sql);
    const limits = { in_flight_per_key: 2 };
    const first = await admit(sql, key, { limits });
    await sql`select from nas_api.claim_jobs('decode', 'w', 1, 30, ${first.job_id})`;
    expect(await admit(sql, key, { operation: "design", limits })).toMatchObject({ outcome: "ok" });
    expect(await admit(sql, key, { limits })).toMatchObject({ outcome: "backlog_high" });
    expect(await admit(sql, await makeKey(sql), { limits })).toMatchObject({ outcome: "ok" });
  });
});

describe("a job that awaits its files", () => {
  const job = { awaitsFiles: true, idempotencyKey: "k" };

  test("can be claimed only once they are stored", async () => {
    const { sql } = database;
    const key = await makeKey(sql);
    const jobId = await admitJob(sql, key, { job });
    expect(await claimOwn(sql, jobId)).toBeNull();
    expect((await sql`select nas_api.release_job(${jobId}) as released`)[0]).toEqual({ released: true });
    expect(await claimOwn(sql, jobId)).toMatchObject({ attempt: 1 });
  });

  test("goes with its reservation and its idempotency key where they cannot be stored", async () => {
    const { sql } = database;
    const key = await makeKey(sql);
    const jobId = await admitJob(sql, key, { job });
    await sql`select from nas_api.withdraw_job(${jobId})`;
    expect(await readUsage(sql, key)).toEqual({ requests: 0, used: 0, reserved: 0 });
    expect(await admit(sql, key, { job })).toMatchObject({ outcome: "ok", replayed: false });
  });

  test("is not withdrawn once it is released", async () => {
    const { sql } = database;
    const key = await makeKey(sql);
    const jobId = await admitJob(sql, key, { job });
    await sql`select nas_api.release_job(${jobId})`;
    await sql`select from nas_api.withdraw_job(${jobId})`;
    expect(await readUsage(sql, key)).toEqual({ requests: 1, used: 0, reserved: 1 });
  });

  test("cannot be retried by an operator before", async () => {
    const { sql } = database;
    const jobId = await admitJob(sql, await makeKey(sql), { job });
    await expect(sql`select from nas_api.retry_job(${jobId})`).rejects.toThrow(
      "its files are not stored yet",
    );
  });
});

test("what a failed synchronous request used is given back, never more than was used", async () => {
  const { sql } = database;
  const key = await makeKey(sql, { quotaPerMonth: 3 });
  await admit(sql, key, { job: null });
  await admit(sql, key, { job: null });
  for (const used of [1, 0, 0]) {
    await sql`select from nas_api.return_usage(${key.hash}, 'decode')`;
    expect(await readUsage(sql, key)).toEqual({ requests: used, used, reserved: 0 });
  }
});
