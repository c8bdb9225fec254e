import type { Resource } from "@opentelemetry/resources";
import {
  AggregationTemporality,
  MeterProvider,
  MetricReader,
  type PushMetricExporter,
} from "@opentelemetry/sdk-metrics";
import type { Call } from "../activity.ts";
import type { FinishedAttempt, FinishedRequest } from "../finished.ts";
import { describeDatabaseCall, describeRequest } from "./describe-activity.ts";
import { exportBatch } from "./export-batch.ts";

/** A reader without a timer, because isolates are frozen between requests and their timers with them. */
class ReaderOnDemand extends MetricReader {
  protected override async onForceFlush(): Promise<void> {}
  protected override async onShutdown(): Promise<void> {}
}

/** Bounds in seconds; those for HTTP and the database are advised by the semantic conventions. */
const httpBounds = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];
const databaseBounds = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10];
const jobBounds = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120];

/** Counts finished activities, and exports the counts since the last export. */
export function createMetrics(resource: Resource, exporter: PushMetricExporter) {
  // Isolates are short-lived: each sends its increments, and the collector sums them.
  const reader = new ReaderOnDemand({ aggregationTemporalitySelector: () => AggregationTemporality.DELTA });
  const meter = new MeterProvider({ resource, readers: [reader] }).getMeter("nutrition-analysis-service");
  const histogram = (name: string, description: string, explicitBucketBoundaries: number[]) =>
    meter.createHistogram(name, { unit: "s", description, advice: { explicitBucketBoundaries } });

  const requests = histogram("http.server.request.duration", "Duration of requests", httpBounds);
  const databaseCalls = histogram("db.client.operation.duration", "Duration of calls", databaseBounds);
  const modelCalls = histogram("nas.model.call.duration", "Duration of calls of the model", jobBounds);
  const attempts = histogram("nas.job.attempt.duration", "Duration of attempts at jobs", jobBounds);
  const jobs = meter.createCounter("nas.jobs", { unit: "{job}", description: "Jobs that ended" });

  function recordCall(call: Call): void {
    const seconds = (call.endMs - call.startMs) / 1000;
    if (call.part === "database") databaseCalls.record(seconds, describeDatabaseCall(call));
    if (call.part === "model") modelCalls.record(seconds, { "nas.model.task": call.name });
  }

  function recordAttempt({ facts, outcome, code }: FinishedAttempt, seconds: number): void {
    const attributes = { "nas.operation": facts.operation, "nas.job.outcome": outcome };
    attempts.record(seconds, attributes);
    if (outcome === "completed" || outcome === "failed")
      jobs.add(1, { ...attributes, ...(code && { "error.type": code }) });
  }

  return {
    record(finished: FinishedRequest | FinishedAttempt): void {
      const { durations, calls } = finished;
      const seconds = durations.durationMs / 1000;
      calls.forEach(recordCall);
      if (finished.kind === "request") requests.record(seconds, describeRequest(finished));
      else recordAttempt(finished, seconds);
    },
    /** Resolves to the error of a failed export, else null. */
    async flush(): Promise<unknown> {
      const { resourceMetrics } = await reader.collect();
      if (resourceMetrics.scopeMetrics.every(({ metrics }) => metrics.length === 0)) return null;
      return await exportBatch(exporter, resourceMetrics);
    },
  };
}
