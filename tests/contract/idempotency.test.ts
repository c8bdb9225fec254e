import { randomUUID } from "node:crypto";
import { afterAll, expect, it } from "vitest";
import { callApi } from "../support/call-api.ts";
import { createKey } from "../support/create-key.ts";
import { openDatabase, readUsage } from "./support/database.ts";
import { expectError } from "./support/expect-response.ts";
import { pollToEnd } from "./support/run-job.ts";

const sql = openDatabase();
afterAll(() => sql.end());

const body = {
  input_mode: "structured",
  items: [{ canonical_name: "banana", quantity: 118, unit: "g" }],
  compound_identifier_ids: [1003],
};
const otherBody = { ...body, items: [{ canonical_name: "banana", quantity: 119, unit: "g" }] };
const conflict = { status: 422, code: "invalid_request" };

it("the same request again is the same job, charged once, before and after its end", async () => {
  const { id, key } = await createKey({ quotaPerMonth: 10 });
  const headers = { "idempotency-key": randomUUID() };
  const first = await callApi("decode", { key, body: body, headers });
  const again = await callApi("decode", { key, body: body, headers });
  const jobId = String(first.body?.data?.job_id);
  await pollToEnd(jobId, { key });
  const late = await callApi("decode", { key, body: body, headers });
  for (const response of [first, again, late]) {
    expect(response.status).toBe(202);
    expect(response.body?.data).toEqual({
      job_id: jobId,
      status: "queued",
      status_url: first.body?.data?.status_url,
    });
    expect(response.headers.get("x-quota-remaining")).toBe("9");
  }
  expect(await readUsage(sql, id, "decode")).toEqual({ requests: 1, used: 1, reserved: 0 });
});

it("the order of members and white space make no other request", async () => {
  const { key } = await createKey();
  const headers = { "idempotency-key": "order" };
  const turned = JSON.stringify(Object.fromEntries(Object.entries(body).reverse()), null, 2);
  const first = await callApi("decode", { key, body: body, headers });
  const second = await callApi("decode", { key, body: turned, headers });
  expect(second.body?.data?.job_id).toBe(first.body?.data?.job_id);
});

it("another request under the same Idempotency-Key is refused and makes no job", async () => {
  const { id, key } = await createKey({ quotaPerMonth: 10 });
  const headers = { "idempotency-key": "~!*'();:@&=+$,/?#[]" };
  expect((await callApi("decode", { key, body: body, headers })).status).toBe(202);
  expectError(await callApi("decode", { key, body: otherBody, headers }), "decode", conflict);
  expect(await readUsage(sql, id, "decode")).toMatchObject({ requests: 1 });
});

it("requests that come at once under one Idempotency-Key make one job", async () => {
  const { id, key } = await createKey({ quotaPerMonth: 10 });
  const headers = { "idempotency-key": "x".repeat(255) };
  const calls = Array.from({ length: 8 }, () => callApi("decode", { key, body: body, headers }));
  const responses = await Promise.all(calls);
  expect(new Set(responses.map((response) => response.status))).toEqual(new Set([202]));
  expect(new Set(responses.map((response) => String(response.body?.data?.job_id))).size).toBe(1);
  expect(await readUsage(sql, id, "decode")).toMatchObject({ requests: 1 });
});

it("an Idempotency-Key belongs to the key that sent it", async () => {
  const [mine, theirs] = [await createKey(), await createKey()];
  const headers = { "idempotency-key": "shared" };
  const first = await callApi("decode", { key: mine.key, body: body, headers });
  const second = await callApi("decode", { key: theirs.key, body: otherBody, headers });
  expect(second.status).toBe(202);
  expect(second.body?.data?.job_id).not.toBe(first.body?.data?.job_id);
});

it("a refused request is not remembered", async () => {
  const { key } = await createKey();
  const headers = { "idempotency-key": "refused" };
  const wrong = { ...body, items: [] };
  expect((await callApi("decode", { key, body: wrong, headers })).status).toBe(400);
  expect((await callApi("decode", { key, body: body, headers })).status).toBe(202);
});

it("a replay succeeds when the quota is spent, a new request does not", async () => {
  const { key } = await createKey({ quotaPerMonth: 1 });
  const headers = { "idempotency-key": "last" };
  const first = await callApi("decode", { key, body: body, headers });
  expectError(await callApi("decode", { key, body: body }), "decode", {
    status: 429,
    code: "quota_exceeded",
  });
  const replay = await callApi("decode", { key, body: body, headers });
  expect(replay.status).toBe(202);
  expect(replay.body?.data).toEqual(first.body?.data);
  expectError(await callApi("decode", { key, body: otherBody, headers }), "decode", conflict);
});

it("a key is remembered for a day", async () => {
  const { id, key } = await createKey();
  const headers = { "idempotency-key": "yesterday" };
  const first = await callApi("decode", { key, body: body, headers });
  await sql`update nas.idempotency set created_at = now() - interval '24 hours 1 second' where key_id = ${id}`;
  const next = await callApi("decode", { key, body: otherBody, headers });
  expect(next.status).toBe(202);
  expect(next.body?.data?.job_id).not.toBe(first.body?.data?.job_id);
});
