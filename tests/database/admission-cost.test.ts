import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { admit, makeKey, type RequestChoice } from "./support/api.ts";
import { createTestDatabase, type TestDatabase } from "./support/test-database.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase(inject("databaseUrl"));
});
afterAll(() => database.drop());

/** Queued jobs of a key of its own. */
async function queueJobs(count: number, operation: string): Promise<void> {
  const { sql } = database;
  const { id } = await makeKey(sql);
  await sql`insert into nas.job (id, key_id, account_id, operation, input, usage_month, backoff_seconds, max_attempts)
    select gen_random_uuid(), key.id, key.account_id, ${operation}, '{}', nas.current_month(), '{2}', 3
    from nas.api_key as key, generate_series(1, ${count}) where key.id = ${id}`;
}

test("a long queue is counted once a second", async () => {
  const { sql } = database;
  await queueJobs(700, "design");
  const key = await makeKey(sql);
  const request: RequestChoice = { operation: "design", limits: { backlog_per_operation: 701 } };
  expect(await admit(sql, key, request)).toMatchObject({ outcome: "ok" });
  expect((await sql`select queued from nas.backlog`)[0]).toEqual({ queued: 700 });
  await queueJobs(100, "design");
  await sql`update nas.backlog set counted_at = clock_timestamp() + interval '1 hour'`;
  expect(await admit(sql, key, request)).toMatchObject({ outcome: "ok" });
  await sql`update nas.backlog set counted_at = clock_timestamp() - interval '2 seconds'`;
  expect(await admit(sql, key, request)).toMatchObject({ outcome: "backlog_high" });
});

test("another admission does not wait for the one that counts", async () => {
  const { sql } = database;
  await queueJobs(600, "draft");
  await sql`insert into nas.backlog values ('draft', 600, '-infinity')`;
  const key = await makeKey(sql, { scopes: ["edge:draft"] });
  await sql.begin(async (counting) => {
    await counting`select from nas.backlog where operation = 'draft' for update`;
    const request = { operation: "draft", limits: { backlog_per_operation: 1_000 } };
    expect(await admit(sql, key, request)).toMatchObject({ outcome: "ok" });
  });
});

const energy = "daily_energy_expenditure_calculation";

test.each<[string, string, RequestChoice, number | null]>([
  ["on", "a job", {}, null],
  ["on", "a request of an operation with a quota", { operation: energy, job: null }, 5],
  ["off", "a request of an operation without one", { operation: energy, job: null }, null],
  ["off", "a request that is no usage", { operation: energy, job: null, limits: { counts_usage: false } }, 5],
  ["off", "an invalid request", { isValid: false, job: null }, null],
  ["off", "a request without its scope", { operation: "decide", job: null }, null],
])("synchronous commit is %s for %s", async (setting, _what, choice, quota) => {
  const { sql } = database;
  const key = await makeKey(sql, { scopes: ["edge:decode", `edge:${energy}`] });
  if (quota !== null) await sql`select from nas_api.set_quota(${key.id}, ${energy}, ${quota})`;
  const connection = await sql.reserve();
  await connection`begin`;
  await admit(connection, key, choice);
  const [row] = await connection`show synchronous_commit`;
  await connection`commit`;
  connection.release();
  expect(row).toEqual({ synchronous_commit: setting });
});

test("the setting ends with the transaction", async () => {
  const { sql } = database;
  const key = await makeKey(sql, { scopes: [`edge:${energy}`] });
  const connection = await sql.reserve();
  await admit(connection, key, { operation: energy, job: null });
  expect((await connection`show synchronous_commit`)[0]).toEqual({ synchronous_commit: "on" });
  connection.release();
});

// A function in SQL that is not inlined is parsed and planned in every transaction; one in plpgsql once in a session.
const ofEveryJob = [
  ...["find_key", "count_request", "permission_refusal", "judge_request", "remaining_quota", "take_usage"],
  ...["is_backlog_high", "estimate_queued", "count_queued", "insert_job", "note_version"],
  ...["other_versions", "lock_own_job", "start_attempt"],
];

test("what every job runs in the database is planned once in a session", async () => {
  const rows = await database.sql<{ proname: string; lanname: string }[]>`
    select proname, lanname from pg_proc join pg_language as language on language.oid = prolang
    where pronamespace = 'nas'::regnamespace and proname = any (${ofEveryJob})`;
  expect(rows.map(({ proname }) => proname).sort()).toEqual(ofEveryJob.toSorted());
  expect(rows.filter(({ lanname }) => lanname !== "plpgsql")).toEqual([]);
});
