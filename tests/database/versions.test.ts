import type { Sql } from "postgres";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import * as api from "./support/api.ts";
import { createTestDatabase, type TestDatabase } from "./support/test-database.ts";
import { trafficOf } from "./support/traffic.ts";

let database: TestDatabase;
let sql: Sql;
let key: api.TestKey;

beforeAll(async () => {
  database = await createTestDatabase(inject("databaseUrl"));
  sql = database.sql;
});
afterAll(() => database.drop());

beforeEach(async () => {
  await sql`truncate nas.job, nas.job_turn, nas.function_version`;
  key = await api.makeKey(sql);
});

const admitBy = (version: string, operation = "decode") =>
  api.admitJob(sql, key, { operation, job: { version } });

async function claimBy(version: string | null, limit = 1): Promise<api.Claim[]> {
  return await sql<api.Claim[]>`
    select * from nas_api.claim_jobs('decode', 'test', ${limit}, 30, p_version => ${version})`;
}

async function listVersions(operation = "decode"): Promise<(string | null)[]> {
  const rows = await sql<{ version: string }[]>`
    select version from nas_metrics.versions where operation = ${operation} order by place`;
  return rows.map(({ version }) => version);
}

const release = (version: string, operation = "decode") =>
  sql`select nas_api.release_version(${operation}, ${version})`;

/** Lets time pass for a version: nothing has been seen of it. */
async function goQuiet(version: string, minutes: number): Promise<void> {
  await sql`update nas.function_version set seen_at = now() - make_interval(mins => ${minutes})
    where version = ${version}`;
}

/** Ends a step of a claimed job as its worker does. */
async function yieldStep({ job_id, attempt }: api.Claim, at: number): Promise<void> {
  const state = JSON.stringify({ at });
  await sql`select nas_api.yield_job(${job_id}, ${attempt}, ${state}::text::json, null)`;
}

function first(claims: readonly api.Claim[]): api.Claim {
  const [claim] = claims;
  if (!claim) throw new Error("Cannot go on: nothing was claimed");
  return claim;
}

describe("the order of versions", () => {
  test("is that of their first job, claim or release, for each operation", async () => {
    await admitBy("v1");
    await claimBy("v2");
    await admitBy("v1");
    await release("v3");
    await admitBy("d1", "design");
    expect(await listVersions()).toEqual(["v1", "v2", "v3"]);
    expect(await listVersions("design")).toEqual(["d1"]);
  });

  test("a released version is the last one, however old it is", async () => {
    for (const version of ["v1", "v2", "v3"]) await claimBy(version);
    await release("v1");
    expect(await listVersions()).toEqual(["v2", "v3", "v1"]);
  });

  test("many first jobs of a version at a time register it once", async () => {
    await Promise.all(Array.from({ length: 20 }, () => admitBy("v1")));
    expect(await listVersions()).toEqual(["v1"]);
  });

  test("a version of an unknown operation, or without a name, cannot be released", async () => {
    await expect(release("v1", "cook")).rejects.toMatchObject({ code: "NAS22" });
    await expect(release("")).rejects.toMatchObject({ code: "NAS22" });
  });

  test("a request that makes no job registers nothing, and a job without version none", async () => {
    await api.admit(sql, key, { job: null });
    await api.admitJob(sql, key);
    await claimBy(null);
    expect(await listVersions()).toEqual([]);
  });

  test("a version that nothing has been seen of for 30 days is forgotten", async () => {
    for (const version of ["old", "new"]) await claimBy(version);
    await goQuiet("old", 30 * 24 * 60 + 1);
    await sql`select from nas_api.sweep_jobs()`;
    expect(await listVersions()).toEqual(["new"]);
  });
});

