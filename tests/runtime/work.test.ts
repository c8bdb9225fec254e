import type { Sql } from "postgres";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { openDatabase } from "../contract/support/database.ts";
import { holdJobs } from "../contract/support/held-jobs.ts";
import { callApi } from "../support/call-api.ts";
import { createKey } from "../support/create-key.ts";
import { type RecordedCall, type RecordingProxy, startRecordingProxy } from "./support/recording-proxy.ts";
import { startWorkerd, type Workerd } from "./support/workerd.ts";

const decodeBody = {
  input_mode: "structured",
  items: [{ canonical_name: "banana", quantity: 1, unit: "g" }],
};

let sql: Sql;
let proxy: RecordingProxy;
let workerd: Workerd;
let key: string;

beforeAll(async () => {
  sql = openDatabase();
  proxy = await startRecordingProxy(inject("baseUrl"));
  workerd = await startHastyWorkerd();
  const created = await createKey();
  key = created.key;
  await holdJobs(sql, created.id);
});

afterAll(async () => {
  await workerd?.close();
  await proxy?.close();
  await sql?.end();
});

/** Jobs that are lost come back soon. */
function startHastyWorkerd(): Promise<Workerd> {
  return startWorkerd({
    SUPABASE_URL: proxy.url,
    SUPABASE_SERVICE_ROLE_KEY: inject("serviceKey"),
    PUBLIC_BASE_URL: inject("baseUrl"),
    WORK_SECRET: inject("workSecret"),
    LEASE_SECONDS: "2",
  });
}

/** A queued job that no worker was woken for, with the response to its POST, whose own try to take it is over. */
async function leaveJob() {
  const { body, headers } = await callApi("decode", { key, body: decodeBody, baseUrl: workerd.baseUrl });
  const jobId = String(body?.data?.job_id);
  const isOwnTry = ({ name, body: args }: RecordedCall) => name === "claim_jobs" && args.includes(jobId);
  await expect.poll(() => proxy.calls.find(isOwnTry)).toMatchObject({ isAnswered: true });
  await sql`update nas.job set available_at = now() where id = ${jobId}`;
  return { jobId, headers };
}

async function readJob(id: string) {
  const [job] = await sql<{ status: string; attempt: number; version: string; worker_version: string }[]>`
    select status, attempt, version, worker_version from nas.job where id = ${id}`;
  return job;
}

it("a message of the queue brings the job that it names to its end", async () => {
  const { jobId, headers } = await leaveJob();
  const version = headers.get("x-function-version");
  const { WORK_QUEUE } = await workerd.readBindings("decode");
  await WORK_QUEUE.send({ jobId, version });
  await expect.poll(() => readJob(jobId)).toMatchObject({ status: "completed", attempt: 1 });
});

it("the cron trigger completes a job that no worker was woken for", async () => {
  const { jobId } = await leaveJob();
  await workerd.runCron("decode");
  // Another worker of the stack may have taken it first.
  await expect.poll(() => readJob(jobId)).toMatchObject({ status: "completed" });
});

it("a call of the work route that holds gets its response when its job has ended", async () => {
  const { jobId } = await leaveJob();
  const headers = { "x-work-secret": inject("workSecret") };
  const call = { method: "POST", headers, key: null, version: null, baseUrl: workerd.baseUrl };
  const response = await callApi(`decode/work?hold=true&job_id=${jobId}`, call);
  expect(response.status).toBe(200);
  expect(await readJob(jobId)).toMatchObject({ status: "completed" });
});

it("response and job row name the deployed version that took the job, and the row also the one that finished it", async () => {
  const sweepOne = async () => {
    const { jobId, headers } = await leaveJob();
    await workerd.runCron("decode");
    return { taken: headers.get("x-function-version"), job: await readJob(jobId) };
  };
  const version = (await sweepOne()).taken;
  expect(version).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  // Other workers of the stack may take a job that was left for the sweep, so more are left until then.
  await expect.poll(sweepOne).toMatchObject({ taken: version, job: { version, worker_version: version } });
});

it("a response of workerd reports how long its calls of the database took", async () => {
  const { headers } = await callApi("decode", { key, body: decodeBody, baseUrl: workerd.baseUrl });
  const [, databaseMs] = /db;dur=([\d.]+)/.exec(headers.get("server-timing") ?? "") ?? [];
  expect(Number(databaseMs)).toBeGreaterThan(0);
});

/**
 * The job that a runtime was killed in the middle of, before the store heard that it had ended: the first that it is
 * about to report. Other workers of the stack may take a job that was left for the sweep, so more are left until then.
 */
async function killInTheMiddle(): Promise<string> {
  const finishing = proxy.swallow("finish_job").then((args) => String(JSON.parse(args).p_job_id));
  for (;;) {
    await leaveJob();
    const swept = workerd.runCron("decode").then(
      () => null,
      () => null,
    );
    const jobId = await Promise.race([finishing, swept]);
    if (jobId === null) continue;
    workerd.kill();
    return jobId;
  }
}

describe.skipIf(process.platform !== "linux")("a runtime that is killed in the middle of a job", () => {
  it("loses nothing: the next version sweeps up its job", async () => {
    const jobId = await killInTheMiddle();
    const lost = await readJob(jobId);
    expect(lost).toMatchObject({ status: "processing" });
    workerd = await startHastyWorkerd();
    const sweep = async () => {
      await workerd.runCron("decode");
      return readJob(jobId);
    };
    await expect.poll(sweep, { interval: 100 }).toMatchObject({
      status: "completed",
      attempt: Number(lost?.attempt) + 1,
    });
  });
});
