import { afterAll, describe, expect, it } from "vitest";
import { createJobApp } from "../../shared/platform/jobs/create-job-app.ts";
import { callApi } from "../support/call-api.ts";
import { createKey } from "../support/create-key.ts";
import { decode } from "../support/decode-without-model.ts";
import { nextMonthsSince } from "../support/next-month.ts";
import type { ApiResponse } from "../support/read-response.ts";
import { openDatabase, pinRateWindow, readUsage } from "./support/database.ts";
import { filtered } from "./support/decode-cases.ts";
import { expectError } from "./support/expect-response.ts";
import { callApp, openPorts } from "./support/in-process.ts";
import { callSample, callWrong, operations, sampleOf } from "./support/operations.ts";
import { decodeToEnd, pollToEnd } from "./support/run-job.ts";

const sql = openDatabase();
afterAll(() => sql.end());

const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
const rate = 3;

describe.each(operations)("%s limits the rate", (operation) => {
  const prefix = operation === "decode" ? "x-operational-ratelimit" : "x-ratelimit";
  const remainingIn = (response: ApiResponse) => response.headers.get(`${prefix}-remaining`);

  async function makeLimitedKey(): Promise<{ key: string; resetAt: Date }> {
    const { id, key } = await createKey({ ratePerMinute: rate });
    return { key, resetAt: await pinRateWindow(sql, id, operation) };
  }

  it("of a key, and reports what is left on every response", async () => {
    const { key } = await makeLimitedKey();
    const served = [await callSample(operation, { key }), await callSample(operation, { key })];
    served.push(await callSample(operation, { key }));
    expect(served.map((response) => response.status)).toEqual(Array(rate).fill(sampleOf(operation).status));
    expect(served.map((response) => response.headers.get(`${prefix}-limit`))).toEqual(
      Array(rate).fill(`${rate}`),
    );
    expect(served.map(remainingIn)).toEqual(["2", "1", "0"]);
    expect(served.some((response) => response.headers.has("retry-after"))).toBe(false);
  });

  it("and says when to come back", async () => {
    const { key, resetAt } = await makeLimitedKey();
    for (let sent = 0; sent < rate; sent++) await callSample(operation, { key });
    const secondsLeft = () => (resetAt.getTime() - Date.now()) / 1_000;
    const mostSeconds = Math.ceil(secondsLeft());
    const refused = await callSample(operation, { key });
    expectError(refused, operation, { status: 429, code: "rate_limited" });
    expect(refused.headers.get(`${prefix}-limit`)).toBe(`${rate}`);
    expect(remainingIn(refused)).toBe("0");
    const seconds = Number(refused.headers.get("retry-after"));
    expect(seconds).toBeGreaterThanOrEqual(Math.floor(secondsLeft()));
    expect(seconds).toBeLessThanOrEqual(mostSeconds);
    if (operation === "decode") return;
    const reset = refused.headers.get("x-ratelimit-reset") ?? "";
    expect(reset).toMatch(isoTime);
    expect(new Date(reset)).toEqual(resetAt);
  });

  it("counts refused requests of a key, and none without", async () => {
    const { key } = await makeLimitedKey();
    for (let sent = 0; sent < rate; sent++) expect((await callWrong(operation, { key })).status).toBe(400);
    await callWrong(operation, { key: null });
    await callSample(operation, { key: `${key.slice(0, -6)}000000` });
    expectError(await callSample(operation, { key }), operation, { status: 429, code: "rate_limited" });
  });

  it("of each operation apart", async () => {
    const { key } = await makeLimitedKey();
    for (let sent = 0; sent <= rate; sent++) await callSample(operation, { key });
    for (const other of operations.filter((name) => name !== operation)) {
      expect((await callSample(other, { key })).status).toBe(sampleOf(other).status);
    }
  });
});

