import type { Sql } from "postgres";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { nextMonthsSince } from "../support/next-month.ts";
import * as api from "./support/api.ts";
import { createTestDatabase, type TestDatabase } from "./support/test-database.ts";

type Row = Record<string, unknown>;

let database: TestDatabase;
let sql: Sql;

beforeAll(async () => {
  database = await createTestDatabase(inject("databaseUrl"));
  sql = database.sql;
});
afterAll(() => database.drop());

const list = (keyId: string | null) => sql<Row[]>`select * from nas_api.list_quotas(${keyId})`;
const set = (keyId: string, operation: string, limit: number | null, isDefault = false) =>
  sql`select nas_api.set_quota(${keyId}, ${operation}, ${limit}::integer, ${isDefault})`;

test("a key's quotas report what is used, reserved and left of the month, and when it ends", async () => {
  const key = await api.makeKey(sql, { quotaPerMonth: 5 });
  const done = await api.admitJob(sql, key);
  await api.admitJob(sql, key);
  await api.claimOwn(sql, done);
  await api.finish(sql, done, 1);
  const askedAt = new Date();
  const listed = await list(key.id);
  expect(nextMonthsSince(askedAt)).toContainEqual(listed[0]?.reset_at);
  expect(listed).toMatchObject([
    { operation: "decode", quota_limit: 5, used: 1, reserved: 1, remaining: 3, requests: 2 },
    { operation: "design", quota_limit: null, used: 0, reserved: 0, remaining: null, is_default: true },
  ]);
});

test("all keys but the revoked are listed; a revoked one still by its id", async () => {
  const key = await api.makeKey(sql);
  await sql`select from nas_api.revoke_key(${key.id})`;
  expect((await list(null)).map(({ key_id }) => key_id)).not.toContain(key.id);
  expect(await list(key.id)).toHaveLength(2);
});

test("a month that has passed does not count", async () => {
  const key = await api.makeKey(sql, { quotaPerMonth: 5 });
  await api.admitJob(sql, key);
  await sql`update nas.usage_month set month = month - interval '1 month' where key_id = ${key.id}`;
  expect(await list(key.id)).toMatchObject([{ used: 0, reserved: 0, remaining: 5 }, {}]);
});

test("a quota that was set binds at once and alone; none and the default are different", async () => {
  const key = await api.makeKey(sql, { quotaPerMonth: 5 });
  await set(key.id, "design", 0);
  expect(await api.admit(sql, key, { operation: "design" })).toMatchObject({ outcome: "quota_exceeded" });
  expect(await api.admit(sql, key)).toMatchObject({ outcome: "ok", quota_limit: 5 });
  await set(key.id, "decode", null);
  expect(await list(key.id)).toMatchObject([{ quota_limit: null, is_default: false }, { quota_limit: 0 }]);
  await set(key.id, "decode", null, true);
  expect(await list(key.id)).toMatchObject([{ quota_limit: 1_000, is_default: true }, { quota_limit: 0 }]);
});

test.each([
  ["an unknown key", "NAS04", "nobody", "decode", 5, "the key does not exist"],
  ["an unknown operation", "NAS22", null, "fly", 5, "known operation"],
  ["a negative number", "NAS22", null, "decode", -1, "whole number"],
  ["a number of ten digits", "NAS22", null, "decode", 1_000_000_000, "whole number"],
] as const)("%s is refused with the reason", async (_, code, keyId, operation, limit, reason) => {
  const id = keyId ?? (await api.makeKey(sql)).id;
  await expect(set(id, operation, limit)).rejects.toMatchObject({
    code,
    message: expect.stringMatching(new RegExp(`^Cannot set quota of key: .*${reason}`)),
  });
});

test("the quotas of an unknown key are refused", async () => {
  await expect(list("nobody")).rejects.toMatchObject({ code: "NAS04" });
});
