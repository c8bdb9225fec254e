import {
  type Attributes,
  type HrTime,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import type { Resource } from "@opentelemetry/resources";
import { type ReadableSpan, type SpanExporter, TracerProvider } from "@opentelemetry/sdk-trace";
import type { Call } from "../activity.ts";
import type { FinishedAttempt, FinishedRequest } from "../finished.ts";
import { describeActivity, describeCall } from "./describe-activity.ts";
import { exportBatch } from "./export-batch.ts";

type Finished = FinishedRequest | FinishedAttempt;
type NewSpan = {
  name: string;
  kind: SpanKind;
  attributes: Attributes;
  ids: { traceId: string; spanId: string; parentSpanId: string | null };
  startMs: number;
  endMs: number;
  hasFailed: boolean;
};

/** Maximum number of spans kept for the next export; further ones are dropped. */
const maxSpans = 2_048;
const sampled = 1;

/** Turns finished activities into spans, and exports them with `flush`. */
export function createSpans(resource: Resource, exporter: SpanExporter) {
  let ended: ReadableSpan[] = [];
  // Spans get the ids that were sent in `traceparent` while the activity ran.
  let ids = { traceId: "", spanId: "" };
  const nothing = async () => {};
  const collector = {
    onStart: () => {},
    onEnd: (span: ReadableSpan) => {
      if (ended.length < maxSpans) ended.push(span);
    },
    forceFlush: nothing,
    shutdown: nothing,
  };
  const idGenerator = { generateTraceId: () => ids.traceId, generateSpanId: () => ids.spanId };
  const provider = new TracerProvider({ resource, idGenerator, spanProcessors: [collector] });
  const tracer = provider.getTracer("nutrition-analysis-service");

  function add({ name, kind, attributes, ids: given, startMs, endMs, hasFailed }: NewSpan): void {
    ids = given;
    const { traceId, parentSpanId } = given;
    const parent = parentSpanId && { traceId, spanId: parentSpanId, traceFlags: sampled, isRemote: true };
    const context = parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
    const span = tracer.startSpan(name, { kind, attributes, startTime: toHrTime(startMs) }, context);
    if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(toHrTime(endMs));
  }

  function addCall({ trace: { traceId }, startedAtMs }: Finished, call: Call): void {
    add({
      ...describeCall(call),
      kind: SpanKind.CLIENT,
      ids: { traceId, spanId: call.spanId, parentSpanId: call.parentSpanId },
      startMs: startedAtMs + call.startMs,
      endMs: startedAtMs + call.endMs,
      hasFailed: call.hasFailed,
    });
  }

  return {
    record(finished: Finished): void {
      const { trace: traced, startedAtMs, durations, calls } = finished;
      const times = { startMs: startedAtMs, endMs: startedAtMs + durations.durationMs };
      add({ ...describeActivity(finished), ids: traced, ...times });
      for (const call of calls) addCall(finished, call);
    },
    /** Resolves to the error of a failed export, else null. */
    async flush(): Promise<unknown> {
      const batch = ended;
      ended = [];
      return batch.length === 0 ? null : await exportBatch(exporter, batch);
    },
  };
}

function toHrTime(epochMs: number): HrTime {
  const seconds = Math.floor(epochMs / 1000);
  return [seconds, Math.round((epochMs - seconds * 1000) * 1e6)];
}
