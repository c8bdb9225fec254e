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
} from "./support/answers.ts";
import { createScriptedClient } from "./support/scripted-client.ts";

const MEAL = { input_mode: "unstructured", foodText: "an apple" } as const;
const JOB_ERROR = {
  code: "upstream_timeout",
  message: "The model was late",
  details: { field: "foodImage" },
};

describe("a job method", () => {
  it("resolves with the result, the meta and what the 202 told of limits", async () => {
    const headers = {
      "x-quota-limit": "1000",
      "x-quota-remaining": "7",
      "x-quota-reset": "2026-12-01T00:00:00Z",
    };
    const answers = [accepted(headers), completed({ type: "no_food_detected" })];
    const { client, run } = createScriptedClient({ answers });
    expect(await run(client.decode(MEAL))).toEqual({
      jobId: "j-1",
      result: { type: "no_food_detected" },
      meta: expect.objectContaining({ catalogue_release: "c-1", warnings: ["amount_assumed"] }),
      requestId: "r-1",
      limits: { rate: null, quota: { limit: 1000, remaining: 7, resetAt: "2026-12-01T00:00:00Z" } },
    });
  });

  it("polls at the address it was given, never at one that an answer tells", async () => {
    const { client, run, requests } = createScriptedClient({ answers: [accepted(), completed({})] });
    await run(client.decode(MEAL));
    expect(requests[1]?.url).toBe("https://nutrition.example/functions/v1/decode?job_id=j-1");
  });

  it("throws the job's own error when the job fails", async () => {
    const { client, fail } = createScriptedClient({ answers: [accepted(), failed(JOB_ERROR)] });
    expect(await fail(client.decode(MEAL))).toMatchObject({
      kind: "failed",
      code: "upstream_timeout",
      message: "The model was late",
      details: { field: "foodImage" },
      status: null,
      jobId: "j-1",
      requestId: "r-1",
    });
  });

  it("tells the progress on acceptance and after each poll that finds the job unfinished", async () => {
    const progress = { step: 2, of: 5, label: "planning" };
    const answers = [accepted(), unfinished("queued"), unfinished("processing", { progress }), completed({})];
    const { client, run } = createScriptedClient({ answers });
    const reports: JobReport[] = [];
    await run(client.design({}, { onProgress: (report) => reports.push(report) }));
    expect(reports).toEqual([
      { jobId: "j-1", status: "queued", progress: null },
      { jobId: "j-1", status: "queued", progress: null },
      { jobId: "j-1", status: "processing", progress },
    ]);
  });

  it("survives polls that fail for a moment", async () => {
    const limited = refusal(429, "rate_limited", { headers: { "retry-after": "30" } });
    const answers = [accepted(), broken(), page(502), limited, completed({ ok: true })];
    const { client, run } = createScriptedClient({ answers });
    expect((await run(client.decode(MEAL))).result).toEqual({ ok: true });
  });
});

describe("the time between polls", () => {
  const polls = (hintSeconds: number) =>
    Array.from({ length: 6 }, () => unfinished("processing", { hintSeconds }));

  async function pollTimes(random: number, hintSeconds: number): Promise<number[]> {
    const answers = [accepted(), ...polls(hintSeconds), completed({})];
    const { client, run, requests } = createScriptedClient({ answers, random });
    await run(client.decode(MEAL));
    const times = requests.map(({ atMs }) => atMs);
    return times.slice(1).map((atMs, index) => atMs - (times[index] ?? 0));
  }

  it("starts short, then keeps to the service's hint and grows", async () => {
    expect(await pollTimes(0, 1)).toEqual([200, 1000, 1250, 1562.5, 1953.125, 2441.40625, 3051.7578125]);
  });

  it("is up to a quarter longer by chance, never shorter", async () => {
    const [first = 0, second = 0, third = 0] = await pollTimes(0.999, 1);
    expect([first, second, third]).toEqual([
      expect.closeTo(249.95, 6),
      expect.closeTo(1249.75, 6),
      expect.closeTo(1562.1875, 6),
    ]);
  });

  it("keeps to a hint that is longer than its own longest", async () => {
    expect((await pollTimes(0, 30)).slice(1)).toEqual([30_000, 30_000, 30_000, 30_000, 30_000, 30_000]);
  });
});

describe("the deadline", () => {
  it("ends the waiting and names the job, which is taken up again", async () => {
    const answers = [accepted(), unfinished("queued", { hintSeconds: 1 }), completed({ ok: true })];
    const { client, clock, fail, run } = createScriptedClient({ answers });
    const error = await fail(client.decode(MEAL, { deadlineMs: 900 }));
    expect(error).toMatchObject({ kind: "unanswered", code: "deadline_exceeded", jobId: "j-1" });
    expect(error.message).toBe("Cannot finish decode: the deadline is reached; job j-1 goes on");
    expect(clock.now()).toBe(900);
    expect((await run(client.decode.job("j-1").wait())).result).toEqual({ ok: true });
  });

  it("holds where the connection says nothing, even for a fetch that heeds no signal", async () => {
    const { client, clock, fail } = createScriptedClient({ answers: [silence()] });
    const error = await fail(client.decode(MEAL, { deadlineMs: 2_000 }));
    expect(error).toMatchObject({ code: "deadline_exceeded", jobId: null, idempotencyKey: "id-1" });
    expect(clock.now()).toBe(2_000);
  });

  it("is five minutes unless told", async () => {
    const answers = Array.from({ length: 90 }, () => unfinished("queued", { hintSeconds: 5 }));
    const { client, clock, fail } = createScriptedClient({ answers: [accepted(), ...answers] });
    expect((await fail(client.decode(MEAL))).code).toBe("deadline_exceeded");
    expect(clock.now()).toBe(300_000);
  });

  it("may be none at all", async () => {
    const { client, run } = createScriptedClient({ answers: [accepted(), completed({ ok: true })] });
    const options = { deadlineMs: Number.POSITIVE_INFINITY };
    expect((await run(client.decode(MEAL, options))).result).toEqual({ ok: true });
  });
});

