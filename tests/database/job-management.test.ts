import type { Sql } from "postgres";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import * as api from "./support/api.ts";
import { createTestDatabase, type TestDatabase } from "./support/test-database.ts";

type Row = Record<string, unknown>;

let database: TestDatabase;
let sql: Sql;
let key: api.TestKey;

beforeAll(async () => {
  database = await createTestDatabase(inject("databaseUrl"));
  sql = database.sql;
});
afterAll(() => database.drop());

beforeEach(async () => {
  await sql`truncate nas.job, nas.job_turn, nas.idempotency`;
  key = await api.makeKey(sql);
});

const secret = "a spoonful of secrets";

function admitSecret(choice: api.RequestChoice = {}): Promise<string> {
  return api.admitJob(sql, key, { job: { input: { foodText: secret } }, ...choice });
}

async function end(jobId: string, status: "completed" | "failed", secondsAgo = 0): Promise<void> {
  const claim = await api.claimOwn(sql, jobId);
  if (!claim?.attempt) throw new Error(`Cannot end job ${jobId}: it is not claimable`);
  if (status === "completed") await api.finish(sql, jobId, claim.attempt, { text: secret });
  else await api.fail(sql, jobId, claim.attempt);
  await sql`update nas.job set completed_at = now() - make_interval(secs => ${secondsAgo}) where id = ${jobId}`;
}

const retry = (jobId: string) => sql<Row[]>`select * from nas_api.retry_job(${jobId})`;
const listIds = async (filter: Row = {}): Promise<unknown[]> => {
  const rows = await sql<Row[]>`select id from nas_api.list_jobs(
    ${text(filter.operation)}, ${text(filter.status)}, ${text(filter.key)}, ${number(filter.older)}::integer,
    ${number(filter.newer)}::integer, ${number(filter.limit) ?? 50})`;
  return rows.map(({ id }) => id);
};

type Purge = { id?: string; older?: number; operation?: string; status?: string; key?: string };

async function count(name: "purge_jobs" | "count_purgeable_jobs", chosen: Purge): Promise<number> {
  const { id = null, older = null, operation = null, status = null, key: keyId = null } = chosen;
  const rows = await sql<{ jobs: number }[]>`
    select ${sql(`nas_api.${name}`)}(${id}::uuid, ${older}::integer, ${operation}, ${status}, ${keyId}) as jobs`;
  return api.only(rows).jobs;
}
const purge = (chosen: Purge) => count("purge_jobs", chosen);

