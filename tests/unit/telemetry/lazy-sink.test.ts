import { expect, it } from "vitest";
import type { LogEntry } from "../../../shared/platform/telemetry/current-activity.ts";
import type { FinishedRequest } from "../../../shared/platform/telemetry/finished.ts";
import { createLazySink } from "../../../shared/platform/telemetry/open-telemetry.ts";

const request: FinishedRequest = {
  kind: "request",
  facts: { operation: "draft", requestId: "r-1" },
  trace: { traceId: "ab".repeat(16), spanId: "cd".repeat(8), parentSpanId: null, isSampled: true },
  startedAtMs: 0,
  durations: { durationMs: 4, databaseMs: 3, modelMs: 0, storageMs: 0, stackMs: 1 },
  calls: [],
  method: "POST",
  route: "call",
  status: 202,
  code: null,
};

/** A sink whose loading the test controls, and what the loaded sinks have received. */
function loading() {
  const loads: PromiseWithResolvers<void>[] = [];
  const sinks: { recorded: number; flushes: number }[] = [];
  const logged: LogEntry[] = [];
  const load = async () => {
    const ready = Promise.withResolvers<void>();
    loads.push(ready);
    await ready.promise;
    const seen = { recorded: 0, flushes: 0 };
    sinks.push(seen);
    return { record: () => void seen.recorded++, flush: async () => void seen.flushes++ };
  };
  return { sink: createLazySink(load, (entry) => void logged.push(entry)), loads, sinks, logged };
}

it("two flushes at once load one sink, which gets everything recorded before", async () => {
  const { sink, loads, sinks } = loading();
  sink.record(request);
  const flushed = [sink.flush(), sink.flush()];
  sink.record(request);
  for (const load of loads) load.resolve();
  await Promise.all(flushed);
  sink.record(request);
  expect(sinks).toEqual([{ recorded: 3, flushes: 2 }]);
});

it("a sink that did not load is logged, and loaded at the next flush with everything that waited", async () => {
  const { sink, loads, sinks, logged } = loading();
  sink.record(request);
  const failed = sink.flush();
  loads[0]?.reject(new Error("no such module"));
  await failed;
  const flushed = sink.flush();
  loads[1]?.resolve();
  await flushed;
  expect(logged).toEqual([{ event: "telemetry_not_sent", cause: "Error: no such module" }]);
  expect(sinks).toEqual([{ recorded: 1, flushes: 1 }]);
});
