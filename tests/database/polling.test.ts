import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import * as api from "./support/api.ts";
import { createTestDatabase, type TestDatabase } from "./support/test-database.ts";

let database: TestDatabase;
let key: api.TestKey;
let jobId: string;

beforeAll(async () => {
  database = await createTestDatabase(inject("databaseUrl"));
  await database.sql`insert into nas.compound (id, name, unit, content_class, identifier)
    values (1, 'P', 'g', 'macro', 'X:1')`;
});
afterAll(() => database.drop());

beforeEach(async () => {
  key = await api.makeKey(database.sql, { tier: "micros", modes: ["structured"] });
  jobId = await api.admitJob(database.sql, key);
});

async function setKey(changes: Record<string, string | string[] | null>): Promise<void> {
  await database.sql`select from nas_api.set_key(${key.id}, ${database.sql.json(changes)})`;
}

describe("a job's state", () => {
  test("goes from queued over processing to completed, with its times and result", async () => {
    const { sql } = database;
    expect(await api.poll(sql, key, jobId)).toMatchObject({
      outcome: "ok",
      status: "queued",
      started_at: null,
    });
    await api.claimOwn(sql, jobId);
    await sql`select nas_api.heartbeat_job(${jobId}, 1, 30, '{"step": 1}')`;
    expect(await api.poll(sql, key, jobId)).toMatchObject({
      status: "processing",
      attempt: 1,
      progress: { step: 1 },
      awaits_worker: false,
      completed_at: null,
    });
    await api.finish(sql, jobId, 1, { items: [] });
    expect(await api.poll(sql, key, jobId)).toMatchObject({
      status: "completed",
      result: { items: [] },
      error: null,
      catalogue_release: "release-1",
      completed_at: expect.any(Date),
    });
  });

  test("omits the result on request", async () => {
    const { sql } = database;
    await api.claimOwn(sql, jobId);
    await api.finish(sql, jobId, 1);
    const response = await api.poll(sql, key, jobId, { withResult: false });
    expect(response).toMatchObject({ status: "completed", result: null });
  });

  test("says when the worker is lost, and writes nothing", async () => {
    const { sql } = database;
    await api.claimOwn(sql, jobId);
    await api.lapseLease(sql, jobId);
    const before = await api.readJob(sql, jobId);
    await sql.begin("read only", async (transaction) => {
      const rows = await transaction<api.Poll[]>`
        select * from nas_api.poll_job(${key.hash}, 'decode', 'edge:decode', ${jobId})`;
      expect(rows).toMatchObject([{ status: "processing", awaits_worker: true }]);
    });
    expect(await api.readJob(sql, jobId)).toEqual(before);
  });
});

describe("a job that waits", () => {
  test("awaits a worker once it has been due for over a second, whether begun or not", async () => {
    const { sql } = database;
    await sql`update nas.job set available_at = now() - interval '0.9 seconds' where id = ${jobId}`;
    expect(await api.poll(sql, key, jobId)).toMatchObject({ status: "queued", awaits_worker: false });
    await sql`update nas.job set available_at = now() - interval '1.1 seconds' where id = ${jobId}`;
    expect(await api.poll(sql, key, jobId)).toMatchObject({ status: "queued", awaits_worker: true });
  });

  test("is shown with the rate of its key", async () => {
    expect(await api.poll(database.sql, key, jobId)).toMatchObject({ rate_per_minute: expect.any(Number) });
  });
});

describe("who may see a job", () => {
  test("another key, another operation, a missing and a malformed id get the same response", async () => {
    const { sql } = database;
    const other = await api.makeKey(sql);
    const responses = [
      await api.poll(sql, other, jobId),
      await api.poll(sql, key, jobId, { operation: "design" }),
      await api.poll(sql, key, api.nextJobId()),
      ...(await Promise.all(
        ["", "1", `${jobId}0`, `{${jobId}}`, jobId.replaceAll("-", ""), "' or 1=1"].map((id) =>
          api.poll(sql, key, id),
        ),
      )),
    ];
    for (const response of responses) {
      expect(response).toEqual({ ...responses[0], outcome: "job_not_found" });
      expect(Object.values(response).filter((value) => value !== null)).toEqual(["job_not_found"]);
    }
  });

  test("the key is checked before the id, then the scope", async () => {
    const { sql } = database;
    expect(await api.poll(sql, api.newKey(), "malformed")).toMatchObject({ outcome: "invalid_api_key" });
    await setKey({ scopes: ["edge:design"] });
    expect(await api.poll(sql, key, jobId)).toMatchObject({ outcome: "scope_not_allowed" });
    await sql`select from nas_api.revoke_key(${key.id})`;
    expect(await api.poll(sql, key, jobId)).toMatchObject({ outcome: "invalid_api_key" });
  });

  test.each([
    { why: "a lower tier", changes: { tier: "macros" } },
    { why: "no tier", changes: { tier: null } },
    { why: "another mode", changes: { modes: ["unstructured"] } },
  ])("a decode key that now has $why sees its job no more, until it has it back", async ({ changes }) => {
    await setKey(changes);
    expect(await api.poll(database.sql, key, jobId)).toMatchObject({ outcome: "job_not_found" });
    await setKey({ tier: "micros", modes: ["structured"] });
    expect(await api.poll(database.sql, key, jobId)).toMatchObject({ outcome: "ok" });
  });

  test("a higher tier still sees the job, and so do other operations without any", async () => {
    const { sql } = database;
    await setKey({ tier: "molecular" });
    expect(await api.poll(sql, key, jobId)).toMatchObject({ outcome: "ok" });
    const designId = await api.admitJob(sql, key, { operation: "design" });
    await setKey({ tier: null, modes: [] });
    expect(await api.poll(sql, key, designId, { operation: "design" })).toMatchObject({ outcome: "ok" });
  });
});