function text(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

function number(value: unknown): number | null {
  return typeof value === "number" ? value : null;
}

describe("what an operator sees", () => {
  test("jobs are listed newest first, by operation, status, key and age, up to a limit", async () => {
    const first = await admitSecret();
    const ended = await admitSecret();
    await end(ended, "failed");
    const design = await admitSecret({ operation: "design" });
    const other = await api.admitJob(sql, await api.makeKey(sql));
    await sql`update nas.job set created_at = now() - interval '1 hour' where id = ${first}`;
    expect(await listIds()).toEqual([other, design, ended, first]);
    expect(await listIds({ limit: 2 })).toEqual([other, design]);
    expect(await listIds({ operation: "design" })).toEqual([design]);
    expect(await listIds({ status: "failed" })).toEqual([ended]);
    expect(await listIds({ key: key.id })).toEqual([design, ended, first]);
    expect(await listIds({ older: 1800 })).toEqual([first]);
    expect(await listIds({ newer: 1800 })).toEqual([other, design, ended]);
  });

  test("a listed or shown job contains no text of a caller or of a result", async () => {
    const queued = await admitSecret();
    await end(await admitSecret(), "completed");
    const failed = await admitSecret();
    const claim = await api.claimOwn(sql, failed);
    const error = JSON.stringify({ code: "invalid_request", message: secret });
    await sql`select nas_api.fail_job(${failed}, ${claim?.attempt ?? 0}, ${error}::text::json)`;
    const rows = [
      ...(await sql`select * from nas_api.list_jobs()`),
      ...(await sql`select * from nas_api.show_job(${queued})`),
    ];
    expect(rows).toHaveLength(4);
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(rows[0]).toMatchObject({ id: failed, error_code: "invalid_request", key_name: "test" });
  });

  test("request and result of a job are returned only by a function of their own", async () => {
    const id = await admitSecret();
    const content = () => sql`select * from nas_api.show_job_content(${id})`;
    expect(await content()).toMatchObject([{ input: { foodText: secret }, result: null }]);
    await end(id, "completed");
    expect(await content()).toMatchObject([{ input: null, result: { text: secret } }]);
  });

  test.each(["show_job", "show_job_content", "retry_job"])("%s refuses an unknown id", async (name) => {
    await expect(sql`select ${sql(`nas_api.${name}`)}(${api.nextJobId()})`).rejects.toMatchObject({
      code: "NAS04",
      message: expect.stringMatching(/^Cannot (show|retry) job: the job does not exist$/),
    });
  });
});

describe("a retry", () => {
  test("of a job in its backoff makes it claimable at once, with all its attempts", async () => {
    const id = await admitSecret({ limits: { max_attempts: 2, backoff_seconds: [3600] } });
    await api.claimOwn(sql, id);
    expect(await api.fail(sql, id, 1, { retry: true })).toBe("queued");
    expect(await api.claimOwn(sql, id)).toBeNull();
    expect(await retry(id)).toMatchObject([{ id, status: "queued", attempts: 0, fence: 1 }]);
    for (const attempt of [2, 3]) {
      expect(await api.claimOwn(sql, id)).toMatchObject({ attempt });
      expect(await api.fail(sql, id, attempt, { retry: attempt === 2 })).toMatch(/queued|failed/);
      await sql`update nas.job set available_at = now() where id = ${id}`;
    }
    expect(await api.readJob(sql, id)).toMatchObject({ status: "failed" });
  });

  test("of a lost worker's job lets no write of that worker through", async () => {
    const id = await admitSecret();
    await api.claimOwn(sql, id);
    await api.lapseLease(sql, id);
    await retry(id);
    expect(await api.finish(sql, id, 1)).toBe(false);
    expect(await api.claimOwn(sql, id)).toMatchObject({ attempt: 2 });
    expect(await api.finish(sql, id, 1)).toBe(false);
    expect(await api.fail(sql, id, 1)).toBe("stale");
    expect(await api.finish(sql, id, 2)).toBe(true);
  });

  test("reserves nothing again: the job is charged once", async () => {
    const id = await admitSecret();
    await api.claimOwn(sql, id);
    await api.lapseLease(sql, id);
    await retry(id);
    expect(await api.readUsage(sql, key)).toEqual({ requests: 1, used: 0, reserved: 1 });
    await end(id, "completed");
    expect(await api.readUsage(sql, key)).toEqual({ requests: 1, used: 1, reserved: 0 });
  });

  test("is refused while a worker is at it, and after the end, which erased the input", async () => {
    const held = await admitSecret();
    await api.claimOwn(sql, held);
    const [completed, failed] = [await admitSecret(), await admitSecret()];
    await end(completed, "completed");
    await end(failed, "failed");
    const before = await sql`select * from nas.job order by id`;
    const reasons = { [held]: "a worker is at it", [completed]: "completed", [failed]: "input was erased" };
    for (const [id, reason] of Object.entries(reasons))
      await expect(retry(id)).rejects.toMatchObject({
        code: "NAS09",
        message: expect.stringMatching(new RegExp(`^Cannot retry job: .*${reason}`)),
      });
    expect(await sql`select * from nas.job order by id`).toEqual(before);
  });
});

describe("a purge", () => {
  test("erases ended jobs older than an age, and none that is in flight however old", async () => {
    const [old, young] = [await admitSecret(), await admitSecret()];
    const [queued, held] = [await admitSecret(), await admitSecret()];
    await end(old, "completed", 7200);
    await end(young, "completed", 60);
    await api.claimOwn(sql, held);
    await sql`update nas.job set created_at = now() - interval '9 days'`;
    expect(await count("count_purgeable_jobs", { older: 3600 })).toBe(1);
    expect(await purge({ older: 3600 })).toBe(1);
    expect(await purge({ older: 3600 })).toBe(0);
    expect(await listIds()).toEqual([held, queued, young]);
    expect(await purge({ older: 0 })).toBe(1);
    expect(await listIds()).toEqual([held, queued]);
  });

  test("keeps to operation, status and key", async () => {
    const ids: string[] = [];
    for (const status of ["completed", "failed"] as const) {
      const id = await admitSecret();
      await end(id, status, 10);
      ids.push(id);
    }
    expect(await purge({ older: 0, operation: "design" })).toBe(0);
    expect(await purge({ older: 0, key: "000000000000" })).toBe(0);
    expect(await purge({ older: 0, operation: "decode", status: "failed", key: key.id })).toBe(1);
    expect(await listIds()).toEqual([ids[0]]);
  });

  test("of one job forgets its idempotency key, and keeps what was charged", async () => {
    const idempotencyKey = "again";
    const id = await admitSecret({ job: { input: {}, idempotencyKey } });
    await end(id, "completed");
    expect(await purge({ id })).toBe(1);
    expect(await api.readUsage(sql, key)).toEqual({ requests: 1, used: 1, reserved: 0 });
    expect(await api.admit(sql, key, { job: { idempotencyKey } })).toMatchObject({ replayed: false });
  });

  test("lets no late write of a worker bring the job back", async () => {
    const id = await admitSecret();
    await api.claimOwn(sql, id);
    await api.lapseLease(sql, id);
    await api.claimOwn(sql, id);
    await api.finish(sql, id, 2);
    await purge({ id });
    expect([await api.finish(sql, id, 1), await api.finish(sql, id, 2)]).toEqual([false, false]);
    expect(await listIds()).toEqual([]);
    expect(await api.readUsage(sql, key)).toEqual({ requests: 1, used: 1, reserved: 0 });
  });

  test("of a job in flight, of an unknown one, and of everything is refused", async () => {
    const id = await admitSecret();
    await expect(purge({ id })).rejects.toMatchObject({
      code: "NAS09",
      message: "Cannot purge job: it is queued; only an ended job goes",
    });
    await expect(purge({ id: api.nextJobId() })).rejects.toMatchObject({ code: "NAS04" });
    for (const chosen of [{}, { older: -1 }, { id, older: 1 }])
      await expect(purge(chosen)).rejects.toMatchObject({ code: "NAS22" });
    expect(await listIds()).toEqual([id]);
  });
});