describe("the monthly quota of decode", () => {
  it("is reported, reserved with the job and charged once when it completes", async () => {
    const { id, key } = await createKey({ quotaPerMonth: 10 });
    const sentAt = new Date();
    const accepted = await callSample("decode", { key });
    expect(quotaOf(accepted)).toEqual(["10", "9"]);
    const reset = accepted.headers.get("x-quota-reset") ?? "";
    expect(reset).toMatch(isoTime);
    expect(nextMonthsSince(sentAt)).toContainEqual(new Date(reset));
    await pollToEnd(String(accepted.body?.data?.job_id), { key });
    expect(await readUsage(sql, id, "decode")).toEqual({ requests: 1, used: 1, reserved: 0 });
    expect(quotaOf(await callSample("decode", { key }))).toEqual(["10", "8"]);
  });

  it("ends decoding, and is no reason to retry shortly", async () => {
    const { key } = await createKey({ quotaPerMonth: 1 });
    expect((await callSample("decode", { key })).status).toBe(202);
    const refused = await callSample("decode", { key });
    expectError(refused, "decode", { status: 429, code: "quota_exceeded" });
    expect(quotaOf(refused)).toEqual(["1", "0"]);
    expect(refused.headers.has("retry-after")).toBe(false);
    expect(refused.headers.has("x-operational-ratelimit-remaining")).toBe(true);
  });

  it("is never exceeded by requests that come at once", async () => {
    const { key } = await createKey({ quotaPerMonth: 4 });
    const responses = await Promise.all(Array.from({ length: 12 }, () => callSample("decode", { key })));
    const statuses = responses.map((response) => response.status).sort();
    expect(statuses).toEqual([...Array(4).fill(202), ...Array(8).fill(429)]);
  });

  it("is not touched by refused requests, polls and other operations", async () => {
    const { id, key } = await createKey({ quotaPerMonth: 5, modes: ["structured"], tier: "macros" });
    const before = await decodeToEnd(sampleOf("decode").body ?? {}, { key });
    const refusals = [
      await callWrong("decode", { key }),
      await callApi("decode", { key, body: "{" }),
      await callApi("decode", { key, body: { input_mode: "unstructured", foodText: "a banana" } }),
      await callApi("decode", { key, body: filtered({ compound_identifier_ids: [1057] }) }),
      await callApi("decode", { key, body: filtered({ compound_identifier_ids: [1] }) }),
      await callApi("decode", { key, body: "x".repeat(41 * 1024 * 1024) }),
    ];
    expect(refusals.map((response) => response.status)).toEqual([400, 400, 403, 403, 422, 413]);
    await callApi(`decode?job_id=${before.body?.data?.job_id}`, { key });
    await callSample("daily_energy_expenditure_calculation", { key });
    expect(await readUsage(sql, id, "decode")).toEqual({ requests: 1, used: 1, reserved: 0 });
  });
});

it("usage of synchronous POSTs is counted, that of queries is not", async () => {
  const { id, key } = await createKey();
  await callSample("daily_energy_expenditure_calculation", { key });
  await callWrong("daily_energy_expenditure_calculation", { key });
  await callSample("get_decode_compound_id", { key });
  const used = { requests: 1, used: 1, reserved: 0 };
  expect(await readUsage(sql, id, "daily_energy_expenditure_calculation")).toEqual(used);
  expect(await readUsage(sql, id, "get_decode_compound_id")).toMatchObject({ requests: 0 });
});

it("an operation without a quota of its own has one where the operator sets it", async () => {
  const operation = "daily_energy_expenditure_calculation";
  const { key } = await createKey({ scopes: [`edge:${operation}`], quotaPerMonth: 1 });
  expect(quotaOf(await callSample(operation, { key }))).toEqual(["1", "0"]);
  const refused = await callSample(operation, { key });
  expectError(refused, operation, { status: 429, code: "quota_exceeded" });
  expect(refused.headers.has("retry-after")).toBe(false);
  const unlimited = await createKey();
  expect(quotaOf(await callSample(operation, { key: unlimited.key }))).toEqual([null, null]);
});

it("a key with too many jobs in flight gets a time to retry", async () => {
  const { id, key } = await createKey({ quotaPerMonth: 10 });
  const app = createJobApp(decode, openPorts({ IN_FLIGHT_PER_KEY: "1", BACKLOG_PER_OPERATION: "1" }).ports);
  await sql`
    insert into nas.job (id, key_id, account_id, operation, available_at, usage_month)
    select gen_random_uuid(), id, account_id, 'decode', now() + interval '1 hour', nas.current_month()
    from nas.api_key where id = ${id}`;
  const refused = await callApp(app, "/functions/v1/decode", { key, body: sampleOf("decode").body });
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({ error: { code: "backlog_high" } });
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThanOrEqual(1);
  expect(refused.headers.get("x-quota-remaining")).toBe("10");
  expect((await callSample("decode", { key })).status).toBe(202);
});

function quotaOf({ headers }: ApiResponse): (string | null)[] {
  return [headers.get("x-quota-limit"), headers.get("x-quota-remaining")];
}
