import { expect, it } from "vitest";
import { sha256Hex } from "../../../shared/kernel/sha256.ts";
import type { AdmissionRequest } from "../../../shared/store/store.ts";
import { callToy, TOY_KEY_HASH } from "../support/call-toy.ts";
import { admission, fakePorts } from "../support/fake-ports.ts";
import { toyOperation } from "../support/toy-operation.ts";

const body = { text: "egg" };
const nothing = async () => null;

/** A store that admits every job, or answers as told, and keeps what it was asked. */
function admitting(answer = admission()) {
  const asked: AdmissionRequest[] = [];
  const claimed: (string | null)[] = [];
  const admit = async (request: AdmissionRequest) => {
    asked.push(request);
    return { ...answer, jobId: answer.jobId ?? request.job?.id ?? null };
  };
  const claimJob = async ({ jobId }: { jobId: string | null }) => {
    claimed.push(jobId);
    return null;
  };
  return { asked, claimed, store: { admit, claimJob } };
}

/** Work that is stored as files first; keeps the ids of the jobs whose files were stored and erased. */
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

it("an accepted job is told with its own address, and worked on after the answer", async () => {
  const { asked, claimed, store } = admitting();
  const { status, json } = await callToy(toyOperation(), fakePorts(store).ports, { body });
  const jobId = asked[0]?.job?.id;
  expect(status).toBe(202);
  const status_url = `https://api.example.org/functions/v1/draft?job_id=${jobId}`;
  expect(json).toMatchObject({ data: { job_id: jobId, status: "queued", status_url } });
  expect(asked).toMatchObject([{ keyHash: TOY_KEY_HASH, operation: "draft", valid: true }]);
  expect(asked[0]?.job).toMatchObject({ input: body, bodyHash: null, idempotencyKey: null });
  expect(claimed[0]).toBe(jobId);
});

it("what an operation needs is judged with the admission", async () => {
  const { asked, store } = admitting();
  const needs = { inputMode: "structured", compoundIds: [1003], compoundNames: ["Iron, Fe"] };
  const operation = toyOperation({ prepare: (input) => ({ needs, work: { input } }) });
  await callToy(operation, fakePorts(store).ports, { body });
  expect(asked).toMatchObject([needs]);
});

it("a repetition is told the job that it made first", async () => {
  const { asked, store } = admitting(admission({ jobId: "first" }));
  const headers = { "idempotency-key": "k" };
  const { json } = await callToy(toyOperation(), fakePorts(store).ports, { body, headers });
  expect(json).toMatchObject({
    data: { job_id: "first", status_url: expect.stringMatching(/job_id=first$/) },
  });
  expect(asked[0]?.job).toMatchObject({ idempotencyKey: "k", bodyHash: await sha256Hex('{"text":"egg"}') });
});

it.each(["", "two words", "x".repeat(256), "é"])(
  "the Idempotency-Key %j is refused, and no job made",
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

it("an Idempotency-Key of 255 characters is taken", async () => {
  const headers = { "idempotency-key": "~".repeat(255) };
  const { status } = await callToy(toyOperation(), fakePorts(admitting().store).ports, { body, headers });
  expect(status).toBe(202);
});

it("an Idempotency-Key that was used with another body is a 422", async () => {
  const { store } = admitting(admission({ outcome: "idempotency_conflict" }));
  const { status, json } = await callToy(toyOperation(), fakePorts(store).ports, { body });
  expect([status, json.error.code]).toEqual([422, "invalid_request"]);
});

it("files are stored only for a key that stands", async () => {
  const { stored, operation } = storing();
  const { asked, store } = admitting();
  const checkKey = async () => "scope_not_allowed" as const;
  const { status } = await callToy(operation, fakePorts({ ...store, checkKey }).ports, { body });
  expect([status, stored, asked]).toEqual([403, [], []]);
});

it("files of an admitted job stay, those of a refused request and of a repetition are erased", async () => {
  const answers = [admission(), admission({ outcome: "quota_exceeded" }), admission({ jobId: "first" })];
  for (const [index, answer] of answers.entries()) {
    const { stored, erased, operation } = storing();
    const store = {
      claimJob: nothing,
      checkKey: async () => "ok" as const,
      admit: async ({ job }: AdmissionRequest) =>
        index === 0 ? { ...answer, jobId: job?.id ?? null } : answer,
    };
    const { status } = await callToy(operation, fakePorts(store).ports, { body });
    expect(status).toBe([202, 429, 202][index]);
    expect(stored).toHaveLength(1);
    expect(erased).toEqual(index === 0 ? [] : stored);
  }
});

it("what preparation refuses is told only after the key was judged", async () => {
  const operation = toyOperation({
    prepare: () => {
      throw new Error("the deployment lacks something");
    },
  });
  const { store } = admitting(admission({ outcome: "invalid_api_key" }));
  expect((await callToy(operation, fakePorts(store).ports, { body })).status).toBe(401);
});

it("limits are told on what is accepted and on what is refused for them", async () => {
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

it("a refusal stands when its files cannot be erased, and the log says so", async () => {
  const { operation } = storing();
  const erase = () => Promise.reject(new Error("the storage is away"));
  const files = { areNamedIn: () => true, listJobIds: async () => [], erase };
  const { store } = admitting(admission({ outcome: "quota_exceeded", jobId: "none" }));
  const { ports, logged } = fakePorts({ ...store, checkKey: async () => "ok" });
  const { status } = await callToy({ ...operation, files }, ports, { body });
  expect(status).toBe(429);
  expect(logged).toMatchObject([{ event: "files_not_erased", cause: "Error: the storage is away" }]);
});