describe("an abort", () => {
  it("ends the waiting for a poll at once", async () => {
    const controller = new AbortController();
    const answers = [accepted(), unfinished("queued", { hintSeconds: 60 })];
    const { client, clock, fail } = createScriptedClient({ answers });
    clock.at(5_000, () => controller.abort(new Error("the user left")));
    const error = await fail(client.decode(MEAL, { signal: controller.signal }));
    expect(error).toMatchObject({ kind: "unanswered", code: "aborted", jobId: "j-1" });
    expect(error.cause).toEqual(new Error("the user left"));
    expect(clock.now()).toBe(5_000);
  });

  it("ends a request that is under way, and hands the abort to its fetch", async () => {
    const controller = new AbortController();
    const { client, clock, fail, requests } = createScriptedClient({ answers: [silence()] });
    clock.at(50, () => controller.abort());
    expect((await fail(client.decode(MEAL, { signal: controller.signal }))).code).toBe("aborted");
    expect(requests[0]?.init.signal?.aborted).toBe(true);
  });

  it("before the call sends nothing", async () => {
    const { client, fail, requests } = createScriptedClient({ answers: [] });
    expect((await fail(client.decode(MEAL, { signal: AbortSignal.abort() }))).code).toBe("aborted");
    expect(requests).toEqual([]);
  });

  it("listens to a signal that outlives the call only as long as the call", async () => {
    const { signal } = new AbortController();
    const listen = vi.spyOn(signal, "addEventListener");
    const leave = vi.spyOn(signal, "removeEventListener");
    const { client, run } = createScriptedClient({ answers: [accepted(), completed({})] });
    await run(client.decode(MEAL, { signal }));
    expect(listen.mock.calls.length).toBeGreaterThan(0);
    expect(leave.mock.calls.map(([type, listener]) => [type, listener])).toEqual(
      listen.mock.calls.map(([type, listener]) => [type, listener]),
    );
  });

  it("leaves no timer behind, and neither does any other end", async () => {
    const controller = new AbortController();
    const { client, clock, fail, run } = createScriptedClient({
      answers: [silence(), accepted(), completed({})],
    });
    clock.at(50, () => controller.abort());
    await fail(client.decode(MEAL, { signal: controller.signal }));
    expect(clock.waiting()).toBe(0);
    await run(client.decode(MEAL));
    expect(clock.waiting()).toBe(0);
  });
});

describe("submit, poll and wait", () => {
  it("start a job without waiting and look once", async () => {
    const answers = [accepted(), unfinished("queued", { hintSeconds: 2 })];
    const { client, run, requests } = createScriptedClient({ answers });
    const job = await run(client.draft.submit({ recipe_title: "Soup" }));
    expect(job.id).toBe("j-1");
    expect(requests).toHaveLength(1);
    expect(await run(job.poll())).toMatchObject({ status: "queued", progress: null, retryAfterSeconds: 2 });
  });

  it("show a failed job as a state, and throw when it is waited for", async () => {
    const { client, run, fail } = createScriptedClient({ answers: [failed(JOB_ERROR), failed(JOB_ERROR)] });
    const job = client.draft.job("j-1");
    expect(await run(job.poll())).toMatchObject({ status: "failed", error: { code: "upstream_timeout" } });
    expect((await fail(job.wait())).code).toBe("upstream_timeout");
  });

  it("take up an ended job without a pause", async () => {
    const { client, clock, run } = createScriptedClient({ answers: [completed({ ok: true })] });
    expect((await run(client.draft.job("j-1").wait())).result).toEqual({ ok: true });
    expect(clock.now()).toBe(0);
  });

  it("write an id as one part of the address", async () => {
    const { client, run, requests } = createScriptedClient({ answers: [completed({})] });
    await run(client.draft.job("a b&c#d").wait());
    expect(requests[0]?.url).toBe("https://nutrition.example/functions/v1/draft?job_id=a%20b%26c%23d");
  });

  it("refuse a status that no job has", async () => {
    const odd = () =>
      Response.json({ data: { status: "gone" }, meta: { request_id: "r", api_version: "2026-07-10" } });
    const { client, fail } = createScriptedClient({ answers: [odd] });
    expect((await fail(client.draft.job("j-1").poll())).code).toBe("unexpected_answer");
  });
});
