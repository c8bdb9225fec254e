import { createUuidV7, lazily } from "../kernel/mod.ts";
import type { LogEntry } from "./current-activity.ts";
import type { FinishedAttempt, FinishedRequest } from "./finished.ts";
import { type ActivitySink, createTelemetry, type Telemetry } from "./telemetry.ts";
import { type Collector, readCollector, readTelemetrySettings } from "./telemetry-settings.ts";
import type { TrafficCounts } from "./traffic-recorder.ts";

type Deployment = {
  version: string;
  now: () => number;
  elapsedMs: () => number;
  randomBytes: (length: number) => Uint8Array;
  sleep: (durationMs: number, signal: AbortSignal) => Promise<void>;
  log: (entry: LogEntry) => void;
  recordTraffic: (rows: TrafficCounts[]) => Promise<void>;
};

/** Maximum number of activities kept until the sink is loaded; further ones are dropped. */
const maxWaiting = 1_024;

/** The telemetry that is configured. Opens no connection and loads no library. */
export function openTelemetry(
  readVariable: (name: string) => string | undefined,
  deployment: Deployment,
): Telemetry {
  const settings = readTelemetrySettings(readVariable);
  const collector = readCollector(settings);
  return createTelemetry({
    ...deployment,
    contractCheckShare: settings.CONTRACT_CHECK_SHARE,
    // Without a collector only traces that the caller has sampled are sampled.
    sampleShare: collector ? settings.OTEL_TRACES_SAMPLER_ARG : 0,
    sink: collector && createSink(collector, deployment),
  });
}

/** A sink that is loaded at its first flush, which comes after the first response. */
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
      else if (waiting.length < maxWaiting) waiting.push(finished);
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

function createSink(collector: Collector, { version, now, randomBytes, log }: Deployment): ActivitySink {
  return createLazySink(async () => {
    // Loaded here only, so that deployments without a collector do not evaluate its 0.1 MB.
    const { createOtelSink } = await import("./otel/create-otel-sink.ts");
    return createOtelSink(collector, { version, instanceId: createUuidV7(now(), randomBytes(10)), log });
  }, log);
}
