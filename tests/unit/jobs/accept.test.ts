import { expect, it } from "vitest";
import { sha256Hex } from "../../../shared/platform/kernel/hash.ts";
import type { AdmissionRequest } from "../../../shared/platform/store/store.ts";
import { callToy, toyKeyHash } from "../support/call-toy.ts";
import { admission, fakePorts } from "../support/fake-ports.ts";
import { toyOperation } from "../support/toy-operation.ts";

const body = { text: "egg" };
const nothing = async () => null;

/** A store that admits every job, or returns the given admission, and keeps its requests. */
function admitting(outcome = admission()) {
  const asked: AdmissionRequest[] = [];
  const claimed: (string | null)[] = [];
  const admit = async (request: AdmissionRequest) => {
    asked.push(request);
    return { ...outcome, jobId: outcome.jobId ?? request.job?.id ?? null };
  };
  const claimJob = async ({ jobId }: { jobId: string | null }) => {
    claimed.push(jobId);
    return null;
  };
  return { asked, claimed, store: { admit, claimJob } };
}

/** Work with files to store; keeps the ids of the jobs whose files were stored and erased. */
function storing() {
  const stored: string[] = [];
  const erased: string[] = [];
  const storeFiles = async (jobId: string) => {
    stored.push(jobId);
    return { text: "stored" };
  };
  const erase = async (jobId: string) => void erased.push(jobId);
  const files = { areNamedIn: () => true, listJobIds: async () => [], erase };
  return { stored, erased, operation: toyOperation({ prepare: () => ({ work: { storeFiles } }), files }) };
}

it("an accepted job gets its status URL, and is worked on after the response", async () => {
  const { asked, claimed, store } = admitting();
  const { status, json } = await callToy(toyOperation(), fakePorts(store).ports, { body });
  const jobId = asked[0]?.job?.id;
  expect(status).toBe(202);
  const status_url = `https://api.example.org/functions/v1/draft?job_id=${jobId}`;
  expect(json).toMatchObject({ data: { job_id: jobId, status: "queued", status_url } });
  expect(asked).toMatchObject([{ keyHash: toyKeyHash, operation: "draft", valid: true }]);
  expect(asked[0]?.job).toMatchObject({ input: body, bodyHash: null, idempotencyKey: null });
  expect(claimed[0]).toBe(jobId);
});

it("the needs of an operation are checked with the admission", async () => {
  const { asked, store } = admitting();
  const needs = { inputMode: "structured", compoundIds: [1003], compoundNames: ["Iron, Fe"] };
  const operation = toyOperation({ prepare: (input) => ({ needs, work: { input } }) });
  await callToy(operation, fakePorts(store).ports, { body });
  expect(asked).toMatchObject([needs]);
});

it("a repeated request gets the job that the first one created", async () => {
  const { asked, store } = admitting(admission({ jobId: "first" }));
  const headers = { "idempotency-key": "k" };
  const { json } = await callToy(toyOperation(), fakePorts(store).ports, { body, headers });
  expect(json).toMatchObject({
    data: { job_id: "first", status_url: expect.stringMatching(/job_id=first$/) },
  });
  expect(asked[0]?.job).toMatchObject({ idempotencyKey: "k", bodyHash: await sha256Hex('{"text":"egg"}') });
});

it.each(["", "two words", "x".repeat(256), "é"])(
  "the Idempotency-Key %j is rejected, and no job created",
  async (header) => {
    const { asked, store } = admitting();
    const headers = { "idempotency-key": header };
    const { status, json } = await callToy(toyOperation(), fakePorts(store).ports, { body, headers });
    expect(status).toBe(400);
    expect(json).toMatchObject({
      error: { code: "invalid_request", details: { field: "Idempotency-Key" } },
    });
    expect(asked).toMatchObject([{ valid: false }]);
  },
);

it("an Idempotency-Key of 255 characters is accepted", async () => {
  const headers = { "idempotency-key": "~".repeat(255) };
  const { status } = await callToy(toyOperation(), fakePorts(admitting().store).ports, { body, headers });
  expect(status).toBe(202);
});

it("an Idempotency-Key that was used with a different body is a 422", async () => {
  const { store } = admitting(admission({ outcome: "idempotency_conflict" }));
  const { status, json } = await callToy(toyOperation(), fakePorts(store).ports, { body });
  expect([status, json.error.code]).toEqual([422, "invalid_request"]);
});

it("files are stored only for a valid key", async () => {
  const { stored, operation } = storing();
  const { asked, store } = admitting();
  const checkKey = async () => "scope_not_allowed" as const;
  const { status } = await callToy(operation, fakePorts({ ...store, checkKey }).ports, { body });
  expect([status, stored, asked]).toEqual([403, [], []]);
});

it("files of an admitted job are kept, those of a rejected or repeated request erased", async () => {
  const admissions = [admission(), admission({ outcome: "quota_exceeded" }), admission({ jobId: "first" })];
  for (const [index, given] of admissions.entries()) {
    const { stored, erased, operation } = storing();
    const store = {
      claimJob: nothing,
      checkKey: async () => "ok" as const,
      admit: async ({ job }: AdmissionRequest) =>
        index === 0 ? { ...given, jobId: job?.id ?? null } : given,
    };
    const { status } = await callToy(operation, fakePorts(store).ports, { body });
    expect(status).toBe([202, 429, 202][index]);
    expect(stored).toHaveLength(1);
    expect(erased).toEqual(index === 0 ? [] : stored);
  }
});

it("errors of the preparation are reported only for a valid key", async () => {
  const operation = toyOperation({
    prepare: () => {
      throw new Error("the deployment lacks something");
    },
  });
  const { store } = admitting(admission({ outcome: "invalid_api_key" }));
  expect((await callToy(operation, fakePorts(store).ports, { body })).status).toBe(401);
});

it("limits are sent with accepted requests and with those that exceed them", async () => {
  const resetAt = "2026-12-01T00:00:00.000Z";
  const rate = { limit: 60, remaining: 0, resetAt };
  const quota = { limit: 9, remaining: 4, resetAt };
  for (const outcome of ["ok", "rate_limited"] as const) {
    const { store } = admitting(admission({ outcome, rate, quota, retryAfterSeconds: 7 }));
    const { headers } = await callToy(toyOperation(), fakePorts(store).ports, { body });
    expect(headers.get("x-ratelimit-limit")).toBe("60");
    expect(headers.get("x-ratelimit-remaining")).toBe("0");
    expect(headers.get("x-ratelimit-reset")).toBe(resetAt);
    expect(headers.get("x-quota-limit")).toBe("9");
    expect(headers.get("x-quota-remaining")).toBe("4");
    expect(headers.get("x-quota-reset")).toBe(resetAt);
    expect(headers.get("retry-after")).toBe(outcome === "ok" ? null : "7");
  }
});

it("a rejection holds when its files cannot be erased, which is logged", async () => {
  const { operation } = storing();
  const erase = () => Promise.reject(new Error("the storage is away"));
  const files = { areNamedIn: () => true, listJobIds: async () => [], erase };
  const { store } = admitting(admission({ outcome: "quota_exceeded", jobId: "none" }));
  const { ports, logged } = fakePorts({ ...store, checkKey: async () => "ok" });
  const { status } = await callToy({ ...operation, files }, ports, { body });
  expect(status).toBe(429);
  expect(logged).toMatchObject([{ event: "files_not_erased", cause: "Error: the storage is away" }]);
});
