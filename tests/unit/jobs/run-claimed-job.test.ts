import { describe, expect, it, vi } from "vitest";
import { runClaimedJob } from "../../../shared/platform/jobs/run-claimed-job.ts";
import { ServiceError } from "../../../shared/platform/kernel/service-error.ts";
import type { Store } from "../../../shared/platform/store/store.ts";
import { claimedJob, fakePorts } from "../support/fake-ports.ts";
import { toyOperation } from "../support/toy-operation.ts";

const job = claimedJob("job-1", { attempt: 2 });

function fileKeeper(named = true) {
  const erased: string[] = [];
  const erase = async (jobId: string) => void erased.push(jobId);
  return { erased, files: { areNamedIn: () => named, listJobIds: async () => [], erase } };
}

describe("an attempt that succeeds", () => {
  it("stores its result and its meta under its attempt number", async () => {
    const finishJob = vi.fn(async () => true);
    const { ports } = fakePorts({ finishJob });
    const run = async () => ({ result: { a: 1 }, catalogueRelease: "c-1", meta: { warnings: ["w"] } });
    await runClaimedJob(toyOperation({ run }), job, ports);
    const outcome = { result: { a: 1 }, catalogueRelease: "c-1", meta: { warnings: ["w"] } };
    expect(finishJob.mock.calls).toEqual([[job, outcome]]);
  });

  it("erases its files, but not when another attempt holds the job", async () => {
    for (const held of [true, false]) {
      const { files, erased } = fileKeeper();
      const { ports } = fakePorts({ finishJob: async () => held });
      await runClaimedJob(toyOperation({ files }), job, ports);
      expect(erased).toEqual(held ? ["job-1"] : []);
    }
  });

  it("erases no files if its work has none", async () => {
    const { files, erased } = fileKeeper(false);
    const { ports } = fakePorts({ finishJob: async () => true });
    await runClaimedJob(toyOperation({ files }), job, ports);
    expect(erased).toEqual([]);
  });

  it("is completed when its files cannot be erased, which is logged", async () => {
    const failJob = vi.fn(async () => "failed" as const);
    const { ports, logged } = fakePorts({ finishJob: async () => true, failJob });
    const files = { ...fileKeeper().files, erase: () => Promise.reject(new Error("storage is down")) };
    await runClaimedJob(toyOperation({ files }), job, ports);
    expect(failJob).not.toHaveBeenCalled();
    expect(logged).toMatchObject([{ event: "files_not_erased", operation: "draft", jobId: "job-1" }]);
  });
});

describe("an attempt that fails", () => {
  it("ends the job and counts against the quota for a client error", async () => {
    const failJob = vi.fn(async () => "failed" as const);
    const { files, erased } = fileKeeper();
    const { ports, logged } = fakePorts({ failJob });
    const run = () => Promise.reject(new ServiceError("invalid_request", "Cannot read the picture"));
    await runClaimedJob(toyOperation({ run, files }), job, ports);
    const error = { code: "invalid_request", message: "Cannot read the picture" };
    expect(failJob.mock.calls).toEqual([[job, { error, retry: false, charge: true }]]);
    expect(logged).toEqual([]);
    expect(erased).toEqual(["job-1"]);
  });

  it("is retried for free for an error of the service, which is only logged", async () => {
    const failJob = vi.fn(async () => "queued" as const);
    const { files, erased } = fileKeeper();
    const { ports, logged } = fakePorts({ failJob });
    const run = () => Promise.reject(new Error("secret detail"));
    await runClaimedJob(toyOperation({ run, files }), job, ports);
    const error = { code: "internal_error", message: expect.not.stringContaining("secret") };
    expect(failJob.mock.calls).toEqual([[job, { error, retry: true, charge: false }]]);
    expect(logged).toMatchObject([{ event: "job_attempt_failed", jobId: "job-1", attempt: 2 }]);
    expect(logged[0]?.cause).toContain("secret detail");
    expect(erased).toEqual([]);
  });
});

