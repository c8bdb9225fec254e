import { OTLPMetricExporter } from "@opentelemetry/exporter-metrics-otlp-http";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import type { LogEntry } from "../log-entry.ts";
import type { ActivitySink } from "../telemetry.ts";
import { createMetrics } from "./create-metrics.ts";
import { createSpans } from "./create-spans.ts";
import type { Collector } from "./read-collector.ts";

/** Who tells. An isolate is an instance: each counts for itself. */
export type Teller = { version: string; instanceId: string; log: (entry: LogEntry) => void };

const SERVICE_NAME = "nutrition-analysis-service";
const TIMEOUT_MS = 4_000;
const EXPORTS_AT_A_TIME = 2;

/** Traces and metrics over OTLP/HTTP. Nothing runs by a timer: what is recorded goes out with `flush`. */
export function createOtelSink(
  { endpoint, headers }: Collector,
  { version, instanceId, log }: Teller,
): ActivitySink {
  const resource = resourceFromAttributes({
    "service.name": SERVICE_NAME,
    "service.version": version,
    "service.instance.id": instanceId,
  });
  const connection = { headers, timeoutMillis: TIMEOUT_MS, concurrencyLimit: EXPORTS_AT_A_TIME };
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
      // What a slow collector has not taken yet is not sent beside more.
      if (isFlushing) return;
      isFlushing = true;
      const flushed = Promise.all([spans.flush(), metrics.flush()]).finally(() => (isFlushing = false));
      const problems = (await flushed).filter((one) => one !== null);
      // Told once, not every five seconds, until it works again.
      if (problems.length > 0 && !isRefused)
        log({ event: "telemetry_not_sent", cause: problems.map(String).join("; ") });
      isRefused = problems.length > 0;
    },
  };
}
