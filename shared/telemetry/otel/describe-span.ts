import { type Attributes, SpanKind } from "@opentelemetry/api";
import type { Call } from "../activity.ts";
import type { FinishedAttempt, FinishedRequest } from "../finished.ts";
import { describeDatabaseCall, describeRequest } from "./semantic-attributes.ts";

type Description = { name: string; kind: SpanKind; attributes: Attributes; hasFailed: boolean };

/** A request as a server's span, an attempt at a job as a consumer's. */
export function describeActivity(finished: FinishedRequest | FinishedAttempt): Description {
  return finished.kind === "request" ? describeRequestSpan(finished) : describeJobSpan(finished);
}

/** A call as a client's span. */
export function describeCall(call: Call): { name: string; attributes: Attributes } {
  const { part, name } = call;
  if (part === "database") return { name, attributes: describeDatabaseCall(call) };
  return { name: `${part} ${name}`, attributes: { "nas.part": part } };
}

function describeRequestSpan(request: FinishedRequest): Description {
  const attributes = describeRequest(request);
  const { requestId, operation } = request.facts;
  return {
    name: `${attributes["http.request.method"]} ${attributes["http.route"] ?? ""}`.trim(),
    kind: SpanKind.SERVER,
    attributes: {
      ...attributes,
      "nas.operation": operation,
      ...(requestId && { "nas.request.id": requestId }),
    },
    hasFailed: request.status >= 500,
  };
}

function describeJobSpan({ facts, attempt, outcome, code, isOurs }: FinishedAttempt): Description {
  return {
    name: `process ${facts.operation}`,
    kind: SpanKind.CONSUMER,
    attributes: {
      "nas.operation": facts.operation,
      "nas.job.attempt": attempt,
      "nas.job.outcome": outcome,
      ...(facts.jobId && { "nas.job.id": facts.jobId }),
      ...(code && { "error.type": code }),
    },
    hasFailed: isOurs && code !== null,
  };
}