describe("an attempt that would fail again", () => {
  it("ends the job for free if the error of the service is final", async () => {
    const failJob = vi.fn(async () => "failed" as const);
    const { ports } = fakePorts({ failJob });
    const cause = new Error("the model refused");
    const run = () => Promise.reject(new ServiceError("upstream_error", "", { isFinal: true, cause }));
    await runClaimedJob(toyOperation({ run }), job, ports);
    const error = expect.objectContaining({ code: "upstream_error" });
    expect(failJob.mock.calls).toEqual([[job, { error, retry: false, charge: false }]]);
  });

  it("ends the job for free if a limit of the key is reached", async () => {
    const failJob = vi.fn(async () => "failed" as const);
    const { ports } = fakePorts({ failJob });
    const run = () => Promise.reject(new ServiceError("rate_limited", "no attempts left"));
    await runClaimedJob(toyOperation({ run }), job, ports);
    const error = expect.objectContaining({ code: "rate_limited" });
    expect(failJob.mock.calls).toEqual([[job, { error, retry: false, charge: false }]]);
  });
});

describe("the lease of a running attempt", () => {
  it("is renewed three times per lease until the attempt ends", async () => {
    const heartbeatJob = vi.fn(async () => true);
    const pauses: number[] = [];
    const { ports } = fakePorts({ heartbeatJob, finishJob: async () => true }, { LEASE_SECONDS: "30" });
    const { promise: beaten, resolve: beatTwice } = Promise.withResolvers<void>();
    const sleep = async (durationMs: number, signal: AbortSignal) => {
      pauses.push(durationMs);
      if (pauses.length <= 2) return;
      beatTwice();
      await new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
    };
    const run = async () => {
      await beaten;
      return { result: null, catalogueRelease: null };
    };
    await runClaimedJob(toyOperation({ run }), job, { ...ports, sleep });
    expect(pauses).toEqual([10_000, 10_000, 10_000]);
    expect(heartbeatJob.mock.calls).toEqual([
      [job, 30],
      [job, 30],
    ]);
  });

  it("aborts the work when it is lost, and a lost attempt stores nothing", async () => {
    const { ports } = fakePorts({ heartbeatJob: async () => false });
    const run = (_: unknown, { signal }: { signal: AbortSignal }) =>
      new Promise<never>((_, reject) => signal.addEventListener("abort", () => reject(new Error("lost"))));
    await runClaimedJob(toyOperation({ run }), job, { ...ports, sleep: async () => {} });
  });

  it("counts as held while the database does not respond, which is logged", async () => {
    let beats = 0;
    const { promise: failedOnce, resolve } = Promise.withResolvers<void>();
    const heartbeatJob = () => Promise.reject(new Error("no response"));
    const { ports, logged } = fakePorts({ heartbeatJob, finishJob: async () => true });
    const sleep = async (_: number, signal: AbortSignal) => {
      if (beats++ === 0) return;
      resolve();
      await new Promise<void>((done) => signal.addEventListener("abort", () => done()));
    };
    const aborted: boolean[] = [];
    const run = async (_: unknown, { signal }: { signal: AbortSignal }) => {
      await failedOnce;
      aborted.push(signal.aborted);
      return { result: null, catalogueRelease: null };
    };
    await runClaimedJob(toyOperation({ run }), job, { ...ports, sleep });
    expect(aborted).toEqual([false]);
    expect(logged).toMatchObject([{ event: "heartbeat_failed", jobId: "job-1" }]);
  });
});

describe("a job that works in steps", () => {
  const progress = { step: 1, of: 3, label: "searching" };

  it("returns to the queue with the state of its next step, without using up an attempt or quota", async () => {
    const yieldJob = vi.fn<Store["yieldJob"]>(async () => true);
    const { ports } = fakePorts({ yieldJob });
    const run = async () => ({ state: { phase: "draft" }, progress });
    const { outcome } = await runClaimedJob(toyOperation({ run }), job, ports);
    expect(outcome).toBe("stepped");
    expect(yieldJob.mock.calls).toEqual([[job, { state: { phase: "draft" }, progress }]]);
  });

  it("gets the state that the last step returned", async () => {
    const { ports } = fakePorts({ finishJob: async () => true });
    const seen: unknown[] = [];
    const run = async (_: unknown, { state }: { state: unknown }) => {
      seen.push(state);
      return { result: null, catalogueRelease: null };
    };
    await runClaimedJob(toyOperation({ run }), { ...job, state: { phase: "draft" } }, ports);
    expect(seen).toEqual([{ phase: "draft" }]);
  });
});
