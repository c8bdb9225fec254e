import { OTLPMetricExporter } from "@opentelemetry/exporter-metrics-otlp-http";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import type { LogEntry } from "../current-activity.ts";
import type { ActivitySink } from "../telemetry.ts";
import type { Collector } from "../telemetry-settings.ts";
import { createMetrics } from "./create-metrics.ts";
import { createSpans } from "./create-spans.ts";

/** The sender of telemetry: each isolate is an instance with its own counts. */
type ServiceInstance = { version: string; instanceId: string; log: (entry: LogEntry) => void };

const serviceName = "nutrition-analysis-service";
const timeoutMs = 4_000;
const exportsAtATime = 2;

/** Traces and metrics over OTLP/HTTP, sent by `flush` and never by a timer. */
export function createOtelSink(
  { endpoint, headers }: Collector,
  { version, instanceId, log }: ServiceInstance,
): ActivitySink {
  const resource = resourceFromAttributes({
    "service.name": serviceName,
    "service.version": version,
    "service.instance.id": instanceId,
  });
  const connection = { headers, timeoutMillis: timeoutMs, concurrencyLimit: exportsAtATime };
  const spans = createSpans(resource, new OTLPTraceExporter({ ...connection, url: `${endpoint}/v1/traces` }));
  const metrics = createMetrics(
    resource,
    new OTLPMetricExporter({ ...connection, url: `${endpoint}/v1/metrics` }),
  );
  let isFlushing = false;
  let isRefused = false;

  return {
    record(finished) {
      metrics.record(finished);
      if (finished.trace.isSampled) spans.record(finished);
    },
    async flush() {
      // Only one export at a time, so that a slow collector does not pile them up.
      if (isFlushing) return;
      isFlushing = true;
      const flushed = Promise.all([spans.flush(), metrics.flush()]).finally(() => (isFlushing = false));
      const problems = (await flushed).filter((one) => one !== null);
      // Logged once until it works again, not every five seconds.
      if (problems.length > 0 && !isRefused)
        log({ event: "telemetry_not_sent", cause: problems.map(String).join("; ") });
      isRefused = problems.length > 0;
    },
  };
}
