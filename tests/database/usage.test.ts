import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { nextMonthsSince } from "../support/next-month.ts";
import { admit, admitJob, claimOwn, fail, finish, makeKey, newKey, readUsage } from "./support/api.ts";
import { createTestDatabase, type TestDatabase } from "./support/test-database.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase(inject("databaseUrl"));
});
afterAll(() => database.drop());

describe("quota", () => {
  test("is reserved with the job and charged when it completes; nothing else is admitted at the limit", async () => {
    const { sql } = database;
    const key = await makeKey(sql, { quotaPerMonth: 2 });
    const jobId = await admitJob(sql, key);
    expect(await admit(sql, key)).toMatchObject({ outcome: "ok", quota_limit: 2, quota_remaining: 0 });
    expect(await admit(sql, key)).toMatchObject({
      outcome: "quota_exceeded",
      quota_remaining: 0,
      retry_after_seconds: null,
      job_id: null,
    });
    expect(await readUsage(sql, key)).toEqual({ requests: 2, used: 0, reserved: 2 });
    await claimOwn(sql, jobId);
    expect(await finish(sql, jobId, 1)).toBe(true);
    expect(await readUsage(sql, key)).toEqual({ requests: 2, used: 1, reserved: 1 });
    expect(await admit(sql, key)).toMatchObject({ outcome: "quota_exceeded" });
  });

  test("is given back by a failure of ours and kept by one that is charged", async () => {
    const { sql } = database;
    const key = await makeKey(sql, { quotaPerMonth: 2 });
    for (const charge of [false, true]) {
      const jobId = await admitJob(sql, key);
      await claimOwn(sql, jobId);
      expect(await fail(sql, jobId, 1, { charge })).toBe("failed");
    }
    expect(await readUsage(sql, key)).toEqual({ requests: 2, used: 1, reserved: 0 });
    expect(await admit(sql, key)).toMatchObject({ outcome: "ok", quota_remaining: 0 });
  });

  test("starts anew with the UTC month, and a job is charged to the month of its POST", async () => {
    const { sql } = database;
    const key = await makeKey(sql, { quotaPerMonth: 1 });
    const jobId = await admitJob(sql, key);
    await claimOwn(sql, jobId);
    await sql`update nas.usage_month set month = month - interval '1 month' where key_id = ${key.id}`;
    await sql`update nas.job set usage_month = usage_month - interval '1 month' where id = ${jobId}`;
    const askedAt = new Date();
    const next = await admit(sql, key);
    expect(next).toMatchObject({ outcome: "ok", quota_remaining: 0 });
    expect(nextMonthsSince(askedAt)).toContainEqual(next.quota_reset);
    await finish(sql, jobId, 1);
    expect(await readUsage(sql, key)).toEqual({ requests: 1, used: 0, reserved: 1 });
    const past = await sql`select used, reserved from nas.usage_month
      where key_id = ${key.id} and month < nas.current_month()`;
    expect(past).toMatchObject([{ used: 1, reserved: 0 }]);
  });

  test("of zero admits nothing", async () => {
    const key = await makeKey(database.sql, { quotaPerMonth: 0 });
    expect(await admit(database.sql, key)).toMatchObject({ outcome: "quota_exceeded", quota_limit: 0 });
  });

  test("is 1,000 for a decode key by default, and none for its other operations", async () => {
    const { sql } = database;
    const key = newKey();
    await sql`select from nas_api.create_key(
      ${key.id}, ${key.hash}, 'n', '{edge:decode,edge:design}', 'molecular', '{structured}')`;
    expect(await admit(sql, key)).toMatchObject({ quota_limit: 1_000, quota_remaining: 999 });
    expect(await admit(sql, key, { operation: "design" })).toMatchObject({
      outcome: "ok",
      quota_limit: null,
      quota_remaining: null,
    });
  });

  test("an operator's quota binds another operation, each by itself", async () => {
    const { sql } = database;
    const key = await makeKey(sql, { scopes: ["edge:design", "edge:draft"] });
    await sql`select from nas_api.set_key(${key.id}, '{"quotas": {"design": 1}}')`;
    expect(await admit(sql, key, { operation: "design" })).toMatchObject({
      outcome: "ok",
      quota_remaining: 0,
    });
    expect(await admit(sql, key, { operation: "design" })).toMatchObject({ outcome: "quota_exceeded" });
    expect(await admit(sql, key, { operation: "draft" })).toMatchObject({ outcome: "ok" });
  });
});

describe("usage", () => {
  test("of a synchronous operation is counted and charged at once, unless told not to", async () => {
    const { sql } = database;
    const key = await makeKey(sql, { scopes: ["edge:decide"] });
    const request = { operation: "decide", job: null };
    expect(await admit(sql, key, request)).toMatchObject({ outcome: "ok", job_id: null });
    await admit(sql, key, { ...request, limits: { counts_usage: false } });
    await admit(sql, key, { ...request, isValid: false });
    expect(await readUsage(sql, key, "decide")).toEqual({ requests: 1, used: 1, reserved: 0 });
  });

  test("of a synchronous operation ends at its quota", async () => {
    const { sql } = database;
    const key = await makeKey(sql, { scopes: ["edge:decide"] });
    await sql`select from nas_api.set_key(${key.id}, '{"quotas": {"decide": 1}}')`;
    const request = { operation: "decide", job: null };
    expect(await admit(sql, key, request)).toMatchObject({ outcome: "ok", quota_remaining: 0 });
    expect(await admit(sql, key, request)).toMatchObject({ outcome: "quota_exceeded" });
  });
});
