import type { Sql } from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callApi } from "../support/call-api.ts";
import { createKey } from "../support/create-key.ts";
import { runNas } from "../support/run-nas.ts";
import { openDatabase } from "./support/database.ts";
import { type PlacedJob, placeJob } from "./support/place-job.ts";

const secret = "twelve oysters of Mrs. Smith";

let sql: Sql;
beforeAll(() => {
  sql = openDatabase();
});
afterAll(() => sql.end());

const completed = { status: "completed", result: { text: secret } } as const;
const failed = { status: "failed", error: { code: "upstream_error", message: secret } } as const;

async function placeJobs(...jobs: PlacedJob[]): Promise<{ key: string; id: string; jobIds: string[] }> {
  const { id, key } = await createKey({ scopes: ["edge:decode"] });
  const jobIds: string[] = [];
  for (const job of jobs) jobIds.push(await placeJob(sql, key, job));
  return { id, key, jobIds };
}

async function listIds(...filter: string[]): Promise<string[]> {
  const { code, stdout, stderr } = await runNas(["jobs", "list", ...filter, "--json"]);
  expect(code, stderr).toBe(0);
  const rows: { id: string }[] = JSON.parse(stdout);
  return rows.map(({ id }) => id);
}

test("jobs are listed by key, status and age, newest first and as many as asked for", async () => {
  const { id, jobIds } = await placeJobs(completed, failed, { status: "queued" });
  const [first = "", second = "", third = ""] = jobIds;
  expect(await listIds("--key", id)).toEqual([third, second, first]);
  expect(await listIds("--key", id, "--status", "failed")).toEqual([second]);
  expect(await listIds("--key", id, "--operation", "design")).toEqual([]);
  expect(await listIds("--key", id, "--older-than", "1h")).toEqual([]);
  expect(await listIds("--key", id, "--newer-than", "1h")).toHaveLength(3);
  const { stdout, stderr } = await runNas(["jobs", "list", "--key", id, "--limit", "2"]);
  expect([stdout.includes(second), stdout.includes(first)]).toEqual([true, false]);
  expect(stderr).toBe("There are more than 2: see --limit\n");
});

test("what a person sent or got is shown only where it is asked for", async () => {
  const { id, jobIds } = await placeJobs(failed);
  const [jobId = ""] = jobIds;
  const runJobs = (...args: string[]) => runNas(["jobs", ...args], { env: { COLUMNS: "160" } });
  for (const args of [
    ["list", "--key", id],
    ["list", "--key", id, "--json"],
    ["show", jobId],
    ["show", jobId, "--json"],
  ]) {
    const { stdout } = await runJobs(...args);
    expect(stdout).toContain("upstream_error");
    expect(stdout).not.toContain("oysters");
  }
  expect((await runJobs("show", jobId, "--with-content")).stdout).toContain(secret);
});

test("a queued job that is retried is taken up at once", async () => {
  const { jobIds } = await placeJobs({ status: "queued" });
  const [jobId = ""] = jobIds;
  const countAttempts = async () => {
    const [row] = await sql<{ attempt: number }[]>`select attempt from nas.job where id = ${jobId}`;
    return row?.attempt;
  };
  expect(await countAttempts()).toBe(0);
  const run = await runNas(["jobs", "retry", jobId]);
  expect(run).toMatchObject({ code: 0, stderr: expect.stringContaining("Queued again") });
  await expect.poll(countAttempts).toBeGreaterThan(0);
});

test("a job that has ended or is being worked on is not retried", async () => {
  const { jobIds } = await placeJobs(completed, failed, { status: "processing" });
  const reasons = [/it has completed/, /its input was erased when it failed/, /a worker is at it/];
  for (const [index, reason] of reasons.entries()) {
    const { code, stdout, stderr } = await runNas(["jobs", "retry", jobIds[index] ?? ""]);
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toMatch(reason);
  }
});

test("a purge counts first, erases only when confirmed, and leaves jobs in flight", async () => {
  const { id, key, jobIds } = await placeJobs(completed, failed, { status: "queued" });
  const [first = "", , queued = ""] = jobIds;
  const purge = (...more: string[]) => runNas(["jobs", "purge", "--older-than", "0s", "--key", id, ...more]);
  expect(await purge("--dry-run")).toMatchObject({ code: 0, stdout: "2 jobs would be erased\n" });
  expect(await purge()).toMatchObject({ code: 2, stderr: expect.stringContaining("--yes") });
  expect(await listIds("--key", id)).toHaveLength(3);
  expect(await purge("--yes", "--status", "failed")).toMatchObject({ stdout: "1 job erased\n" });
  expect(await purge("--yes", "--json")).toMatchObject({ code: 0, stdout: '{\n  "purged": 1\n}\n' });
  expect(await listIds("--key", id)).toEqual([queued]);
  expect((await callApi(`decode?job_id=${first}`, { key })).status).toBe(404);
});

test("one job is purged by its id, unless it is in flight or gone", async () => {
  const { jobIds } = await placeJobs(completed, { status: "processing" });
  const [ended = "", held = ""] = jobIds;
  const purge = (jobId: string) => runNas(["jobs", "purge", jobId, "--yes"]);
  expect(await purge(ended)).toMatchObject({ code: 0, stdout: "1 job erased\n" });
  expect(await purge(ended)).toMatchObject({
    code: 1,
    stderr: "Cannot purge job: the job does not exist\n",
  });
  expect((await purge(held)).stderr).toMatch(/^Cannot purge job: it is processing/);
});
