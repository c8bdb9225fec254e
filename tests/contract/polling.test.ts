import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createJobApp } from "../../shared/platform/jobs/create-job-app.ts";
import { callApi } from "../support/call-api.ts";
import { createKey } from "../support/create-key.ts";
import { decode } from "../support/decode-without-model.ts";
import type { Json } from "../support/read-response.ts";
import { openDatabase, openKeyTool, readUsage } from "./support/database.ts";
import { expectEnvelope, expectError } from "./support/expect-response.ts";
import { callApp, openPorts } from "./support/in-process.ts";
import { sampleOf } from "./support/operations.ts";
import { placeJob } from "./support/place-job.ts";
import { rotateKey } from "./support/rotate-key.ts";
import { decodeToEnd } from "./support/run-job.ts";

const sql = openDatabase();
afterAll(() => sql.end());

const callTool = openKeyTool();
const notFound = { status: 404, code: "job_not_found" };
const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

let mine: { id: string; key: string };
beforeAll(async () => {
  mine = await createKey();
});

async function poll(jobId: string, { key = mine.key, query = "" } = {}) {
  return callApi(`decode?job_id=${encodeURIComponent(jobId)}${query}`, { key });
}

describe("a poll shows", () => {
  it("a queued job, with a hint when to come back", async () => {
    const jobId = await placeJob(sql, mine.key, { status: "queued" });
    const response = await poll(jobId);
    expect(response.status).toBe(200);
    expectEnvelope(response, "data");
    expect(response.body?.data).toEqual({ job_id: jobId, status: "queued", result: null, error: null });
    expectHint(response.headers, response.body?.meta);
    expect(response.body?.meta?.created_at).toMatch(isoTime);
    expect(response.body?.meta).not.toHaveProperty("completed_at");
  });

  it("a processing job with its progress", async () => {
    const progress = { step: 1, of: 3, label: "reading" };
    const response = await poll(await placeJob(sql, mine.key, { status: "processing", progress }));
    expect(response.body?.data).toMatchObject({ status: "processing", result: null, error: null });
    expect(response.body?.meta?.progress).toEqual(progress);
    expect(response.body?.meta?.started_at).toMatch(isoTime);
    expectHint(response.headers, response.body?.meta);
  });

  it("a completed job with its result and release, and no hint", async () => {
    const result = { type: "no_food_detected", items: [], molecular_analysis: [] };
    const jobId = await placeJob(sql, mine.key, { status: "completed", result });
    const response = await poll(jobId);
    expect(response.body?.data).toEqual({ job_id: jobId, status: "completed", result, error: null });
    expect(response.body?.meta).toMatchObject({ catalogue_release: "c-test", warnings: [] });
    expect(response.body?.meta?.completed_at).toMatch(isoTime);
    expect(response.headers.has("retry-after")).toBe(false);
    expect(response.body?.meta).not.toHaveProperty("retry_after_seconds");
  });

  it("a failed job under 200, its error apart from the envelope", async () => {
    const error = { code: "service_unavailable", message: "Cannot decode: the model did not respond" };
    const jobId = await placeJob(sql, mine.key, { status: "failed", error });
    const response = await poll(jobId);
    expect(response.status).toBe(200);
    expectEnvelope(response, "data");
    expect(response.body?.data).toEqual({ job_id: jobId, status: "failed", result: null, error });
  });

  it.each(["&include_result=false", "&result=none"])("only the state of a job with %s", async (query) => {
    const result = { type: "no_food_detected", items: [], molecular_analysis: [] };
    const response = await poll(await placeJob(sql, mine.key, { status: "completed", result }), { query });
    expect(response.body?.data).toMatchObject({ status: "completed", error: null });
    expect(response.body?.data).not.toHaveProperty("result");
  });

  it.each(["&include_result=true", "&result=full", "&other=1&other=2"])(
    "the result with %s",
    async (query) => {
      const result = { type: "no_food_detected", items: [], molecular_analysis: [] };
      const response = await poll(await placeJob(sql, mine.key, { status: "completed", result }), { query });
      expect(response.body?.data?.result).toEqual(result);
    },
  );
});

