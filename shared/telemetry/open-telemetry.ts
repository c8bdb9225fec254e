import { createUuidV7 } from "../kernel/uuid.ts";
import { createLazySink } from "./lazy-sink.ts";
import type { LogEntry } from "./log-entry.ts";
import { type Collector, readCollector } from "./otel/read-collector.ts";
import { type ActivitySink, createTelemetry, type Telemetry } from "./telemetry.ts";
import { readTelemetrySettings } from "./telemetry-settings.ts";
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

/** The telemetry that a deployment's variables ask for. Opens no connection and loads no library. */
export function openTelemetry(
  readVariable: (name: string) => string | undefined,
  deployment: Deployment,
): Telemetry {
  const settings = readTelemetrySettings(readVariable);
  const collector = readCollector(settings);
  return createTelemetry({
    ...deployment,
    contractCheckShare: settings.CONTRACT_CHECK_SHARE,
    // Where nobody collects, nothing is sampled but what a caller's own trace says is.
    sampleShare: collector ? settings.OTEL_TRACES_SAMPLER_ARG : 0,
    sink: collector && createSink(collector, deployment),
  });
}

function createSink(collector: Collector, { version, now, randomBytes, log }: Deployment): ActivitySink {
  return createLazySink(async () => {
    // Evaluated only here: who tells no collector does not pay for its 0.1 MB.
    const { createOtelSink } = await import("./otel/create-otel-sink.ts");
    return createOtelSink(collector, { version, instanceId: createUuidV7(now(), randomBytes(10)), log });
  }, log);
}
