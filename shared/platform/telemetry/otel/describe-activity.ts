import { type Attributes, SpanKind } from "@opentelemetry/api";
import type { Call } from "../activity.ts";
import type { FinishedAttempt, FinishedRequest } from "../finished.ts";

type Description = { name: string; kind: SpanKind; attributes: Attributes; hasFailed: boolean };

const knownMethods = ["GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "TRACE", "CONNECT"];
const routeEnds = { call: "", poll: "", work: "", health: "/health", wake: "/work" } as const;

/** A request as a server span, an attempt at a job as a consumer span. */
export function describeActivity(finished: FinishedRequest | FinishedAttempt): Description {
  return finished.kind === "request" ? describeRequestSpan(finished) : describeJobSpan(finished);
}

/** A call as a client span. */
export function describeCall(call: Call): { name: string; attributes: Attributes } {
  const { part, name } = call;
  if (part === "database") return { name, attributes: describeDatabaseCall(call) };
  return { name: `${part} ${name}`, attributes: { "nas.part": part } };
}

/**
 * Attributes of a request by the semantic conventions for HTTP: few distinct values, no text from the caller.
 * https://opentelemetry.io/docs/specs/semconv/http/http-spans/
 */
export function describeRequest({ facts, method, route, status, code }: FinishedRequest) {
  return {
    "http.request.method": knownMethods.includes(method) ? method : "_OTHER",
    ...(route && { "http.route": `/functions/v1/${facts.operation}${routeEnds[route]}` }),
    "http.response.status_code": status,
    ...(status >= 500 && { "error.type": code ?? String(status) }),
  };
}

/**
 * Attributes of a database call by the semantic conventions.
 * https://opentelemetry.io/docs/specs/semconv/database/database-spans/
 */
export function describeDatabaseCall({ name, hasFailed }: Pick<Call, "name" | "hasFailed">) {
  return {
    "db.system.name": "postgresql",
    "db.operation.name": name,
    ...(hasFailed && { "error.type": "_OTHER" }),
  };
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
