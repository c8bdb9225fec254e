import { expect, it } from "vitest";
import { startActivity } from "../../../shared/platform/telemetry/activity.ts";
import { createLog, runInActivity } from "../../../shared/platform/telemetry/current-activity.ts";

const nowMs = Date.UTC(2026, 10, 20, 8);

function keepLines() {
  const lines: string[] = [];
  const log = createLog({ now: () => nowMs, version: "v-1", write: (line) => void lines.push(line) });
  return { log, lines };
}

it("an entry is one line with its time, event and version first", () => {
  const { log, lines } = keepLines();
  log({ event: "worker_failed", operation: "draft", cause: "Error: two\nlines" });
  expect(lines).toEqual([
    '{"time":"2026-11-20T08:00:00.000Z","event":"worker_failed","version":"v-1","operation":"draft","cause":"Error: two\\nlines"}',
  ]);
});

it("an entry in an activity has the facts of the activity", () => {
  const { log, lines } = keepLines();
  const trace = { traceId: "ab".repeat(16), spanId: "cd".repeat(8), parentSpanId: null, isSampled: false };
  const clock = {
    now: () => nowMs,
    elapsedMs: () => 0,
    randomBytes: (length: number) => new Uint8Array(length),
  };
  const activity = startActivity({ operation: "draft", jobId: "j-1" }, trace, clock);
  runInActivity(activity, () => log({ event: "files_not_erased", cause: "Error" }));
  expect(JSON.parse(lines[0] ?? "")).toEqual({
    time: "2026-11-20T08:00:00.000Z",
    event: "files_not_erased",
    operation: "draft",
    jobId: "j-1",
    version: "v-1",
    cause: "Error",
    traceId: trace.traceId,
  });
});
