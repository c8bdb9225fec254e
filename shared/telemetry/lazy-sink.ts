import { lazily } from "../kernel/lazily.ts";
import type { FinishedAttempt, FinishedRequest } from "./finished.ts";
import type { LogEntry } from "./log-entry.ts";
import type { ActivitySink } from "./telemetry.ts";

/** What is kept until the sink is there; what comes beyond is not told. */
const MAX_WAITING = 1_024;

/** A sink that is loaded at its first flush, which is after the first answer. */
export function createLazySink(
  load: () => Promise<ActivitySink>,
  log: (entry: LogEntry) => void,
): ActivitySink {
  const waiting: (FinishedRequest | FinishedAttempt)[] = [];
  let sink: ActivitySink | null = null;
  const open = lazily(async () => {
    sink = await load();
    for (const finished of waiting.splice(0)) sink.record(finished);
    return sink;
  });

  return {
    record(finished) {
      if (sink) sink.record(finished);
      else if (waiting.length < MAX_WAITING) waiting.push(finished);
    },
    async flush() {
      try {
        await (await open()).flush();
      } catch (error) {
        log({ event: "telemetry_not_sent", cause: String(error) });
      }
    },
  };
}
