import { describe, expect, it, vi } from "vitest";
import type { JobReport } from "../../../client/src/mod.ts";
import {
  accepted,
  broken,
  completed,
  failed,
  page,
  refusal,
  silence,
  unfinished,
} from "./support/responses.ts";
import { createScriptedClient } from "./support/scripted-client.ts";

const meal = { input_mode: "unstructured", foodText: "an apple" } as const;
const jobError = {
  code: "upstream_timeout",
  message: "The model was late",
  details: { field: "foodImage" },
};

describe("a job method", () => {
  it("resolves to the result, the meta and the limits of the 202", async () => {
    const headers = {
      "x-quota-limit": "1000",
      "x-quota-remaining": "7",
      "x-quota-reset": "2026-12-01T00:00:00Z",
    };
    const responses = [accepted(headers), completed({ type: "no_food_detected" })];
    const { client, run } = createScriptedClient({ responses });
    expect(await run(client.decode(meal))).toEqual({
      jobId: "j-1",
      result: { type: "no_food_detected" },
      meta: expect.objectContaining({ catalogue_release: "c-1", warnings: ["amount_assumed"] }),
      requestId: "r-1",
      limits: { rate: null, quota: { limit: 1000, remaining: 7, resetAt: "2026-12-01T00:00:00Z" } },
    });
  });

  it("polls at its own address, never at one from a response", async () => {
    const { client, run, requests } = createScriptedClient({ responses: [accepted(), completed({})] });
    await run(client.decode(meal));
    expect(requests[1]?.url).toBe("https://nutrition.example/functions/v1/decode?job_id=j-1");
  });

  it("throws the job's own error when the job fails", async () => {
    const { client, fail } = createScriptedClient({ responses: [accepted(), failed(jobError)] });
    expect(await fail(client.decode(meal))).toMatchObject({
      kind: "failed",
      code: "upstream_timeout",
      message: "The model was late",
      details: { field: "foodImage" },
      status: null,
      jobId: "j-1",
      requestId: "r-1",
    });
  });

  it("reports the progress on acceptance and after each poll that finds the job unfinished", async () => {
    const progress = { step: 2, of: 5, label: "planning" };
    const responses = [
      accepted(),
      unfinished("queued"),
      unfinished("processing", { progress }),
      completed({}),
    ];
    const { client, run } = createScriptedClient({ responses });
    const reports: JobReport[] = [];
    await run(client.design({}, { onProgress: (report) => reports.push(report) }));
    expect(reports).toEqual([
      { jobId: "j-1", status: "queued", progress: null },
      { jobId: "j-1", status: "queued", progress: null },
      { jobId: "j-1", status: "processing", progress },
    ]);
  });

  it("survives polls that fail temporarily", async () => {
    const limited = refusal(429, "rate_limited", { headers: { "retry-after": "30" } });
    const responses = [accepted(), broken(), page(502), limited, completed({ ok: true })];
    const { client, run } = createScriptedClient({ responses });
    expect((await run(client.decode(meal))).result).toEqual({ ok: true });
  });
});

describe("the time between polls", () => {
  const polls = (hintSeconds: number) =>
    Array.from({ length: 6 }, () => unfinished("processing", { hintSeconds }));

  async function pollTimes(random: number, hintSeconds: number): Promise<number[]> {
    const responses = [accepted(), ...polls(hintSeconds), completed({})];
    const { client, run, requests } = createScriptedClient({ responses, random });
    await run(client.decode(meal));
    const times = requests.map(({ atMs }) => atMs);
    return times.slice(1).map((atMs, index) => atMs - (times[index] ?? 0));
  }

  it("starts short, then follows the service's hint and grows", async () => {
    expect(await pollTimes(0, 1)).toEqual([200, 1000, 1250, 1562.5, 1953.125, 2441.40625, 3051.7578125]);
  });

  it("has up to a quarter of jitter, never less", async () => {
    const [first = 0, second = 0, third = 0] = await pollTimes(0.999, 1);
    expect([first, second, third]).toEqual([
      expect.closeTo(249.95, 6),
      expect.closeTo(1249.75, 6),
      expect.closeTo(1562.1875, 6),
    ]);
  });

  it("follows a hint that is longer than its own maximum", async () => {
    expect((await pollTimes(0, 30)).slice(1)).toEqual([30_000, 30_000, 30_000, 30_000, 30_000, 30_000]);
  });
});

