import { expect, it } from "vitest";
import type { JobView, PollRequest } from "../../../shared/platform/store/store.ts";
import { callToy, toyKeyHash } from "../support/call-toy.ts";
import { fakePorts } from "../support/fake-ports.ts";
import { toyOperation } from "../support/toy-operation.ts";

const jobId = "01a1fa22-eda7-72b6-8d2e-852f38f36d9d";

const completed: JobView = {
  status: "completed",
  result: { a: 1 },
  error: null,
  createdAt: "2026-11-20T00:00:00.000Z",
  startedAt: "2026-11-20T00:00:01.000Z",
  completedAt: "2026-11-20T00:00:02.000Z",
  attempt: 1,
  progress: { step: 1, of: 2, label: "x" },
  catalogueRelease: "c-1",
  meta: {},
  awaitsWorker: false,
};

function showing(change: Partial<JobView> = {}) {
  const asked: PollRequest[] = [];
  const claims: unknown[] = [];
  const pollJob = async (request: PollRequest) => {
    asked.push(request);
    return { outcome: "ok" as const, job: { ...completed, ...change }, ratePerMinute: 60 };
  };
  const claimJob = async (claim: unknown) => {
    claims.push(claim);
    return null;
  };
  return { asked, claims, ports: fakePorts({ pollJob, claimJob }).ports };
}

it("a poll is one read of the caller's own job", async () => {
  const { asked, claims, ports } = showing();
  const { status, json, headers } = await callToy(toyOperation(), ports, { query: `?job_id=${jobId}` });
  expect(status).toBe(200);
  expect(json.data).toEqual({ job_id: jobId, status: "completed", result: { a: 1 }, error: null });
  expect(json.meta).not.toHaveProperty("progress");
  expect(headers.get("retry-after")).toBeNull();
  expect(asked).toEqual([{ keyHash: toyKeyHash, operation: "draft", jobId: jobId, withResult: true }]);
  expect(claims).toEqual([]);
});

it("a job is shown under its id in lower case", async () => {
  const { ports } = showing();
  const { json } = await callToy(toyOperation(), ports, { query: `?job_id=${jobId.toUpperCase()}` });
  expect(json.data.job_id).toBe(jobId);
});

it.each(["include_result=false", "result=none"])("%s leaves the result out and reads none", async (query) => {
  const { asked, ports } = showing();
  const { json } = await callToy(toyOperation(), ports, { query: `?job_id=${jobId}&${query}` });
  expect(json.data).toEqual({ job_id: jobId, status: "completed", error: null });
  expect(asked).toMatchObject([{ withResult: false }]);
});

it.each(["include_result=true", "result=all", "include_result="])("%s shows the result", async (query) => {
  const { ports } = showing();
  const { json } = await callToy(toyOperation(), ports, { query: `?job_id=${jobId}&${query}` });
  expect(json.data).toHaveProperty("result");
});

it("a job whose worker is lost wakes another, which takes any waiting job", async () => {
  const { claims, ports } = showing({ status: "processing", awaitsWorker: true });
  const { json, headers } = await callToy(toyOperation(), ports, { query: `?job_id=${jobId}` });
  expect(claims).toMatchObject([{ operation: "draft", jobId: null }]);
  expect(json.meta).toMatchObject({ progress: { step: 1 }, retry_after_seconds: 1 });
  expect(headers.get("retry-after")).toBe("1");
});

it("meta of a job is shown, and its warnings replace the empty ones", async () => {
  const { ports } = showing({ meta: { warnings: ["w"], attempts: 2 } });
  const { json } = await callToy(toyOperation(), ports, { query: `?job_id=${jobId}` });
  expect(json.meta).toMatchObject({ warnings: ["w"], attempts: 2, catalogue_release: "c-1" });
});

it("an invalid key is reported before any other error", async () => {
  const pollJob = async () => ({ outcome: "invalid_api_key" as const, job: null, ratePerMinute: null });
  const { status } = await callToy(toyOperation(), fakePorts({ pollJob }).ports, { query: "?job_id=" });
  expect(status).toBe(401);
});

it.each(["", "?job_id=", "?job_id=a&job_id=b"])("%j is rejected", async (query) => {
  const pollJob = async () => ({ outcome: "job_not_found" as const, job: null, ratePerMinute: null });
  const { status, json } = await callToy(toyOperation(), fakePorts({ pollJob }).ports, { query });
  expect([status, json.error.code, json.error.details.field]).toEqual([400, "invalid_request", "job_id"]);
});

it.each(["include_result=false", "result=none"])("%s leaves out what the input says", async (query) => {
  const meta = { items: [{ text: "x" }], unread: [{ text: "y" }], warnings: ["text_not_fully_read"] };
  const { ports } = showing({ meta });
  const { json: whole } = await callToy(toyOperation(), ports, { query: `?job_id=${jobId}` });
  expect(whole.meta).toMatchObject(meta);
  const { json } = await callToy(toyOperation(), ports, { query: `?job_id=${jobId}&${query}` });
  expect(json.meta).toMatchObject({ warnings: ["text_not_fully_read"] });
  expect(json.meta).not.toHaveProperty("items");
  expect(json.meta).not.toHaveProperty("unread");
});
