import type { Sql } from "postgres";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { admit, admitJob, type Claim, finish, makeKey, nextJobId, readUsage } from "./support/api.ts";
import { createTestDatabase, openPool, type TestDatabase } from "./support/test-database.ts";

const connections = 20;
const jobs = 2_000;

let database: TestDatabase;
let pool: Sql;

beforeAll(async () => {
  database = await createTestDatabase(inject("databaseUrl"));
  pool = openPool(database, connections);
  await Promise.all(Array.from({ length: connections }, () => pool`select pg_sleep(0.01)`));
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

test("20 claimers take 2,000 jobs of several keys: none twice, none left", async () => {
  const { sql } = database;
  const keys = await Promise.all(Array.from({ length: 7 }, () => makeKey(sql, { scopes: ["edge:draft"] })));
  const limits = { in_flight_per_key: jobs };
  await Promise.all(
    keys.flatMap((key, place) =>
      Array.from({ length: Math.ceil((jobs - place) / keys.length) }, () =>
        admitJob(pool, key, { operation: "draft", limits }),
      ),
    ),
  );
  const claimers = Array.from({ length: connections }, (_, place) => claimAll(pool, `worker-${place}`));
  const claimed = (await Promise.all(claimers)).flat();
  expect(claimed).toHaveLength(jobs);
  expect(new Set(claimed.map((claim) => claim.job_id)).size).toBe(jobs);
  expect(new Set(claimed.map((claim) => claim.attempt))).toEqual(new Set([1]));
  expect(await sql`select from nas.job where operation = 'draft' and status = 'queued'`).toHaveLength(0);
});

test("a quota of one admits exactly one of 200 requests at a time", async () => {
  const key = await makeKey(database.sql, { quotaPerMonth: 1 });
  const responses = await Promise.all(Array.from({ length: 200 }, () => admit(pool, key)));
  const outcomes = responses.map(({ outcome }) => outcome).sort();
  expect(outcomes).toEqual(["ok", ...Array.from({ length: 199 }, () => "quota_exceeded")]);
  expect(await readUsage(database.sql, key)).toEqual({ requests: 1, used: 0, reserved: 1 });
});

test("the reservation alone holds the quota, even without the rate window before it", async () => {
  const key = await makeKey(database.sql);
  const takes = Array.from(
    { length: 100 },
    () => pool<{ ok: boolean }[]>`
    select nas.take_usage(${key.id}, 'decode', 3, true) as ok`,
  );
  const responses = (await Promise.all(takes)).flat();
  expect(responses.filter(({ ok }) => ok)).toHaveLength(3);
  expect(await readUsage(database.sql, key)).toEqual({ requests: 3, used: 0, reserved: 3 });
});

test("the same idempotency key makes one job of 50 requests at a time", async () => {
  const key = await makeKey(database.sql);
  const requests = Array.from({ length: 50 }, () =>
    admit(pool, key, { job: { id: nextJobId(), idempotencyKey: "once", bodyHash: "a" } }),
  );
  const responses = await Promise.all(requests);
  expect(new Set(responses.map(({ job_id }) => job_id)).size).toBe(1);
  expect(responses.filter(({ replayed }) => !replayed)).toHaveLength(1);
  expect(await readUsage(database.sql, key)).toMatchObject({ requests: 1 });
});

test("what a key has in flight stays within its limit, whatever the operations and the parallelism", async () => {
  const key = await makeKey(database.sql);
  const requests = Array.from({ length: 100 }, (_, place) =>
    admit(pool, key, { operation: place % 2 ? "decode" : "design", limits: { in_flight_per_key: 10 } }),
  );
  const responses = await Promise.all(requests);
  expect(responses.filter(({ outcome }) => outcome === "ok")).toHaveLength(10);
});

test("of 20 finishes of one attempt at a time one is accepted and charged", async () => {
  const key = await makeKey(database.sql, { scopes: ["edge:design"] });
  const jobId = await admitJob(database.sql, key, { operation: "design" });
  await database.sql`select from nas_api.claim_jobs('design', 'w', 1, 30, ${jobId})`;
  const ends = await Promise.all(Array.from({ length: connections }, () => finish(pool, jobId, 1)));
  expect(ends.filter(Boolean)).toHaveLength(1);
  expect(await readUsage(database.sql, key, "design")).toEqual({ requests: 1, used: 1, reserved: 0 });
});

test("sweeps, claims, failures and admissions at a time end without a deadlock", async () => {
  const { sql } = database;
  const keys = await Promise.all(
    Array.from({ length: 5 }, () => makeKey(sql, { scopes: ["edge:decode_symptoms"] })),
  );
  const operation = "decode_symptoms";
  const limits = { max_attempts: 1 };
  for (const key of keys) {
    for (let count = 0; count < 8; count++) await admitJob(sql, key, { operation, limits });
  }
  await sql`select from nas_api.claim_jobs(${operation}, 'lost', 20)`;
  await sql`update nas.job set lease_until = now() where operation = ${operation} and status = 'processing'`;
  await Promise.all([
    ...Array.from({ length: 10 }, () => pool`select from nas_api.sweep_jobs()`),
    ...keys.map((key) => admitJob(pool, key, { operation })),
    ...Array.from({ length: 5 }, (_, place) => claimAll(pool, `w-${place}`, operation)),
  ]);
  // A claimer may end before the last admission commits.
  await claimAll(sql, "last", operation);
  await sql`select from nas_api.sweep_jobs()`;
  const states = await sql`select status, count(*)::int from nas.job where operation = ${operation}
    group by status order by status`;
  expect(states).toEqual([
    { status: "failed", count: 20 },
    { status: "processing", count: 25 },
  ]);
  const usage = await Promise.all(keys.map((key) => readUsage(sql, key, operation)));
  expect(usage.reduce((sum, { reserved }) => sum + reserved, 0)).toBe(25);
});

async function claimAll(sql: Sql, worker: string, operation = "draft"): Promise<Claim[]> {
  const claims: Claim[] = [];
  for (;;) {
    const batch = await sql<Claim[]>`select * from nas_api.claim_jobs(${operation}, ${worker}, 7, 60)`;
    if (batch.length === 0) return claims;
    claims.push(...batch);
  }
}