describe("the deadline", () => {
  it("ends the waiting and names the job, which can be resumed", async () => {
    const responses = [accepted(), unfinished("queued", { hintSeconds: 1 }), completed({ ok: true })];
    const { client, clock, fail, run } = createScriptedClient({ responses });
    const error = await fail(client.decode(meal, { deadlineMs: 900 }));
    expect(error).toMatchObject({ kind: "no_response", code: "deadline_exceeded", jobId: "j-1" });
    expect(error.message).toBe("Cannot finish decode: the deadline is exceeded; job j-1 continues");
    expect(clock.now()).toBe(900);
    expect((await run(client.decode.job("j-1").wait())).result).toEqual({ ok: true });
  });

  it("holds without a response, even for a fetch that ignores its signal", async () => {
    const { client, clock, fail } = createScriptedClient({ responses: [silence()] });
    const error = await fail(client.decode(meal, { deadlineMs: 2_000 }));
    expect(error).toMatchObject({ code: "deadline_exceeded", jobId: null, idempotencyKey: "id-1" });
    expect(clock.now()).toBe(2_000);
  });

  it("is five minutes by default", async () => {
    const responses = Array.from({ length: 90 }, () => unfinished("queued", { hintSeconds: 5 }));
    const { client, clock, fail } = createScriptedClient({ responses: [accepted(), ...responses] });
    expect((await fail(client.decode(meal))).code).toBe("deadline_exceeded");
    expect(clock.now()).toBe(300_000);
  });

  it("may be infinite", async () => {
    const { client, run } = createScriptedClient({ responses: [accepted(), completed({ ok: true })] });
    const options = { deadlineMs: Number.POSITIVE_INFINITY };
    expect((await run(client.decode(meal, options))).result).toEqual({ ok: true });
  });
});

describe("an abort", () => {
  it("ends the waiting for a poll at once", async () => {
    const controller = new AbortController();
    const responses = [accepted(), unfinished("queued", { hintSeconds: 60 })];
    const { client, clock, fail } = createScriptedClient({ responses });
    clock.at(5_000, () => controller.abort(new Error("the user left")));
    const error = await fail(client.decode(meal, { signal: controller.signal }));
    expect(error).toMatchObject({ kind: "no_response", code: "aborted", jobId: "j-1" });
    expect(error.cause).toEqual(new Error("the user left"));
    expect(clock.now()).toBe(5_000);
  });

  it("ends a running request, and passes the abort to its fetch", async () => {
    const controller = new AbortController();
    const { client, clock, fail, requests } = createScriptedClient({ responses: [silence()] });
    clock.at(50, () => controller.abort());
    expect((await fail(client.decode(meal, { signal: controller.signal }))).code).toBe("aborted");
    expect(requests[0]?.init.signal?.aborted).toBe(true);
  });

  it("an abort before the call sends nothing", async () => {
    const { client, fail, requests } = createScriptedClient({ responses: [] });
    expect((await fail(client.decode(meal, { signal: AbortSignal.abort() }))).code).toBe("aborted");
    expect(requests).toEqual([]);
  });

  it("removes its listeners from a signal that outlives the call", async () => {
    const { signal } = new AbortController();
    const listen = vi.spyOn(signal, "addEventListener");
    const leave = vi.spyOn(signal, "removeEventListener");
    const { client, run } = createScriptedClient({ responses: [accepted(), completed({})] });
    await run(client.decode(meal, { signal }));
    expect(listen.mock.calls.length).toBeGreaterThan(0);
    expect(leave.mock.calls.map(([type, listener]) => [type, listener])).toEqual(
      listen.mock.calls.map(([type, listener]) => [type, listener]),
    );
  });

  it("leaves no timer behind, and neither does a completed call", async () => {
    const controller = new AbortController();
    const { client, clock, fail, run } = createScriptedClient({
      responses: [silence(), accepted(), completed({})],
    });
    clock.at(50, () => controller.abort());
    await fail(client.decode(meal, { signal: controller.signal }));
    expect(clock.waiting()).toBe(0);
    await run(client.decode(meal));
    expect(clock.waiting()).toBe(0);
  });
});

describe("submit, poll and wait", () => {
  it("create a job without waiting and poll once", async () => {
    const responses = [accepted(), unfinished("queued", { hintSeconds: 2 })];
    const { client, run, requests } = createScriptedClient({ responses });
    const job = await run(client.draft.submit({ recipe_title: "Soup" }));
    expect(job.id).toBe("j-1");
    expect(requests).toHaveLength(1);
    expect(await run(job.poll())).toMatchObject({ status: "queued", progress: null, retryAfterSeconds: 2 });
  });

  it("return a failed job as a state from poll, and throw its error from wait", async () => {
    const { client, run, fail } = createScriptedClient({ responses: [failed(jobError), failed(jobError)] });
    const job = client.draft.job("j-1");
    expect(await run(job.poll())).toMatchObject({ status: "failed", error: { code: "upstream_timeout" } });
    expect((await fail(job.wait())).code).toBe("upstream_timeout");
  });

  it("return a finished job without a pause", async () => {
    const { client, clock, run } = createScriptedClient({ responses: [completed({ ok: true })] });
    expect((await run(client.draft.job("j-1").wait())).result).toEqual({ ok: true });
    expect(clock.now()).toBe(0);
  });

  it("encode the id in the address", async () => {
    const { client, run, requests } = createScriptedClient({ responses: [completed({})] });
    await run(client.draft.job("a b&c#d").wait());
    expect(requests[0]?.url).toBe("https://nutrition.example/functions/v1/draft?job_id=a%20b%26c%23d");
  });

  it("reject an unknown status", async () => {
    const odd = () =>
      Response.json({ data: { status: "gone" }, meta: { request_id: "r", api_version: "2026-07-10" } });
    const { client, fail } = createScriptedClient({ responses: [odd] });
    expect((await fail(client.draft.job("j-1").poll())).code).toBe("unexpected_response");
  });
});