describe("a poll reveals nothing about", () => {
  it.each(["nothing", "01a1f9d8", "01a1f9d8-6a8d-748b-ab29-2138f5ebda5c", "%", "../health", "1".repeat(400)])(
    "the job %j, which does not exist",
    async (jobId) => expectError(await poll(jobId), "decode", notFound),
  );

  it("a job of another key, in the words for one that does not exist", async () => {
    const jobId = await placeJob(sql, mine.key, { status: "queued" });
    const { key } = await createKey();
    const [foreign, missing] = [await poll(jobId, { key }), await poll("nothing", { key })];
    expectError(foreign, "decode", notFound);
    expect(foreign.body?.error).toEqual(missing.body?.error);
    expect((await poll(jobId)).status).toBe(200);
  });

  it("a job of a key of the same account", async () => {
    const [row] = await sql<
      { account_id: string }[]
    >`select account_id from nas.api_key where id = ${mine.id}`;
    const { key } = await createKey({ ...(row && { accountId: row.account_id }) });
    expectError(await poll(await placeJob(sql, mine.key, { status: "queued" }), { key }), "decode", notFound);
  });

  it.each([
    ["tier", { tier: "micros" }, { tier: "molecular" }],
    ["tier altogether", { tier: null }, { tier: "molecular" }],
    ["input mode", { modes: ["unstructured"] }, { modes: ["structured", "unstructured"] }],
  ])("a job whose key has lost its %s, until it is given back", async (_, lost, back) => {
    const { id, key } = await createKey();
    const jobId = await placeJob(sql, key, { status: "queued" });
    await callTool("set_key", { p_id: id, p_changes: lost });
    expectError(await poll(jobId, { key }), "decode", notFound);
    await callTool("set_key", { p_id: id, p_changes: back });
    expect((await poll(jobId, { key })).status).toBe(200);
  });

  it("a job to a revoked key or one without the scope", async () => {
    const { id, key } = await createKey();
    const jobId = await placeJob(sql, key, { status: "queued" });
    await callTool("set_key", { p_id: id, p_changes: { scopes: ["edge:design"] } });
    expectError(await poll(jobId, { key }), "decode", { status: 403, code: "scope_not_allowed" });
    await callTool("revoke_key", { p_id: id });
    expectError(await poll(jobId, { key }), "decode", { status: 401, code: "invalid_api_key" });
  });
});

it.each(["", "?job_id", "?job_id=", "?job_id=%20", "?job_id=a&job_id=a", "?JOB_ID=a"])(
  "a poll as %j is no poll",
  async (query) => {
    const refused = { status: 400, code: "invalid_request", field: "job_id" };
    expectError(await callApi(`decode${query}`, { key: mine.key }), "decode", refused);
  },
);

it("a job is still shown to its key after a rotation", async () => {
  const { id, key } = await createKey();
  const jobId = await placeJob(sql, key, { status: "queued" });
  const next = await rotateKey(id, 0);
  expect((await poll(jobId, { key: next })).status).toBe(200);
  expect((await poll(jobId, { key })).status).toBe(401);
});

it("polls are no usage and count in no rate", async () => {
  const { id, key } = await createKey({ ratePerMinute: 1 });
  const ended = await decodeToEnd(sampleOf("decode").body ?? {}, { key });
  const before = await readUsage(sql, id, "decode");
  for (let polls = 0; polls < 5; polls++) {
    expect((await poll(String(ended.body?.data?.job_id), { key })).status).toBe(200);
  }
  expect(await readUsage(sql, id, "decode")).toEqual(before);
  expect(before.requests).toBe(1);
});

it("polls of a key are throttled within an isolate, without a call of the database", async () => {
  const { ports, calls } = openPorts({ POLLS_PER_MINUTE: "2" });
  const nowMs = Date.now();
  const app = createJobApp(decode, { ...ports, now: () => nowMs });
  const { key } = await createKey();
  const pollLocally = (pollKey: string) => callApp(app, "/decode?job_id=nothing", { key: pollKey });
  const statuses = [(await pollLocally(key)).status, (await pollLocally(key)).status];
  const throttled = await pollLocally(key);
  expect([...statuses, throttled.status]).toEqual([404, 404, 429]);
  expect(await throttled.json()).toMatchObject({ error: { code: "rate_limited" } });
  expect(Number(throttled.headers.get("retry-after"))).toBeGreaterThanOrEqual(1);
  expect(calls).toHaveLength(2);
  expect((await pollLocally(mine.key)).status).toBe(404);
});

function expectHint(headers: Headers, meta: Json | undefined): void {
  const seconds = Number(headers.get("retry-after"));
  expect(seconds).toBeGreaterThanOrEqual(1);
  expect(meta?.retry_after_seconds).toBe(seconds);
}
