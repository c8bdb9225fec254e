import type { Sql } from "postgres";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { admit, makeKey, newKey, only, type TestKey } from "./support/api.ts";
import { createTestDatabase, type TestDatabase } from "./support/test-database.ts";

let database: TestDatabase;
let sql: Sql;

beforeAll(async () => {
  database = await createTestDatabase(inject("databaseUrl"));
  sql = database.sql;
});
afterAll(() => database.drop());

type Row = Record<string, unknown>;
type CreateChoice = {
  key?: TestKey;
  name?: string | null;
  scopes?: string[];
  tier?: string;
  modes?: string[];
} & {
  rate?: number;
  quota?: number;
  accountId?: string;
};

async function create(choice: CreateChoice = {}): Promise<Row> {
  const key = choice.key ?? newKey();
  const name = choice.name === undefined ? "Clinic" : choice.name;
  return only(
    await sql<Row[]>`select * from nas_api.create_key(
      ${key.id}, ${key.hash}, ${name}, ${choice.scopes ?? ["edge:decode"]}, ${choice.tier ?? null},
      ${choice.modes ?? null}, ${choice.rate ?? null}, ${choice.quota ?? null}, null, ${choice.accountId ?? null})`,
  );
}

const hashes = async (): Promise<string[]> =>
  (await sql<{ hash: string }[]>`select hash from nas.api_key_secret`).map(({ hash }) => hash);

describe("create", () => {
  test("gives the key's row with the defaults, an account of its own, and never a hash", async () => {
    const row = await create();
    expect(row).toMatchObject({
      name: "Clinic",
      state: "active",
      scopes: ["edge:decode"],
      tier: null,
      modes: [],
      rate_per_minute: 60,
      quota_per_month: 1_000,
      account_id: expect.any(String),
    });
    const known = await hashes();
    expect(known.filter((hash) => JSON.stringify(row).includes(hash))).toEqual([]);
  });

  test("puts several keys into one account", async () => {
    const { account_id } = await create();
    expect(await create({ accountId: String(account_id) })).toMatchObject({ account_id });
  });

  test("a quota is decode's, or that of each operation where the key may not decode", async () => {
    const decode = await create({ scopes: ["edge:decode", "edge:draft"], quota: 5 });
    expect(decode).toMatchObject({ quota_per_month: 5, quotas: { decode: 5 } });
    const other = await create({ scopes: ["edge:design", "edge:draft"], quota: 5 });
    expect(other).toMatchObject({ quota_per_month: null, quotas: { design: 5, draft: 5 } });
  });

  test.each([
    { wrong: "an unknown scope", choice: { scopes: ["edge:other"] }, message: "scopes" },
    { wrong: "no scope", choice: { scopes: [] }, message: "scopes" },
    { wrong: "an unknown tier", choice: { tier: "all" }, message: "tier" },
    { wrong: "an unknown mode", choice: { modes: ["image"] }, message: "mode" },
    { wrong: "a rate of zero", choice: { rate: 0 }, message: "rate" },
    { wrong: "a negative quota", choice: { quota: -1 }, message: "quota" },
    { wrong: "a blank name", choice: { name: " " }, message: "name" },
    { wrong: "no name", choice: { name: null }, message: "name" },
    { wrong: "a malformed id", choice: { key: { id: "A", hash: newKey().hash } }, message: "id" },
    {
      wrong: "a key in place of its hash",
      choice: { key: { id: newKey().id, hash: "nas_x" } },
      message: "hash",
    },
  ])("refuses $wrong with the reason and stores nothing", async ({ choice, message }) => {
    const before = await hashes();
    await expect(create(choice)).rejects.toMatchObject({
      code: "NAS22",
      message: expect.stringMatching(new RegExp(`^Cannot create key: .*\\b${message}\\b`)),
    });
    expect(await hashes()).toEqual(before);
  });

  test("refuses an id or a hash in use, and an account that does not exist", async () => {
    const key = newKey();
    await create({ key });
    await expect(create({ key: { ...newKey(), id: key.id } })).rejects.toMatchObject({ code: "NAS22" });
    await expect(create({ key: { ...newKey(), hash: key.hash } })).rejects.toMatchObject({ code: "NAS22" });
    await expect(create({ accountId: crypto.randomUUID() })).rejects.toMatchObject({ code: "NAS04" });
  });
});

