import type { Call } from "../activity.ts";
import type { FinishedRequest } from "../finished.ts";

const KNOWN_METHODS = ["GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "TRACE", "CONNECT"];
const ROUTE_ENDS = { call: "", poll: "", work: "", health: "/health", wake: "/work" } as const;

/**
 * Attributes of a request by the semantic conventions of HTTP: few values, none of them a caller's own words.
 * https://opentelemetry.io/docs/specs/semconv/http/http-spans/
 */
export function describeRequest({ facts, method, route, status, code }: FinishedRequest) {
  return {
    "http.request.method": KNOWN_METHODS.includes(method) ? method : "_OTHER",
    ...(route && { "http.route": `/functions/v1/${facts.operation}${ROUTE_ENDS[route]}` }),
    "http.response.status_code": status,
    ...(status >= 500 && { "error.type": code ?? String(status) }),
  };
}

/** https://opentelemetry.io/docs/specs/semconv/database/database-spans/ */
export function describeDatabaseCall({ name, hasFailed }: Pick<Call, "name" | "hasFailed">) {
  return {
    "db.system.name": "postgresql",
    "db.operation.name": name,
    ...(hasFailed && { "error.type": "_OTHER" }),
  };
}
