import { API_VERSION, API_VERSION_HEADER } from "../../shared/kernel/api-version.ts";
import type { JsonObject } from "./json-object.ts";

const text = { type: "string" };
const count = { type: "integer", minimum: 0 };
const instant = { type: "string", format: "date-time" };

/** Headers of answers by the name of their component: the name on the wire, and what it tells. */
const HEADERS = {
  RequestId: {
    wire: "x-request-id",
    description: "Id of the request: the caller's own where one was sent, else a new one",
    schema: { type: "string", pattern: "^[A-Za-z0-9._-]{1,128}$" },
    required: true,
  },
  ApiVersion: {
    wire: API_VERSION_HEADER,
    description: "Contract version of the answer",
    schema: { type: "string", const: API_VERSION },
    required: true,
  },
  FunctionVersion: {
    wire: "x-function-version",
    description: "Which deployment of the operation answered; absent where none could be reached",
    schema: text,
  },
  ServerTiming: {
    wire: "server-timing",
    description:
      "Milliseconds that the answer took: `stack` in the service's own code, `db` in the database, `model` in the language model",
    schema: text,
  },
  RetryAfter: {
    wire: "retry-after",
    description: "Seconds until a repetition makes sense; without it no delay is known",
    schema: { type: "integer", minimum: 1 },
  },
  RateLimit: {
    wire: "x-ratelimit-limit",
    description: "Requests that the key may send to this operation in a minute",
    schema: count,
  },
  RateRemaining: {
    wire: "x-ratelimit-remaining",
    description: "Requests of this minute that are left",
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
    description: "Requests of this minute that are left",
    schema: count,
  },
  QuotaLimit: {
    wire: "x-quota-limit",
    description: "Requests that count for the key in a calendar month, UTC; absent where there is no quota",
    schema: count,
  },
  QuotaRemaining: {
    wire: "x-quota-remaining",
    description: "What is left of the month: the limit less what is used and what running jobs have reserved",
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
export type HeaderName = keyof typeof HEADERS;

const QUOTA: readonly HeaderName[] = ["QuotaLimit", "QuotaRemaining", "QuotaReset"];

/** The headers that tell what is left of rate and quota; decode's have names of their own. */
export function limitHeaders(operation: string): readonly HeaderName[] {
  return operation === "decode"
    ? ["OperationalRateLimit", "OperationalRateRemaining", ...QUOTA]
    : ["RateLimit", "RateRemaining", "RateReset", ...QUOTA];
}

/** The `headers` of an operation's answer: those of every answer, then its own. */
export function referToHeaders(names: readonly HeaderName[]): JsonObject {
  return referToCommonHeaders(["FunctionVersion", "ServerTiming", ...names]);
}

/** The `headers` of an answer that no operation gives. */
export function referToCommonHeaders(names: readonly HeaderName[]): JsonObject {
  const all: readonly HeaderName[] = ["RequestId", "ApiVersion", ...names];
  return Object.fromEntries(
    all.map((name) => [HEADERS[name].wire, { $ref: `#/components/headers/${name}` }]),
  );
}

/** `components.headers`. */
export function describeHeaders(): JsonObject {
  return Object.fromEntries(Object.entries(HEADERS).map(([name, { wire: _, ...header }]) => [name, header]));
}
