import { apiVersion, apiVersionHeader } from "../../shared/platform/kernel/mod.ts";
import type { JsonObject } from "./json-object.ts";

const text = { type: "string" };
const count = { type: "integer", minimum: 0 };
const instant = { type: "string", format: "date-time" };

/** Response headers by the name of their component: the name on the wire, and the description. */
const headers = {
  RequestId: {
    wire: "x-request-id",
    description: "Id of the request: yours where you sent one, else a new one",
    schema: { type: "string", pattern: "^[A-Za-z0-9._-]{1,128}$" },
    required: true,
  },
  ApiVersion: {
    wire: apiVersionHeader,
    description: "Contract version of the response",
    schema: { type: "string", const: apiVersion },
    required: true,
  },
  FunctionVersion: {
    wire: "x-function-version",
    description:
      "Deployed version of the operation that sent the response; absent where none could be reached",
    schema: text,
  },
  ServerTiming: {
    wire: "server-timing",
    description:
      "Milliseconds that the response took: `stack` in the service's own code, `db` in the database, `model` in the language model",
    schema: text,
  },
  RetryAfter: {
    wire: "retry-after",
    description: "Seconds to wait before a retry; absent where no delay is known",
    schema: { type: "integer", minimum: 1 },
  },
  RateLimit: {
    wire: "x-ratelimit-limit",
    description: "Requests that the key may send to this operation in a minute",
    schema: count,
  },
  RateRemaining: {
    wire: "x-ratelimit-remaining",
    description: "Requests left in this minute",
    schema: count,
  },
  RateReset: { wire: "x-ratelimit-reset", description: "Time when the minute ends", schema: instant },
  OperationalRateLimit: {
    wire: "x-operational-ratelimit-limit",
    description: "Requests that the key may send to this operation in a minute",
    schema: count,
  },
  OperationalRateRemaining: {
    wire: "x-operational-ratelimit-remaining",
    description: "Requests left in this minute",
    schema: count,
  },
  QuotaLimit: {
    wire: "x-quota-limit",
    description: "Requests that the key may use in a calendar month, UTC; absent where there is no quota",
    schema: count,
  },
  QuotaRemaining: {
    wire: "x-quota-remaining",
    description: "Requests left in the month: the limit less those used and those reserved by running jobs",
    schema: count,
  },
  QuotaReset: { wire: "x-quota-reset", description: "Time when the month ends", schema: instant },
  Allow: { wire: "allow", description: "The methods of the path", schema: text, required: true },
  Authenticate: {
    wire: "www-authenticate",
    description: "How to authenticate",
    schema: text,
    required: true,
  },
} as const;

/** Name of a header component. */
export type HeaderName = keyof typeof headers;

const quota: readonly HeaderName[] = ["QuotaLimit", "QuotaRemaining", "QuotaReset"];

/** `components.parameters`: headers and query parameters of requests. */
export const parameters = {
  ApiVersion: {
    name: apiVersionHeader,
    in: "header",
    required: true,
    description: "Contract version",
    schema: { type: "string", const: apiVersion },
  },
  RequestId: {
    name: "x-request-id",
    in: "header",
    description: "Your id for this request; a malformed one is replaced",
    schema: { type: "string", pattern: "^[A-Za-z0-9._-]{1,128}$" },
  },
  IdempotencyKey: {
    name: "Idempotency-Key",
    in: "header",
    description:
      "Makes retries safe: for 24 hours the same key and body return the same job, which counts as usage once",
    schema: { type: "string", pattern: "^[!-~]{1,255}$" },
  },
  JobId: {
    name: "job_id",
    in: "query",
    required: true,
    description: "`data.job_id` of the response that created the job",
    schema: { type: "string", format: "uuid" },
  },
  IncludeResult: {
    name: "include_result",
    in: "query",
    description: "`false` omits `data.result`",
    schema: { type: "boolean", default: true },
  },
  Result: {
    name: "result",
    in: "query",
    description: "`none` omits `data.result`",
    schema: { type: "string", enum: ["none"] },
  },
  WorkSecret: {
    name: "x-work-secret",
    in: "header",
    description:
      "The work secret of the deployment; with it the operator learns whether the operation is ready",
    schema: { type: "string" },
  },
} as const satisfies Record<string, JsonObject>;

/** The headers with what is left of rate and quota; `decode` has its own names for them. */
export function limitHeaders(operation: string): readonly HeaderName[] {
  return operation === "decode"
    ? ["OperationalRateLimit", "OperationalRateRemaining", ...quota]
    : ["RateLimit", "RateRemaining", "RateReset", ...quota];
}

/** The `headers` of an operation's response: those of every response, then its own. */
export function referToHeaders(names: readonly HeaderName[]): JsonObject {
  return referToCommonHeaders(["FunctionVersion", "ServerTiming", ...names]);
}

/** The `headers` of a response that does not come from an operation. */
export function referToCommonHeaders(names: readonly HeaderName[]): JsonObject {
  const all: readonly HeaderName[] = ["RequestId", "ApiVersion", ...names];
  return Object.fromEntries(
    all.map((name) => [headers[name].wire, { $ref: `#/components/headers/${name}` }]),
  );
}

/** `components.headers`. */
export function describeHeaders(): JsonObject {
  return Object.fromEntries(Object.entries(headers).map(([name, { wire: _, ...header }]) => [name, header]));
}

/** References to parameters, by the names of their components. */
export function referToParameters(names: readonly (keyof typeof parameters)[]): JsonObject[] {
  return names.map((name) => ({ $ref: `#/components/parameters/${name}` }));
}
