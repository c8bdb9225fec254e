import { expect, it } from "vitest";
import { startActivity } from "../../../shared/platform/telemetry/activity.ts";
import {
  createTracedFetch,
  measure,
  readTraceparent,
  runInActivity,
  runOutsideActivity,
} from "../../../shared/platform/telemetry/current-activity.ts";

const trace = { traceId: "ab".repeat(16), spanId: "cd".repeat(8), parentSpanId: null, isSampled: true };

/** An activity with a clock that the test moves. */
function observed(isSampled = true) {
  let nowMs = 1_000;
  let ids = 0;
  const clock = {
    now: () => nowMs,
    elapsedMs: () => nowMs,
    randomBytes: (length: number) => new Uint8Array(length).fill(++ids),
  };
  const activity = startActivity({ operation: "draft", requestId: "r-1" }, { ...trace, isSampled }, clock);
  const pass = (durationMs: number) => {
    nowMs += durationMs;
  };
  return { activity, pass };
}

it("waiting times are counted by part, and the rest as that of the stack", async () => {
  const { activity, pass } = observed();
  await runInActivity(activity, async () => {
    pass(3);
    await measure("database", "admit_request", async () => pass(20));
    await measure("model", "meal_text", async () => pass(500));
    await measure("storage", "GET", async () => pass(7));
    pass(2);
  });
  expect(activity.end().durations).toEqual({
    durationMs: 532,
    databaseMs: 20,
    modelMs: 500,
    storageMs: 7,
    stackMs: 5,
  });
});

it("simultaneous calls count once", async () => {
  const { activity, pass } = observed();
  const first = Promise.withResolvers<void>();
  await runInActivity(activity, async () => {
    const both = [
      measure("database", "find_foods", () => first.promise),
      measure("database", "meal_evidence", async () => pass(10)),
    ];
    await both[1];
    pass(5);
    first.resolve();
    await Promise.all(both);
  });
  const { durations, calls } = activity.end();
  expect(durations).toMatchObject({ durationMs: 15, databaseMs: 15, stackMs: 0 });
  expect(calls.map(({ name, endMs }) => [name, endMs])).toEqual([
    ["meal_evidence", 10],
    ["find_foods", 15],
  ]);
});

it("a failed call is timed and marked as failed, and its error passes through", async () => {
  const { activity, pass } = observed();
  const failing = runInActivity(activity, () =>
    measure("database", "admit_request", async () => {
      pass(4);
      throw new Error("no database");
    }),
  );
  await expect(failing).rejects.toThrow("no database");
  expect(activity.end().calls).toMatchObject([
    { name: "admit_request", hasFailed: true, startMs: 0, endMs: 4 },
  ]);
});

it("outside any activity work just runs", async () => {
  expect(await measure("database", "claim_jobs", async () => "claimed")).toBe("claimed");
  expect(readTraceparent()).toBeNull();
});

it("work that outlives an activity does not count as its time", async () => {
  const { activity, pass } = observed();
  const late = Promise.withResolvers<void>();
  const work = runInActivity(activity, () => measure("database", "late", () => late.promise));
  expect(activity.end().durations.durationMs).toBe(0);
  pass(50);
  late.resolve();
  await work;
  await runInActivity(activity, () => measure("database", "later", async () => pass(5)));
  await runInActivity(activity, () =>
    runOutsideActivity(() => measure("database", "other", async () => pass(5))),
  );
  expect(activity.end()).toMatchObject({ durations: { durationMs: 0 }, calls: [] });
});

it("a bounded number of calls is kept, and all are timed", async () => {
  const { activity, pass } = observed();
  await runInActivity(activity, async () => {
    for (let call = 0; call < 1_000; call++) await measure("database", "find_foods", async () => pass(1));
  });
  const { durations, calls } = activity.end();
  expect(durations.databaseMs).toBe(1_000);
  expect(calls.length).toBeLessThanOrEqual(128);
});

it("calls to our own services carry the span of the caller, and none outside any activity", async () => {
  const { activity } = observed();
  const sent: (string | null)[] = [];
  const fetch = createTracedFetch(async (_, init) => {
    sent.push(new Headers(init?.headers).get("traceparent"));
    return new Response();
  });
  await fetch("https://project.example.org");
  await runInActivity(activity, async () => {
    await fetch("https://project.example.org", { headers: { apikey: "k" } });
    await measure("database", "admit_request", () => fetch("https://project.example.org"));
  });
  const [call] = activity.end().calls;
  expect(sent).toEqual([
    null,
    `00-${trace.traceId}-${trace.spanId}-01`,
    `00-${trace.traceId}-${call?.spanId}-01`,
  ]);
  expect(call?.spanId).not.toBe(trace.spanId);
});