describe("a job", () => {
  test("has the version that took it, the one that works on it, and its trace", async () => {
    const traceparent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";
    const jobId = await api.admitJob(sql, key, { job: { version: "v1", traceparent } });
    expect(await claimBy("v2")).toMatchObject([{ job_id: jobId, version: "v1", traceparent }]);
    await api.finish(sql, jobId, 1);
    const rows = await sql`select status, version, worker_version from nas_api.show_job(${jobId})`;
    expect(rows).toEqual([{ status: "completed", version: "v1", worker_version: "v2" }]);
  });

  test("is worked on by the version that took it, and by a later one", async () => {
    const jobs = [await admitBy("v1"), await admitBy("v1")];
    expect(first(await claimBy("v1")).job_id).toBe(jobs[0]);
    expect(first(await claimBy("v2")).job_id).toBe(jobs[1]);
  });

  test("of a later version is left alone by an earlier one, in the queue and by its id", async () => {
    await claimBy("v1");
    const jobId = await admitBy("v2");
    expect(await claimBy("v1")).toEqual([]);
    expect(await api.claimOwn(sql, jobId, "decode", "v1")).toBeNull();
    expect(await api.claimOwn(sql, jobId, "decode", "v2")).toMatchObject({ job_id: jobId });
  });

  test("does not hide behind jobs of a later version, of its own key or another's", async () => {
    await claimBy("v1");
    for (let count = 0; count < 5; count++) await admitBy("v2");
    const mine = await admitBy("v1");
    const other = await api.admitJob(sql, await api.makeKey(sql), { job: { version: "v1" } });
    const claims = await claimBy("v1", 9);
    expect(claims.map(({ job_id }) => job_id).sort()).toEqual([mine, other].sort());
  });

  test("goes to a version in the order of time, whichever versions took them", async () => {
    const jobs = [
      await admitBy("v2"),
      await admitBy("v1"),
      await api.admitJob(sql, key),
      await admitBy("v3"),
    ];
    const taken: (string | null)[] = [];
    for (let count = 0; count < jobs.length; count++) taken.push(first(await claimBy("v4")).job_id);
    expect(taken).toEqual(jobs);
  });

  test("without a version is anyone's, and a worker without one takes any", async () => {
    await claimBy("v1");
    const jobs = [await api.admitJob(sql, key), await admitBy("v2")];
    expect(first(await claimBy("v1")).job_id).toBe(jobs[0]);
    expect(first(await claimBy(null)).job_id).toBe(jobs[1]);
  });

  test("of a version that is gone for ten minutes is anyone's", async () => {
    await claimBy("v1");
    const jobId = await admitBy("v2");
    await goQuiet("v2", 9);
    expect(await claimBy("v1")).toEqual([]);
    await goQuiet("v2", 11);
    expect(first(await claimBy("v1")).job_id).toBe(jobId);
  });

  test.each<[string, () => Promise<unknown>]>([
    ["a job that it takes", () => admitBy("v2")],
    [
      "a worker that asks for one",
      () => sql`
      select from nas_api.claim_jobs('decode', 'w', 0, p_version => 'v2')`,
    ],
    ["traffic", () => sql`select nas_api.record_traffic(${sql.json([trafficOf({ version: "v2" })])}::json)`],
  ])("is kept for its version by %s", async (_, show) => {
    await claimBy("v1");
    await admitBy("v2");
    await goQuiet("v2", 11);
    await show();
    expect(await claimBy("v1")).toEqual([]);
  });

  test("is an earlier version's as soon as that is released again", async () => {
    await claimBy("v1");
    const jobId = await admitBy("v2");
    await release("v1");
    expect(first(await claimBy("v1")).job_id).toBe(jobId);
  });
});

test("however many jobs a version must leave alone, its claim reads no more than its own", async () => {
  await claimBy("v1");
  await claimBy("v2");
  const jobId = await admitBy("v1");
  await sql`
    insert into nas.job (id, key_id, account_id, operation, tier, input, usage_month, needs_version)
    select lpad(to_hex(place), 32, '0')::uuid, key_id, account_id, operation, tier,
      to_json(repeat('long text ', 60)), usage_month, 'v2'
    from nas.job cross join generate_series(1, 10000) as place`;
  const { "QUERY PLAN": plans } = api.only(
    await sql`
    explain (analyze, buffers, format json)
    select * from nas_api.claim_jobs('decode', 'test', 1, 30, p_version => 'v1')`,
  );
  expect(await api.readJob(sql, jobId)).toMatchObject({ status: "processing" });
  expect(plans[0].Plan["Shared Hit Blocks"] + plans[0].Plan["Shared Read Blocks"]).toBeLessThan(1_000);
});

describe("a job between two steps", () => {
  test("is left to the version that did the last one, and to later ones", async () => {
    await admitBy("v1");
    await yieldStep(first(await claimBy("v1")), 1);
    await yieldStep(first(await claimBy("v2")), 2);
    expect(await claimBy("v1")).toEqual([]);
    expect(await claimBy("v3")).toMatchObject([{ version: "v1", state: { at: 2 } }]);
  });

  test("goes on where a version ended that took it and was lost", async () => {
    const jobId = await admitBy("v1");
    await yieldStep(first(await claimBy("v1")), 1);
    await claimBy("v2");
    await api.lapseLease(sql, jobId);
    expect(await claimBy("v1")).toMatchObject([{ state: { at: 1 } }]);
  });

  test.each<[string, () => Promise<unknown>]>([
    ["gone", () => goQuiet("v2", 11)],
    ["rolled back", async () => release("v1")],
  ])("begins anew with an older version once the newer one is %s", async (_, leave) => {
    const jobId = await admitBy("v1");
    await claimBy("v1");
    await api.lapseLease(sql, jobId);
    await yieldStep(first(await claimBy("v2")), 2);
    await leave();
    const claim = first(await claimBy("v1"));
    expect(claim).toMatchObject({ job_id: jobId, state: null });
    await yieldStep(claim, 1);
    expect(await claimBy("v1")).toMatchObject([{ state: { at: 1 } }]);
  });
});

test("a sweep reports each version that has jobs waiting, behind however many of another", async () => {
  for (let count = 0; count < 3; count++) await admitBy("v1");
  await admitBy("v2");
  await api.admitJob(sql, await api.makeKey(sql), { job: { version: "v1" } });
  await api.admitJob(sql, key, { operation: "design" });
  expect(await sql`select * from nas_api.sweep_jobs()`).toEqual([
    { operation: "decode", version: "v1", claimable: 4 },
    { operation: "decode", version: "v2", claimable: 1 },
    { operation: "design", version: null, claimable: 1 },
  ]);
});

test("a sweep reports a job between two steps for the version that can go on with it", async () => {
  await admitBy("v1");
  await yieldStep(first(await claimBy("v2")), 1);
  expect(await sql`select * from nas_api.sweep_jobs()`).toMatchObject([{ version: "v2" }]);
});
