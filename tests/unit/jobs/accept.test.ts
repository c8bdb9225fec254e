import { describe, expect, it } from "vitest";
import { sha256Hex } from "../../../shared/platform/kernel/hash.ts";
import { ServiceError } from "../../../shared/platform/kernel/service-error.ts";
import type { AdmissionRequest } from "../../../shared/platform/store/store.ts";
import { callToy, toyKeyHash } from "../support/call-toy.ts";
import { admission, fakePorts } from "../support/fake-ports.ts";
import { toyOperation } from "../support/toy-operation.ts";

const body = { text: "egg" };

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
  const releaseJob = async () => true;
  return { asked, claimed, store: { admit, claimJob, releaseJob } };
}

/** Work with files to store; keeps the ids of the jobs whose files were stored and erased. */
function storing(put: () => Promise<void> = async () => {}) {
  const stored: string[] = [];
  const erased: string[] = [];
  const storeFiles = async (jobId: string) => {
    await put();
    stored.push(jobId);
  };
  const nameFiles = (jobId: string) => ({ text: `files of ${jobId}` });
  const erase = async (jobId: string) => void erased.push(jobId);
  const files = { areNamedIn: () => true, listJobIds: async () => [], erase };
  const operation = toyOperation({ prepare: () => ({ work: { nameFiles, storeFiles } }), files });
  return { stored, erased, operation };
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

describe("files", () => {
  it("are stored once their job is admitted, which then can be claimed", async () => {
    const { stored, erased, operation } = storing();
    const { asked, claimed, store } = admitting();
    const released: string[] = [];
    const releaseJob = async (jobId: string) => {
      expect([stored, claimed]).toEqual([[jobId], []]);
      released.push(jobId);
      return true;
    };
    const { status } = await callToy(operation, fakePorts({ ...store, releaseJob }).ports, { body });
    const jobId = asked[0]?.job?.id;
    expect(asked[0]?.job).toMatchObject({ input: { text: `files of ${jobId}` }, awaitsFiles: true });
    expect([status, stored, released, claimed[0], erased]).toEqual([202, [jobId], [jobId], jobId, []]);
  });

  it.each([
    ["a request over the rate", admission({ outcome: "rate_limited" }), 429],
    ["a request over the quota", admission({ outcome: "quota_exceeded" }), 429],
    ["a full queue", admission({ outcome: "backlog_high" }), 429],
    ["an invalid key", admission({ outcome: "invalid_api_key" }), 401],
    ["a repeated request", admission({ jobId: "first" }), 202],
  ])("are not stored for %s", async (_what, given, expected) => {
    const { stored, operation } = storing();
    const { store } = admitting(given);
    const { status } = await callToy(operation, fakePorts(store).ports, { body });
    expect([status, stored]).toEqual([expected, []]);
  });

  it("files that cannot be stored withdraw their job, which is not counted", async () => {
    const put = () => Promise.reject(new ServiceError("service_unavailable", "the storage is away"));
    const { erased, operation } = storing(put);
    const { asked, store } = admitting();
    const withdrawn: string[] = [];
    const withdrawJob = async (jobId: string) => void withdrawn.push(jobId);
    const { status } = await callToy(operation, fakePorts({ ...store, withdrawJob }).ports, { body });
    const jobId = asked[0]?.job?.id;
    expect([status, withdrawn, erased]).toEqual([503, [jobId], [jobId]]);
  });

  it("files that are stored after their job has failed are erased", async () => {
    const { stored, erased, operation } = storing();
    const { ports } = fakePorts({ ...admitting().store, releaseJob: async () => false });
    const { status } = await callToy(operation, ports, { body });
    expect([status, erased]).toEqual([503, stored]);
  });

  it("files that can be neither stored nor erased are logged, and so is a job that cannot be withdrawn", async () => {
    const fail = () => Promise.reject(new ServiceError("service_unavailable", "away"));
    const { operation } = storing(fail);
    const files = { areNamedIn: () => true, listJobIds: async () => [], erase: fail };
    const { ports, logged } = fakePorts({ ...admitting().store, withdrawJob: fail });
    const { status } = await callToy({ ...operation, files }, ports, { body });
    expect(status).toBe(503);
    const events = logged.map(({ event }) => event);
    expect(events).toEqual(["job_not_withdrawn", "files_not_erased", "request_failed"]);
  });
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
