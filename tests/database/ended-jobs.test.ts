import { afterAll, beforeAll, expect, inject, test } from "vitest";
import * as api from "./support/api.ts";
import { createTestDatabase, type TestDatabase } from "./support/test-database.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase(inject("databaseUrl"));
});
afterAll(() => database.drop());

async function listEnded(ids: string[]): Promise<string[]> {
  const rows = await database.sql<{ id: string }[]>`select nas_api.ended_jobs(${ids}) as id`;
  return rows.map(({ id }) => id);
}

test("only ids without a job and of jobs that have ended are reported as ended", async () => {
  const { sql } = database;
  const key = await api.makeKey(sql);
  const [queued, held, finished, failed] = [
    await api.admitJob(sql, key),
    await api.admitJob(sql, key),
    await api.admitJob(sql, key),
    await api.admitJob(sql, key),
  ];
  const unknown = api.nextJobId();
  for (const id of [held, finished, failed]) await api.claimOwn(sql, id);
  await api.finish(sql, finished, 1);
  await api.fail(sql, failed, 1);
  expect((await listEnded([queued, held, finished, failed, unknown])).sort()).toEqual(
    [finished, failed, unknown].sort(),
  );
  await api.lapseLease(sql, held);
  expect(await listEnded([held])).toEqual([]);
  expect(await listEnded([])).toEqual([]);
});