describe("rotate", () => {
  const rotate = (key: TestKey, hash: string, overlapSeconds: number) =>
    sql<Row[]>`select * from nas_api.rotate_key(${key.id}, ${hash}, ${overlapSeconds})`;

  test("both secrets work until the overlap ends, then only the new one, under the same id", async () => {
    const key = await makeKey(sql);
    const next = { ...key, hash: newKey().hash };
    expect(only(await rotate(key, next.hash, 60))).toMatchObject({
      id: key.id,
      overlap_until: expect.any(Date),
    });
    for (const one of [key, next]) expect(await admit(sql, one)).toMatchObject({ outcome: "ok" });
    await sql`update nas.api_key_secret set valid_until = now() where hash = ${key.hash}`;
    expect(await admit(sql, key)).toMatchObject({ outcome: "invalid_api_key" });
    expect(await admit(sql, next)).toMatchObject({ outcome: "ok" });
  });

  test("without overlap the old secret ends at once", async () => {
    const key = await makeKey(sql);
    await rotate(key, newKey().hash, 0);
    expect(await admit(sql, key)).toMatchObject({ outcome: "invalid_api_key" });
  });

  test("a second rotation never lengthens the first one's overlap", async () => {
    const key = await makeKey(sql);
    await rotate(key, newKey().hash, 60);
    await rotate(key, newKey().hash, 3_600);
    const rows = await sql`select from nas.api_key_secret
      where hash = ${key.hash} and valid_until <= now() + interval '60 seconds'`;
    expect(rows).toHaveLength(1);
  });

  test("is refused for a revoked key, a hash in use and a negative overlap", async () => {
    const key = await makeKey(sql);
    await expect(rotate(key, key.hash, 0)).rejects.toMatchObject({ code: "NAS22" });
    await expect(rotate(key, newKey().hash, -1)).rejects.toMatchObject({ code: "NAS22" });
    await sql`select from nas_api.revoke_key(${key.id})`;
    await expect(rotate(key, newKey().hash, 0)).rejects.toMatchObject({ code: "NAS22" });
  });
});

describe("set", () => {
  const set = (key: TestKey, changes: Record<string, never> | object) =>
    sql<Row[]>`select * from nas_api.set_key(${key.id}, ${JSON.stringify(changes)}::text::jsonb)`;

  test("changes what is given and leaves the rest", async () => {
    const key = await makeKey(sql, { tier: "macros", modes: ["structured"] });
    const row = only(
      await set(key, { tier: "micros", rate_per_minute: 7, expires_at: "2100-01-01T00:00:00Z" }),
    );
    expect(row).toMatchObject({
      tier: "micros",
      modes: ["structured"],
      rate_per_minute: 7,
      expires_at: new Date("2100-01-01T00:00:00Z"),
      quota_per_month: null,
    });
    expect(only(await set(key, { expires_at: null, quota_per_month: 3 }))).toMatchObject({
      expires_at: null,
      tier: "micros",
      quota_per_month: 3,
    });
  });

  test.each([
    { changes: { colour: "red" }, message: "colour" },
    { changes: { id: "another" }, message: "id" },
    { changes: { hash: "0" }, message: "hash" },
    { changes: { revoked_at: null }, message: "revoked_at" },
    { changes: { rate_per_minute: "many" }, message: "type" },
    { changes: { rate_per_minute: null }, message: "missing" },
    { changes: { quota_per_month: "x" }, message: "type" },
    { changes: { quotas: { other: 1 } }, message: "quota" },
    { changes: { quotas: { draft: 1.5 } }, message: "quota" },
    { changes: { scopes: null }, message: "missing" },
    { changes: { expires_at: "soon" }, message: "type" },
    { changes: [1], message: "type" },
  ])("refuses $changes with the reason", async ({ changes, message }) => {
    const key = await makeKey(sql);
    await expect(set(key, changes)).rejects.toMatchObject({
      code: "NAS22",
      message: expect.stringMatching(new RegExp(`^Cannot set key: .*\\b${message}\\b`)),
    });
  });
});

describe("every key function", () => {
  test("reports an unknown id", async () => {
    const calls = [
      sql`select from nas_api.revoke_key('nobody')`,
      sql`select from nas_api.rotate_key('nobody', ${newKey().hash}, 0)`,
      sql`select from nas_api.set_key('nobody', '{}')`,
    ];
    for (const call of calls) await expect(call).rejects.toMatchObject({ code: "NAS04" });
  });

  test("a revoked key stays revoked, with the time of its first revocation", async () => {
    const key = await makeKey(sql);
    const [first] = await sql`select * from nas_api.revoke_key(${key.id})`;
    expect(first).toMatchObject({ state: "revoked" });
    const [second] = await sql`select * from nas_api.revoke_key(${key.id})`;
    expect(second).toEqual(first);
    expect(await admit(sql, key)).toMatchObject({ outcome: "invalid_api_key" });
  });

  test("the list holds every key with its state and no hash", async () => {
    const key = await makeKey(sql);
    await sql`update nas.api_key set expires_at = now() where id = ${key.id}`;
    const rows = await sql`select * from nas_api.list_keys()`;
    expect(rows.find(({ id }) => id === key.id)).toMatchObject({ state: "expired" });
    const text = JSON.stringify(rows);
    expect((await hashes()).filter((hash) => text.includes(hash))).toEqual([]);
  });
});
