import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { overrideVersion, versionOverridesHeader } from "../../shared/platform/kernel/version-override.ts";
import * as api from "./support/api.ts";
import { createTestDatabase, type TestDatabase } from "./support/test-database.ts";

let database: TestDatabase;

/** Stands in for the extensions of a hosted project, with the signatures that they document. */
const extensions = `
  create schema vault;
  create table vault.decrypted_secrets (name text, decrypted_secret text);
  create schema net;
  create table net.request (url text, body jsonb, headers jsonb, timeout_milliseconds integer);
  create function net.http_post(
    url text, body jsonb default '{}', params jsonb default '{}', headers jsonb default '{}',
    timeout_milliseconds integer default 2000
  ) returns bigint language sql as 'insert into net.request values ($1, $2, $4, $5); select 1::bigint';
  create schema cron;
  create table cron.job (jobname text primary key, schedule text, command text);
  create function cron.schedule(job_name text, schedule text, command text) returns bigint language sql as
    'insert into cron.job values ($1, $2, $3)
     on conflict (jobname) do update set schedule = $2, command = $3; select 1::bigint';
`;

beforeAll(async () => {
  database = await createTestDatabase(inject("databaseUrl"));
  await database.sql.unsafe(extensions);
});
afterAll(() => database.drop());

beforeEach(async () => {
  await database.sql`truncate nas.job, nas.job_turn, net.request, vault.decrypted_secrets`;
});

test("each operation that has work is woken once on its work route, with the secret", async () => {
  const { sql } = database;
  await sql`insert into vault.decrypted_secrets values
    ('nas_base_url', 'https://x.example'), ('nas_work_secret', 's3cret'), ('other', 'no')`;
  const key = await api.makeKey(sql);
  for (const operation of ["decode", "decode", "design"]) await api.admitJob(sql, key, { operation });
  await sql`select nas.wake_workers()`;
  const requests = await sql`select url, headers ->> 'x-work-secret' as secret from net.request order by url`;
  expect(requests).toEqual([
    { url: "https://x.example/functions/v1/decode/work", secret: "s3cret" },
    { url: "https://x.example/functions/v1/design/work", secret: "s3cret" },
  ]);
});

test("each version with jobs is woken by its name, if the job has one", async () => {
  const { sql } = database;
  await sql`insert into vault.decrypted_secrets values
    ('nas_base_url', 'https://x.example'), ('nas_work_secret', 's3cret')`;
  const key = await api.makeKey(sql, { scopes: ["edge:decode_symptoms", "edge:design"] });
  for (const version of ["v1", "v1", "0b9f-2"])
    await api.admitJob(sql, key, { operation: "decode_symptoms", job: { version } });
  await api.admitJob(sql, key, { operation: "design" });
  await sql`select nas.wake_workers()`;
  const requests = await sql`
    select url, headers ->> ${versionOverridesHeader} as version from net.request order by url, version`;
  expect(requests).toEqual([
    {
      url: "https://x.example/functions/v1/decode_symptoms/work",
      version: overrideVersion("decode_symptoms", "0b9f-2"),
    },
    {
      url: "https://x.example/functions/v1/decode_symptoms/work",
      version: overrideVersion("decode_symptoms", "v1"),
    },
    { url: "https://x.example/functions/v1/design/work", version: null },
  ]);
});

test("what keeps files is woken each hour also without work", async () => {
  const { sql } = database;
  await sql`insert into vault.decrypted_secrets values
    ('nas_base_url', 'https://x.example'), ('nas_work_secret', 's3cret')`;
  await sql`select nas.schedule_sweep()`;
  const [job] = await sql`select schedule, command from cron.job where jobname = 'nas-erase-files'`;
  expect(job?.schedule).toMatch(/^\d+ \* \* \* \*$/);
  await sql.unsafe(job?.command);
  expect(await sql`select url, headers ->> 'x-work-secret' as secret from net.request order by url`).toEqual([
    { url: "https://x.example/functions/v1/decode/work", secret: "s3cret" },
    { url: "https://x.example/functions/v1/decode_sensory/work", secret: "s3cret" },
    { url: "https://x.example/functions/v1/decode_symptoms/work", secret: "s3cret" },
    { url: "https://x.example/functions/v1/design/work", secret: "s3cret" },
    { url: "https://x.example/functions/v1/draft/work", secret: "s3cret" },
  ]);
});

test("nothing is woken while nothing waits", async () => {
  const { sql } = database;
  await sql`insert into vault.decrypted_secrets values ('nas_base_url', 'u'), ('nas_work_secret', 's')`;
  await sql`select nas.wake_workers()`;
  expect(await sql`select from net.request`).toHaveLength(0);
});

test("without its secrets it wakes nobody, and lost jobs still go back to the queue", async () => {
  const { sql } = database;
  const jobId = await api.admitJob(sql, await api.makeKey(sql));
  await api.claimOwn(sql, jobId);
  await api.lapseLease(sql, jobId);
  await sql`select nas.wake_workers()`;
  expect(await sql`select from net.request`).toHaveLength(0);
  expect(await api.readJob(sql, jobId)).toMatchObject({ status: "queued" });
});

test("the schedule is the same however often it is set, and its commands run", async () => {
  const { sql } = database;
  await sql`select nas.schedule_sweep()`;
  await sql`select nas.schedule_sweep()`;
  const jobs = await sql`select jobname, schedule, command from cron.job order by jobname desc`;
  expect(jobs.map(({ jobname }) => jobname)).toEqual([
    "nas-wake-workers",
    "nas-forget-runs",
    "nas-erase-files",
  ]);
  expect(jobs[0]).toMatchObject({ schedule: "5 seconds", command: "select nas.wake_workers()" });
  await sql`create table cron.job_run_details (end_time timestamptz)`;
  await sql`insert into cron.job_run_details values (now()), (now() - interval '25 hours')`;
  for (const { command } of jobs) await sql.unsafe(command);
  expect(await sql`select from cron.job_run_details`).toHaveLength(1);
});
